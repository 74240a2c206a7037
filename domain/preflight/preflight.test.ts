import { describe, expect, test } from 'vitest'
import {
  aBookProduct,
  aCardProduct,
  aDesign,
  aSheetDesign,
  type DesignSetup,
} from '../../tests/support/builders/design-builders.ts'
import { applyEdit } from '../design/change/apply-edit.ts'
import { coverTitled } from '../design/change/cover-change.ts'
import type { Design, Page } from '../design/design.ts'
import { asId, type PhotoId } from '../ids.ts'
import { photoBook } from '../photo/photo.ts'
import { CHECK_KINDS, type CheckKind, type CheckLevel, DEFAULT_LEVELS } from './checks.ts'
import { repairAll, repairOf } from './find-repair.ts'
import type { Finding, TextFact } from './finding.ts'
import { blocking, type PreflightWorld, preflight } from './preflight.ts'
import { preflightRefusal } from './preflight-refusal.ts'

const noText = () => []

function worldOf({ world }: DesignSetup, over: Partial<PreflightWorld> = {}): PreflightWorld {
  return { ...world, dpiRatio: 100, checks: DEFAULT_LEVELS, texts: noText, ...over }
}

/** What remains of a design after the repair of its first finding of a kind. */
function mended(design: Design, world: PreflightWorld, kind: CheckKind) {
  const finding = preflight(design, world).find((one) => one.kind === kind) as Finding
  const repair = repairOf(finding, design, world)
  const verdict = repair && applyEdit(design, repair.edit, world)
  const next = verdict?.kind === 'applied' ? verdict.next : design
  return {
    ...{ how: repair?.how, safe: repair?.safe, next },
    left: preflight(next, world).filter((one) => one.kind === kind),
  }
}

const putPage = (design: Design, page: Page): Design => ({
  ...design,
  pages: design.pages.map((each) => (each.id === page.id ? page : each)),
})

function emptied(design: Design, at: number): Design {
  const page = design.pages[at] as Page
  const [first, ...rest] = page.slots
  const { placement: _gone, ...slot } = first as Page['slots'][number]
  return putPage(design, { ...page, slots: [slot, ...rest] })
}

const book = aDesign(30, { product: aBookProduct({ default: 20 }) })
const cards = aSheetDesign(4, aCardProduct({ min: 2 }))

describe('preflight', () => {
  test('a designed book of good photos is ready as it is', () => {
    expect(preflight(book.design, worldOf(book))).toEqual([])
  })

  test.each(CHECK_KINDS)('%s blocks, warns or is not looked at, as the merchant says', (kind) => {
    const wrong = wrongBy[kind]
    const levels = (level: CheckLevel) => ({ ...DEFAULT_LEVELS, [kind]: level })
    const found = (level: CheckLevel) =>
      preflight(wrong.design, { ...wrong.world, checks: levels(level) }).filter((one) => one.kind === kind)
    expect([found('block')[0]?.level, found('warn')[0]?.level, found('off')]).toEqual(['block', 'warn', []])
    expect(preflightRefusal(wrong.design, found('block'))?.reason).toBe(REASONS[kind])
    expect(preflightRefusal(wrong.design, found('warn'))).toBeUndefined()
  })

  test('readings 25: a photo below the merchant’s pixels per inch is found with the size up to which it is sharp', () => {
    const [photo] = book.photos
    const small = book.photos.map((each) => (each === photo ? { ...each, width: 400, height: 300 } : each))
    const world = worldOf(book, { photos: photoBook(small), dpiRatio: 200 })
    const finding = preflight(book.design, world).find((one) => one.kind === 'low-ppi' && one.photoId === photo?.id)
    expect(finding?.kind === 'low-ppi' && finding.ppi).toBeLessThan(200)
    expect(finding?.level).toBe('warn')
  })

  test('the refusal names every page of the first thing that stops, and the characters', () => {
    const world = worldOf(book, {
      texts: (_, page) => [{ overflows: false, missing: page === book.design.pages[0] ? ['🏖'] : ['🎈', '🏖'] }],
    })
    const refusal = preflightRefusal(book.design, blocking(preflight(book.design, world)))
    expect(refusal?.reason).toBe('character-not-printable')
    expect(refusal?.characters).toEqual(['🏖', '🎈'])
    expect(refusal?.pages).toEqual(book.design.pages.map((_, at) => at))
  })
})

