/**
 * Gives the focus back to what was worked on. Letters were typed before, so a browser would show the ring of the keyboard
 * around it; a finger or a mouse that ended the work sees none, until a key is pressed.
 */
export function focusAgain(element: HTMLElement | null | undefined, byPointer: boolean): void {
  if (!element) {
    return
  }
  if (byPointer) {
    element.dataset['touched'] = ''
    const end = () => {
      delete element.dataset['touched']
      element.removeEventListener('blur', end)
      window.removeEventListener('keydown', end, { capture: true })
    }
    element.addEventListener('blur', end)
    window.addEventListener('keydown', end, { capture: true })
  }
  element.focus({ preventScroll: true })
}
