/**
 * Runs with the page; the server writes its text there. A page that stays open over a release asks for code under a name that is gone:
 * whoever misses it calls the function that this puts under `name` of the window, which fetches the page anew where it stands and
 * answers whether that was begun. Not for another fault, not without a network, and not twice in a minute.
 */
export function renewingScript(name: string, reload = () => window.location.reload()): void {
  /** Session storage key: when the page was last fetched anew for want of code. */
  const stored = 'keepsake.renewed'
  /** Not again within this time, ms: a release that lacks files would go round in circles. */
  const lately = 60_000
  /** What Chromium, Firefox, Safari and the preloading of styles say of code that did not come. */
  const noCode = /dynamically imported module|module script failed|preload CSS/i
  const renew = async (fault: unknown): Promise<boolean> => {
    try {
      const { sessionStorage } = window
      if (!noCode.test(String(fault)) || Date.now() - Number(sessionStorage.getItem(stored)) < lately) {
        return false
      }
      // Where the shop does not answer, the browser's own page of errors would take the place of ours.
      const { ok } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
      if (ok) {
        sessionStorage.setItem(stored, `${Date.now()}`)
        reload()
      }
      return ok
    } catch {
      // Without a storage a circle could not be noticed.
      return false
    }
  }
  Object.assign(window, { [name]: renew })
}
