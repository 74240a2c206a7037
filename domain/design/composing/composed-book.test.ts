import { expect, test } from 'vitest'
import { aBookProduct, aGroup, aTheme, somePhotos } from '../../../tests/support/builders/design-builders.ts'
import { countingIds } from '../../ids.ts'
import { seededRandom } from '../../layout/seeded-random.ts'
import { lookAlike } from '../../photo/likeness.ts'
import type { PhotoFacts, PhotoGroup } from '../../photo/photo.ts'
import type { LayoutPolicy } from '../../theme/theme.ts'
import { autoDesign } from '../auto/auto-design.ts'
import { innerPages, type Page } from '../design.ts'
import { qualityOf } from '../placing/quality.ts'
import { compositionName } from './composition-name.ts'
import { pageRoom } from './page-room.ts'

const PRODUCT = aBookProduct()
const { page: TRIM } = PRODUCT.book

/** Photos with as many pixels as people's have, every third one with a face at its side. */
function mixedPhotos(count: number, seed: number): PhotoFacts[] {
  const random = seededRandom(seed)
  return somePhotos(count, seed).map((photo, at) => {
    const scale = [0.2, 0.45, 1, 1, 1.3][Math.floor(random() * 5)] ?? 1
    const face = { x: 0.06 + random() * 0.6, y: 0.1 + random() * 0.5, width: 0.12, height: 0.16 }
    return {
      ...photo,
      ...{ width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) },
      ...(at % 3 === 0 ? { focus: { ...face, faces: [face] } } : {}),
    }
  })
}

function composed(
  groups: readonly PhotoGroup[],
  layout: Partial<LayoutPolicy> = { bleedShare: 0.26 },
): readonly Page[] {
  return innerPages(designed(groups, layout).design)
}

function designed(groups: readonly PhotoGroup[], layout: Partial<LayoutPolicy>) {
  const theme = aTheme(layout)
  const verdict = autoDesign({ groups, title: 'Our summer', product: PRODUCT, theme, seed: 1, ids: countingIds('p') })
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  return verdict
}

const BOOKS = [26, 40, 70, 110].flatMap((count) =>
  [1, 2].map((seed) => {
    const photos = mixedPhotos(count, seed)
    const half = Math.floor(count / 2)
    const groups = [aGroup(photos.slice(0, half), 'Lisbon'), aGroup(photos.slice(half), '', '', 'group1')]
    return { photos: new Map(photos.map((photo) => [photo.id, photo])), pages: composed(groups) }
  }),
)

/** Pages 2 and 3, 4 and 5, ...: left and right. */
const spreadsOf = (pages: readonly Page[]) =>
  pages.flatMap((page, at) => {
    const next = pages[at + 1]
    return at % 2 === 1 && next ? [[page, next] as const] : []
  })

const right = (page: Page) => page.slots.filter(({ box }) => box.x + box.width > TRIM.width)
const left = (page: Page) => page.slots.filter(({ box }) => box.x < 0)

test('composer: neighbouring spreads are composed in different ways', () => {
  const room = pageRoom(PRODUCT.book, aTheme(), 'left')
  const alike = BOOKS.map(({ pages }) => {
    const names = spreadsOf(pages).map((spread) =>
      spread
        .map(({ slots }) =>
          slots[0]?.half
            ? 'fold'
            : compositionName(
                slots.map(({ box }) => box),
                room,
              ),
        )
        .sort()
        .join(' + '),
    )
    return names.filter((name, at) => at > 0 && name === names[at - 1]).length / names.length
  })
  expect(alike.filter((share) => share > 0.1)).toEqual([])
})

test('composer: unrelated photos do not meet at the fold', () => {
  const meeting = BOOKS.flatMap(({ pages }) =>
    spreadsOf(pages).filter(
      ([one, two]) =>
        right(one).length > 0 &&
        left(two).length > 0 &&
        one.slots[0]?.placement?.photoId !== two.slots[0]?.placement?.photoId,
    ),
  )
  expect(meeting).toEqual([])
})

test('composer: no photo is printed under 150 pixels to the inch', () => {
  const soft = BOOKS.flatMap(({ pages, photos }) =>
    pages.flatMap(({ slots }) =>
      slots.flatMap(({ box, placement }) => {
        const photo = placement && photos.get(placement.photoId)
        const ppi = photo ? qualityOf(placement, photo, box).ppi : { across: 300, down: 300 }
        return Math.min(ppi.across, ppi.down) < 149.5 ? [Math.min(ppi.across, ppi.down)] : []
      }),
    ),
  )
  expect(soft).toEqual([])
})

