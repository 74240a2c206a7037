import { useEffect } from 'react'
import { usePorts } from '../../ports/ports.ts'

/** The browser asks before it closes the page, as long as some photo lives in this page only. */
export function useLeaveWarning(): void {
  const { picking } = usePorts()
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      if (picking.onlyHere()) {
        event.preventDefault()
      }
    }
    window.addEventListener('beforeunload', leaving)
    return () => window.removeEventListener('beforeunload', leaving)
  }, [picking])
}
