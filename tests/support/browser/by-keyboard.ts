import { expect, onTestFinished } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** More stops than any screen has. */
const STOPS = 90

/** Goes with Tab to what a screen reader calls so, in a row that is one stop with arrows; there is no other way to it than the order of the keyboard. */
export async function reach(locator: Locator): Promise<HTMLElement> {
  await expect.element(locator.first()).toBeInTheDocument()
  const row = (locator.elements()[0] as HTMLElement).closest('[data-roving]')
  if (row && !row.contains(document.activeElement)) {
    await comeTo(() => row.querySelector('[tabindex="0"]') as HTMLElement)
  }
  const target = () => locator.elements()[0] as HTMLElement
  if (row) {
    const kind = row.getAttribute('data-roving') === 'li' ? 'li' : 'button'
    // What cannot be pressed is passed over.
    const at = [...row.querySelectorAll(`${kind}:not(:disabled)`)].findIndex((item) => item.contains(target()))
    await userEvent.keyboard(`{Home}${'{ArrowRight}'.repeat(at)}`)
    // The item may have several buttons.
    await comeTo(target)
  } else {
    await comeTo(target)
  }
  expect(nameOf(document.activeElement)).toBe(nameOf(target()))
  return target()
}

async function comeTo(target: () => HTMLElement): Promise<void> {
  for (let tries = 0; tries < STOPS && document.activeElement !== target(); tries++) {
    const { isBefore, stops } = wayTo(target())
    // As many presses in one go as stops are known between: where there are more, the way is gone on from there.
    await userEvent.keyboard(isBefore ? `{Shift>}${'{Tab}'.repeat(stops)}{/Shift}` : '{Tab}'.repeat(stops))
  }
}

const STOP = 'button, a[href], input, select, textarea, [tabindex="0"]'

/** In which direction it lies, and how many stops at least are on the way. */
function wayTo(target: HTMLElement): { readonly isBefore: boolean; readonly stops: number } {
  const from = document.activeElement ?? document.body
  const isBefore = (from.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const stops = [...document.querySelectorAll<HTMLElement>(STOP)].filter(
    (one) =>
      one.tabIndex === 0 && !one.matches(':disabled, [inert] *') && one.checkVisibility({ visibilityProperty: true }),
  )
  const before = (one: Element) =>
    stops.filter((stop) => (stop.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0).length
  const way = before(target) - before(from)
  // From beside a stop the first press comes to the next one.
  return { isBefore, stops: Math.max(1, isBefore ? -way : stops.includes(from as HTMLElement) ? way : way + 1) }
}

/** Reaches it and presses Enter. */
export async function press(locator: Locator): Promise<void> {
  await reach(locator)
  await userEvent.keyboard('{Enter}')
}

export function nameOf(element: Element | null): string {
  return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
}

/** Where a screen reader listens: what was done, and where carried pages would lie. */
const REGIONS = '[data-testid=announcements], [id^=DndLiveRegion]'

/** Everything that is announced from now on, each sentence as often as it is said; what is hidden from a reader is not. */
export function listen(): { readonly said: readonly string[] } {
  const said: string[] = []
  const heard = (mutations: readonly MutationRecord[]) => {
    const regions = new Set(
      mutations.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement
        return element?.closest(REGIONS) ?? []
      }),
    )
    for (const region of regions) {
      const words = region.textContent?.trim() ?? ''
      if (words !== '' && !region.closest('[aria-hidden=true], [inert]')) {
        said.push(words)
      }
    }
  }
  const observer = new MutationObserver(heard)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return { said }
}
