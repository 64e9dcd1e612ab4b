import CPango

/// Creates and configures a Pango layout for a text.
struct TextBuilder {
  private let key: TextLayout.Key
  private let text: String
  let layout: OpaquePointer
  /// Whether the text is a single line that is clipped at the width, not wrapped.
  let isUnbroken: Bool

  init(_ key: TextLayout.Key, context: OpaquePointer) {
    self.key = key
    text = key.runs.map(\.string).joined()
    layout = pango_layout_new(context)
    isUnbroken = key.lineBreak == .byClipping && key.lineLimit == 1
    let description = key.runs.first?.style.description
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    set(text)
    if let width = key.width, !isUnbroken {
      pango_layout_set_width(layout, Int32((width * CGFloat(PANGO_SCALE)).rounded(.up)))
    }
    pango_layout_set_wrap(layout, key.lineBreak == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_spacing(layout, Int32(key.lineSpacing * CGFloat(PANGO_SCALE)))
    pango_layout_set_alignment(layout, pangoAlignment)
    pango_layout_set_justify(layout, key.alignment == .justified ? 1 : 0)
  }

  private func set(_ text: String) {
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    let list = attributes(length: text.utf8.count)
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  private var isRightToLeft: Bool {
    !text.utf8.allSatisfy { $0 < 128 } && pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL
  }

  /// Pango's left is the side on which the paragraph's script begins.
  var pangoAlignment: PangoAlignment {
    switch key.alignment {
    case .natural, .justified: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .left: isRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    case .right: isRightToLeft ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
    }
  }

  /// Truncates lines beyond the limit. Returns whether there were any.
  mutating func truncate() -> Bool {
    let mode: PangoEllipsizeMode
    switch key.lineBreak {
    case .byTruncatingHead: mode = PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: mode = PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: mode = PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping, .byClipping:
      return key.lineLimit > 0 && Int(pango_layout_get_line_count(layout)) > key.lineLimit
    }
    guard key.lineLimit > 0, Int(pango_layout_get_line_count(layout)) > key.lineLimit,
      let last = pango_layout_get_line_readonly(layout, Int32(key.lineLimit - 1))?.pointee
    else { return false }
    var height: CGFloat = 0
    TypesetText.forEachLine(of: layout, first: key.lineLimit) { _, _, box, _ in
      // A height that is more than the lines need, but too little for another line.
      height = CGFloat(box.y) + CGFloat(box.height) * 1.25
    }
    cutParagraphs(after: Int(last.start_index + last.length))
    let paragraphs = String(cString: pango_layout_get_text(layout)).contains { $0.isNewline }
    pango_layout_set_ellipsize(layout, mode)
    // Pango applies a number of lines to each paragraph separately, so several paragraphs are limited by height.
    pango_layout_set_height(layout, paragraphs ? Int32(height) : -Int32(key.lineLimit))
    return true
  }

  /// Removes everything after the paragraph that contains the last line that fits. If that line ends its paragraph, adds an
  /// ellipsis, because text is missing.
  private func cutParagraphs(after end: Int) {
    let bytes = text.utf8
    let lineEnd = bytes.index(bytes.startIndex, offsetBy: end)
    guard let newline = text[lineEnd...].firstIndex(where: \.isNewline) else { return }
    set(String(text[..<newline]) + (newline == lineEnd ? "…" : ""))
  }

  private func attributes(length: Int) -> OpaquePointer? {
    let list = pango_attr_list_new()
    var start = 0
    for (index, run) in key.runs.enumerated() {
      let end = index == key.runs.count - 1 ? max(length, start) : min(start + run.string.utf8.count, length)
      defer { start = end }
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = guint(start)
        attribute?.pointee.end_index = guint(end)
        pango_attr_list_insert(list, attribute)
      }
      guard end > start else { continue }
      let description = run.style.description
      insert(pango_attr_font_desc_new(description))
      pango_font_description_free(description)
      if let color = run.color {
        func part(_ value: CGFloat) -> guint16 { guint16((value.clampedToUnit * 65535).rounded()) }
        insert(pango_attr_foreground_new(part(color.red), part(color.green), part(color.blue)))
        insert(pango_attr_foreground_alpha_new(part(color.alpha)))
      }
      if run.isUnderlined { insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
      if run.kern != 0 { insert(pango_attr_letter_spacing_new(Int32(run.kern * CGFloat(PANGO_SCALE)))) }
    }
    return list
  }
}
