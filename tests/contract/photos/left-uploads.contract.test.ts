import { expect, test } from 'vitest'
import { createAlbum } from '../../../domain/calls/album.ts'
import { createThumbnail, getUploadToken } from '../../../domain/calls/storage.ts'
import { photos } from '../../../server/db/schema/photos.tables.ts'
import { removeLeftUploads } from '../../../server/photos/remove-left-uploads.ts'
import { derivedKey } from '../../../server/storage/storage-key.ts'
import { generatePhoto } from '../../support/builders/generate-photos.ts'
import { onBothEngines } from '../../support/servers/engines.ts'

const DAY = 86_400_000
const clock = { at: Date.UTC(2026, 5, 1) }

onBothEngines(
  'uploads that were begun and whose end nobody told',
  (server) => {
    test('are gone after a day, bytes and all; what goes on, is confirmed or cannot be deleted stays', async () => {
      const { db, storage, log } = server().deps
      const browser = await server().signedIn('13811112222')
      const aid = (await browser.call(createAlbum, { name: '夏天' })).Data.NewAlbumID
      const bytes = await generatePhoto({ width: 640, height: 480, seed: 5, format: 'jpeg' })
      const begun = async (opid: string) => {
        const ask = { aid, fileName: `${opid}.jpg`, size: bytes.length, opid }
        return (await browser.call(getUploadToken, ask)).Data.Key
      }
      const sent = async (opid: string) => {
        const key = await begun(opid)
        await storage.put(key, bytes)
        return key
      }
      const [left, empty, going] = [await sent('upload-left'), await begun('upload-empty'), await sent('upload-going')]
      const [done, stuck] = [await sent('upload-done'), await sent('upload-stuck')]
      await storage.put(derivedKey(left, 'thumb'), bytes)
      expect((await browser.call(createThumbnail, { Key: done })).Code).toBe(0)
      const keys = [left, empty, going, done, stuck]
      const told: unknown[] = []
      const noting = Object.assign(Object.create(log), { error: (of: object) => told.push(of) })
      const sick = {
        ...storage,
        delete: async (key: string) => {
          if (key === stuck) {
            throw new Error('the storage is away')
          }
          await storage.delete(key)
        },
      }
      const there = async () => {
        await removeLeftUploads({ ...server().deps, storage: sick, log: noting })
        const rows = (await db.select({ key: photos.key }).from(photos)).map(({ key }) => key)
        const files = await Promise.all(keys.map(async (key) => ((await storage.head(key)) ? [key] : [])))
        return [keys.filter((key) => rows.includes(key)), files.flat()]
      }
      const all = await there()
      clock.at += DAY - 1
      const before = await there()
      expect(await begun('upload-going')).toBe(going)
      clock.at += 2
      const after = await there()
      expect([all, before, after]).toEqual([
        [keys, [left, going, done, stuck]],
        [keys, [left, going, done, stuck]],
        [
          [going, done, stuck],
          [going, done, stuck],
        ],
      ])
      expect([await storage.head(derivedKey(left, 'thumb')), told.length]).toEqual([undefined, 1])
      // Whoever comes back later gets another place, and what goes on is taken.
      expect((await begun('upload-left')) === left).toBe(false)
      expect((await browser.call(createThumbnail, { Key: going })).Code).toBe(0)
    })
  },
  { role: 'api', clock: { now: () => clock.at } },
)
