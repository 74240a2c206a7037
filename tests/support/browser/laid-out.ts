/** Controls, as a finger meets them. */
const CONTROLS = 'button, a[href], input, select, textarea, [role=menuitem], [role=slider], [tabindex="0"]'
/** What lies on the page as large as it is printed: photos, texts, the gaps between them, the frame that is cropped, the field under a text. */
const ON_THE_PAGE = '[data-slot], [data-caption], [data-gap], [data-testid=crop-view], textarea, [data-pin]'
/** Fingers need this much, css px. */
const TOUCH = 44
/** Half a pixel is rounding. */
const ABOUT = 1

/**
 * What is wrong with the screen as it is laid out now, in words: controls that are small, cut, covered or beside the
 * window, words that are cut, broken in two or printed over each other. Of an open dialog or menu only that one is meant.
 */
export function layoutFaults(): string[] {
  const layers = document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog], [role=menu]')
  const root = layers[layers.length - 1] ?? document.body
  const { innerWidth: width, innerHeight: height } = window
  const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(isShown)
  const texts = textsIn(root)
  const page = document.scrollingElement
  return [
    ...(page && page.scrollWidth > width + ABOUT
      ? [`the window scrolls sideways: ${page.scrollWidth} of ${width}`]
      : []),
    ...(root.scrollWidth > root.clientWidth + ABOUT && root !== document.body
      ? [`${nameOf(root)} is cut sideways`]
      : []),
    ...(document.querySelector('[data-tool]:not([data-scrolls])') && page && page.scrollHeight > height + ABOUT
      ? [`the editor is higher than the window: ${page.scrollHeight} of ${height}`]
      : []),
    ...[...root.querySelectorAll<HTMLElement>('ul, ol, fieldset, [role=toolbar]')].filter(isShown).flatMap(rowFaults),
    ...controls.filter((control) => !control.matches(ON_THE_PAGE)).flatMap(controlFaults),
    ...texts.flatMap(textFaults),
    ...overprinted(texts),
  ]
}

function isShown(element: HTMLElement): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true], .hidden-visually') &&
    element.getClientRects().length > 0
  )
}

/** The part of a box that is seen through everything that scrolls or cuts around it; what scrolls can be brought there. */
function seenThrough(element: Element, box: DOMRect): { readonly seen: DOMRect; readonly isScrolled: boolean } {
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
  let isScrolled = false
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up)
    if (overflowX === 'visible' && overflowY === 'visible') {
      continue
    }
    const frame = up.getBoundingClientRect()
    isScrolled ||= scrolls(overflowX) || scrolls(overflowY)
    ;[left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
    ;[top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
  }
  return { seen: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), isScrolled }
}

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

/** A row that is moved sideways has its whole height: no finger finds out that it goes up and down too. */
function rowFaults(row: HTMLElement): string[] {
  const { clientHeight: height, scrollHeight: whole } = row
  const isRow = scrolls(getComputedStyle(row).overflowX) && row.scrollWidth > row.clientWidth + ABOUT
  return isRow && whole > height + 2 ? [`${nameOf(row)} shows ${height} of its ${whole} px`] : []
}

function controlFaults(control: HTMLElement): string[] {
  // A box to tick is as large as its label.
  const meant = control.closest('label') ?? control
  const box = meant.getBoundingClientRect()
  const name = nameOf(control)
  const small = box.width < TOUCH - ABOUT || box.height < TOUCH - ABOUT
  const isInText = control.matches('a') && getComputedStyle(control).display === 'inline'
  const faults = small && !isInText ? [`${name} is ${Math.round(box.width)} x ${Math.round(box.height)}`] : []
  const { seen, isScrolled } = seenThrough(control, box)
  const whole = seen.width >= box.width - ABOUT && seen.height >= box.height - ABOUT
  if (isScrolled && !whole) {
    return faults
  }
  if (!whole) {
    return [...faults, `${name} is cut`]
  }
  const isBeside =
    box.left < -ABOUT ||
    box.right > window.innerWidth + ABOUT ||
    ((box.top < -ABOUT || box.bottom > window.innerHeight + ABOUT) && !canScrollTo(control))
  if (isBeside) {
    return [...faults, `${name} lies beside the window`]
  }
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  if (y < 0 || y >= window.innerHeight) {
    return faults
  }
  const hit = document.elementFromPoint(x, y)
  // What scrolls comes out from below the bar that stays at its edge.
  if ((isScrolled || canScrollTo(control)) && hit && isStuckBeside(hit, control)) {
    return faults
  }
  const isHit = hit !== null && (meant.contains(hit) || hit.contains(meant) || control.hasAttribute('disabled'))
  return isHit ? faults : [...faults, `${name} is covered by ${hit ? nameOf(hit) : 'nothing'}`]
}

