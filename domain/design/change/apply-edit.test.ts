import { expect, test } from 'vitest'
import {
  aDesign,
  aFrameProduct,
  aSheetDesign,
  aTheme,
  somePhotos,
} from '../../../tests/support/builders/design-builders.ts'
import { asId, type CaptionId, type PageId, type PhotoId } from '../../ids.ts'
import { movement } from '../../layout/page-layout.ts'
import { photoBook } from '../../photo/photo.ts'
import type { Caption, CaptionRole, Design, Page, Slot } from '../design.ts'
import type { EditRefusal, EditWorld } from '../world/edit-world.ts'
import { applyEdit } from './apply-edit.ts'
import type { Edit, EditVerdict } from './edit.ts'

const { design, world } = aDesign(60)
const BOOK: EditWorld = world
const page = (index: number, of: Design = design): Page => of.pages[index] as Page
const slotOf = (index: number, slot: number, of: Design = design): Slot => page(index, of).slots[slot] as Slot
const photosOn = (of: Page) => of.slots.map((slot) => slot.placement?.photoId)
const ids = (of: Design) => of.pages.map((each) => each.id)
const id = (text: string) => asId<PageId>(text)
const at = (index: number, slot: number) => ({ pageId: page(index).id, slotId: slotOf(index, slot).id })
/** A page of at least four photos. */
const FULL = design.pages.findIndex((each) => each.kind === 'inner' && each.slots.length >= 4)
const OTHER = design.pages.findIndex((each, index) => index > FULL && each.slots.length >= 2)

function applied(edit: Edit, from: Design = design, in_: EditWorld = BOOK): Extract<EditVerdict, { kind: 'applied' }> {
  const verdict = applyEdit(from, edit, in_)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  return verdict
}

/** Writes the page's caption of this role, whether there is one yet or not; `null` takes it away. */
function writeText(of: Page, role: CaptionRole, text: string | null): Edit {
  const old = of.captions.find((caption) => caption.role === role)
  return {
    cmd: 'update_text_value',
    pageId: of.id,
    captionId: old?.id ?? asId(`${of.id}.${role}`),
    role,
    panel: old?.panel ?? (role === 'spine' ? 'spine' : 'front'),
    text,
  }
}

function refusal(edit: Edit, from: Design = design, in_: EditWorld = BOOK): EditRefusal | undefined {
  const verdict = applyEdit(from, edit, in_)
  return verdict.kind === 'refused' ? verdict.reason : undefined
}

test('B§4 page_add: a page and its other side come behind the given page; the rest is renumbered [B§4.page_add]', () => {
  const { next, changed } = applied({ cmd: 'page_add', after: page(2).id, pageId: id('fresh') })
  expect(ids(next)).toEqual([...ids(design).slice(0, 3), 'fresh', 'fresh.b1', ...ids(design).slice(3)])
  expect(changed).toEqual([page(0).id, 'fresh', 'fresh.b1'])
  expect(next.pages[3]).toEqual({ id: 'fresh', kind: 'blank', slots: [], captions: [], shuffleStep: 0, locked: false })
})

test('B§9 spine: its text box is as wide as the spine of the new page total', () => {
  const { next } = applied({ cmd: 'page_add', after: page(2).id, pageId: id('fresh') })
  const spine = (of: Design) => page(0, of).captions.find((caption) => caption.role === 'spine')?.box.width
  expect([spine(design), spine(next)]).toEqual([7.4, 7.6])
})

test('B§4 page_del: the photos go to the tray and the total stays a multiple [B§4.page_del] [B§5.page_del]', () => {
  const grown = applied({ cmd: 'page_add', after: page(24).id, pageId: id('fresh') }).next
  const shrunk = applied({ cmd: 'page_del', pageId: page(3).id }, grown)
  expect(shrunk.next.pages.length).toBe(25)
  expect(shrunk.next.tray).toEqual(photosOn(page(3)))
  expect(ids(shrunk.next)).toEqual([...ids(design).filter((each) => each !== page(3).id), 'fresh'])
})

