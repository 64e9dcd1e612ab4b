import UIKit

/// The content of a row in a list.
package struct ListItem: Equatable {
  var title: String
  var subtitle: String
  var tint: UIColor

  /// The place for a row. The places repeat.
  @MainActor package static func place(_ index: Int) -> ListItem {
    let place = places[index % places.count]
    return ListItem(title: place.0, subtitle: place.1, tint: Palette.tints[index % Palette.tints.count])
  }

  /// The song for a row. The songs repeat.
  @MainActor static func song(_ index: Int) -> ListItem {
    let song = Song.all[index % Song.all.count]
    return ListItem(
      title: song.title, subtitle: Song.text(song.duration), tint: Palette.tints[(index + 3) % Palette.tints.count])
  }

  private static let places = [
    ("Alfama", "1.2 km"), ("Belém Tower", "6.4 km"), ("Café Central", "350 m"), ("Docks", "2.8 km"),
    ("Estrela Garden", "1.9 km"), ("Fado House", "900 m"), ("Graça Lookout", "1.6 km"), ("Harbour Ferry", "2.1 km"),
    ("Island Market", "3.3 km"), ("Jazz Cellar", "700 m"), ("Kiosk by the Lake", "4.0 km"),
  ]
}
