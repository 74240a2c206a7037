/** Session storage key: when the page was last fetched anew for want of code. */
const RENEWED = 'keepsake.renewed'
/** Not again within this time: a release that lacks files would go round in circles. */
const LATELY_MS = 60_000
/** What Chromium, Firefox, Safari and the preloading of styles say of code that did not come. */
const NO_CODE = /dynamically imported module|module script failed|preload CSS/i

/**
 * The shop was released anew since this page was opened, and the code of a screen has another name by now: the page is
 * fetched anew, where it stands. Answers whether that was begun: not without a network, and not twice in a minute.
 */
export async function renewPage(fault: unknown, reload = () => window.location.reload()): Promise<boolean> {
  if (!(fault instanceof Error && NO_CODE.test(fault.message)) || !mayRenew()) {
    return false
  }
  try {
    // Where the shop does not answer, the browser's own page of errors would take the place of ours.
    const { ok } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
    if (ok) {
      window.sessionStorage.setItem(RENEWED, String(Date.now()))
      reload()
    }
    return ok
  } catch {
    return false
  }
}

function mayRenew(): boolean {
  try {
    return Date.now() - Number(window.sessionStorage.getItem(RENEWED) ?? 0) >= LATELY_MS
  } catch {
    // Without a storage a circle could not be noticed.
    return false
  }
}
