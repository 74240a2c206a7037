import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAlbumInfo, saveAlbum } from '../../../domain/calls/album.ts'
import type { DataOf } from '../../../domain/calls/call.ts'
import { editPreview, shufflePreview } from '../../../domain/calls/edit-preview.ts'
import {
  createPreview as create,
  type createPreview,
  openPreview,
  queryPreviewStatus,
  queryUserPreviewTaskId,
} from '../../../domain/calls/preview.ts'
import { asId, type PageId, type TaskId } from '../../../domain/ids.ts'
import { renderPage } from '../../../server/preview/preview.job.ts'
import { createPreviewStore } from '../../../server/stores/previews.store.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { BOOK, seedAlbum } from '../../support/worlds/seeded-album.ts'

onBothEngines(
  'previews',
  (server, engine) => {
    const phone = (n: number) => `1370000${engine === 'embedded' ? 1 : 2}00${n}`
    let browser: TestClient
    let uid: string
    let aid: string
    let preview: DataOf<typeof createPreview>
    let made = 0
    beforeAll(async () => {
      browser = server().client()
      uid = await browser.signIn(phone(1), server().deps.outbox)
      aid = (await seedAlbum(server(), browser, uid)).aid
    })
    // A design that no other test has changed.
    beforeEach(async () => {
      made += 1
      // A look that lets no photo lie over the fold: what is done to one page changes one page.
      const orderdata = [{ aid, pid: BOOK, themeid: 'theme-first-year' }]
      preview = (await browser.call(create, { orderdata, opid: `fresh-${engine}-${made}` })).Data
    })
    const status = (request: object) =>
      browser.call(queryPreviewStatus, { taskid: preview.tid, pageindex: '0', ...request })
    /** Does what a worker does, with a picture of our own. */
    const render = async (pageId: PageId, rev: number) =>
      await renderPage(
        server().deps,
        { paint: async () => Buffer.from('a picture') },
        { taskId: asId<TaskId>(preview.tid), pageId, rev },
      )

    test('B§7 CreatePreview designs the album: cover first, every page listed, every photo placed [B§3.preview-task] [B§7.CreatePreview]', () => {
      expect(preview.pages.map((page) => page.index)).toEqual(preview.pages.map((_, place) => place))
      expect(preview.pages[0]?.type).toBe('cover')
      expect(preview.pages.map((page) => page.id)).toEqual(preview.design.pages.map((page) => page.id))
      expect([preview.addtext, preview.rev, preview.design.tray]).toEqual([1, 1, []])
    })

    test('the same intent is designed once, and B§7 OpenPreview shows what CreatePreview answered [A§7.QueryUserPreviewTaskID] [B§7.OpenPreview]', async () => {
      const request = { orderdata: [{ aid: preview.aid, pid: BOOK, seed: 7 }], opid: `wish-design-${engine}` }
      const [first, again] = [await browser.call(create, request), await browser.call(create, request)]
      expect(again).toEqual(first)
      expect((await browser.call(openPreview, { taskid: first.Data.tid })).Data).toEqual(first.Data)
      const newest = await browser.call(queryUserPreviewTaskId, { uid })
      expect([newest.Data.prj_file, newest.Data.modify_time.length]).toEqual([first.Data.tid, 19])
    })

    test('edits of an hour without a network are taken in one go, one after the other', async () => {
      const codes = new Set<number>()
      for (let edit = 0; edit < 200; edit += 1) {
        const opid = `hour-${engine}-${edit}`
        codes.add((await browser.call(editPreview, { taskid: preview.tid, pageindex: 1, cmd: 'page_load', opid })).Code)
      }
      expect([...codes]).toEqual([0])
    })

    test.each([
      ['an album that is not there', { aid: 'nothing' }, 404],
      ['a product that is not there', { pid: 'nothing' }, 404],
      ['a theme that the product does not wear', { themeid: 'nothing' }, 3225],
      ['a page count that cannot be bound', { pagecount: 21 }, 3202],
    ])('%s', async (_, change, code) => {
      const reply = await browser.call(create, { orderdata: [{ aid: preview.aid, pid: BOOK, ...change }] })
      expect(reply.Code).toBe(code)
    })

    test('B§5: too few photos are said in words [B§5.too-few]', async () => {
      const { aid } = await seedAlbum(server(), browser, uid, 3)
      const reply = await browser.call(create, { orderdata: [{ aid, pid: BOOK }] })
      expect([reply.Code, reply.Msg]).toEqual([3201, '照片还不够，至少需要 10 张。'])
    })

    test('B§4 preview mode 2 makes the design anew that it names, with its locked pages, laid out as neither it nor the newest one', async () => {
      const album = await seedAlbum(server(), browser, uid, 24)
      const make = async (change: object) => {
        const orderdata = [{ aid: album.aid, pid: BOOK, themeid: 'theme-first-year' }]
        return await browser.call(create, { orderdata, opid: `anew-${engine}-${++made}`, ...change })
      }
      const lock = async ({ tid, design }: DataOf<typeof create>, at: number) => {
        const page = { ...design.pages[at], locked: true } as (typeof design.pages)[number]
        const order = design.pages.map(({ id }) => id)
        const data = { cmd: 'page_load' as const, pages: [page], order, tray: design.tray }
        const edited = await browser.call(editPreview, { taskid: tid, pageindex: at, cmd: 'page_load', data })
        expect(edited.Code).toBe(0)
      }
      const first = (await make({})).Data
      await lock(first, 3)
      const second = (await make({ previewmode: 2 })).Data
      await lock(second, 5)
      const third = (await make({ previewmode: 2, taskid: first.tid })).Data
      expect(third.design.pages.flatMap(({ locked }, at) => (locked ? at : []))).toEqual([3])
      expect(third.design.pages[3]?.slots.map(({ placement }) => placement)).toEqual(
        first.design.pages[3]?.slots.map(({ placement }) => placement),
      )
      expect([first, second, third].map(({ design }) => design.seed)).toEqual([1, 2, 3])
      expect((await make({ previewmode: 2, taskid: preview.tid })).Code).toBe(404)
    })

    test('a photo that is taken out of the album stays known as long as the design has it', async () => {
      const album = await seedAlbum(server(), browser, uid, 12)
      const order = { aid: album.aid, pid: BOOK, themeid: 'theme-first-year' }
      const { Data } = await browser.call(create, { orderdata: [order], opid: `removed-${engine}` })
      const open = async () => (await browser.call(openPreview, { taskid: Data.tid })).Data
      expect((await open()).removed).toBeUndefined()
      const { name, lastupdatetime, album: whole } = (await browser.call(getAlbumInfo, { aid: album.aid })).Data
      const [out, ...stay] = album.keys
      const saved = await browser.call(saveAlbum, {
        ...{ aid: album.aid, name, lastupdatetime },
        albumdata: { groups: [{ id: 'g0', name: '海边', photos: stay }] },
      })
      expect(saved.Code).toBe(0)
      const photo = whole.groups.flatMap(({ photos }) => photos).find(({ key }) => key === out)
      expect((await open()).removed).toEqual([photo])
    })

    test("somebody else's preview is not there", async () => {
      const stranger = server().client()
      await stranger.signIn(phone(2), server().deps.outbox)
      const replies = [
        await stranger.call(openPreview, { taskid: preview.tid }),
        await stranger.call(queryPreviewStatus, { taskid: preview.tid, pageindex: '0' }),
        await stranger.call(shufflePreview, { taskid: preview.tid, pageindex: 1 }),
      ]
      expect(replies.map((reply) => reply.Code)).toEqual([404, 404, 404])
    })

    test('B§7 QueryPreviewStatus, B§4: an empty url means still rendering; a picture has its cells and a signed address [B§4.QueryPreviewStatus] [B§7.QueryPreviewStatus]', async () => {
      expect((await status({ pageindex: '0,1' })).Data.pages.map((page) => page.previewurl)).toEqual(['', ''])
      await render(preview.pages[1]?.id ?? asId('x'), 1)
      const { pages } = (await status({ pageindex: '0,1' })).Data
      expect(pages.map((page) => page.previewurl === '')).toEqual([true, false])
      const [, ready] = pages
      const cells = JSON.parse(ready?.pagecellsinfo ?? '{}')
      expect([cells.w, cells.imgs.length]).toEqual([800, preview.design.pages[1]?.slots.length])
      const url = ready?.previewurl ?? ''
      const picture = await browser.request({ method: 'GET', url })
      expect([picture.statusCode, picture.headers['content-type'], picture.body]).toEqual([
        200,
        'image/jpeg',
        'a picture',
      ])
      const forged = [
        url.replace(/s=(.)/, (_, first) => (first === '_' ? 's=-' : 's=_')),
        url.replace(/[0-9a-f]{64}/, (picture) => [...picture].reverse().join('')),
        url.replace(/e=\d+/, 'e=9999999999999'),
      ]
      for (const wrong of forged) {
        expect((await browser.request({ method: 'GET', url: wrong })).statusCode).toBe(404)
      }
    })

    test('with `wait` the answer comes as soon as a page is ready, not when the time is up', async () => {
      const ended: string[] = []
      const ask = async (pageindex: string) => {
        const { previewurl } = (await status({ pageindex, wait: 8 })).Data
        ended.push(pageindex)
        return previewurl
      }
      // Two questions of one moment: each ends with its own page.
      const [third, fourth] = [ask('2'), ask('3')]
      await render(preview.pages[2]?.id ?? asId('x'), 1)
      expect(await third).not.toBe('')
      await render(preview.pages[3]?.id ?? asId('x'), 1)
      expect(await fourth).not.toBe('')
      expect(ended).toEqual(['2', '3'])
    })

    describe('EditPreview', () => {
      const edit = (request: object) =>
        browser.call(editPreview, { taskid: preview.tid, pageindex: 1, cmd: 'shuff', ...request } as never)

      test('one command: the new revision, the changed page, and the picture is rendered anew', async () => {
        const opened = (await browser.call(openPreview, { taskid: preview.tid })).Data
        const page = opened.design.pages[3]
        const data = { cmd: 'shuff', pageId: page?.id }
        const reply = await edit({ pageindex: 3, data, baserev: opened.rev, opid: `edit-one-${engine}` })
        expect([reply.Code, reply.Data.rev, reply.Data.changed]).toEqual([0, opened.rev + 1, [page?.id]])
        const after = (await browser.call(openPreview, { taskid: preview.tid })).Data
        expect(after.design.pages[3]).toEqual(reply.Data.pages[0])
        const [news] = (await status({ pageindex: '3' })).Data.pages
        const { pageindex, id, previewurl, pagecellsinfo, rev, errorType } = news ?? {}
        expect({ pageindex, id, previewurl, pagecellsinfo, rev, errorType }).toEqual({
          pageindex: 3,
          id: page?.id,
          previewurl: '',
          pagecellsinfo: '',
          rev: opened.rev + 1,
          errorType: 0,
        })
      })

      test('the same key again answers the first outcome and changes nothing', async () => {
        const { rev } = (await browser.call(openPreview, { taskid: preview.tid })).Data
        const request = { pageindex: 4, opid: `edit-two-${engine}`, baserev: rev }
        const [first, again] = [await edit(request), await edit(request)]
        expect(again).toEqual(first)
        expect((await browser.call(openPreview, { taskid: preview.tid })).Data.rev).toBe(rev + 1)
      })

      test('readings 4: a command from an old revision is refused with what it has missed', async () => {
        const { rev, design } = (await browser.call(openPreview, { taskid: preview.tid })).Data
        await edit({ pageindex: 5, baserev: rev })
        const reply = await edit({ pageindex: 6, baserev: rev })
        expect(reply.Code).toBe(4091)
        const missed = reply.Data as DataOf<typeof editPreview>
        expect([missed.rev, missed.changed]).toEqual([rev + 1, [design.pages[5]?.id]])
      })

      test('each page has the revision that last changed it: opened, edited, refused as stale, and of its picture', async () => {
        const opened = async () => (await browser.call(openPreview, { taskid: preview.tid })).Data
        const revs = (pages: readonly { readonly id: PageId; readonly rev: number }[]) =>
          Object.fromEntries(pages.map(({ id, rev }) => [id, rev]))
        const before = await opened()
        const [ours, theirs] = [before.pages[3], before.pages[9]]
        // Elsewhere page 9 is laid out anew; here page 3 is edited from what was known before.
        const elsewhere = await edit({ pageindex: 9, baserev: before.rev })
        const late = await edit({ pageindex: 3, baserev: before.rev })
        const merged = await edit({ pageindex: 3, baserev: before.rev + 1 })
        const known = revs(before.pages)
        const once = { ...known, [theirs?.id ?? '']: before.rev + 1 }
        const twice = { ...once, [ours?.id ?? '']: before.rev + 2 }
        expect([elsewhere, late, merged].map(({ Code, Data }) => [Code, Data.rev, Data.pagerevs])).toEqual([
          [0, before.rev + 1, once],
          [4091, before.rev + 1, once],
          [0, before.rev + 2, twice],
        ])
        expect(revs((await opened()).pages)).toEqual(twice)
        const everyPage = before.pages.map(({ index }) => index).join()
        expect(revs((await status({ pageindex: everyPage })).Data.pages)).toEqual(twice)
      })

      test('B§8: a page whose picture cannot be made has the code of the command that last changed it, and 51 of none [B§8.picture-codes]', async () => {
        const { design } = (await browser.call(openPreview, { taskid: preview.tid })).Data
        const inner = design.pages.findIndex(({ kind, slots }) => kind === 'inner' && slots.length > 1)
        const page = design.pages[inner]
        const [one, two] = page?.slots ?? []
        const at = { pageId: page?.id, slotId: one?.id }
        const after = design.pages[inner + 1]?.id
        /** What the queue does when it has tried often enough. */
        const errorAt = async (pageindex: number) => {
          const now = (await browser.call(openPreview, { taskid: preview.tid })).Data.pages[pageindex]
          const previews = createPreviewStore(server().deps.db)
          await previews.saveFailure(asId<TaskId>(preview.tid), now?.id ?? asId('x'), now?.rev ?? 0)
          return (await status({ pageindex: `${pageindex}` })).Data.pages[0]?.errorType
        }
        const untouched = design.pages.length - 1
        const failed = [await errorAt(untouched)]
        const pair = ['n1', 'n2'].map((id) => `${id}-${engine}`)
        const commands = [
          { cmd: 'transform_photo', at, placement: { ...one?.placement, flip: 'h' } },
          { cmd: 'change_photos', change: { kind: 'swap', from: at, to: { ...at, slotId: two?.id } } },
          { cmd: 'shuff', pageId: page?.id },
          { cmd: 'page_add_del_photos', pageId: page?.id, add: [], del: [one?.placement?.photoId] },
          { cmd: 'new_pages', after: page?.id, pageIds: pair },
        ]
        for (const data of commands) {
          expect((await edit({ pageindex: inner, cmd: data.cmd, data })).Code).toBe(0)
          failed.push(await errorAt(data.cmd === 'new_pages' ? inner + 1 : inner))
        }
        const photos = [one?.placement?.photoId]
        const added = { cmd: 'new_pages_to_add_photos', after, pageIds: pair.map((id) => `${id}-more`), photos }
        expect((await edit({ pageindex: inner, cmd: added.cmd, data: added })).Code).toBe(0)
        const pages = (await browser.call(openPreview, { taskid: preview.tid })).Data.pages
        failed.push(await errorAt(pages.findIndex(({ id }) => id === added.pageIds[0])))
        expect(failed).toEqual([51, 8, 6, 10, 11, 3, 4])
        // Loaded as it is, a page is painted again that its painters had given up: nothing else changes, and once is enough.
        const place = pages.findIndex(({ id }) => id === added.pageIds[0])
        const before = (await browser.call(openPreview, { taskid: preview.tid })).Data
        const [again, twice] = [
          await edit({ pageindex: place, cmd: 'page_load' }),
          await edit({ pageindex: place, cmd: 'page_load', opid: `twice-${engine}` }),
        ]
        expect([
          again.Code,
          again.Data.rev,
          again.Data,
          (await status({ pageindex: `${place}` })).Data.pages[0]?.errorType,
        ]).toEqual([0, before.rev, twice.Data, 0])
        await render(asId<PageId>(added.pageIds[0] ?? ''), before.pages[place]?.rev ?? 0)
        const { previewurl } = (await status({ pageindex: `${place}` })).Data
        // While it is painted anew, whoever still has the page before on the screen sees it: its picture is no broken one.
        expect((await edit({ pageindex: place, cmd: 'shuff' })).Code).toBe(0)
        expect((await status({ pageindex: `${place}` })).Data.previewurl).toBe('')
        expect((await browser.request({ method: 'GET', url: previewurl })).statusCode).toBe(200)
        // A page that is changed again is painted again.
        await edit({ pageindex: inner })
        expect((await status({ pageindex: `${inner}` })).Data.pages[0]?.errorType).toBe(0)
      })

      test('B§8: a refused command has the preview error code of its command, and says why', async () => {
        const nowhere = { x: -500, y: -500, x2: -400, y2: -400 }
        const swap = await edit({ pageindex: 1, cmd: 'change_photos', data: nowhere })
        expect([swap.Code, swap.Data, swap.Msg]).toEqual([
          5,
          { reason: 'slot-unknown' },
          '照片没有换过来。这里没有照片位，请重新选择。',
        ])
        const foreign = await edit({
          pageindex: 1,
          cmd: 'page_add_del_photos',
          data: { add: ['http://evil.example/a.jpg'] },
        })
        expect([foreign.Code, foreign.Data]).toEqual([11, { reason: 'photo-unknown' }])
        const gone = await edit({ pageindex: 1, cmd: 'page_del', data: { cmd: 'page_del', pageId: 'nothing' } })
        expect(gone.Data).toEqual({ reason: 'page-unknown' })
      })

      test('B§8: each command that is refused answers its own code [B§8.edit-codes]', async () => {
        const { design } = (await browser.call(openPreview, { taskid: preview.tid })).Data
        const [cover, pageId] = [design.pages[0]?.id ?? '', design.pages[1]?.id ?? '']
        const { id: captionId, role, panel } = design.pages[0]?.captions[0] ?? { id: '', role: 'title', panel: 'front' }
        const text = { cmd: 'update_text_value', pageId: cover, role, panel }
        const slot = { pageId, slotId: 'nothing' }
        const crop = { x: 0, y: 0, width: 2, height: 2 }
        const commands = [
          { cmd: 'new_pages_to_add_photos', after: 'nothing', pageIds: ['n1', 'n2'], photos: ['nothing'] },
          { cmd: 'page_add', after: 'nothing', pageId: 'n1' },
          { cmd: 'new_pages', after: 'nothing', pageIds: ['n1', 'n2'] },
          { cmd: 'change_photos', change: { kind: 'swap', from: slot, to: slot } },
          { cmd: 'transform_photo', at: slot, placement: { photoId: 'x', crop, turns: 0, flip: 'none', angle: 0 } },
          { cmd: 'shuff', pageId: 'nothing' },
          { cmd: 'page_add_del_photos', pageId, add: ['nothing'], del: [] },
          { ...text, captionId: 'fresh', role: 'text', text: 'a\u0007' },
          { ...text, captionId, text: '长'.repeat(1001) },
          { ...text, captionId: 'nothing', text: null },
        ]
        const replies = []
        for (const data of commands) {
          const { Code } = await edit({ pageindex: 1, cmd: data.cmd, data })
          replies.push([data.cmd, Code])
        }
        expect(replies).toEqual([
          ...[
            ['new_pages_to_add_photos', 1],
            ['page_add', 2],
            ['new_pages', 2],
            ['change_photos', 5],
          ],
          ...[
            ['transform_photo', 7],
            ['shuff', 10],
            ['page_add_del_photos', 11],
          ],
          ...[
            ['update_text_value', 91],
            ['update_text_value', 92],
            ['update_text_value', 93],
          ],
        ])
      })

      test('texts in the form of the specification [B§4.update_text_value]', async () => {
        const reply = await edit({
          pageindex: 0,
          cmd: 'update_text_value',
          data: { txts: [{ id: preview.design.pages[0]?.captions[0]?.id ?? '', type: 1, value: '我们的夏天' }] },
        })
        expect([reply.Code, reply.Data.pages[0]?.captions[0]?.text]).toEqual([0, '我们的夏天'])
      })

      test('readings 15: ShufflePreview is the same command [B§7.ShufflePreview]', async () => {
        const { rev } = (await browser.call(openPreview, { taskid: preview.tid })).Data
        const reply = await browser.call(shufflePreview, { taskid: preview.tid, pageindex: 2, baserev: rev })
        expect([reply.Code, reply.Data.rev]).toEqual([0, rev + 1])
      })

      test('a page that changed again while it was rendered does not get the old picture', async () => {
        const { rev, design } = (await browser.call(openPreview, { taskid: preview.tid })).Data
        const pageId = design.pages[7]?.id ?? asId<PageId>('x')
        await edit({ pageindex: 7, baserev: rev })
        await render(pageId, rev)
        const pictures = await createPreviewStore(server().deps.db).pictures(asId<TaskId>(preview.tid))
        expect(pictures.find((picture) => picture.pageId === pageId)?.picture).toBe(null)
      })
    })
  },
  { role: 'api' },
)
