import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, ne } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
  checkThemeVersion,
  manageTheme,
  manageThemes,
  publishTheme,
  uploadTheme,
  withdrawTheme,
} from '../../../domain/calls/manage/themes.ts'
import { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { createOrder } from '../../../domain/calls/order.ts'
import { createPreview, openPreview } from '../../../domain/calls/preview.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { getDiyThemeInfo, getDiyThemeList } from '../../../domain/calls/theme.ts'
import { asId, type OrderId, type ProductId } from '../../../domain/ids.ts'
import { products } from '../../../server/db/schema/catalogue.tables.ts'
import { orderItems } from '../../../server/db/schema/orders.tables.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'
import { BOOK, PLAIN, seedAlbum } from '../../support/worlds/seeded-album.ts'
import { foreignStaff, signInAsStaff } from '../../support/worlds/staff-world.ts'

const FILE = readFileSync(
  join(import.meta.dirname, '..', '..', '..', 'docs', 'examples', 'theme-kraft.yaml'),
  'utf8',
).replace('id: theme-kraft', 'id: kitchen')
const REDDER = FILE.replace("accent: '#a63a26'", "accent: '#b02a16'")
/** Grey letters on grey paper. */
const PALE = FILE.replace('id: kitchen', 'id: pale')
  .replace('en: Kitchen table', 'en: Pale table')
  .replace("ink: '#2b211a'", "ink: '#d9d0c1'")
const HOSTS_MS = 30_001
let now = Date.UTC(2026, 5, 1)
const CHECKED = { interval: 200 }

onBothEngines(
  'looks at the console',
  (server) => {
    const as = (role: 'owner' | 'clerk' | 'factory') => signInAsStaff(server(), server().client(), role)
    // One product says as much of the way as all of them.
    beforeAll(async () => {
      await server()
        .deps.db.delete(products)
        .where(ne(products.id, asId<ProductId>(BOOK)))
    })
    const verdictOf = async (id: string) => (await (await as('clerk')).call(manageTheme, { id })).Data.verdict
    const looksOf = async (pid: string) =>
      (await server().client().call(getDiyThemeList, { pid })).Data.map(({ id }) => id)

    test('are uploaded, seen with their pages, published, sold, made anew and withdrawn', async () => {
      const owner = await as('owner')
      const usual = await looksOf(BOOK)
      const first = (await owner.call(uploadTheme, { file: FILE })).Data
      expect(first).toEqual({ id: 'kitchen', version: 1 })
      // Nobody but the merchant sees it yet.
      expect((await server().client().call(getDiyThemeInfo, { id: 'kitchen' })).Code).toBe(404)
      await expect.poll(() => verdictOf('kitchen'), CHECKED).toBe('well')
      const seen = (await owner.call(manageTheme, { id: 'kitchen' })).Data
      const [page] = seen.pages
      const picture = await owner.request({ method: 'GET', url: page?.picture ?? '' })
      expect([seen.state, page?.name, picture.statusCode, picture.headers['content-type'], seen.products]).toEqual([
        ...['draft', `${BOOK} cover 1`, 200, 'image/jpeg'],
        [{ pid: BOOK, name: expect.any(String), worn: false }],
      ])

      expect((await owner.call(publishTheme, { id: 'kitchen', products: [BOOK] })).Code).toBe(0)
      expect(await looksOf(BOOK)).toEqual([...usual, 'kitchen'])

      const shopper = server().client()
      const uid = await shopper.signIn('13600000077', server().deps.outbox)
      const { aid } = await seedAlbum(server(), shopper, uid)
      const made = (await shopper.call(createPreview, { orderdata: [{ aid, pid: BOOK, themeid: 'kitchen' }] })).Data
      const item = { pid: BOOK, aid, taskid: made.tid, quantity: 1, attridlist: PLAIN }
      const { pay_amount } = (await shopper.call(calPrice, { orderdata: [item] })).Data
      const { orderid } = (await shopper.call(createOrder, { ...RECEIVER, orderdata: [item], pay_amount })).Data
      const [sold] = await server()
        .deps.db.select({ frozen: orderItems.frozen })
        .from(orderItems)
        .where(eq(orderItems.orderId, asId<OrderId>(orderid)))
      expect(Object(sold?.frozen).theme).toMatchObject({ id: 'kitchen', name: { en: 'Kitchen table' } })

      // The same file once more is no other version; another one is.
      expect((await owner.call(uploadTheme, { file: FILE, opid: 'the-same-once-more' })).Data.version).toBe(1)
      expect((await owner.call(uploadTheme, { file: REDDER })).Data).toEqual({ id: 'kitchen-v2', version: 2 })
      await expect.poll(() => verdictOf('kitchen-v2'), CHECKED).toBe('well')
      expect((await owner.call(publishTheme, { id: 'kitchen-v2', products: [BOOK] })).Code).toBe(0)
      expect(await looksOf(BOOK)).toEqual([...usual, 'kitchen-v2'])

      // What was made in the first version keeps it.
      expect((await shopper.call(openPreview, { taskid: made.tid })).Code).toBe(0)
      expect((await shopper.call(getDiyThemeInfo, { id: 'kitchen' })).Code).toBe(0)
      const again = { orderdata: [{ aid, pid: BOOK, themeid: 'kitchen' }], opid: 'in-the-first-version' }
      expect((await shopper.call(createPreview, again)).Code).toBe(3225)

      expect((await owner.call(withdrawTheme, { id: 'kitchen-v2' })).Code).toBe(0)
      expect(await looksOf(BOOK)).toEqual(usual)
      const { state, versions } = (await owner.call(manageTheme, { id: 'kitchen-v2' })).Data
      expect([state, versions.map((one) => [one.version, one.state])]).toEqual([
        'withdrawn',
        [
          [2, 'withdrawn'],
          [1, 'withdrawn'],
        ],
      ])
      const listed = (await owner.call(manageThemes, { key: 'kitchen' })).Data
      expect(listed.map(({ id, products: count }) => [id, count])).toEqual([['kitchen-v2', 0]])
      const log = (await owner.call(manageLog, { Count: 5 })).Data
      expect(log.map(({ action, about }) => `${action} ${about}`)).toEqual([
        ...['look-withdraw kitchen-v2', 'look-publish kitchen-v2', 'look kitchen-v2'],
        ...['look-publish kitchen', 'look kitchen'],
      ])
    })

    test('that are no look are refused by line, and one that prints badly is not published', async () => {
      const owner = await as('owner')
      const refused = await owner.call(uploadTheme, { file: 'id: x\nname: X\ncolour: red\n' })
      const broken = await owner.call(uploadTheme, { file: 'id: [x\n' })
      const nowhere = await owner.call(uploadTheme, { file: 'id: x\nname: X\ncategoryId: moon\n' })
      expect([refused.Reason, refused.Msg, broken.Reason, nowhere.Msg]).toEqual([
        'look-wrong',
        expect.stringContaining('3:9: colour: is not a field of a theme'),
        'look-wrong',
        expect.stringContaining('3:13: categoryId: there is no moon'),
      ])
      await owner.call(uploadTheme, { file: PALE })
      await expect.poll(() => verdictOf('pale'), CHECKED).toBe('badly')
      const { findings } = (await owner.call(manageTheme, { id: 'pale' })).Data
      expect(findings[0]).toEqual({
        ...{ line: expect.any(Number), column: expect.any(Number) },
        ...{ where: expect.any(String), message: expect.any(String) },
      })
      expect((await owner.call(publishTheme, { id: 'pale', products: [BOOK] })).Reason).toBe('look-unchecked')
    })

    test('that nobody has checked are checked when their owner asks, with shoppers choosing them all the while', async () => {
      const [owner, clerk] = [await as('owner'), await as('clerk')]
      const looks = await looksOf(BOOK)
      const [id = ''] = looks
      const { verdict, pages } = (await owner.call(manageTheme, { id })).Data
      expect([verdict, pages]).toEqual(['none', []])
      const ask = await foreignStaff(server(), 'owner')
      now += HOSTS_MS
      expect([
        (await clerk.call(checkThemeVersion, { id })).Code,
        (await owner.call(checkThemeVersion, { id: 'nothing' })).Code,
        (await ask(checkThemeVersion, { id })).Code,
        await verdictOf(id),
      ]).toEqual([404, 404, 404, 'none'])
      expect((await owner.call(checkThemeVersion, { id })).Data).toEqual({ id })
      await expect.poll(() => verdictOf(id), CHECKED).toBe('well')
      const seen = (await owner.call(manageTheme, { id })).Data
      const picture = await owner.request({ method: 'GET', url: seen.pages[0]?.picture ?? '' })
      expect([seen.findings, seen.pages[0]?.name, picture.statusCode, await looksOf(BOOK)]).toEqual([
        ...[[], `${BOOK} cover 1`, 200, looks],
      ])
    })

    test('stay where a product on the shelf would have none without them; clerks and other merchants change none', async () => {
      const [owner, clerk] = [await as('owner'), await as('clerk')]
      const looks = await looksOf(BOOK)
      for (const id of looks.slice(1)) {
        expect((await owner.call(withdrawTheme, { id })).Code).toBe(0)
      }
      const last = await owner.call(withdrawTheme, { id: looks[0] ?? '' })
      expect([last.Reason, await looksOf(BOOK)]).toEqual(['look-last', looks.slice(0, 1)])
      const ask = await foreignStaff(server(), 'owner')
      now += HOSTS_MS
      expect([
        (await clerk.call(uploadTheme, { file: FILE })).Code,
        (await clerk.call(withdrawTheme, { id: looks[0] ?? '' })).Code,
        (await (await as('factory')).call(manageThemes, {})).Code,
        (await ask(manageTheme, { id: 'pale' })).Code,
      ]).toEqual([404, 404, 404, 404])
    })
  },
  // A worker looks at what was uploaded.
  { role: 'all', clock: { now: () => now } },
)
