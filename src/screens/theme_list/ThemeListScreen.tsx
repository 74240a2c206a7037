export function ThemeListScreen() {
  return null
}