test('composer: no face is cut by trim, fold or frame', () => {
  const cut = BOOKS.flatMap(({ pages, photos }) =>
    pages.flatMap(({ slots }) =>
      slots.flatMap(({ box, placement, half }) => {
        const faces = (placement && photos.get(placement.photoId)?.focus?.faces) ?? []
        return faces.filter((face) => {
          const { crop } = placement as NonNullable<typeof placement>
          const x = box.x + ((face.x - crop.x) / crop.width) * box.width
          const y = box.y + ((face.y - crop.y) / crop.height) * box.height
          const width = (face.width / crop.width) * box.width
          const height = (face.height / crop.height) * box.height
          const elsewhere = half !== undefined && (x + width <= 0 || x >= TRIM.width)
          const from = { x: Math.max(0, box.x) - 0.5, y: Math.max(0, box.y) - 0.5 }
          const to = {
            x: Math.min(TRIM.width, box.x + box.width) + 0.5,
            y: Math.min(TRIM.height, box.y + box.height) + 0.5,
          }
          return !elsewhere && (x < from.x || y < from.y || x + width > to.x || y + height > to.y)
        })
      }),
    ),
  )
  expect(cut).toEqual([])
})

test('composer: of the pages of a look that allows it, 15 to 40 of 100 run off the sheet or share a photo; of others none', () => {
  const bleeds = ({ slots }: Page) =>
    slots.some(
      ({ box, half }) =>
        half || box.x < 0 || box.y < 0 || box.x + box.width > TRIM.width || box.y + box.height > TRIM.height,
    )
  const shares = BOOKS.map(({ pages }) => pages.filter(bleeds).length / pages.length)
  expect(shares.filter((share) => share < 0.15 || share > 0.4)).toEqual([])
  expect(composed([aGroup(mixedPhotos(40, 3))], { bleedShare: 0 }).filter(bleeds)).toEqual([])
})

test('composer: a book opens with a photo that takes a third of its page or more, or with words', () => {
  const openings = BOOKS.map(({ pages: [first] }) => {
    const covered = (first?.slots ?? []).reduce((sum, { box }) => sum + box.width * box.height, 0)
    return first?.kind === 'chapter' && first.slots.length === 0
      ? 'words'
      : covered / (TRIM.width * TRIM.height) > 0.33
        ? 'large'
        : 'small'
  })
  expect(openings.filter((opening) => opening === 'small')).toEqual([])
})

test('composer: a book whose first chapter has a title opens with a photo below it, where one holds its page', () => {
  const openings = [26, 40, 70].flatMap((count) =>
    [1, 2, 3].map((seed) => {
      const [first] = composed([aGroup(somePhotos(count, seed), 'Lisbon')])
      return `${first?.kind}: ${first?.captions.length} text, ${first?.slots.length} photo`
    }),
  )
  expect(openings.filter((opening) => opening !== 'chapter: 1 text, 1 photo').length).toBeLessThanOrEqual(2)
})

test('composer: groups keep their order, and every photo lies on one page', () => {
  for (const { pages, photos } of BOOKS) {
    const shown = pages.flatMap(({ slots }) =>
      slots.flatMap(({ placement, half }) => (placement && half !== 'right' ? [placement.photoId] : [])),
    )
    expect([...shown].sort()).toEqual([...photos.keys()].sort())
    const groups = pages.flatMap(({ groupId }) => groupId ?? [])
    expect(groups).toEqual([...groups].sort())
  }
})

/** Every sixth photo looks as the one before it, all others as none. */
function withTwins(photos: readonly PhotoFacts[]): PhotoFacts[] {
  const random = seededRandom(9)
  const hash = () => Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  const hashes = photos.map(hash)
  return photos.map((photo, at) => ({ ...photo, likeness: hashes[at % 6 === 5 ? at - 1 : at] as string }))
}

