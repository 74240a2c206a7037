import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCalendar, aCalendarDesign } from '../../../tests/support/builders/calendar-builders.ts'
import { aDesign } from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import type { CalendarSettings } from '../../calendar/calendar-settings.ts'
import { asId, countingIds, type PageId } from '../../ids.ts'
import { applyEdit } from '../change/apply-edit.ts'
import { calendarChanged, isLockedMonthGoing } from '../change/calendar-change.ts'
import type { Edit } from '../change/edit.ts'
import type { Design } from '../design.ts'
import { findPage, innerPages } from '../design.ts'
import type { EditWorld } from '../world/edit-world.ts'

const idsFrom = (name: string) => {
  const ids = countingIds(name)
  return () => asId<PageId>(ids.next())
}

function changed(design: Design, world: EditWorld, change: Partial<CalendarSettings>, months?: number) {
  const settings = { ...(design.calendar ?? aCalendar()), ...change }
  const edit = calendarChanged(design, { settings, months: months ?? innerPages(design).length }, world, idsFrom('new'))
  const verdict = edit && applyEdit(design, edit, world)
  if (verdict?.kind !== 'applied') {
    throw new Error(`refused: ${verdict?.reason}`)
  }
  return verdict
}

const monthsOf = (design: Design) => innerPages(design).map(({ month }) => `${month?.year}-${month?.month}`)

test('B§4 page_load: another start month is one step; pages keep their photos, and undo brings every byte back', () => {
  const { design, world } = aCalendarDesign()
  const { next, inverse, changed: pages } = changed(design, world, { start: { year: 2027, month: 6 } })
  expect([monthsOf(next)[0], monthsOf(next).at(-1), next.calendar?.start]).toEqual([
    '2027-6',
    '2028-5',
    { year: 2027, month: 6 },
  ])
  expect(innerPages(next).map(({ slots }) => slots)).toEqual(innerPages(design).map(({ slots }) => slots))
  expect(pages).toEqual(design.pages.map(({ id }) => id))
  const back = applyEdit(next, inverse, world)
  expect(back.kind === 'applied' && JSON.stringify(back.next)).toBe(JSON.stringify(design))
})

test('a day of the family changes the pages that it stands on, and no other', () => {
  const { design, world } = aCalendarDesign()
  const born = { id: 'xy', name: '小雨', reckoning: 'civil', month: 5, day: 20 } as const
  const { next, changed: pages } = changed(design, world, {
    familyDates: [...(design.calendar?.familyDates ?? []), born],
  })
  expect([pages.map((id) => findPage(next, id)?.month?.month), next.calendar?.familyDates.length]).toEqual([[5], 2])
  const same = applyEdit(
    next,
    { cmd: 'page_load', pages: [], order: next.pages.map(({ id }) => id), tray: next.tray },
    world,
  )
  expect(same).toEqual({ kind: 'refused', reason: 'nothing-to-change' })
})

test('fewer months: their photos lie in the tray; more months: they come from there, then from the fullest month', () => {
  const { design, world } = aCalendarDesign({ photos: 14 })
  const { next: short } = changed(design, world, {}, 8)
  expect([monthsOf(short).length, designFaults(short, { ...world })]).toEqual([8, []])
  const { next: long } = changed(short, world, {}, 18)
  expect([monthsOf(long).at(-1), long.tray, designFaults(long, world)]).toEqual(['2028-6', [], []])
  const photos = innerPages(long).map((page) => page.slots.flatMap(({ placement }) => placement ?? []).length)
  expect(photos).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0])
})

test('more months take no photo that is locked: of a month with others the last of those, else none', () => {
  const { design, world } = aCalendarDesign({ photos: 14 })
  const holding = (which: (at: number) => boolean): Design => ({
    ...design,
    pages: design.pages.map((page) => ({
      ...page,
      slots: page.slots.map((slot, at) => ({ ...slot, locked: which(at) })),
    })),
  })
  const last = holding((at) => at > 0)
  const photosOn = (of: Design) =>
    innerPages(of).map(({ slots }) => slots.flatMap(({ placement }) => placement?.photoId ?? []))
  const full = photosOn(design).flatMap((ids, at) => (ids.length > 1 ? [{ at, ids }] : []))
  expect(full.map(({ ids }) => ids.length)).toEqual([2, 2])
  const more = photosOn(changed(last, world, {}, 14).next)
  expect(more.slice(12)).toEqual(full.map(({ ids }) => ids.slice(0, 1)))
  expect(full.map(({ at }) => more[at])).toEqual(full.map(({ ids }) => ids.slice(1)))
  const all = changed(
    holding(() => true),
    world,
    {},
    14,
  ).next
  expect(photosOn(all)).toEqual([...photosOn(design), [], []])
})

test('fewer months: none that is locked goes', () => {
  const { design, world } = aCalendarDesign()
  const last = innerPages(design).at(-1)
  const locked = { ...design, pages: design.pages.map((page) => (page === last ? { ...page, locked: true } : page)) }
  const settings = design.calendar ?? aCalendar()
  const edits = [11, 12].map((months) => calendarChanged(locked, { settings, months }, world, idsFrom('new')))
  expect(edits.map((edit) => edit?.order.length)).toEqual([undefined, 13])
  expect([11, 12].map((months) => isLockedMonthGoing(locked, months))).toEqual([true, false])
})

