import { expect, test } from 'vitest'
import { asId, type PageId } from '../../domain/ids.ts'
import { PREVIEW_ERRORS, type PreviewErrorCode } from '../../domain/preview/preview-errors.ts'
import type { NamedPages } from './page-name.ts'
import { pictureError } from './preview-error-messages.ts'

const designOf = (...kinds: readonly NamedPages['pages'][number]['kind'][]): NamedPages => ({
  pages: kinds.map((kind, at) => ({ id: asId<PageId>(`p${at}`), kind })),
})
const DESIGNS = { cards: designOf('inner', 'back', 'inner', 'back'), pictures: designOf('inner', 'inner') }
const CODES = Object.keys(PREVIEW_ERRORS).map(Number) as PreviewErrorCode[]

test('B§8 what has no pages is not said to have some, whichever picture did not come', () => {
  const said = Object.entries(DESIGNS).flatMap(([kind, design]) =>
    CODES.map((code) => `${kind} ${code}: ${pictureError(design, code).message}`),
  )
  expect(said.filter((sentence) => /\bpages?\b/.test(sentence))).toEqual([])
  expect(said.filter((sentence) => / 3: /.test(sentence))).toEqual([
    'cards 3: The preview of the new card didn’t load.',
    'pictures 3: The print preview of the new photo didn’t load.',
  ])
  expect(pictureError(designOf('cover', 'inner'), 3).message).toBe('The preview of the new page didn’t load.')
})
