import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAlbum } from '../../domain/calls/album.ts'
import { arrangeAlbum, chooseProduct, designBook } from '../../server/cli/book/design-book.ts'
import { openRunState } from '../../server/cli/book/run-state.ts'
import { shopClient } from '../../server/cli/book/shop-client.ts'
import { runningServer } from '../../server/cli/book/shop-server.ts'
import { signIn } from '../../server/cli/book/sign-in.ts'
import { uploadPhotos } from '../../server/cli/book/upload-photos.ts'
import type { PhotoFiles } from './photo-files.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Somebody who is signed in at a shop, with whatever they have made there so far. */
export interface Shopper {
  /** By name, as the browser sends them. */
  readonly cookies: () => Readonly<Record<string, string>>
  emptyAlbum(): Promise<string>
  /** A new album with these photos in it, all of them safe. Answers its id. */
  album(photos: PhotoFiles): Promise<string>
  /** The first book of the shop, designed from an album. */
  book(aid: string): Promise<{ readonly pid: string; readonly tid: string; readonly taskid: string }>
  /** Removes what was noted on the disk for it. */
  close(): Promise<void>
}

/** The app as shoppers get it. */
export function buildOnce(): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'server', 'build-once.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) {
    throw new Error(`the build ended with ${status}`)
  }
}

/** Signs somebody in who never was at this shop. */
export async function newShopper(url: string): Promise<Shopper> {
  const folder = await mkdtemp(join(tmpdir(), 'keepsake-bench-shopper-'))
  const states = openRunState(folder, 'photos')
  const server = runningServer(url)
  const client = shopClient({
    ...{ server, language: 'en', cookies: {}, onAway: () => undefined },
    keepCookies: (cookies) => states.save((state) => Object.assign(state, { cookies })),
  })
  await signIn(client, states)
  const emptyAlbum = async () => {
    const { NewAlbumID } = await client.call(createAlbum, { name: 'Bench', opid: randomUUID() })
    return NewAlbumID
  }
  return {
    cookies: () => states.state.cookies,
    emptyAlbum,
    async album(photos) {
      const aid = await emptyAlbum()
      await uploadPhotos({
        ...{ folder: photos.folder, files: photos.names, room: join(folder, 'room'), aid, language: 'en' },
        ...{ client, server, states, report: SILENT },
      })
      await arrangeAlbum(client, states, aid, { title: undefined })
      return aid
    },
    async book(aid) {
      const product = await chooseProduct(client, undefined)
      const options = { theme: undefined, pages: undefined, start: undefined, language: 'en' } as const
      const { tid: taskid } = await designBook(client, states, options, { aid, product })
      return { pid: product.id, tid: product.themeIds[0] ?? '', taskid }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

const SILENT = { say: () => undefined, step: () => ({ to: () => undefined }), end: () => undefined }
