import { expect, test } from 'vitest'
import { aBookProduct, aDesign } from '../../tests/support/builders/design-builders.ts'
import { applyEdit } from '../design/change/apply-edit.ts'
import type { PhotoId } from '../ids.ts'
import { photoBook } from '../photo/photo.ts'
import { DEFAULT_LEVELS } from './checks.ts'
import { repairOf } from './find-repair.ts'
import { type PreflightWorld, preflight } from './preflight.ts'

const book = aDesign(30, { product: aBookProduct({ default: 20 }) })

test('a photo that seems to lie and has too few pixels to fill its place upright stands whole in the middle of it', () => {
  const { design } = book
  const wide = new Map(book.photos.filter(({ width, height }) => width > height).map((each) => [each.id, each]))
  const slots = design.pages.slice(1).flatMap((page) => page.slots)
  const slot = slots.find(({ half, placement, box: { width, height } }) => {
    const own = half ? undefined : wide.get(placement?.photoId as PhotoId)
    return own !== undefined && width > height * 1.06 && own.width / own.height > width / height
  })
  const photo = wide.get(slot?.placement?.photoId as PhotoId) as (typeof book.photos)[number]
  // Upright its height would be as wide as the place.
  const height = Math.round(((slot?.box.width ?? 0) / 25.4) * 95)
  const small = { ...photo, height, width: Math.round((height * photo.width) / photo.height), lies: 1 as const }
  const world: PreflightWorld = {
    ...book.world,
    dpiRatio: 100,
    checks: DEFAULT_LEVELS,
    texts: () => [],
    photos: photoBook(book.photos.map((each) => (each === photo ? small : each))),
  }
  const inside = {
    ...design,
    pages: design.pages.map((page) => (page.kind === 'cover' ? { ...page, slots: [] } : page)),
  }
  const [finding] = preflight(inside, world).filter(({ kind }) => kind === 'photo-lies')
  const repair = finding && repairOf(finding, inside, world)
  const verdict = repair && applyEdit(inside, repair.edit, world)
  const next = verdict?.kind === 'applied' ? verdict.next : inside
  const left = preflight(next, world).filter(({ kind }) => kind === 'photo-lies')
  const shown = next.pages.flatMap((page) => page.slots).find(({ id }) => id === slot?.id)
  expect([repair?.how, left, shown?.placement?.turns, shown?.placement?.crop]).toEqual([
    ...['turn', [], 1],
    { x: 0, y: 0, width: expect.closeTo(1, 5), height: expect.closeTo(1, 5) },
  ])
})
