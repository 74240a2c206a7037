import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { createAlbum } from '../../../domain/calls/album.ts'
import { createThumbnail, getUploadToken } from '../../../domain/calls/storage.ts'
import { leftUploads, photos } from '../../../server/db/schema/photos.tables.ts'
import { removeLeftUploads } from '../../../server/photos/remove-left-uploads.ts'
import { basecodeOf, derivedKey } from '../../../server/storage/storage-key.ts'
import { generatePhoto } from '../../support/builders/generate-photos.ts'
import { onBothEngines, onPostgres } from '../../support/servers/engines.ts'
import type { TestServer } from '../../support/servers/test-server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const TWO_DAYS = 48 * HOUR
const clock = { at: Date.UTC(2026, 5, 1) }
const setting = { role: 'api', clock: { now: () => clock.at } } as const
let bytes: Buffer
beforeAll(async () => {
  bytes = await generatePhoto({ width: 640, height: 480, seed: 5, format: 'jpeg' })
})

/** A shopper whose photos are begun, sent and confirmed one step at a time. */
async function shopper({ deps, signedIn }: TestServer, phone: string) {
  const browser = await signedIn(phone)
  const aid = (await browser.call(createAlbum, { name: '夏天' })).Data.NewAlbumID
  const begun = async (opid: string) => {
    const ask = { aid, fileName: `${opid}.jpg`, size: bytes.length, opid }
    return (await browser.call(getUploadToken, ask)).Data.Key
  }
  const sent = async (opid: string) => {
    const key = await begun(opid)
    await deps.storage.put(key, bytes)
    return key
  }
  /** A place whose name the shopper chose. */
  const chosen = async (Key: string) => {
    const { Reason, Data } = await browser.call(getUploadToken, { Key, size: bytes.length })
    return Reason ?? Data.Key
  }
  const confirmed = async (Key: string) => (await browser.call(createThumbnail, { Key })).Reason ?? 'taken'
  const isThere = async (key: string) => (await deps.storage.head(key)) !== undefined
  const deleting = (before: (key: string) => Promise<void>) => ({
    ...deps.storage,
    delete: async (key: string) => {
      await before(key)
      await deps.storage.delete(key)
    },
  })
  return { begun, sent, chosen, confirmed, isThere, deleting }
}

