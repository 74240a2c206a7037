export function ProdListScreen() {
  return null
}
