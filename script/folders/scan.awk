# Reads source files and prints facts about them, one a line, with tabs between the fields:
#
#   module    GROUP MODULE              a module, and the folder of Sources that holds it
#   folder    MODULE FOLDER             a folder of a module; "." is the module's own
#   import    MODULE NAME FILE          a module that a file imports
#   arrow     MODULE FROM TO NAME FILE  a file in the folder FROM uses NAME, which the folder TO declares
#   include   MODULE FROM TO            a C file includes another one of its module
#   file      FILE LINES OPEN           OPEN is 1 if the file declares an open class
#   function  FILE NAME LINES           the lines between the braces of a function
#
# Arrows come from names of types, and of functions that begin with a capital. Members of extensions are not followed.

BEGIN { OFS = "\t" }

FNR == 1 {
  split(FILENAME, part, "/")
  isC = FILENAME ~ /\.[ch]$/
  place(FILENAME)
  if (!((group, module) in known)) print "module", group, module
  known[group, module] = 1
  if (!((module, folder) in seen)) print "folder", module, folder
  seen[module, folder] = 1
  moduleOf[FILENAME] = module
  folderOf[FILENAME] = folder
  base[module, part[count]] = FILENAME
  depth = 0; parens = 0; pending = -1; inText = 0
}

{ lines[FILENAME] = FNR; line = $0 }

# Text of several lines.
inText { if (line !~ /"""/) next; sub(/^.*"""/, "", line); inText = 0 }
line ~ /"""/ && line !~ /""".*"""/ { sub(/""".*$/, "", line); inText = 1 }

isC && line ~ /^#include "/ { split(line, quoted, "\""); included[FILENAME, quoted[2]] = 1; next }
isC && line ~ /^#/ { next }

{
  gsub(/\\["\\]/, "", line)
  gsub(/"[^"]*"/, "", line)
  sub(/\/\/.*/, "", line)
  if (line ~ /^[ \t]*$/) next
}

!isC && line ~ /^[ \t]*(@[A-Za-z_]+ +)*((public|package|internal|private|fileprivate) +)?import / {
  name = line
  sub(/^.*import +((class|struct|enum|protocol|func|var|let|typealias) +)?/, "", name)
  sub(/[^A-Za-z0-9_].*$/, "", name)
  print "import", module, name, FILENAME
  next
}

line ~ /(^|[^A-Za-z])open +class +[A-Z]/ { isOpen[FILENAME] = 1 }

!isC && match(line, /(^|[^A-Za-z_.])(class|struct|enum|protocol|actor|typealias|func) +[A-Z][A-Za-z0-9_]*/) {
  name = substr(line, RSTART, RLENGTH)
  sub(/^.* /, "", name)
  if (depth > 0 || line ~ /(^|[^A-Za-z])(file)?private /) own[FILENAME, name] = 1
  else if (!((module, name) in home)) home[module, name] = folder
}

!isC {
  rest = line
  while (match(rest, /[A-Z][A-Za-z0-9_]*/)) {
    before = RSTART > 1 ? substr(rest, RSTART - 1, 1) : ""
    name = substr(rest, RSTART, RLENGTH)
    if (before !~ /[A-Za-z0-9_.]/) used[FILENAME, name] = 1
    rest = substr(rest, RSTART + RLENGTH)
  }
}

# Functions: one is pending from its name to its opening brace, which stands outside of all parentheses.
!isC && match(line, /(^|[^A-Za-z_.])(func +[^ (<]+|init[?!]?[(<]|deinit|subscript[(<])/) {
  name = substr(line, RSTART, RLENGTH)
  sub(/^[^a-z]*(func +)?/, "", name)
  sub(/[?!]?[(<]$/, "", name)
  pending = depth
  pendingName = name
}
isC && depth == 0 && line !~ /^(typedef|struct|union|enum)/ && match(line, /[A-Za-z_][A-Za-z0-9_]*\(/) {
  pending = 0
  pendingName = substr(line, RSTART, RLENGTH - 1)
}
{
  rest = line
  while (match(rest, /[{}()]/)) {
    mark = substr(rest, RSTART, 1)
    rest = substr(rest, RSTART + 1)
    if (mark == "(") parens++
    else if (mark == ")") parens--
    else if (mark == "{") {
      isBody = pending == depth && parens == 0
      depth++
      bodyName[depth] = isBody ? pendingName : ""
      bodyStart[depth] = FNR
      outer[depth] = parens
      parens = 0
      if (isBody) pending = -1
    } else if (depth > 0) {
      if (bodyName[depth] != "") print "function", FILENAME, bodyName[depth], FNR - bodyStart[depth] - 1
      parens = outer[depth]
      depth--
      if (pending > depth) pending = -1
    }
  }
  # Branches of #if may open a brace twice: a brace at the margin closes all.
  if (line ~ /^}/) { depth = 0; parens = 0; pending = -1 }
}

END {
  for (file in lines) print "file", file, lines[file], isOpen[file] + 0
  for (key in used) {
    split(key, pair, SUBSEP)
    file = pair[1]; name = pair[2]; module = moduleOf[file]
    if (!((module, name) in home) || (key in own)) continue
    if (home[module, name] != folderOf[file]) print "arrow", module, folderOf[file], home[module, name], name, file
  }
  for (key in included) {
    split(key, pair, SUBSEP)
    file = pair[1]; module = moduleOf[file]
    if (!((module, pair[2]) in base)) continue
    other = base[module, pair[2]]
    print "include", module, file, other
    if (folderOf[file] != folderOf[other]) print "arrow", module, folderOf[file], folderOf[other], pair[2], file
  }
}

# Sets the group, the module and the folder of a file. Modules lie at Sources/GROUP/MODULE, and some of Linux one folder deeper.
function place(path, i, first) {
  count = split(path, part, "/")
  first = part[3] == "C" || part[3] == "Overlays" ? 4 : 3
  group = part[2]
  module = (part[3] == "Overlays" ? "_Testing_" : "") part[first]
  folder = ""
  for (i = first + 1; i < count; i++) folder = folder (folder == "" ? "" : "/") part[i]
  if (folder == "") folder = "."
}
