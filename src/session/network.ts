/** Tells whether the phone is online, at once and at every change. Returns how to stop. */
export function watchNetwork(onChange: (online: boolean) => void): () => void {
  const report = () => onChange(navigator.onLine)
  report()
  window.addEventListener('online', report)
  window.addEventListener('offline', report)
  return () => {
    window.removeEventListener('online', report)
    window.removeEventListener('offline', report)
  }
}
