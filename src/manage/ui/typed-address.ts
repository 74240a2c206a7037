/** Asked about an address of the console that was typed into the browser's bar; true: it is not gone to now. */
type Asked = (address: string) => boolean

let asked: Asked | undefined
let returning = false
let watching = false

/**
 * Begins to listen for addresses that are typed into the browser's bar. Before the router does: they leave no document, and the router cannot be
 * stopped on the way to what it has not written itself.
 */
export function watchTypedAddresses(): void {
  if (!watching) {
    watching = true
    window.addEventListener('popstate', arrive)
  }
}

/** Has this asked about every address that is typed. Returns what ends it. */
export function onTypedAddress(ask: Asked): () => void {
  asked = ask
  return () => {
    asked = undefined
  }
}

function arrive(event: PopStateEvent): void {
  const isTyped = typeof event.state?.idx !== 'number'
  if (returning || (isTyped && asked?.(window.location.hash.slice(1)))) {
    // Nobody else hears of the way there and back.
    event.stopImmediatePropagation()
    if (!returning) {
      window.history.back()
    }
    returning = !returning
  }
}
