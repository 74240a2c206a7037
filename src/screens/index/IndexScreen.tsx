export function IndexScreen() {
  return null
}
