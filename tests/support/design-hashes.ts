import { applyEdit } from '../../domain/design/change/apply-edit.ts'
import type { Edit } from '../../domain/design/change/edit.ts'
import type { Design } from '../../domain/design/design.ts'
import { asId } from '../../domain/ids.ts'
import { aBleedTheme, aDesign, aTheme } from './builders/design-builders.ts'

/** Photos in twelve books, in turn with margins and running off the page. */
const ALBUMS = [8, 13, 21, 24, 30, 34, 48, 55, 60, 89, 96, 120] as const

/**
 * The beginning of the SHA-256 of every seeded book, designed and then edited: the same numbers in Node and in every browser, so that an edit
 * on a phone and on the server gives the same page. A wanted change of the
 * engine changes them.
 */
export const DESIGN_HASHES: readonly string[] = [
  '00a935e04881',
  '21de8c2656b7',
  '210c3597f7ad',
  '372654341b0d',
  '33bd3359e3e2',
  '28e65634672c',
  '2759ef1e316c',
  '2159582406f0',
  '301f9391eaaa',
  '0cc190f4fb37',
  'b32a1ffbd145',
  '23e6e7968e65',
]

/** The first twelve digits of each book's hash, computed here. */
export async function designHashes(): Promise<string[]> {
  return await Promise.all(ALBUMS.map(hashOfBook))
}

async function hashOfBook(count: number, at: number): Promise<string> {
  const { design, world } = aDesign(count, { theme: at % 2 === 0 ? aTheme() : aBleedTheme(), seed: at + 1 })
  let edited = design
  for (const edit of editsOf(design)) {
    const verdict = applyEdit(edited, edit, world)
    edited = verdict.kind === 'applied' ? verdict.next : edited
  }
  const bytes = new TextEncoder().encode(JSON.stringify([design, edited]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Shuffles every third page, takes a photo off every fourth, and adds one page. */
function editsOf({ pages }: Design): Edit[] {
  const inner = pages.filter((page) => page.kind === 'inner')
  const [first] = inner
  const added: Edit[] = first ? [{ cmd: 'page_add', after: first.id, pageId: asId('added') }] : []
  return [
    ...inner.flatMap((page, at): Edit[] => {
      const photoId = page.slots[0]?.placement?.photoId
      const shuffled: Edit[] = at % 3 === 0 ? [{ cmd: 'shuff', pageId: page.id }] : []
      const taken: Edit[] =
        at % 4 === 1 && photoId ? [{ cmd: 'page_add_del_photos', pageId: page.id, add: [], del: [photoId] }] : []
      return [...shuffled, ...taken]
    }),
    ...added,
  ]
}