test('an edit brings no photo along that it does not name: those the design was not made of stay out of its tray', () => {
  const others = somePhotos(3).map((photo, nth) => ({ ...photo, id: asId<PhotoId>(`left-out-${nth}`) }))
  const wider: EditWorld = { ...BOOK, photos: photoBook([...BOOK.photos.values(), ...others]) }
  const { next } = applied(
    { cmd: 'page_del_objs', pageId: page(FULL).id, slotIds: [slotOf(FULL, 0).id], captionIds: [] },
    design,
    wider,
  )
  expect(next.tray).toEqual([slotOf(FULL, 0).placement?.photoId])
  const [named] = others
  const add = { cmd: 'page_add_del_photos', pageId: page(FULL).id, add: [named?.id ?? asId('')], del: [] } as const
  expect(applied(add, next, wider).next.tray).toEqual(next.tray)
})

test('B§4 page_del: photos keep their distance from the fold when pages change sides', () => {
  const { next } = applied({ cmd: 'page_del', pageId: page(3).id })
  const moved = slotOf(4, 0).box.x + 6
  expect(next.pages[3]?.slots[0]?.box.x).toBeCloseTo(moved, 6)
  expect(next.pages.at(-1)?.id).toBe(`${page(3).id}.b1`)
})

test('B§9 pages: the page rule refuses', () => {
  const fixed = { ...BOOK, pages: { ...BOOK.pages, kind: 'fixed' as const } }
  const full = { ...BOOK, pages: { ...BOOK.pages, max: design.pages.length - 1 } }
  const single = { ...BOOK, pages: { ...BOOK.pages, min: 24, multiple: 1 } }
  expect(refusal({ cmd: 'page_add', after: page(1).id, pageId: id('x') }, design, fixed)).toBe('page-count-fixed')
  expect(refusal({ cmd: 'page_del', pageId: page(1).id }, design, fixed)).toBe('page-count-fixed')
  expect(refusal({ cmd: 'page_add', after: page(1).id, pageId: id('x') }, design, full)).toBe('too-many-pages')
  expect(refusal({ cmd: 'page_del', pageId: page(1).id }, design, single)).toBe('too-few-pages')
  expect(refusal({ cmd: 'page_del', pageId: page(0).id })).toBe('cover-stays')
  expect(refusal({ cmd: 'page_add', after: id('nowhere'), pageId: id('x') })).toBe('page-unknown')
  expect(refusal({ cmd: 'page_add', after: page(1).id, pageId: page(2).id })).toBe('page-not-valid')
})

test('B§4 new_pages and remove_pages undo each other [B§4.new_pages]', () => {
  const { next } = applied({ cmd: 'new_pages', after: page(4).id, pageIds: ['n0', 'n1', 'n2', 'n3'].map(id) })
  expect(ids(next).slice(5, 9)).toEqual(['n0', 'n1', 'n2', 'n3'])
  const back = applied({ cmd: 'remove_pages', pageIds: ['n0', 'n1', 'n2', 'n3'].map(id) }, next).next
  expect(back).toEqual(design)
})

test('B§4 new_pages_to_add_photos: photos of the tray lie on the new pages, every one once [B§4.new_pages_to_add_photos]', () => {
  const del = photosOn(page(FULL)).flatMap((photo) => photo ?? [])
  const emptied = applied({ cmd: 'page_add_del_photos', pageId: page(FULL).id, add: [], del }).next
  expect(emptied.tray).toEqual(del)
  const pageIds = Array.from({ length: Math.ceil(del.length / 3) }, (_, at) => id(`n${at}`))
  const { next, changed } = applied(
    { cmd: 'new_pages_to_add_photos', after: page(2).id, pageIds, photos: del },
    emptied,
  )
  expect(next.tray).toEqual([])
  const fresh = next.pages.filter((each) => each.id.startsWith('n'))
  expect(fresh.flatMap(photosOn)).toEqual(del)
  expect(changed.slice(1)).toEqual(fresh.map((each) => each.id))
})

