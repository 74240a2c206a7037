/** The phone that stands beside a chart. */
const PHONE: Readonly<Record<string, number>> = { width: 375, height: 667 }

/** What a media query says of a size, in both ways of writing: `(min-width: 900px)` and `(width >= 900px)`. */
const SIZE = /\((?:(min|max)-)?(width|height)\s*(?::|([<>]=?))\s*(\d+)px\)/g

/** The same query, in which whatever is said of the page's size is answered for the phone's. */
export function forPhone(query: string): string {
  return query.replace(SIZE, (_, bound: string | undefined, side: string, sign: string | undefined, limit: string) => {
    const size = PHONE[side] as number
    const isMet = ((bound === 'min' || sign?.startsWith('>')) ?? false) ? size >= Number(limit) : size <= Number(limit)
    return isMet ? '(min-width: 0px)' : '(max-width: 0px)'
  })
}

/**
 * A screen asks how wide the page is, and beside a chart it is wider than the phone that the screen stands in: the page
 * answers as a phone does, until the function that is returned is called.
 */
export function answerAsOnAPhone(): () => void {
  const said = new Map<CSSMediaRule, string>()
  const answer = () => {
    for (const rule of [...document.styleSheets].flatMap(mediaRules)) {
      if (!said.has(rule)) {
        said.set(rule, rule.media.mediaText)
        rule.media.mediaText = forPhone(rule.media.mediaText)
      }
    }
  }
  const asked = window.matchMedia
  window.matchMedia = (query) => asked.call(window, forPhone(query))
  // A screen brings style sheets of its own when it comes.
  const coming = new MutationObserver(answer)
  coming.observe(document.head, { childList: true, subtree: true, characterData: true })
  document.head.addEventListener('load', answer, true)
  answer()
  return () => {
    coming.disconnect()
    document.head.removeEventListener('load', answer, true)
    window.matchMedia = asked
    for (const [rule, text] of said) {
      rule.media.mediaText = text
    }
  }
}

function mediaRules(of: CSSStyleSheet | CSSGroupingRule): readonly CSSMediaRule[] {
  return [...of.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule) : []),
  ])
}
