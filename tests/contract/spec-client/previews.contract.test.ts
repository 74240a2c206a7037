import { beforeAll, beforeEach, expect, test } from 'vitest'
import { onBothEngines } from '../../support/servers/engines.ts'
import { field, type SpecClient, type SpecReply, specClient } from '../../support/servers/spec-client.ts'
import { BOOK, storePhotos } from '../../support/worlds/seeded-album.ts'

let now = Date.UTC(2026, 6, 1)
const dataOf = <Data>(reply: SpecReply) => reply.Data as Data

onBothEngines(
  'previews by the payloads of the specifications alone',
  (server) => {
    let client: SpecClient
    let uid: string
    let aid: string
    let keys: readonly string[]
    let taskid: string
    beforeAll(async () => {
      client = specClient(server())
      uid = await client.signIn('13911110004')
      const made = await client.post('/Mobile/Shop/CreateAlbum', { uid, name: '夏天' })
      aid = field(made, 'NewAlbumID')
      keys = await storePhotos(server(), { aid, basecode: field(made, 'basecode'), uid }, 30)
      const groups = [{ id: 'g', name: '海边', description: '风很大', photos: keys }]
      await client.post('/Mobile/Shop/SaveAlbum', { aid, name: '夏天', albumdata: { groups } })
    })
    // A design that no other test has changed: what is asked for soon after is the same intent.
    beforeEach(async () => {
      now += 60 * 60_000
      taskid = field(await client.post('/Mobile/Shop/CreatePreview', { orderdata: [{ aid, pid: BOOK }] }), 'tid')
    })
    interface Page {
      readonly key: string
      readonly type: string
      readonly group: string
    }
    interface Opened {
      readonly tid: string
      readonly addtext: number
      readonly pages: readonly Page[]
    }
    const open = async (id = taskid) => dataOf<Opened>(await client.post('/Mobile/Shop/OpenPreview', { taskid: id }))
    interface Status {
      readonly images: readonly { readonly id: string; readonly url: string; readonly status: string }[]
      readonly texts: readonly { readonly id: string; readonly type: number; readonly value: string }[]
    }
    const status = async (pageindex: number, id = taskid) =>
      dataOf<{ pages: readonly Status[] }>(
        await client.post('/Mobile/Shop/QueryPreviewStatus', { taskid: id, pageindex }),
      ).pages[0] as Status
    const edit = (pageindex: number, cmd: string, data: object) =>
      client.post('/Mobile/Shop/EditPreview', { taskid, pageindex, cmd, data })
    const inner = async () => (await open()).pages.findIndex(({ type }) => type === 'inner')

    test('B§7 CreatePreview: tid, addtext, pages with key, type and group [B§7.CreatePreview]', async () => {
      const { tid, addtext, pages } = await open()
      expect({ tid, addtext, first: pages[0] }).toEqual({
        ...{ tid: taskid, addtext: 1 },
        first: { key: expect.any(String), index: 0, type: 'cover', group: '', id: expect.any(String), rev: 1 },
      })
      expect(new Set(pages.map(({ group }) => group))).toEqual(new Set(['', 'g']))
    })

    test('B§7 CreatePreview: by GET under the same checks, and the same intent is made once [B§7.CreatePreview-get]', async () => {
      const ask = { orderdata: [{ aid, pid: BOOK, tid: '', seed: 7 }] }
      const first = await client.get('/Mobile/Shop/CreatePreview', ask)
      expect([first.Code, first.Msg]).toEqual([0, ''])
      expect(await client.get('/Mobile/Shop/CreatePreview', ask)).toEqual(first)
      const forged = await server()
        .client()
        .request({
          method: 'GET',
          url: `/Mobile/Shop/CreatePreview?orderdata=${encodeURIComponent(JSON.stringify(ask.orderdata))}`,
          headers: { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'cross-site' },
        })
      expect(forged.json()).toEqual(expect.objectContaining({ Code: 403 }))
    })

    test('B§3 preview page: what stands on it, with its photos, its texts and its bleed [B§3.preview-page]', async () => {
      const at = await inner()
      const { pages } = dataOf<{ pages: readonly Record<string, unknown>[] }>(
        await client.post('/Mobile/Shop/QueryPreviewStatus', { taskid, pageindex: at }),
      )
      const { images, texts, hasText, hasTitle, hasDescription, ...rest } = pages[0] ?? {}
      expect(rest).toEqual({
        ...{ pageindex: at, id: expect.any(String), previewurl: expect.any(String), imageThumb: rest['previewurl'] },
        ...{ pagecellsinfo: expect.any(String), rev: 1, errorType: 0 },
        ...{ width: 800, height: 800, imageType: 'horizontal', dpiError: expect.any(Number) },
        bleed: { type: 'inner', margin: 3 },
      })
      const said = texts as Status['texts']
      expect({ hasText, hasTitle, hasDescription }).toEqual({
        hasText: said.some(({ type }) => type === 0),
        hasTitle: said.some(({ type }) => type === 1),
        hasDescription: said.some(({ type }) => type === 2),
      })
      expect((images as object[])[0]).toEqual({
        ...{ id: expect.any(String), url: expect.stringContaining('/proxy?'), status: 'add' },
        ...{ imageThumbnail: expect.stringContaining('/thumb?'), dpiError: expect.any(Number) },
        ...{ originalWidth: expect.any(Number), originalHeight: expect.any(Number) },
      })
    })

    test('B§3 frame data: key, name and size of the frame that a picture hangs in [B§3.frame-data]', async () => {
      const made = await client.post('/Mobile/Shop/CreatePreview', {
        orderdata: [{ aid, pid: 'frame-a4', photos: keys.slice(0, 1) }],
      })
      const page = await status(0, field(made, 'tid'))
      expect(Reflect.get(page, 'frame')).toEqual({
        ...{ frameKey: expect.any(String), frameName: expect.any(String) },
        ...{ frameSizeWidth: expect.any(Number), frameSizeHeight: expect.any(Number) },
      })
    })

    test('B§7 EditPreview: txts, photo urls to take off and put on, page total, ids [B§7.EditPreview-fields]', async () => {
      const at = await inner()
      const { images } = await status(at)
      const url = images[0]?.url ?? ''
      const codes = [
        await edit(at, 'page_add_del_photos', { del: [url] }),
        await edit(at, 'page_add_del_photos', { add: [url] }),
        await edit(at, 'update_text_value', { txts: [{ id: '', type: 0, value: '想你' }] }),
        await edit(at, 'shuff', {}),
        await client.post('/Mobile/Shop/ShufflePreview', { taskid, pageindex: at }),
      ].map(({ Code, Msg }) => `${Code} ${Msg}`)
      expect(codes).toEqual(['0 ', '0 ', '0 ', '0 ', '0 '])
      expect((await status(at)).texts.filter(({ type }) => type === 0).map(({ value }) => value)).toEqual(['想你'])
    })

    test('B§3 preview page: a photo that is taken off is one of its images with status del, until it is put on again [B§3.preview-page]', async () => {
      const at = await inner()
      const { images } = await status(at)
      const statuses = async () => (await status(at)).images.map(({ id, status: is }) => [id, is]).sort()
      const ids = images.map(({ id }) => id)
      const all = (taken: string | undefined) => ids.map((id) => [id, id === taken ? 'del' : 'add']).sort()
      await edit(at, 'page_add_del_photos', { del: [images[0]?.url] })
      const off = await statuses()
      await edit(at, 'page_add_del_photos', { add: [images[0]?.url] })
      expect([off, await statuses()]).toEqual([all(ids[0]), all(undefined)])
    })

    test('B§5 changing photos: nothing to add or to take off is refused with its sentence [B§5.nothing-said]', async () => {
      const { Code, Msg } = await edit(await inner(), 'page_add_del_photos', { add: [], del: [] })
      expect({ Code, Msg: Msg !== '' }).toEqual({ Code: 11, Msg: true })
    })

    test('A§7 QueryUserPreviewTaskID: prj_file and modify_time of the newest preview [A§7.QueryUserPreviewTaskID]', async () => {
      const reply = await client.post('/Mobile/Shop/QueryUserPreviewTaskID', { uid })
      expect(reply).toEqual({
        ...{ Code: 0, Msg: '' },
        Data: {
          ...{ prj_file: expect.any(String), modify_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
          ...{ aid, pid: expect.any(String), themeid: expect.any(String) },
        },
      })
    })

    test('B§3 addText: with addtext 0 nothing is written on the design, and nothing can be', async () => {
      const made = await client.post('/Mobile/Shop/CreatePreview', { orderdata: [{ aid, pid: BOOK, addtext: 0 }] })
      const id = field(made, 'tid')
      const { addtext, pages } = await open(id)
      const all = dataOf<{ pages: readonly Status[] }>(
        await client.post('/Mobile/Shop/QueryPreviewStatus', {
          taskid: id,
          pageindex: pages.map((_, at) => at).join(','),
        }),
      ).pages
      expect([addtext, all.flatMap(({ texts }) => texts)]).toEqual([0, []])
      const refused = await client.post('/Mobile/Shop/EditPreview', {
        ...{ taskid: id, pageindex: 1, cmd: 'update_text_value' },
        data: { txts: [{ id: '', type: 0, value: '想你' }] },
      })
      expect([refused.Code, refused.Msg !== '']).toEqual([91, true])
    })
  },
  { clock: { now: () => now } },
)
