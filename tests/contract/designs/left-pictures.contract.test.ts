import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPreview } from '../../../domain/calls/preview.ts'
import { asId, type PageId, type TaskId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { removeLeftPictures } from '../../../server/albums/remove-deleted.ts'
import { leftPictures, previewPages } from '../../../server/db/schema/previews.tables.ts'
import { createPagePictures } from '../../../server/preview/page-pictures.ts'
import { renderPage } from '../../../server/preview/preview.job.ts'
import { createPreviewStore } from '../../../server/stores/previews.store.ts'
import { onPostgres } from '../../support/servers/engines.ts'
import { BOOK, seedAlbum } from '../../support/worlds/seeded-album.ts'

const DAY_MS = 86_400_000
const PAINTER = { paint: async () => Buffer.from('a page') }

onPostgres('pictures that pages have left', (server) => {
  const db = () => server().deps.db
  let phones = 13_600_070_000

  /** A design, and three of its pages by the order of their names. */
  async function design() {
    phones += 1
    const browser = server().client()
    const uid = await browser.signIn(String(phones), server().deps.outbox)
    const { aid } = await seedAlbum(server(), browser, uid)
    const made = await browser.call(createPreview, { orderdata: [{ aid, pid: BOOK }] })
    invariant(made.Code === 0, `a design is made: ${made.Msg}`)
    const taskId = asId<TaskId>(made.Data.tid)
    const rows = await db()
      .select()
      .from(previewPages)
      .where(eq(previewPages.taskId, taskId))
      .orderBy(asc(previewPages.pageId))
    const [first, second, third] = rows
    invariant(first && second && third, 'it has three pages')
    return { taskId, rev: made.Data.rev, pages: [first.pageId, second.pageId, third.pageId] as const }
  }
  const rowIs = (taskId: TaskId, pageId: PageId) =>
    and(eq(previewPages.taskId, taskId), eq(previewPages.pageId, pageId))
  const pictureOf = async (taskId: TaskId, pageId: PageId) =>
    (await db().select().from(previewPages).where(rowIs(taskId, pageId)))[0]?.picture ?? null
  const show = async (taskId: TaskId, pageId: PageId, picture: string | null) => {
    await db().update(previewPages).set({ picture }).where(rowIs(taskId, pageId))
  }
  /** A page whose look was left so many days ago, and that has just come back to it: it waits for its picture. */
  const comesBack = async (taskId: TaskId, pageId: PageId, days: number) => {
    const picture = await pictureOf(taskId, pageId)
    invariant(picture, 'the page was painted')
    await show(taskId, pageId, null)
    await db()
      .insert(leftPictures)
      .values({ picture, leftAt: new Date(Date.now() - days * DAY_MS) })
    return picture
  }
  /** How many of the shop's connections wait for another one. */
  const waiting = async () => {
    const counted = sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return (await db().execute<{ waiting: number }>(counted)).rows[0]?.waiting ?? 0
  }

  async function twoLooks() {
    const { taskId, rev, pages } = await design()
    for (const pageId of [pages[0], pages[1]]) {
      await renderPage(server().deps, PAINTER, { taskId, pageId, rev })
    }
    const earlier = await comesBack(taskId, pages[0], 4)
    const later = await comesBack(taskId, pages[1], 3)
    const render = () => renderPage(server().deps, PAINTER, { taskId, pageId: pages[1], rev })
    return { taskId, page: pages[1], earlier, later, render }
  }
  const deletingStorage = (before: (key: string) => Promise<void>) => ({
    ...server().deps.storage,
    delete: async (key: string) => {
      await before(key)
      await server().deps.storage.delete(key)
    },
  })
  const isThere = (picture: string) => createPagePictures(server().deps.storage).has(picture)

  test('one that is shown again while others are deleted stays', async () => {
    const { taskId, page, earlier, later, render } = await twoLooks()
    const storage = deletingStorage(async (key) => {
      if (key.includes(earlier)) {
        await render()
      }
    })
    await removeLeftPictures({ ...server().deps, storage })
    expect([await pictureOf(taskId, page), await isThere(later), await isThere(earlier)]).toEqual([later, true, false])
  })

  test('one that is shown again while it is deleted itself is painted once more, and nobody waits for the storage', async () => {
    const { taskId, page, later, render } = await twoLooks()
    let shown: string | null = null
    const storage = deletingStorage(async (key) => {
      if (key.includes(later)) {
        await render()
        shown = await pictureOf(taskId, page)
      }
    })
    await removeLeftPictures({ ...server().deps, storage })
    const awaited = await pictureOf(taskId, page)
    await render()
    expect([shown, awaited, await pictureOf(taskId, page), await isThere(later)]).toEqual([later, null, later, true])
  })

  test('shoppers whose pages leave the same looks at one moment do not stop each other', async () => {
    const [one, other] = [await design(), await design()]
    const looks = ['look-a', 'look-b', 'look-c']
    for (const [{ taskId, pages }, shown] of [
      [one, looks],
      [other, looks.toReversed()],
    ] as const) {
      for (const [n, page] of pages.entries()) {
        await show(taskId, page, shown[n] ?? null)
      }
    }
    const leftAt = new Date(Date.now() - DAY_MS)
    await db()
      .insert(leftPictures)
      .values(looks.map((picture) => ({ picture, leftAt })))
    const now = Date.now()
    const edit = ({ taskId, rev, pages }: Awaited<ReturnType<typeof design>>) =>
      db().transaction(async (tx) => {
        const store = createPreviewStore(tx)
        const task = await store.load(taskId)
        invariant(task, 'the design is there')
        const changed = pages.map((id) => ({ id, errorType: 51 as const }))
        await store.saveEdited({ ...task, rev: rev + 1 }, changed, now)
      })
    const edits = await db().transaction(async (tx) => {
      // Whichever goes first, each has its first one by then, and needs the other’s.
      await tx.select().from(leftPictures).where(eq(leftPictures.picture, 'look-b')).for('update')
      const both = Promise.allSettled([edit(one), edit(other)])
      await expect.poll(waiting).toBe(2)
      return { both }
    })
    const ended = (await edits.both).map(({ status }) => status)
    const left = await db().select().from(leftPictures).orderBy(asc(leftPictures.picture))
    expect([ended, left.filter(({ picture }) => picture.startsWith('look-'))]).toEqual([
      ['fulfilled', 'fulfilled'],
      looks.map((picture) => ({ picture, leftAt: new Date(now) })),
    ])
  })
})
