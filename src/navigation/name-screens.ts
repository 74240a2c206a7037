import { currentPath } from './hash-location.ts'
import { routeOf } from './routes.ts'

/** What names a screen, else the screen itself as soon as it is there. */
const HEADING = 'h1'
const SCREEN = 'main:not([aria-busy])'

/**
 * From now on the page is named after the screen that is shown, in front of the shop's name, which alone it had until now (B§2 rule 9). And
 * where a screen goes that had the focus, the focus goes on to the heading of the next one: else a keyboard would begin at the top of the
 * document, and a screen reader would say nothing. A page that has just been loaded is begun at its top.
 *
 * @returns ends it.
 */
export function nameScreens(): () => void {
  let shop = document.title
  let given = shop
  let head: HTMLElement | null = document.querySelector<HTMLElement>(HEADING)
  const look = () => {
    if (document.title !== given) {
      shop = document.title
    }
    const heading = document.querySelector<HTMLElement>(HEADING)
    // Behind its own words a heading may show how things stand: saved, on its way.
    const words = heading?.firstChild?.textContent?.trim()
    given = words && routeOf(currentPath()) !== 'index' ? `${words} · ${shop}` : shop
    if (document.title !== given) {
      document.title = given
    }
    const place = heading ?? document.querySelector<HTMLElement>(SCREEN)
    const isNew = place !== null && place !== head
    head = place
    if (isNew && isFocusLost() && (navigator.userActivation?.hasBeenActive ?? true)) {
      place.tabIndex = -1
      // No key does anything to it: it has no ring.
      place.style.outline = 'none'
      place.focus({ preventScroll: true })
    }
  }
  const watch = new MutationObserver(look)
  watch.observe(document.documentElement, { childList: true, subtree: true, characterData: true })
  look()
  return () => watch.disconnect()
}

/** Nothing has it, or the screen as a whole has it until its heading comes. */
function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.localName === 'main'
}
