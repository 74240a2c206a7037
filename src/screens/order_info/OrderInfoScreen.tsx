export function OrderInfoScreen() {
  return null
}
