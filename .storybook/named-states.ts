/** What the name of a story promises, as words of its id. */
const PROMISES = ['loading', 'offline', 'failed'] as const
type Promised = (typeof PROMISES)[number]

/** A chart marks the state that its story names: it has no screen around it that could say so. */
const NO_SCREEN = /^machines-/

/** What stands in the place of what is awaited. A part that is only marked busy looks like any other to who sees it. */
const AWAITS = '[role="progressbar"], [class*="skeleton" i], button[aria-busy="true"]'
const TELLS = '[role="alert"], [aria-invalid="true"]'

/** Words of the shop, in its languages, for a phone without a network. */
const NO_NETWORK = /offline|no connection|网络|联网|离线|網路|離線/i

/** So long may a screen take until it shows what it is going to show, on a busy machine too. A limit, not a wait. */
const LIMIT_MS = 20_000

/**
 * A story's name is true: one that is called after a state shows a sign of it that a person can see. What is there for
 * a moment only is no sign: it stands when the screen has come to rest.
 */
export async function keepPromise({ id }: { readonly id: string }): Promise<void> {
  const promised = NO_SCREEN.test(id) ? [] : PROMISES.filter((word) => wordsOf(id).includes(word))
  const end = performance.now() + LIMIT_MS
  for (const word of promised) {
    do {
      await atRest(end)
    } while (!isShown(word) && performance.now() < end)
    if (!isShown(word)) {
      throw new Error(`nothing that a person sees says "${word}", as the story's name does`)
    }
  }
}

function wordsOf(id: string): readonly string[] {
  return (id.split('--').at(-1) ?? '').split('-')
}

function isShown(word: Promised): boolean {
  switch (word) {
    case 'loading':
      return seen(AWAITS).length > 0 || seen('[role="status"]').some(({ textContent }) => textContent !== '')
    case 'offline':
      return seen('*').some((element) => NO_NETWORK.test(ownText(element)))
    case 'failed':
      return seen(TELLS).some(({ ariaInvalid, textContent }) => ariaInvalid === 'true' || textContent !== '')
  }
}

const seen = (selector: string) => [...document.body.querySelectorAll(selector)].filter(isSeen)

/** Words for screen readers alone are a pixel wide. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}

function ownText({ childNodes }: Element): string {
  return [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')
}

/** So many frames without a change are rest. What moves for ever is looked at in the end as it is. */
const STILL_FRAMES = 10

async function atRest(end: number): Promise<void> {
  let still = 0
  const observer = new MutationObserver(() => {
    still = 0
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  while (still < STILL_FRAMES && performance.now() < end) {
    still += 1
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  observer.disconnect()
}