test('B§4 page_add_del_photos: a photo that comes moves nothing on other pages [B§4.page_add_del_photos]', () => {
  const [photo] = photosOn(page(OTHER))
  const freed = applied({ cmd: 'page_add_del_photos', pageId: page(OTHER).id, add: [], del: photo ? [photo] : [] })
  expect(freed.changed).toEqual([page(OTHER).id])
  const { next, changed } = applied(
    { cmd: 'page_add_del_photos', pageId: page(FULL).id, add: freed.next.tray, del: [] },
    freed.next,
  )
  expect(changed).toEqual([page(FULL).id])
  expect(photosOn(page(FULL, next))).toEqual([...photosOn(page(FULL)), photo])
  const cells = (of: Page) => of.slots.map(({ box }, at) => ({ photo: at, ...box }))
  expect(movement(cells(page(FULL)), cells(page(FULL, next)))).toBeLessThan(0.35)
})

test('B§5 changing photos: needs at least one add or one delete [B§5.nothing-to-change]', () => {
  expect(refusal({ cmd: 'page_add_del_photos', pageId: page(FULL).id, add: [], del: [] })).toBe('no-photos-chosen')
  const [first] = photosOn(page(FULL))
  expect(refusal({ cmd: 'page_add_del_photos', pageId: page(FULL).id, add: [], del: first ? [first] : [] })).toBe(
    undefined,
  )
})

test('B§4 page_add_del_photos: refusals', () => {
  const edit = (add: string[], del: string[], index = FULL): Edit => {
    return {
      cmd: 'page_add_del_photos',
      pageId: page(index).id,
      add: add.map((x) => asId(x)),
      del: del.map((x) => asId(x)),
    }
  }
  const elsewhere = photosOn(page(OTHER))[0] ?? ''
  expect(refusal(edit([], []))).toBe('no-photos-chosen')
  expect(refusal(edit(['stranger'], []))).toBe('photo-unknown')
  expect(refusal(edit([], [elsewhere]))).toBe('photo-unknown')
  expect(refusal(edit([elsewhere], []))).toBe('photo-already-placed')
  const more = somePhotos(80)
  const album = { ...BOOK, photos: photoBook(more) }
  expect(
    refusal(
      edit(
        more.slice(60, 70).map((photo) => photo.id),
        [],
      ),
      design,
      album,
    ),
  ).toBe('too-many-photos-on-page')
  const locked = { ...design, pages: design.pages.map((each) => ({ ...each, locked: true })) }
  expect(refusal(edit([], [photosOn(page(FULL))[0] ?? '']), locked)).toBe('page-locked')
})

test('B§4 page_del_objs: a slot is emptied and nothing else moves [B§4.page_del_objs]', () => {
  const target = slotOf(FULL, 1)
  const edit: Edit = { cmd: 'page_del_objs', pageId: page(FULL).id, slotIds: [target.id], captionIds: [] }
  const { next } = applied(edit)
  const { placement, ...blank } = target
  expect(next.tray).toEqual([placement?.photoId])
  expect(page(FULL, next).slots).toEqual(page(FULL).slots.map((slot) => (slot === target ? blank : slot)))
  expect(refusal(edit, next)).toBe('nothing-to-change')
  expect(refusal({ ...edit, slotIds: [asId('none')] })).toBe('slot-unknown')
})

test('B§4 transform_photo: a crop inside the photo is kept, one outside is refused [B§4.transform_photo]', () => {
  const { placement, box } = slotOf(FULL, 0)
  if (!placement) {
    throw new Error('the slot holds a photo')
  }
  const { crop } = placement
  const zoomed = { ...crop, width: crop.width / 2, height: crop.height / 2 }
  const edit = (changed: typeof crop): Edit => ({
    cmd: 'transform_photo',
    at: at(FULL, 0),
    placement: { ...placement, crop: changed, flip: 'h' },
  })
  expect(slotOf(FULL, 0, applied(edit(zoomed)).next)).toEqual({
    ...slotOf(FULL, 0),
    box,
    placement: { ...placement, crop: zoomed, flip: 'h' },
  })
  expect(refusal(edit({ ...crop, x: 0.9 }))).toBe('crop-outside-photo')
  expect(refusal({ cmd: 'transform_photo', at: at(FULL, 0), placement })).toBe('nothing-to-change')
})

