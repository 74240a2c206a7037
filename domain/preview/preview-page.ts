import type { CaptionRole, Design, PageKind } from '../design/design.ts'
import type { GroupId, PageId } from '../ids.ts'

/** A page as a preview lists it. `key` and `id` stay with the page, `index` is its place now; 0 is the cover. */
export interface PreviewPageEntry {
  readonly key: string
  readonly index: number
  readonly type: PageKind
  readonly group: GroupId | ''
  readonly id: PageId
  readonly rev: number
}

/** Of each page of a design, the revision that last changed it: what a picture must show to be its picture. */
export type PageRevisions = Readonly<Record<PageId, number>>

/** The pages of a design in reading order. Adding and removing pages renumbers `index` (B§4). */
export function previewPageEntries(
  { design, rev }: { readonly design: Pick<Design, 'pages'>; readonly rev: number },
  pageRevs: PageRevisions,
): PreviewPageEntry[] {
  return design.pages.map(({ id, kind, groupId }, index) => ({
    ...{ key: id, index, type: kind, group: groupId ?? '', id },
    rev: pageRevs[id] ?? rev,
  }))
}

/** Text types by their number on the wire: 0 layout text, 1 title, 2 description (B§3). */
export type TextTypeNumber = 0 | 1 | 2

const TEXT_TYPES = { text: 0, spine: 0, title: 1, description: 2, address: 0 } as const satisfies Record<
  CaptionRole,
  TextTypeNumber
>

export function textTypeOf(role: CaptionRole): TextTypeNumber {
  return TEXT_TYPES[role]
}

/** The role of a new text of this type. */
export function roleOfTextType(type: TextTypeNumber): CaptionRole {
  return type === 1 ? 'title' : type === 2 ? 'description' : 'text'
}
