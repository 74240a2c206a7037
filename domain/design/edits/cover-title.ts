import type { Caption, Page } from '../design.ts'

/** A page with other texts. Whoever takes the title off a cover wants none, and whoever writes one wants it. */
export function withCaptions(page: Page, captions: readonly Caption[]): Page {
  const { untitled, ...rest } = page
  if (page.kind !== 'cover') {
    return { ...page, captions }
  }
  const isTitled = captions.some(isTitle)
  const isWished = isTitled || !(untitled || page.captions.some(isTitle))
  return { ...rest, captions, ...(isWished ? {} : { untitled: true }) }
}

function isTitle({ role, text }: Caption): boolean {
  return role === 'title' && text.trim() !== ''
}
