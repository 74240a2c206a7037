/** Tells whether the phone is online, at once and at every change. Returns how to stop. */
export function watchNetwork(tell: (online: boolean) => void): () => void {
  const told = () => tell(navigator.onLine)
  told()
  window.addEventListener('online', told)
  window.addEventListener('offline', told)
  return () => {
    window.removeEventListener('online', told)
    window.removeEventListener('offline', told)
  }
}
