export function AlbumNoShareScreen() {
  return null
}
