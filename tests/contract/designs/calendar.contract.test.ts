import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { CalendarSettings } from '../../../domain/calendar/calendar-settings.ts'
import { editPreview } from '../../../domain/calls/edit-preview.ts'
import { createPreview, openPreview } from '../../../domain/calls/preview.ts'
import { getDiyThemePhotoCount } from '../../../domain/calls/theme.ts'
import { asId, type MerchantId, type ThemeId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { createProductStore } from '../../../server/stores/products.store.ts'
import { createThemeStore } from '../../../server/stores/themes.store.ts'
import { aCalendar } from '../../support/builders/calendar-builders.ts'
import { productLike } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { seedAlbum } from '../../support/worlds/seeded-album.ts'

const DESK = 'calendar-desk'
const SHOP = asId<MerchantId>('1')

onBothEngines('calendars', (server, engine) => {
  let browser: TestClient
  let aid: string
  beforeAll(async () => {
    browser = server().client()
    const phone = `1371000${engine === 'embedded' ? 1 : 2}001`
    const uid = await browser.signIn(phone, server().deps.outbox)
    aid = (await seedAlbum(server(), browser, uid, 14)).aid
  })
  const design = (change: object) => browser.call(createPreview, { orderdata: [{ aid, pid: DESK, ...change }] })
  const months = (pages: readonly { readonly month?: { readonly year: number; readonly month: number } }[]) =>
    pages.flatMap(({ month }) => (month ? [`${month.year}-${month.month}`] : []))

  test('B§7 CreatePreview: a calendar of the months, the language and the family days that were asked for [B§4.type-8]', async () => {
    const calendar = aCalendar({ start: { year: 2026, month: 11 } })
    const { Code, Data } = await design({ calendar, pagecount: 6 })
    expect([Code, Data.design.calendar]).toEqual([0, calendar])
    expect(months(Data.design.pages)).toEqual(['2026-11', '2026-12', '2027-1', '2027-2', '2027-3', '2027-4'])
    expect(Data.pages.map(({ type }) => type)).toEqual(['cover', ...Array.from({ length: 6 }, () => 'inner')])
    const opened = await browser.call(openPreview, { taskid: Data.tid })
    expect(opened.Data.design).toEqual(Data.design)
  })

  test('without settings a calendar has twelve months and the language of the caller', async () => {
    const { Data } = await design({ seed: 3 })
    expect([months(Data.design.pages).length, Data.design.calendar?.language, Data.design.calendar?.lunar]).toEqual([
      12,
      'zh-Hans',
      true,
    ])
  })

  test('B§5 calendar theme: one that has no months is refused in a sentence; where none is named, the first with months is taken [B§5.months-of-theme]', async () => {
    const themes = createThemeStore(server().deps.db)
    const [usual] = (await createProductStore(server().deps.db).find(SHOP, asId(DESK)))?.themeIds ?? []
    const theme = usual && (await themes.find(SHOP, usual))
    invariant(theme, 'the demo calendar has a look')
    const { calendar: _none, ...bare } = theme
    await themes.save(SHOP, { ...bare, id: asId<ThemeId>('theme-bare') }, 99)
    const pid = await productLike(server(), DESK, 'calendar-bare', () => ({ themeIds: [asId('theme-bare'), theme.id] }))
    const made = await design({ pid })
    const refused = await design({ pid, themeid: 'theme-bare' })
    expect([made.Code, made.Data.design.themeId, refused.Code, refused.Msg]).toEqual([
      ...[0, theme.id, 3208, '这个样式可以制作 0 页，请换一个样式。'],
    ])
  })

  test('months are pages: limits of a calendar that stood beside its pages are carried over, the narrower ones', async () => {
    const { db } = server().deps
    const old = { kind: 'desk', minMonths: 8, maxMonths: 12 } as const
    const pages = { kind: 'change', min: 6, max: 18, default: 14, multiple: 1 } as const
    const pid = await productLike(server(), DESK, 'calendar-old', () => ({ calendar: old, pages }))
    const usual = await createProductStore(db).find(SHOP, asId(DESK))
    const migration = readFileSync('server/db/migrations/0033_months-are-pages.sql', 'utf8')
    for (const statement of migration.split('--> statement-breakpoint')) {
      await db.execute(sql.raw(statement))
    }
    const carried = await createProductStore(db).find(SHOP, asId(pid))
    expect([carried?.calendar, carried?.pages]).toEqual([{ kind: 'desk' }, { ...pages, min: 8, max: 12, default: 12 }])
    expect(await createProductStore(db).find(SHOP, asId(DESK))).toEqual(usual)
  })

  test.each([
    ['a month without a photo', { pagecount: 15 }, 3201, '照片还不够，至少需要 15 张。'],
    ['more months than the product has', { pagecount: 19 }, 3202, undefined],
    [
      'a day that no month has',
      { calendar: aCalendar({ familyDates: [{ id: 'x', name: '小雨', reckoning: 'civil', month: 2, day: 30 }] }) },
      3207,
      '这份日历做不出来：请看看起始月份和家人的日子。',
    ],
  ])('B§5: %s is refused in a sentence', async (_, change, code, sentence) => {
    const reply = await design({ seed: 4, ...change })
    expect([reply.Code, sentence === undefined || reply.Msg === sentence]).toEqual([code, true])
  })

  test('B§4 page_load changes the settings of a calendar in one step; what makes no sense is refused', async () => {
    const { Data } = await design({ seed: 5, calendar: aCalendar(), pagecount: 6 })
    const { pages, tray, calendar = aCalendar() } = Data.design
    const load = (settings: CalendarSettings, baserev: number) =>
      browser.call(editPreview, {
        taskid: Data.tid,
        pageindex: 0,
        cmd: 'page_load',
        baserev,
        data: { cmd: 'page_load', pages: [], order: pages.map(({ id }) => id), tray, calendar: settings },
      })
    const born = { id: 'b', name: '小雨', reckoning: 'civil', month: 5, day: 20 } as const
    const wished = { ...calendar, familyDates: [...calendar.familyDates, born] }
    const done = await load(wished, 1)
    expect([done.Code, done.Data.rev, done.Data.calendar]).toEqual([0, 2, wished])
    // May is the only page that looks otherwise.
    expect(done.Data.pages.map(({ month }) => month?.month)).toEqual([5])
    const wrong = await load({ ...wished, start: { year: 2027, month: 2 } }, 2)
    expect([wrong.Code === 0, (wrong.Data as unknown as { reason: string }).reason]).toEqual([false, 'page-not-valid'])
    const opened = await browser.call(openPreview, { taskid: Data.tid })
    expect([opened.Data.design.calendar, opened.Data.rev]).toEqual([wished, 2])
  })

  test('B§7 GetDIYThemePhotoCount with startpage and endpage (readings 54): a photo for every month; without, the cover too [B§7.photo-count-months]', async () => {
    const ask = { themeguid: 'theme-white', pid: DESK }
    const whole = await browser.call(getDiyThemePhotoCount, ask)
    const range = await browser.call(getDiyThemePhotoCount, { ...ask, startpage: 1, endpage: 18 })
    const cover = await browser.call(getDiyThemePhotoCount, { ...ask, iscover: 1, covers: 1 })
    expect([whole.Data.count, range.Data.count, cover.Data.count]).toEqual([13, 18, 1])
  })
})
