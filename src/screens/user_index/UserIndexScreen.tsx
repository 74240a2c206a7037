export function UserIndexScreen() {
  return null
}
