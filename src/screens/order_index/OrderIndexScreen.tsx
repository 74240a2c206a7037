export function OrderIndexScreen() {
  return null
}
