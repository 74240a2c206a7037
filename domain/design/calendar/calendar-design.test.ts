import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aCalendar,
  aCalendarDesign,
  aCalendarTheme,
  calendarRequest,
} from '../../../tests/support/builders/calendar-builders.ts'
import { aGroup, somePhotos } from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { dayNumber } from '../../calendar/civil-date.ts'
import { DEMO_THEMES } from '../../demo/themes.ts'
import { contains, overlap } from '../../geometry.ts'
import { asId } from '../../ids.ts'
import { seededRandom } from '../../layout/seeded-random.ts'
import { pageFormat, paperOf } from '../../product/paper.ts'
import { monthAreas, ownPartOf } from '../areas/calendar-areas.ts'
import { autoDesign } from '../auto/auto-design.ts'
import type { Design } from '../design.ts'
import { placedPhotos } from '../design.ts'

const refusal = (ask: Parameters<typeof calendarRequest>[0]) => {
  const verdict = autoDesign(calendarRequest(ask))
  return verdict.kind === 'refused' ? verdict.reason : verdict.design.pages.length
}
const inside = (design: Design) => placedPhotos({ ...design, pages: design.pages.slice(1) })

test('A§2 calendar: a cover on a sheet of its own, then a page for every month from any start month on', () => {
  const { design } = aCalendarDesign({ settings: aCalendar({ start: { year: 2026, month: 11 } }) })
  expect(design.pages.map(({ kind, month }) => `${kind} ${month ? `${month.year}-${month.month}` : ''}`)).toEqual([
    ...['cover ', 'inner 2026-11', 'inner 2026-12', 'inner 2027-1', 'inner 2027-2', 'inner 2027-3', 'inner 2027-4'],
    ...['inner 2027-5', 'inner 2027-6', 'inner 2027-7', 'inner 2027-8', 'inner 2027-9', 'inner 2027-10'],
  ])
  expect([design.pages[0]?.captions.map(({ role, text }) => [role, text]), design.calendar?.start]).toEqual([
    [['title', '我们的一年']],
    { year: 2026, month: 11 },
  ])
})

test('readings 54: a range of the months that the shopper chose, no other than the product makes', () => {
  const months = (pageCount: number) => refusal({ change: { pageCount } })
  expect([months(5), months(6), months(18), months(19), months(7.5)]).toEqual([
    'page-count-not-allowed',
    7,
    19,
    'page-count-not-allowed',
    'page-count-not-allowed',
  ])
})

test('readings 9: a calendar needs a photo for every month and no more; what has no place waits in the tray', () => {
  expect([refusal({ photos: 11 }), refusal({ photos: 12 }), refusal({ photos: 0 })]).toEqual([
    'too-few-photos',
    13,
    'no-photos',
  ])
  const { design, photos } = aCalendarDesign({ photos: 60 })
  expect([inside(design).length, design.tray.length]).toEqual([48, 12])
  expect([...inside(design), ...design.tray]).toEqual(photos.map(({ id }) => id))
})

test('B§5 calendar theme: a theme without a month grid can make 0 pages', () => {
  const { calendar: _none, ...theme } = aCalendarTheme()
  expect(refusal({ theme })).toBe('theme-without-calendar')
})

test('a calendar without settings, or with days that are not there, is refused', () => {
  const { calendar: _none, ...request } = calendarRequest()
  const verdict = autoDesign(request)
  const settings = aCalendar({
    familyDates: [{ id: 'x', name: '小雨', reckoning: 'civil', month: 4, day: 31 }],
  })
  expect([verdict.kind === 'refused' && verdict.reason, refusal({ settings })]).toEqual([
    'calendar-not-valid',
    'calendar-not-valid',
  ])
})

test('on request photos lie on the months that they were taken in, and no month stays empty', () => {
  const months = [7, 7, 7, 7, 7, 7, 1, 1, 5, 5, 12, 12, 3, 3]
  const photos = somePhotos(months.length).map((photo, at) => ({
    ...photo,
    takenAt: dayNumber({ year: 2024, month: months[at] ?? 1, day: 10 }) * 86_400_000,
  }))
  const groups = [{ id: asId<never>('g'), title: '', description: '', photos }]
  const { design } = aCalendarDesign({ change: { groups, byMonthTaken: true } })
  const shown = design.pages.slice(1).map((page) => page.slots.map((slot) => Number(slot.placement?.photoId.slice(5))))
  expect(shown).toEqual([[6], [4], [12], [5], [8], [3], [0, 1], [2], [7], [13], [9], [10, 11]])
})

