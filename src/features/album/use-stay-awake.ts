import { useEffect } from 'react'

/** Keeps the screen on while `busy`: a phone that sleeps stops its uploads. Where a browser cannot, they go on later. */
export function useStayAwake(busy: boolean): void {
  useEffect(() => {
    if (!busy || !('wakeLock' in navigator)) {
      return
    }
    let lock: WakeLockSentinel | undefined
    let over = false
    const hold = async () => {
      if (document.hidden) {
        return
      }
      try {
        const held = await navigator.wakeLock.request('screen')
        if (over) {
          await held.release()
        } else {
          lock = held
        }
      } catch {
        // Low battery, or a browser that does not want to: the phone may sleep, and the uploads go on when it wakes.
      }
    }
    // The browser takes the lock away whenever the page is hidden.
    const seen = () => void hold()
    document.addEventListener('visibilitychange', seen)
    void hold()
    return () => {
      over = true
      document.removeEventListener('visibilitychange', seen)
      void lock?.release()
    }
  }, [busy])
}
