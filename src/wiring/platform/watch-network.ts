/** Tells at once when the phone is offline, then at every change. Returns how to stop. */
export function watchNetwork(tell: (online: boolean) => void): () => void {
  const online = () => tell(true)
  const offline = () => tell(false)
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  if (!navigator.onLine) {
    offline()
  }
  return () => {
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
  }
}