const REASONS: Record<CheckKind, string> = {
  'photo-damaged': 'placed-photo-damaged',
  'low-ppi': 'photo-too-soft',
  'text-in-trim': 'text-near-edge',
  'text-overflow': 'text-not-whole',
  'missing-glyph': 'character-not-printable',
  'blank-slot': 'slot-blank',
  'blank-page': 'page-blank',
  'photo-twice': 'photo-placed-twice',
  'photo-lies': 'photo-on-its-side',
  'no-title': 'book-untitled',
  'page-count': 'pages-not-possible',
}

/** The texts of the cover with these facts, as long as they say what they said at first. */
function coverTexts(design: Design, fact: Partial<TextFact>): PreflightWorld['texts'] {
  const was = design.pages[0]?.captions[0]
  return (_, page) => {
    const [now] = page.kind === 'cover' ? page.captions : []
    return now && was && now.text === was.text && (fact.overflows || now.box === was.box)
      ? [{ captionId: now.id, overflows: false, missing: [], ...fact }]
      : []
  }
}

function twice(design: Design): Design {
  const placement = design.pages[1]?.slots[0]?.placement
  const page = design.pages[4] as Page
  const [first, ...rest] = page.slots
  return putPage(design, {
    ...page,
    slots: [{ ...(first as Page['slots'][number]), ...(placement ? { placement } : {}) }, ...rest],
  })
}

/** The design with `count` blank pages at its end. */
function blanked(design: Design, count: number): Design {
  const blank = (at: number): Page => ({
    ...{ id: asId(`blank${at}`), kind: 'blank', slots: [], captions: [], shuffleStep: 0, locked: false },
  })
  return { ...design, pages: [...design.pages, ...Array.from({ length: count }, (_, at) => blank(at))] }
}

/** Nobody has said what the book is called. */
function untold(design: Design): Design {
  return putPage(design, { ...(design.pages[0] as Page), captions: [] })
}

const tiny = photoBook(book.photos.map((photo) => ({ ...photo, width: photo.width / 20, height: photo.height / 20 })))
/** The photos of the book, the one on its second page damaged. */
const spoilt = photoBook(
  book.photos.map((photo) =>
    photo.id === book.design.pages[2]?.slots[0]?.placement?.photoId ? { ...photo, damaged: true as const } : photo,
  ),
)

/** Every photo of the first inner page seems to lie. */
const lyingIds = new Set(book.design.pages[1]?.slots.map(({ placement }) => placement?.photoId))
const lying = photoBook(book.photos.map((photo) => (lyingIds.has(photo.id) ? { ...photo, lies: 1 as const } : photo)))
const wrongBy: Record<CheckKind, { readonly design: Design; readonly world: PreflightWorld }> = {
  'photo-damaged': { design: book.design, world: worldOf(book, { photos: spoilt }) },
  'low-ppi': { design: book.design, world: worldOf(book, { photos: tiny }) },
  'text-in-trim': {
    design: book.design,
    world: worldOf(book, { texts: coverTexts(book.design, { ink: { x: -2, y: 0, width: 9, height: 9 } }) }),
  },
  'text-overflow': {
    design: book.design,
    world: worldOf(book, { texts: coverTexts(book.design, { overflows: true, fitting: 'Our…' }) }),
  },
  'missing-glyph': {
    design: book.design,
    world: worldOf(book, { texts: coverTexts(book.design, { missing: ['🏖'], drawable: 'Our summe' }) }),
  },
  'blank-slot': { design: emptied(book.design, 3), world: worldOf(book) },
  'blank-page': { design: blanked(book.design, 2), world: worldOf(book) },
  'photo-twice': { design: twice(book.design), world: worldOf(book) },
  'photo-lies': { design: book.design, world: worldOf(book, { photos: lying }) },
  'no-title': { design: untold(book.design), world: worldOf(book) },
  'page-count': { design: { ...book.design, pages: book.design.pages.slice(0, -1) }, world: worldOf(book) },
}