test('B§4 change_photos: two photos change places across pages [B§4.change_photos]', () => {
  const { next, changed } = applied({
    cmd: 'change_photos',
    change: { kind: 'swap', from: at(FULL, 0), to: at(OTHER, 1) },
  })
  expect(photosOn(page(FULL, next))[0]).toBe(photosOn(page(OTHER))[1])
  expect(photosOn(page(OTHER, next))[1]).toBe(photosOn(page(FULL))[0])
  expect(changed).toEqual([page(FULL).id, page(OTHER).id])
  expect(refusal({ cmd: 'change_photos', change: { kind: 'swap', from: at(FULL, 0), to: at(FULL, 0) } })).toBe(
    'same-slot',
  )
})

test('B§4 change_photos: the cover takes a photo from inside, which stays inside', () => {
  const photoId = photosOn(page(FULL))[2] ?? asId('none')
  const { next, changed } = applied({ cmd: 'change_photos', change: { kind: 'replace', at: at(0, 0), photoId } })
  expect(photosOn(page(0, next))).toEqual([photoId])
  expect(photosOn(page(FULL, next))).toEqual(photosOn(page(FULL)))
  expect(changed).toEqual([page(0).id])
})

test('B§4 change_photos: a photo that lies elsewhere changes places instead of lying twice', () => {
  const photoId = photosOn(page(OTHER))[1] ?? asId('none')
  const { next } = applied({ cmd: 'change_photos', change: { kind: 'replace', at: at(FULL, 0), photoId } })
  expect(photosOn(page(FULL, next))[0]).toBe(photoId)
  expect(photosOn(page(OTHER, next))[1]).toBe(photosOn(page(FULL))[0])
})

test('B§4 shuff: the page looks different at every step; the same photos stay on it [B§4.shuff]', () => {
  let now = design
  const seen: string[] = []
  for (let step = 0; step < 12; step++) {
    now = applied({ cmd: 'shuff', pageId: page(FULL).id }, now).next
    seen.push(JSON.stringify(page(FULL, now).slots.map(({ box }) => box)))
    expect(photosOn(page(FULL, now))).toEqual(photosOn(page(FULL)))
  }
  expect(seen.some((boxes, step) => boxes === seen[step + 1])).toBe(false)
})

test('B§4 shuff: a page of one photo changes its frame', () => {
  const { design: small, world: around } = aDesign(5)
  const first = applied({ cmd: 'shuff', pageId: page(1, small).id }, small, around).next
  expect(slotOf(1, 0, first).box).not.toEqual(slotOf(1, 0, small).box)
})

test('B§4 page_del_objs: the place of a locked photo that is taken away is free; undo locks it again', () => {
  const slots = page(FULL).slots.map((slot, index) => (index === 0 ? { ...slot, locked: true } : slot))
  const locked = { ...design, pages: design.pages.map((each, index) => (index === FULL ? { ...each, slots } : each)) }
  const edit: Edit = { cmd: 'page_del_objs', pageId: page(FULL).id, slotIds: [slotOf(FULL, 0).id], captionIds: [] }
  const { next, inverse } = applied(edit, locked)
  const { placement: _gone, ...place } = slotOf(FULL, 0)
  expect(slotOf(FULL, 0, next)).toEqual(place)
  expect(applied(inverse, next).next).toEqual(locked)
})

test('B§4 change_photos: a locked photo that moves to an empty place leaves a free one', () => {
  const slots = page(FULL).slots.map((slot, index) => (index === 0 ? { ...slot, locked: true } : slot))
  const locked = { ...design, pages: design.pages.map((each, index) => (index === FULL ? { ...each, slots } : each)) }
  const emptied: Edit = { cmd: 'page_del_objs', pageId: page(FULL).id, slotIds: [slotOf(FULL, 1).id], captionIds: [] }
  const swap: Edit = { cmd: 'change_photos', change: { kind: 'swap', from: at(FULL, 0), to: at(FULL, 1) } }
  const { next } = applied(swap, applied(emptied, locked).next)
  const { placement: _gone, ...place } = slotOf(FULL, 0)
  expect(slotOf(FULL, 0, next)).toEqual(place)
})

