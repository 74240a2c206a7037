/** Puts a text on the clipboard where the browser lets it; false: the person copies it by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without https, or where the person has forbidden it.
    return false
  }
}