test('composer: of twenty-two pairs that look alike one at most lies side by side at one size, on a page or on two that face each other', () => {
  const sideBySide = [26, 40, 70].flatMap((count) => {
    const photos = withTwins(mixedPhotos(count, 4))
    const known = new Map(photos.map((photo) => [photo.id, photo]))
    return spreadsOf(composed([aGroup(photos)])).flatMap((spread) => {
      const shown = spread.flatMap(({ slots }) =>
        slots.flatMap(({ box, placement, half }) => {
          const photo = placement && known.get(placement.photoId)
          return photo && !half ? [{ photo, area: box.width * box.height }] : []
        }),
      )
      return shown.flatMap((one, at) =>
        shown
          .slice(0, at)
          .filter((other) => lookAlike(one.photo, other.photo))
          .map((other) => Math.max(one.area, other.area) / Math.min(one.area, other.area))
          .filter((ratio) => ratio < 1.25)
          .map((ratio) => `${count}: ${one.photo.id} ${ratio}`),
      )
    })
  })
  expect(sideBySide.length).toBeLessThanOrEqual(1)
})

test('composer: of twenty-two pairs that look alike one at most is parted by the fold of an opening: two shots of a moment share a page, or are leafed to', () => {
  const facing = [26, 40, 70].map((count) => {
    const photos = withTwins(mixedPhotos(count, 4))
    const known = new Map(photos.map((photo) => [photo.id, photo]))
    const shown = (page: Page) =>
      page.slots.flatMap(({ placement, half }) => {
        const photo = placement && known.get(placement.photoId)
        return photo && !half ? [photo] : []
      })
    return spreadsOf(composed([aGroup(photos)])).filter(([left, right]) =>
      shown(left).some((one) => shown(right).some((other) => lookAlike(one, other))),
    ).length
  })
  expect(facing).toEqual([1, 0, 0])
})

test('composer: a photo that is blurred is printed smaller than the same one sharp', () => {
  const photos = somePhotos(40, 6)
  const sharpAreas = areasIn(composed([aGroup(photos)]))
  const changed = photos.map((photo, at) => (at % 4 === 0 ? { ...photo, sharpEdge: 512 } : photo))
  const blurredAreas = areasIn(composed([aGroup(changed)]))
  const blurred = changed.filter(({ sharpEdge }) => sharpEdge !== undefined).map(({ id }) => id)
  const sum = (areas: ReadonlyMap<string, number>) => blurred.reduce((total, id) => total + (areas.get(id) ?? 0), 0)
  expect(sum(blurredAreas) / sum(sharpAreas)).toBeLessThan(0.8)
})

test('composer: a photo that seems to lie, or is nearly black, leads nothing: no cover, no opener, no end, no page of its own', () => {
  const photos = mixedPhotos(40, 3)
  const strongest = photos[2] as PhotoFacts
  const face = { x: 0.4, y: 0.3, width: 0.2, height: 0.3 }
  const large = { ...strongest, width: 6000, height: 4000, focus: { ...face, faces: [face] } }
  const shownOf = (seen: Pick<PhotoFacts, 'lies' | 'blackPercent'>) => {
    const album = photos.map((photo) => (photo === strongest ? { ...large, ...seen } : photo))
    const { design } = designed([aGroup(album)], { bleedShare: 0.26 })
    const on = (page: Page | undefined) => page?.slots.some(({ placement }) => placement?.photoId === strongest.id)
    const [cover, first] = design.pages
    const [own] = innerPages(design).filter(on)
    return { cover: on(cover), opens: on(first), ends: on(design.pages.at(-1)), beside: (own?.slots.length ?? 0) > 1 }
  }
  expect(shownOf({ blackPercent: 80 })).toEqual({ cover: true, opens: true, ends: false, beside: false })
  const beside = { cover: false, opens: false, ends: false, beside: true }
  expect([shownOf({ lies: 3 }), shownOf({ blackPercent: 98 })]).toEqual([beside, beside])
})

/** What is printed of each photo, mm2. */
function areasIn(pages: readonly Page[]): ReadonlyMap<string, number> {
  const areas = new Map<string, number>()
  for (const { box, placement } of pages.flatMap(({ slots }) => slots)) {
    const id = placement?.photoId ?? ''
    areas.set(id, (areas.get(id) ?? 0) + box.width * box.height)
  }
  return areas
}

