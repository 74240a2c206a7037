import type { Caption, Page } from '../design.ts'

/** Words of a page in the places of another, and those that find none there. */
export interface PlacedGroupTexts {
  readonly captions: readonly Caption[]
  readonly left: readonly Caption[]
}

/** What is written on a page and asks for a place of its layout: what a shopper put somewhere asks for none. */
export function textsToPlace({ captions }: Pick<Page, 'captions'>): readonly Caption[] {
  return captions.filter(({ text, placed }) => text !== '' && !placed)
}

/**
 * The words of a page in other places: each as it was, in its own place where that is there, else the first of a role in
 * the first that is free. A text that a shopper put somewhere stays there, and its old place is not offered again.
 */
export function placedGroupTexts(places: readonly Caption[], page: Pick<Page, 'captions'>): PlacedGroupTexts {
  const put = page.captions.filter(({ placed }) => placed)
  const offered = places.filter(({ id }) => !put.some((one) => one.id === id))
  const waiting = new Set(textsToPlace(page))
  const own = new Map(
    offered.flatMap((place) => {
      const words = [...waiting].find((one) => one.id === place.id && fits(one, place))
      waiting.delete(words as Caption)
      return words ? [[place, words] as const] : []
    }),
  )
  const captions = offered.map((place) => {
    const words = own.get(place) ?? [...waiting].find((one) => fits(one, place))
    waiting.delete(words as Caption)
    const now = words ?? page.captions.find(({ id, text }) => id === place.id && text === '')
    return now ? { ...now, id: place.id, panel: place.panel, box: place.box } : place
  })
  return { captions: [...captions, ...put], left: [...waiting] }
}

const fits = (words: Caption, place: Caption) => words.role === place.role && words.panel === place.panel