onBothEngines(
  'uploads that were begun and whose end nobody told',
  (server) => {
    test('are gone after two days, bytes and all; what goes on, is confirmed or cannot be deleted stays', async () => {
      const { db, storage, log } = server().deps
      const { begun, sent, confirmed, deleting } = await shopper(server(), '13811112222')
      const [left, empty, going] = [await sent('upload-left'), await begun('upload-empty'), await sent('upload-going')]
      const [done, stuck] = [await sent('upload-done'), await sent('upload-stuck')]
      await storage.put(derivedKey(left, 'thumb'), bytes)
      expect(await confirmed(done)).toBe('taken')
      const keys = [left, empty, going, done, stuck]
      const told: unknown[] = []
      const noting = Object.assign(Object.create(log), { error: (of: object) => told.push(of) })
      const sick = deleting(async (key) => {
        if (key === stuck) {
          throw new Error('the storage is away')
        }
      })
      const there = async (by: typeof storage = sick) => {
        await removeLeftUploads({ ...server().deps, storage: by, log: noting })
        const rows = (await db.select({ key: photos.key }).from(photos)).map(({ key }) => key)
        const files = await Promise.all(keys.map(async (key) => ((await storage.head(key)) ? [key] : [])))
        return [keys.filter((key) => rows.includes(key)), files.flat()]
      }
      const all = await there()
      clock.at += TWO_DAYS - 1
      const before = await there()
      expect(await begun('upload-going')).toBe(going)
      clock.at += 2
      const [after, again] = [await there(), await there()]
      clock.at += HOUR
      const later = await there(storage)
      expect([all, before, after, again, later, await db.select().from(leftUploads)]).toEqual([
        [keys, [left, going, done, stuck]],
        [keys, [left, going, done, stuck]],
        [
          [going, done],
          [going, done, stuck],
        ],
        [
          [going, done],
          [going, done, stuck],
        ],
        [
          [going, done],
          [going, done],
        ],
        [],
      ])
      expect([await storage.head(derivedKey(left, 'thumb')), told]).toEqual([
        undefined,
        [{ err: new Error('the storage is away'), key: stuck }],
      ])
      // Whoever comes back later gets another place, and what goes on is taken.
      expect((await begun('upload-left')) === left).toBe(false)
      expect(await confirmed(going)).toBe('taken')
    })

    test('a storage that is away is asked three times a round; the next round finds what is left', async () => {
      const { sent, isThere, deleting } = await shopper(server(), '13811112229')
      const keys = [
        await sent('storage-away-1'),
        await sent('storage-away-2'),
        await sent('storage-away-3'),
        await sent('storage-away-4'),
      ]
      clock.at += TWO_DAYS + 1
      const asked: string[] = []
      const away = deleting((key) => {
        asked.push(key)
        // Each takes as long as nobody else is at it.
        clock.at += HOUR
        return Promise.reject(new Error('the storage is away'))
      })
      const log = Object.assign(Object.create(server().deps.log), { error: () => undefined })
      await removeLeftUploads({ ...server().deps, storage: away, log })
      expect([asked.length, new Set(asked).size]).toEqual([3, 3])
      clock.at += HOUR
      await removeLeftUploads(server().deps)
      expect(await Promise.all(keys.map(isThere))).toEqual([false, false, false, false])
    })

    test('what is refused once it has come is deleted though the storage fails in that moment', async () => {
      const { storage, db } = server().deps
      const { begun, confirmed, isThere } = await shopper(server(), '13811112230')
      const key = await begun('nothing-of-a-picture')
      await storage.put(key, Buffer.from('no picture'))
      vi.spyOn(storage, 'delete').mockRejectedValueOnce(new Error('the storage is away'))
      await confirmed(key)
      expect([await isThere(key), await confirmed(key)]).toEqual([true, 'photo-too-small'])
      clock.at += HOUR
      await removeLeftUploads(server().deps)
      expect([await isThere(key), await db.select().from(leftUploads)]).toEqual([false, []])
    })

    test('phones that wake while the round is at them are given other places, and lose no photo', async () => {
      const { sent, confirmed, isThere, deleting } = await shopper(server(), '13811112223')
      const [first, second] = [await sent('wakes-first'), await sent('wakes-second')]
      clock.at += TWO_DAYS + 1
      const told: string[] = []
      const anew: string[] = []
      const storage = deleting(async (key) => {
        if (key === first) {
          told.push(await confirmed(first), await confirmed(second))
          anew.push(await sent('wakes-first'), await sent('wakes-second'))
          told.push(...(await Promise.all(anew.map(confirmed))))
        }
      })
      await removeLeftUploads({ ...server().deps, storage })
      expect(told).toEqual(['photo-not-uploaded', 'photo-not-uploaded', 'taken', 'taken'])
      expect(await Promise.all([first, second, ...anew].map(isThere))).toEqual([false, false, true, true])
    })

    test('a place counts as new again where it is asked for more than a minute later', async () => {
      const { begun } = await shopper(server(), '13811112227')
      const from = clock.at
      const asked = async (after: number) => {
        clock.at = from + after
        const key = await begun('asked-for-anew')
        const [row] = await server().deps.db.select().from(photos).where(eq(photos.key, key))
        return (row?.createdAt.getTime() ?? 0) - from
      }
      expect([await asked(0), await asked(MINUTE), await asked(MINUTE + 1)]).toEqual([0, 0, MINUTE + 1])
    })

    test('a place whose name was chosen is given anew once it is empty', async () => {
      const { begun, chosen, confirmed, isThere, deleting } = await shopper(server(), '13811112224')
      const own = `${basecodeOf(await begun('of-this-album'))}/chosen`
      const key = `${own}.jpg`
      expect(await chosen(key)).toBe(key)
      await server().deps.storage.put(key, bytes)
      clock.at += TWO_DAYS + 1
      const told: string[] = []
      const storage = deleting(async (deleted) => {
        if (deleted === key) {
          told.push(await chosen(key), await chosen(`${own}.png`))
        }
      })
      await removeLeftUploads({ ...server().deps, storage })
      expect([told, await isThere(key), await chosen(key)]).toEqual([
        ['photo-name-duplicate', 'photo-name-duplicate'],
        ...[false, key],
      ])
      await server().deps.storage.put(key, bytes)
      expect(await confirmed(key)).toBe('taken')
    })
  },
  setting,
)

onPostgres(
  'a place that is asked for anew in the moment in which it is taken back',
  (server) => {
    test('is not given: another is', async () => {
      const { db } = server().deps
      const { begun, sent } = await shopper(server(), '13811112225')
      const place = await begun('both-at-once')
      clock.at += TWO_DAYS + 1
      const waiting = async () => {
        const counted = sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return (await db.execute<{ waiting: number }>(counted)).rows[0]?.waiting ?? 0
      }
      const { asked } = await db.transaction(async (tx) => {
        await tx.delete(photos).where(eq(photos.key, place))
        const asked = sent('both-at-once')
        await expect.poll(waiting).toBe(1)
        return { asked }
      })
      const given = await asked
      const rows = await db.select({ key: photos.key }).from(photos).where(eq(photos.opid, 'both-at-once'))
      expect([given === place, rows]).toEqual([false, [{ key: given }]])
    })

    test('stays, where the phone is first', async () => {
      const { db } = server().deps
      const { sent, confirmed, isThere } = await shopper(server(), '13811112226')
      const place = await sent('is-first')
      clock.at += TWO_DAYS + 1
      await db.transaction(async (tx) => {
        await tx
          .update(photos)
          .set({ createdAt: new Date(clock.at) })
          .where(eq(photos.key, place))
        await removeLeftUploads(server().deps)
      })
      await removeLeftUploads(server().deps)
      expect([await isThere(place), await confirmed(place)]).toEqual([true, 'taken'])
    })
  },
  setting,
)