test.each([3, 6])(
  'composer: nine copies of one picture share an opening and two at most are large, with %i photos to a page',
  (max) => {
    const random = seededRandom(5)
    const hash = () => Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
    const same = hash()
    const isCopy = (at: number) => at >= 30 && at < 39
    const photos = mixedPhotos(57, 5).map((photo, at): PhotoFacts => {
      const { id } = photo
      return isCopy(at) ? { id, width: 1800, height: 1200, likeness: same } : { ...photo, likeness: hash() }
    })
    const copies = new Set(photos.filter((_, at) => isCopy(at)).map(({ id }) => id))
    const pages = composed([aGroup(photos)], {
      bleedShare: 0.26,
      photosPerPage: { min: 1, wanted: Math.min(max, 2.4), max },
    })
    const shown = spreadsOf(pages).flatMap((spread) => {
      const areas = spread.flatMap(({ slots }) =>
        slots.flatMap(({ box, placement }) =>
          placement && copies.has(placement.photoId) ? [box.width * box.height] : [],
        ),
      )
      return areas.length === 0 ? [] : [areas.sort((a, b) => b - a)]
    })
    expect(shown.map((areas) => areas.length)).toEqual([9])
    const large = shown.flatMap(([first = 0, ...others]) => others.filter((area) => area * 1.3 > first))
    expect(large.length).toBeLessThanOrEqual(1)
  },
)

/** `.` a white page, `F` half of a photo over the fold, else how many photos a page shows. */
const pagesOf = (pages: readonly Page[]) =>
  pages.map(({ slots: [first, ...others] }) => (!first ? '.' : first.half ? 'F' : String(1 + others.length)))

test.each([11, 12, 13, 14, 15, 16, 18])(
  'B§9 pages: of %i photos on twenty pages a book has large photos rather than white openings',
  (count) => {
    for (const seed of [1, 2, 3]) {
      for (const layout of [{ bleedShare: 0.26 }, { bleedShare: 0, spreads: false }]) {
        const { design } = designed([aGroup(mixedPhotos(count, seed))], layout)
        const pages = innerPages(design)
        expect([pages.length, design.tray]).toEqual([20, []])
        const [first, ...rest] = pagesOf(pages)
        const last = rest.pop()
        const openings = rest.flatMap((page, at) => (at % 2 === 0 ? [[page, rest[at + 1]]] : []))
        expect([first, last]).toEqual(['1', '1'])
        expect(openings.filter((opening) => opening.every((page) => page === '.'))).toEqual([])
        expect(openings.filter(([, right]) => right === '.')).toEqual([])
        expect(openings.filter(([left, right]) => left === '.' && right !== '1')).toEqual([])
      }
    }
  },
)

test('B§9 pages: small photos of a book of few stand alone rather than together beside a white opening', () => {
  const photos = somePhotos(12, 3).map((photo, at) =>
    at >= 3 && at < 8 ? { ...photo, width: 640, height: 480 } : { ...photo, width: 3000, height: at % 2 ? 2250 : 3600 },
  )
  const [first, ...rest] = pagesOf(composed([aGroup(photos)]))
  const last = rest.pop()
  const openings = rest.flatMap((page, at) => (at % 2 === 0 ? [`${page}${rest[at + 1]}`] : []))
  expect([first, last, openings.filter((opening) => !['.1', '11', 'FF'].includes(opening))]).toEqual(['1', '1', []])
})

test.each([12, 14, 16])(
  'of %i photos on twenty pages every chapter begins with a photo, below its words or at their right',
  (count) => {
    const openers = [1, 2, 3].flatMap((seed) =>
      [1, 2, 3].flatMap((chapters) =>
        [{ bleedShare: 0.26 }, { bleedShare: 0, spreads: false }].flatMap((layout) => {
          const photos = mixedPhotos(count, seed)
          const share = Math.ceil(count / chapters)
          const groups = Array.from({ length: chapters }, (_, at) =>
            aGroup(photos.slice(at * share, (at + 1) * share), `Day ${at + 1}`, '', `group${at}`),
          )
          const pages = composed(groups, layout)
          return pages.flatMap((page, at) => {
            const right = at % 2 === 1 ? pages[at + 1] : undefined
            const shown = page.slots.length > 0 ? page.slots : (right?.slots ?? [])
            return page.kind === 'chapter' ? [shown.length === 1] : []
          })
        }),
      ),
    )
    expect(openers).toEqual(Array.from({ length: 3 * 2 * (1 + 2 + 3) }, () => true))
  },
)