describe('one tap mends', () => {
  test('A§8 a damaged photo: one that waits takes its place, or it leaves the page, and no damaged one comes in', () => {
    const world = worldOf(book, { photos: spoilt })
    const [damaged] = preflight(book.design, world)
    const alone = mended({ ...book.design, tray: [] }, world, 'photo-damaged')
    expect([damaged?.kind, alone.how, alone.safe, alone.left]).toEqual(['photo-damaged', 'take-out', true, []])
    const waits = asId<PhotoId>('waits')
    const withOne = (more: { readonly damaged?: true }) =>
      mended(
        { ...book.design, tray: [waits] },
        { ...world, photos: new Map([...spoilt, [waits, { id: waits, width: 4000, height: 3000, ...more }]]) },
        'photo-damaged',
      ).how
    expect([withOne({}), withOne({ damaged: true })]).toEqual(['replace', 'take-out'])
  })

  test('a book without a title: what dates and places propose stands on cover and spine, and nothing is written unasked', () => {
    const world = worldOf(book, { titles: ['Summer 2026 · Xiamen', '2026'] })
    const { how, safe, next, left } = mended(untold(book.design), world, 'no-title')
    const texts = next.pages[0]?.captions.map(({ role, text }) => [role, text])
    expect([how, safe, left]).toEqual(['take-title', false, []])
    expect(texts).toEqual([
      ['title', 'Summer 2026 · Xiamen'],
      ['spine', 'Summer 2026 · Xiamen'],
    ])
  })

  test('a book without a title and without dates: it stays so, and nobody asks again', () => {
    const { how, next, left } = mended(untold(book.design), worldOf(book), 'no-title')
    expect([how, next.pages[0]?.captions, next.pages[0]?.untitled, left]).toEqual(['leave-untitled', [], true, []])
  })

  test('the name that an album got by itself is no title: it is told, and replaced on the spine as well', () => {
    const named = coverTitled(book.design, 'My album', worldOf(book))
    const design = named ? putPage(book.design, named.pages[0] as Page) : book.design
    const [finding] = preflight(design, worldOf(book)).filter(({ kind }) => kind === 'no-title')
    expect(finding).toEqual({ kind: 'no-title', level: 'warn', pageId: design.pages[0]?.id, given: 'My album' })
    const { next } = mended(design, worldOf(book, { titles: ['Lisbon 2026'] }), 'no-title')
    expect(next.pages[0]?.captions.map(({ text }) => text)).toEqual(['Lisbon 2026', 'Lisbon 2026'])
  })

  test('A§5 page counts: blank pages go, as many as the binding asks for', () => {
    const { how, safe, next, left } = mended(blanked(book.design, 2), worldOf(book), 'blank-page')
    expect([how, safe, next.pages.length, left]).toEqual(['take-pages-out', true, book.design.pages.length, []])
  })

  test('A§5 page counts: at the least of pages only more photos help', () => {
    const { design } = book
    const short = { ...design, pages: [...design.pages.slice(0, -2), ...blanked(design, 2).pages.slice(-2)] }
    const [finding] = preflight(short, worldOf(book)).filter(({ kind }) => kind === 'blank-page')
    expect(finding && repairOf(finding, short, worldOf(book))).toBeUndefined()
  })

  test('a text near the edge: it comes inside the safe line', () => {
    const { design } = book
    const cover = design.pages[0] as Page
    const [first, ...rest] = cover.captions
    const at = { ...(first as Page['captions'][number]), box: { x: 2, y: 190, width: 199, height: 12 } }
    const moved = putPage(design, { ...cover, captions: [at, ...rest] })
    const inkOf: PreflightWorld['texts'] = (of, page) =>
      page.kind === 'cover'
        ? page.captions.slice(0, 1).map(({ id, box, panel }) => ({
            ...{ captionId: id, overflows: false, missing: [] },
            ink: { ...box, x: box.x + (panel === 'front' ? 203 + spineOf(of) : 0) },
          }))
        : []
    const { how, safe, next, left } = mended(moved, worldOf(book, { texts: inkOf }), 'text-in-trim')
    expect([how, safe, left]).toEqual(['pull-inside', true, []])
    expect(next.pages[0]?.captions[0]?.box).toEqual({ x: 8, y: 183, width: 187, height: 12 })
  })

  test.each([
    ['text-overflow', 'shorten', false, 'Our…'],
    ['missing-glyph', 'draw-plain', false, 'Our summe'],
  ] as const)('%s: the text is written as it can be printed', (kind, how, safe, text) => {
    const { design, world } = wrongBy[kind]
    const found = mended(design, world, kind)
    expect([found.how, found.safe, found.left]).toEqual([how, safe, []])
    expect(found.next.pages[0]?.captions[0]?.text).toBe(text)
  })

  test('an empty place takes the waiting photo that suits it', () => {
    const { design, photos } = book
    const [waiting] = design.tray
    const blank = emptied(design, 3)
    const left = design.pages[3]?.slots[0]?.placement?.photoId as PhotoId
    const { how, safe, next } = mended({ ...blank, tray: [left] }, worldOf(book), 'blank-slot')
    expect([how, safe, next.pages[3]?.slots[0]?.placement?.photoId]).toEqual(['fill', true, left])
    expect([waiting, photos.length]).toEqual([undefined, 30])
  })

  test('an empty place without a photo for it: the others share its room', () => {
    const at = book.design.pages.findIndex((page, index) => index > 0 && page.slots.length > 2)
    const gone = book.design.pages[at]?.slots[0]?.placement?.photoId
    const photos = photoBook(book.photos.filter(({ id }) => id !== gone))
    const cover = book.design.pages[0] as Page
    const other = book.design.pages[at]?.slots[1]?.placement
    const plain = putPage(book.design, {
      ...cover,
      slots: cover.slots.map((slot) => ({ ...slot, ...(other ? { placement: other } : {}) })),
    })
    const { how, next, left } = mended(emptied(plain, at), worldOf(book, { photos }), 'blank-slot')
    expect([how, left]).toEqual(['close-gap', []])
    expect(next.pages[at]?.slots.length).toBe((book.design.pages[at]?.slots.length ?? 0) - 1)
  })

  test('a card without its photo goes, with its back', () => {
    const photos = photoBook(cards.photos.slice(1))
    const { how, next, left } = mended(emptied(cards.design, 0), worldOf(cards, { photos }), 'blank-slot')
    expect([how, left, next.pages.length]).toEqual(['take-sheet-out', [], cards.design.pages.length - 2])
  })

  test('a photo that is there twice is shown once', () => {
    const { design, world } = wrongBy['photo-twice']
    const missing = book.design.pages[4]?.slots[0]?.placement?.photoId as PhotoId
    const { how, left, next } = mended({ ...design, tray: [missing] }, world, 'photo-twice')
    expect([how, left]).toEqual(['take-off', []])
    expect(next.tray).toContain(missing)
  })

  test('a photo that seems to lie is turned at a tap, never with the others, and its face stays in sight', () => {
    const { design, world } = wrongBy['photo-lies']
    const before = preflight(design, world).filter(({ kind }) => kind === 'photo-lies')
    const { how, safe, left, next } = mended(design, world, 'photo-lies')
    expect([how, safe, before.length - left.length]).toEqual(['turn', false, 1])
    expect(next.pages[1]?.slots[0]?.placement?.turns).toBe(1)
    expect(repairAll(design, world)).toBeUndefined()
  })

  test('readings 27: a number of pages that cannot be bound gets blank ones', () => {
    const { design, world } = wrongBy['page-count']
    const { how, left, next } = mended(design, world, 'page-count')
    expect([how, left, next.pages.length]).toEqual(['add-pages', [], book.design.pages.length])
  })

  test('a photo with too few pixels: the sharper file of the same picture comes first', () => {
    const [photo] = book.photos
    const twin = { ...(photo as (typeof book.photos)[number]), id: asId<PhotoId>('twin') }
    const small = book.photos.map((each) =>
      each === photo ? { ...each, width: 403, height: Math.round((403 * each.height) / each.width) } : each,
    )
    const world = worldOf(book, { photos: photoBook([...small, twin]) })
    const design = { ...book.design, tray: [twin.id] }
    const { how, safe, next } = mended(design, world, 'low-ppi')
    expect([how, safe]).toEqual(['use-twin', true])
    expect(next.tray).toEqual([photo?.id])
  })

  test('a photo with too few pixels gets a smaller place on its page', () => {
    const hows = book.design.pages.slice(1).flatMap((page) => {
      const [large] = [...page.slots].sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)
      const id = large?.placement?.photoId
      const photo = book.photos.find((each) => each.id === id)
      if (!large?.placement || !photo || page.slots.length < 2) {
        return []
      }
      // Nine tenths of what its place asks for.
      const across = large.placement.crop.width * photo.width
      const scale = (0.9 * 100 * large.box.width) / 25.4 / across
      const low = { ...photo, width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) }
      const photos = photoBook(book.photos.map((each) => (each === photo ? low : each)))
      const design = {
        ...book.design,
        pages: book.design.pages.map((each) => (each.kind === 'cover' ? { ...each, slots: [] } : each)),
      }
      const { how, left } = mended(design, worldOf(book, { photos }), 'low-ppi')
      return [[how, left.length]]
    })
    expect(hows.length).toBeGreaterThan(3)
    expect(hows.filter(([how, left]) => how !== 'smaller-place' || left !== 0)).toEqual([])
  })

  test('a text that is too long takes the free room around it before anything of it is cut', () => {
    const { design } = book
    const cover = design.pages[0] as Page
    const [first, ...rest] = cover.captions
    const low = { ...(first as Page['captions'][number]), box: { x: 8, y: 160, width: 187, height: 3 } }
    const squeezed = putPage(design, { ...cover, captions: [low, ...rest] })
    const texts: PreflightWorld['texts'] = (_, page) =>
      page.kind === 'cover'
        ? page.captions.slice(0, 1).map(({ id, box }) => ({ captionId: id, overflows: box.height < 10, missing: [] }))
        : []
    const { how, safe, left, next } = mended(squeezed, worldOf(book, { texts }), 'text-overflow')
    expect([how, safe, left]).toEqual(['more-room', true, []])
    expect(next.pages[0]?.captions[0]?.box.height).toBeGreaterThan(10)
  })

  test('where nothing helps no repair is offered', () => {
    const { design, world } = wrongBy['low-ppi']
    const [first] = preflight(design, { ...world, dpiRatio: 5000 })
    expect(first && repairOf(first, design, { ...world, dpiRatio: 5000 })).toBeUndefined()
  })
})

test('everything that can be mended without a loss is one step', () => {
  const missing = book.design.pages[3]?.slots[0]?.placement?.photoId as PhotoId
  const wrong = { ...emptied(book.design, 3), tray: [missing] }
  const short = {
    ...wrong,
    pages: wrong.pages.filter(({ kind }, at) => at < wrong.pages.length - 1 || kind === 'cover'),
  }
  const world = worldOf(book)
  const all = repairAll(short, world)
  const verdict = all && applyEdit(short, all.edit, world)
  expect([all?.edit.cmd, all?.mended, verdict?.kind]).toEqual(['page_load', 2, 'applied'])
  expect(verdict?.kind === 'applied' && blocking(preflight(verdict.next, world))).toEqual([])
  expect(repairAll(book.design, world)).toBeUndefined()
})

function spineOf(design: Design): number {
  return Math.round((5 + Math.ceil((design.pages.length - 1) / 2) * 0.2) * 100) / 100
}