test('a calendar has a page for every month: no other command adds pages or takes them out', () => {
  const { design, world } = aCalendarDesign()
  const page = design.pages[3]?.id ?? asId<PageId>('')
  const fresh = asId<PageId>('fresh')
  const edits: Edit[] = [
    { cmd: 'page_add', after: page, pageId: fresh },
    { cmd: 'new_pages', after: page, pageIds: [fresh] },
    { cmd: 'new_pages_to_add_photos', after: page, pageIds: [fresh], photos: [] },
    { cmd: 'page_del', pageId: page },
    { cmd: 'remove_pages', pageIds: [page] },
  ]
  expect(edits.map((edit) => applyEdit(design, edit, world))).toEqual(
    edits.map(() => ({ kind: 'refused', reason: 'page-count-fixed' })),
  )
})

test('bad input: months that do not follow, insane settings, photos on a grid, a calendar in a book are refused', () => {
  const { design, world } = aCalendarDesign()
  const order = design.pages.map(({ id }) => id)
  const load = (change: Partial<Extract<Edit, { cmd: 'page_load' }>>, of = design, at = world) => {
    const verdict = applyEdit(of, { cmd: 'page_load', pages: [], order, tray: of.tray, ...change }, at)
    return verdict.kind === 'refused' ? verdict.reason : 'applied'
  }
  const [cover, first, second] = design.pages
  if (!cover || !first || !second) {
    throw new Error('too short')
  }
  const low = { ...first.slots[0], box: { x: 20, y: 250, width: 100, height: 100 } }
  const book = aDesign()
  expect([
    load({ order: [cover.id, second.id, first.id, ...order.slice(3)] }),
    load({ calendar: aCalendar({ start: { year: 2027, month: 2 } }) }),
    load({ calendar: aCalendar({ familyDates: [{ id: 'x', name: '', reckoning: 'civil', month: 1, day: 1 }] }) }),
    load({ pages: [{ ...first, slots: [{ id: low.id ?? asId('x'), panel: 'front', locked: false, box: low.box }] }] }),
    load({ pages: [{ ...first, kind: 'blank' }] }),
    load({ order: order.slice(1) }),
    load({ order: book.design.pages.map(({ id }) => id), calendar: aCalendar() }, book.design, book.world),
  ]).toEqual([...Array.from({ length: 5 }, () => 'page-not-valid'), 'cover-stays', 'page-not-valid'])
})

test('the cover of a calendar takes another title and another photo, and months a text above their grid', () => {
  const { design, world } = aCalendarDesign()
  const [cover, january] = design.pages
  if (!cover || !january) {
    throw new Error('too short')
  }
  const write = (pageId: PageId, role: 'title' | 'text', captionId: string) =>
    applyEdit(
      design,
      { cmd: 'update_text_value', pageId, captionId: asId(captionId), role, panel: 'front', text: '家' },
      world,
    )
  const titled = write(cover.id, 'title', `${cover.id}.title`)
  const worded = write(january.id, 'text', 'words')
  expect([titled.kind, worded.kind, write(cover.id, 'text', 'other').kind]).toEqual(['applied', 'applied', 'refused'])
  expect(worded.kind === 'applied' && designFaults(worded.next, world)).toEqual([])
  expect(worded.kind === 'applied' && worded.next.pages[1]?.kind).toBe('inner')
})

test('whatever is done to a calendar, it stays one, and every step goes back byte for byte', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.nat(100)), { minLength: 1, maxLength: 8 }),
      (steps) => {
        const { design: first, world } = aCalendarDesign({ photos: 30, kind: 'desk' })
        const next = idsFrom('step')
        let design = first
        for (const [kind, number] of steps) {
          const page = design.pages[number % design.pages.length]
          const at = page?.slots[0]
          const settings = design.calendar ?? aCalendar()
          const edit: Edit | undefined =
            kind === 0
              ? calendarChanged(design, { settings, months: 6 + (number % 13) }, world, next)
              : kind === 1
                ? calendarChanged(
                    design,
                    {
                      settings: { ...settings, start: { year: 2025 + (number % 5), month: 1 + (number % 12) } },
                      months: innerPages(design).length,
                    },
                    world,
                    next,
                  )
                : kind === 2 && page
                  ? { cmd: 'shuff', pageId: page.id }
                  : kind === 3 && page
                    ? { cmd: 'page_add_del_photos', pageId: page.id, add: design.tray.slice(0, 1), del: [] }
                    : kind === 4 && page && at?.placement
                      ? { cmd: 'page_add_del_photos', pageId: page.id, add: [], del: [at.placement.photoId] }
                      : page && { cmd: 'page_del_objs', pageId: page.id, slotIds: at ? [at.id] : [], captionIds: [] }
          const verdict = edit && applyEdit(design, edit, world)
          if (verdict?.kind === 'applied') {
            const back = applyEdit(verdict.next, verdict.inverse, world)
            expect(back.kind === 'applied' && JSON.stringify(back.next)).toBe(JSON.stringify(design))
            expect(designFaults(verdict.next, world)).toEqual([])
            design = verdict.next
          }
        }
      },
    ),
    { numRuns: 25 },
  )
})
