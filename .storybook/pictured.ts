/** Screens that are painted on a canvas: the goldens of preview and print hold those. */
const PAINTED =
  /^(screens-(theme-preview|theme-viewlarger|album-gallery|album-preview|album-cover|design-flip|frame-index|print-index|combo-index|theme-list|special-card|preflight)|machines|themes|editor|components)/

/** Of the editor and the other painted screens, one for each way they look. */
const BESIDES =
  /(theme-preview--(resting|photo-selected|writing|swapping|conflict)|theme-list--(six-looks|no-looks-yet|loading|failed)|print-index--(loading|offline|failed)|combo-index--(loading|failed)|prod-recommend--loading)$/

/** What really goes on while it is looked at. */
const MOVING = /--uploading-at-this-pace$/
/** The merchant's console stands on a library that paints it: its journeys look at it. */
const CONSOLE = /^console-/

/** Whether pictures of a story are kept: of the others all but every fourth: each picture costs a fifth of a second. */
export function isPictured(id: string): boolean {
  if (MOVING.test(id) || CONSOLE.test(id)) {
    return false
  }
  return PAINTED.test(id) ? BESIDES.test(id) : id.startsWith('the-language') || lotOf(id) % 4 !== 3
}

/** Which stories are kept wide and in every language as well: the same for ever, and spread over all screens. */
export function sizesOf(id: string): { readonly alsoWide: boolean; readonly alsoSpoken: boolean } {
  const lot = lotOf(id)
  return { alsoWide: lot % 7 === 1, alsoSpoken: lot % 7 === 0 }
}

function lotOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
}
