export function OrderSuccessScreen() {
  return null
}
