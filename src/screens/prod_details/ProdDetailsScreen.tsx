export function ProdDetailsScreen() {
  return null
}