test('B§4 shuff: locked slots keep photo and place', () => {
  const slots = page(FULL).slots.map((slot, index) => (index === 0 ? { ...slot, locked: true } : slot))
  const locked = { ...design, pages: design.pages.map((each, index) => (index === FULL ? { ...each, slots } : each)) }
  const { next } = applied({ cmd: 'shuff', pageId: page(FULL).id }, locked)
  expect(page(FULL, next).slots[0]).toEqual(slots[0])
  expect(page(FULL, next).slots.slice(1)).not.toEqual(slots.slice(1))
})

test('B§3 text: a title that comes takes its room from the photos and gives it back when it goes', () => {
  const { next, changed } = applied(writeText(page(FULL), 'title', 'At the lake'))
  const [caption] = page(FULL, next).captions
  expect(changed).toEqual([page(FULL).id])
  expect(caption?.text).toBe('At the lake')
  expect(page(FULL, next).kind).toBe('chapter')
  const below = (caption?.box.y ?? 0) + (caption?.box.height ?? 0)
  expect(Math.min(...page(FULL, next).slots.map(({ box }) => box.y))).toBeGreaterThan(below)
  const back = applied(writeText(page(FULL, next), 'title', null), next).next
  expect([page(FULL, back).kind, page(FULL, back).captions]).toEqual(['inner', []])
})

test('a text that a shopper moved stays there: no photo makes room for it, and no layout puts it back', () => {
  const titled = applied(writeText(page(FULL), 'title', 'At the lake')).next
  const [caption] = page(FULL, titled).captions
  const box = { x: 30, y: 60, width: 80, height: 20 }
  const { id: captionId = asId<CaptionId>(''), role = 'title', panel = 'front' } = caption ?? {}
  const cmd = 'update_text_value' as const
  const write = { cmd, pageId: page(FULL).id, captionId, role, panel, text: 'At the lake', box }
  const moved = applied(write, titled).next
  expect(page(FULL, moved)).toEqual({ ...page(FULL, titled), captions: [{ ...caption, box, placed: true }] })
  const longer = { ...write, text: 'At the lake, and a good deal more that was never here before '.repeat(9) }
  const { box: _stays, ...words } = longer
  const written = applied(words, moved).next
  expect([page(FULL, written).captions[0]?.box, page(FULL, written).slots]).toEqual([box, page(FULL, titled).slots])
  const shuffled = applied({ cmd: 'shuff', pageId: page(FULL).id }, written).next
  expect(page(FULL, shuffled).captions).toEqual(page(FULL, written).captions)
  expect(refusal({ ...write, box: { ...box, x: 5000 } }, titled)).toBe('page-not-valid')
})

test('B§3 text: other words in the same room move nothing', () => {
  const titled = applied(writeText(page(FULL), 'title', 'At the lake')).next
  const { next } = applied(writeText(page(FULL, titled), 'title', 'On the lake'), titled)
  expect(page(FULL, next).slots).toEqual(page(FULL, titled).slots)
})

test('readings 44: texts that are too long or not printable are refused', () => {
  const reason = (role: 'title' | 'description' | 'text', text: string) => refusal(writeText(page(FULL), role, text))
  expect(reason('title', '一'.repeat(1001))).toBe('text-too-long')
  expect(reason('title', '👨‍👩‍👧‍👦'.repeat(90))).toBeUndefined()
  expect(reason('description', 'x'.repeat(1001))).toBe('text-too-long')
  expect(reason('description', 'two\nlines')).toBeUndefined()
  expect(reason('title', 'two\nlines')).toBe('text-not-printable')
  expect(reason('title', 'ab\u202ecd')).toBe('text-not-printable')
  expect(reason('text', 'bell\u0007')).toBe('text-not-printable')
  expect(reason('text', 'half \ud83d')).toBe('text-not-printable')
  expect(reason('title', 'عائلتنا')).toBe('text-not-printable')
  expect(refusal(writeText(page(0), 'title', 'Our summer'))).toBe('nothing-to-change')
  expect(refusal(writeText(page(FULL), 'title', null))).toBe('caption-unknown')
})

