export function PayScreen() {
  return null
}