test('whatever photos, theme and start: months follow, photos lie once and never on a grid', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DEMO_THEMES),
      fc.constantFrom('wall' as const, 'desk' as const),
      fc.integer({ min: 6, max: 18 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 18, max: 50 }),
      (theme, kind, pageCount, month, photos) => {
        const settings = aCalendar({ start: { year: 2026, month } })
        const { design, world, product } = aCalendarDesign({ theme, kind, photos, settings, change: { pageCount } })
        expect(designFaults(design, world)).toEqual([])
        const paper = paperOf(product)
        for (const page of design.pages.slice(1)) {
          const own = paper && ownPartOf(page, pageFormat(paper, page), world.theme)
          expect(own && own.width > 0 && own.height > 0).toBe(true)
        }
        expect(design.pages.length).toBe(pageCount + 1)
      },
    ),
    { numRuns: 30 },
  )
})

test('the photo of a desk calendar has 45 % of its sheet and more in every look, whatever its shape, and is as high as its month', () => {
  const shapes = [
    [3, 2],
    [2, 3],
    [4, 3],
    [3, 4],
    [1, 1],
    [16, 9],
    [9, 16],
  ] as const
  const photos = somePhotos(12).map((photo, at) => {
    const [width, height] = shapes[at % shapes.length] ?? shapes[0]
    return { ...photo, width: width * 250, height: height * 250 }
  })
  const shares = DEMO_THEMES.map((look) => {
    const { design, product, world } = aCalendarDesign({
      ...{ kind: 'desk', theme: look, change: { groups: [aGroup(photos)] } },
    })
    const paper = paperOf(product)
    const months = design.pages.slice(1).flatMap((page) => {
      const format = paper && pageFormat(paper, page)
      const [slot, ...others] = page.slots
      if (!(format && slot && world.theme.calendar) || others.length > 0) {
        return []
      }
      const { grid } = monthAreas(format, world.theme, world.theme.calendar)
      const seen = overlap(slot.box, { x: 0, y: 0, ...format.page })
      const share = (seen.width * seen.height) / (format.page.width * format.page.height)
      return [share >= 0.45 && seen.height >= grid.height - 0.01]
    })
    return [look.id, months]
  })
  expect(shares).toEqual(DEMO_THEMES.map(({ id }) => [id, Array.from({ length: 12 }, () => true)]))
})

const LIKENESSES = Array.from({ length: 40 }, (_, at) => {
  const random = seededRandom(at + 1)
  return Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
})

test('of photos that look alike one is on a month and the others wait in the tray, as long as every month has a photo', () => {
  const trayOf = (count: number) => {
    const photos = somePhotos(count).map((photo, at) => ({
      ...photo,
      ...(at === 4 ? { width: 6000, height: 4000 } : {}),
      likeness: LIKENESSES[at === 4 || at === 9 ? 3 : at] ?? '',
    }))
    const { design } = aCalendarDesign({ change: { groups: [aGroup(photos)] } })
    return { tray: design.tray, shown: inside(design).length }
  }
  expect([16, 13, 12].map(trayOf)).toEqual([
    { tray: ['photo3', 'photo9'], shown: 14 },
    { tray: ['photo3'], shown: 12 },
    { tray: [], shown: 12 },
  ])
})

test('a photo that is nearly black or seems to lie shares its month with others', () => {
  const photos = somePhotos(20).map((photo, at) => ({
    ...photo,
    ...(at === 5 ? { blackPercent: 98 } : at === 13 ? { lies: 1 as const } : {}),
  }))
  const { design } = aCalendarDesign({ change: { groups: [aGroup(photos)] } })
  const beside = ['photo5', 'photo13'].map((id) => {
    const month = design.pages.slice(1).find(({ slots }) => slots.some(({ placement }) => placement?.photoId === id))
    return (month?.slots.length ?? 0) > 1
  })
  expect(beside).toEqual([true, true])
})

test('whom people look for is the largest of a month, and no face of it is cut', () => {
  const face = { x: 0.4, y: 0.25, width: 0.2, height: 0.3 }
  const photos = somePhotos(36).map((photo, at) => ({
    ...photo,
    ...(at % 3 === 1 ? { focus: { ...face, faces: [face] } } : {}),
  }))
  const known = new Map(photos.map((photo) => [photo.id, photo]))
  const { design } = aCalendarDesign({ change: { groups: [aGroup(photos)] } })
  const months = design.pages.slice(1).map(({ slots }) =>
    slots.map(({ box, placement }) => ({
      area: box.width * box.height,
      faces: placement && known.get(placement.photoId)?.focus?.faces?.filter((each) => !contains(placement.crop, each)),
    })),
  )
  const led = months.filter((shown) => shown.length > 1 && shown.some(({ faces }) => faces))
  const largest = led.filter((shown) => {
    const most = Math.max(...shown.map(({ area }) => area))
    return shown.some(({ area, faces }) => faces && area > most * 0.99)
  })
  expect(months.flatMap((shown) => shown.flatMap(({ faces = [] }) => faces))).toEqual([])
  expect(led.length).toBeGreaterThan(5)
  expect(largest.length / led.length).toBeGreaterThanOrEqual(0.9)
})