test('B§3 text: a page that has as many texts as a design may hold takes no more', () => {
  const texts = Array.from({ length: 50 }, (_, at) => ({
    ...{ id: asId<CaptionId>(`t${at}`), role: 'text' as const, panel: 'front' as const, text: 'So it was' },
    ...{ box: { x: 20, y: 20, width: 60, height: 10 }, placed: true as const },
  }))
  const full = { ...design, pages: design.pages.map((one, at) => (at === FULL ? { ...one, captions: texts } : one)) }
  expect(refusal(writeText(page(FULL), 'text', 'One more'), full)).toBe('no-place-for-text')
  const more = { ...page(FULL), captions: [...texts, { ...texts[0], id: asId<CaptionId>('t50') } as Caption] }
  expect(refusal({ cmd: 'page_load', pages: [more], order: ids(design), tray: design.tray })).toBe('page-not-valid')
})

test('B§4 page_load: pages that break the rules of a design are refused [B§4.page_load]', () => {
  const load = (pages: readonly Page[], tray = design.tray, order = ids(design)): Edit => ({
    cmd: 'page_load',
    pages,
    order,
    tray,
  })
  const changed = (slot: Partial<Slot>): Page => {
    return { ...page(FULL), slots: page(FULL).slots.map((each, index) => (index === 0 ? { ...each, ...slot } : each)) }
  }
  const { box, placement } = slotOf(FULL, 0)
  const photo = (name: string) => ({ ...placement, photoId: asId(name) }) as NonNullable<typeof placement>
  expect(refusal(load([page(FULL)]))).toBe('nothing-to-change')
  expect(refusal(load([changed({ box: { ...box, x: -10 } })]))).toBe('page-not-valid')
  expect(refusal(load([changed({ box: { ...box, width: box.width + 50 } })]))).toBe('page-not-valid')
  expect(refusal(load([changed({ box: { ...box, height: Number.NaN } })]))).toBe('page-not-valid')
  expect(refusal(load([changed({ box: { ...box, width: box.width - 9 } })]))).toBe('crop-outside-photo')
  expect(refusal(load([changed({ placement: photo('stranger') })]))).toBe('photo-unknown')
  // No photo is lost: what neither a page nor the tray names waits in the tray.
  expect(applied(load([{ ...page(FULL), slots: [] }])).next.tray).toEqual([...design.tray, ...photosOn(page(FULL))])
  expect(refusal(load([page(FULL)], [photosOn(page(FULL))[0] ?? asId('')]))).toBe('photo-already-placed')
  expect(refusal(load([], design.tray, ids(design).slice(1)))).toBe('cover-stays')
  expect(refusal(load([], design.tray, [...ids(design), id('nowhere')]))).toBe('page-unknown')
  expect(refusal(load([], design.tray, [...ids(design), page(3).id]))).toBe('page-not-valid')
})

test('every edit is undone by its inverse and done again by the inverse of that', () => {
  const once = applied({
    cmd: 'page_add_del_photos',
    pageId: page(FULL).id,
    add: [],
    del: [photosOn(page(FULL))[0] ?? asId('')],
  })
  const undone = applied(once.inverse, once.next)
  expect(JSON.stringify(undone.next)).toBe(JSON.stringify(design))
  expect(JSON.stringify(applied(undone.inverse, undone.next).next)).toBe(JSON.stringify(once.next))
})

test('B§4 edits: a text that could not be put back on its page is not put there', () => {
  const sheets = aSheetDesign(6, aFrameProduct(), aTheme({ photosPerPage: { min: 1, wanted: 1, max: 1 } }))
  const edit: Edit = {
    ...{ cmd: 'update_text_value', pageId: sheets.design.pages[0]?.id ?? id('none'), captionId: asId('spine') },
    text: 'Words',
    role: 'spine',
    panel: 'spine',
    box: { x: 15, y: 10, width: 30, height: 12 },
  }
  expect(applyEdit(sheets.design, edit, sheets.world)).toEqual({ kind: 'refused', reason: 'page-not-valid' })
})