function isStuckBeside(hit: Element, control: Element): boolean {
  for (let up: Element | null = hit; up; up = up.parentElement) {
    if (getComputedStyle(up).position === 'sticky' || isFoot(up)) {
      return !up.contains(control)
    }
  }
  return false
}

/** A bar for which the page keeps room: whatever gets the focus is scrolled out from below it. */
function isFoot(element: Element): boolean {
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  const { top } = element.getBoundingClientRect()
  return getComputedStyle(element).position === 'fixed' && top >= window.innerHeight - room - ABOUT
}

/** The window itself scrolls to it. */
function canScrollTo(element: Element): boolean {
  for (let up: Element | null = element; up; up = up.parentElement) {
    if (getComputedStyle(up).position === 'fixed') {
      return false
    }
  }
  return (document.scrollingElement?.scrollHeight ?? 0) > window.innerHeight
}

interface Text {
  readonly node: globalThis.Text
  readonly parent: HTMLElement
  readonly lines: readonly DOMRect[]
}

/** Texts that are painted, line by line, as far as they are seen. */
function textsIn(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (
      !node.textContent?.trim() ||
      !parent ||
      // What parts two phrases is cut off where a line begins with it.
      parent.closest('script, style, svg, option, textarea, [data-cut-off]') ||
      !isShown(parent)
    ) {
      continue
    }
    const range = document.createRange()
    range.selectNodeContents(node)
    found.push({ node: node as globalThis.Text, parent, lines: [...range.getClientRects()] })
  }
  return found
}

function textFaults({ node, parent, lines }: Text): string[] {
  const words = `"${(node.textContent ?? '').trim().slice(0, 40)}"`
  const ellipsis = closestWith(parent, (style) => style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')
  const faults: string[] = []
  for (const line of lines) {
    const { seen, isScrolled } = seenThrough(parent, line)
    if (!ellipsis && !isScrolled && (seen.width < line.width - 2 || seen.height < line.height * 0.7)) {
      faults.push(`${words} is cut`)
      break
    }
    if (!ellipsis && !isScrolled && line.right > window.innerWidth + ABOUT) {
      faults.push(`${words} runs out of the window`)
      break
    }
  }
  const control = parent.closest<HTMLElement>('button, a[href]')
  const box = control?.getBoundingClientRect()
  if (box && !ellipsis && lines.some((line) => line.left < box.left - ABOUT || line.right > box.right + ABOUT)) {
    faults.push(`${words} is wider than its control`)
  }
  if (box && lines.some((line) => line.top < box.top - 2 || line.bottom > box.bottom + 2)) {
    faults.push(`${words} is higher than its control`)
  }
  // An address may break anywhere.
  const said = node.textContent?.includes('://') ? '' : (node.textContent ?? '')
  for (const { index, 0: word } of said.matchAll(/[A-Za-z]+/g)) {
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    if (tops.size > 1) {
      faults.push(`${words} breaks in the word "${word}"`)
      break
    }
  }
  return faults
}

function closestWith(element: HTMLElement, is: (style: CSSStyleDeclaration) => boolean): HTMLElement | null {
  for (let up: HTMLElement | null = element; up; up = up.parentElement) {
    if (is(getComputedStyle(up))) {
      return up
    }
  }
  return null
}

/** Two texts of one layer printed over each other. */
function overprinted(texts: readonly Text[]): string[] {
  const seen = texts.flatMap(({ node, parent, lines }) =>
    lines.map((line) => ({
      words: (node.textContent ?? '').trim(),
      node,
      layer: layerOf(parent),
      box: seenThrough(parent, line).seen,
    })),
  )
  const faults = new Set<string>()
  seen.forEach((one, index) => {
    for (const other of seen.slice(index + 1)) {
      if (other.node === one.node || other.layer !== one.layer) {
        continue
      }
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // Lines of text are higher than their letters.
      if (width > 2 && height > 5) {
        faults.add(`"${one.words.slice(0, 30)}" and "${other.words.slice(0, 30)}" are printed over each other`)
      }
    }
  })
  return [...faults]
}

/** What lies over the page on purpose is a layer of its own. */
function layerOf(element: Element): Element {
  for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
    const { position } = getComputedStyle(up)
    if (
      position === 'fixed' ||
      position === 'sticky' ||
      (position === 'absolute' && getComputedStyle(up).zIndex !== 'auto')
    ) {
      return up
    }
  }
  return document.body
}

function nameOf(element: Element): string {
  const said = element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.textContent?.trim()
  return `${element.tagName.toLowerCase()} "${(said ?? '').slice(0, 40)}"`
}
