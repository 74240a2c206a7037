import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { getUserAlbumList, openSharedAlbum, setAlbumShareType } from '../../../domain/calls/album.ts'
import type { DataOf } from '../../../domain/calls/call.ts'
import {
  addDesignComment,
  getDesignShare,
  openSharedDesign,
  resolveDesignComment,
  revokeDesignShare,
  shareDesign,
} from '../../../domain/calls/design-shares.ts'
import { copyDesign, deleteDesign, renameDesign, restoreDesign } from '../../../domain/calls/designs.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { COMMENTS_MAX } from '../../../domain/design/design-comment.ts'
import { asId, type PageId, type TaskId } from '../../../domain/ids.ts'
import { renderPage } from '../../../server/preview/preview.job.ts'
import { createDesignShareStore } from '../../../server/stores/design-shares.store.ts'
import { onPostgres } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { BOOK, seedPreview } from '../../support/worlds/seeded-album.ts'

onPostgres('shared designs', (server) => {
  let phones = 13_600_030_000
  let owner: TestClient
  let made: DataOf<typeof createPreview>
  let copy = ''
  const taskid = () => copy
  const tokenIn = (url: string) => new URL(url.replace('#/', '')).searchParams.get('st') ?? ''
  const share = async () => (await owner.call(shareDesign, { taskid: taskid() })).Data.url
  const friend = () => server().client()
  const open = (st: string) => friend().call(openSharedDesign, { st })
  const page = () => made.design.pages[1]?.id ?? asId<PageId>('none')
  const said = (st: string, change: object = {}) =>
    friend().call(addDesignComment, { st, pageid: page(), x: 0.25, y: 0.5, name: 'Oma', text: 'Schön!', ...change })

  beforeAll(async () => {
    phones += 1
    owner = server().client()
    const uid = await owner.signIn(String(phones), server().deps.outbox)
    made = await seedPreview(server(), owner, uid)
  })

  /** Every test has a design of its own. */
  beforeEach(async () => {
    copy = (await owner.call(copyDesign, { taskid: made.tid })).Data.design.taskid
  })

  test('a link shows name, pages and pictures to whoever holds it, and nothing of whom it belongs to', async () => {
    await owner.call(renameDesign, { taskid: taskid(), name: 'Our trip' })
    const painter = { paint: async () => Buffer.from('a picture') }
    await renderPage(server().deps, painter, { taskId: asId<TaskId>(taskid()), pageId: page(), rev: made.rev })
    const url = await share()
    expect(url).toMatch(/\/emall\/app\/#\/design_flip\?st=[A-Za-z0-9_-]{22}$/)
    expect(await share()).toEqual(url)
    const reply = await open(tokenIn(url))
    expect(reply).toEqual({
      Code: 0,
      Msg: '',
      Data: {
        name: 'Our trip',
        rightbound: false,
        pages: made.design.pages.map(({ id, kind }) => ({
          ...{ id, type: kind },
          previewurl: id === page() ? expect.stringContaining('/emall/previews/') : '',
        })),
        comments: [],
      },
    })
    const [, painted] = reply.Data.pages
    const picture = await friend().request({ method: 'GET', url: painted?.previewurl ?? '' })
    expect([picture.statusCode, picture.headers['x-robots-tag']]).toEqual([200, 'noindex'])
  })

  test('a revoked link says so, as one that never was; a new one is another; a deleted design closes its link', async () => {
    const first = tokenIn(await share())
    await owner.call(revokeDesignShare, { taskid: taskid() })
    const second = tokenIn(await share())
    expect(second).not.toEqual(first)
    await owner.call(deleteDesign, { taskid: taskid() })
    const whileDeleted = await open(second)
    await owner.call(restoreDesign, { taskid: taskid() })
    const replies = [await open(first), await open('a'.repeat(22)), whileDeleted, await said(first)]
    expect(replies.map(({ Reason }) => Reason)).toEqual(replies.map(() => 'design-not-shared'))
    expect((await open(second)).Code).toEqual(0)
  })

  test('what a guest made of a shared album and shows by a link is closed with the link of the album', async () => {
    const aid = (await owner.call(getUserAlbumList, {})).Data[0]?.id ?? ''
    const allow = async (sharetype: 'edit' | 'noshare') =>
      (await owner.call(setAlbumShareType, { aid, sharetype, opid: randomUUID() })).Data.share_url
    const guest = await server().signedIn('13600038888')
    await guest.call(openSharedAlbum, { aid, st: tokenIn(await allow('edit')) })
    const theirs = (await guest.call(createPreview, { orderdata: [{ aid, pid: BOOK }] })).Data
    const st = tokenIn((await guest.call(shareDesign, { taskid: theirs.tid })).Data.url)
    const own = tokenIn(await share())
    const codes: unknown[] = [(await open(st)).Code]
    await allow('noshare')
    codes.push((await open(st)).Reason)
    await allow('edit')
    codes.push((await open(st)).Reason, (await open(own)).Code)
    expect(codes).toEqual([0, 'design-not-shared', 'design-not-shared', 0])
  })

  test('a comment lies at its point for all who look, until its owner is done with it', async () => {
    const st = tokenIn(await share())
    const { comment } = (await said(st)).Data
    const lies = { pageid: page(), x: 0.25, y: 0.5, name: 'Oma', text: 'Schön!' }
    expect(comment).toEqual({ ...lies, id: comment.id, created: comment.created })
    expect((await open(st)).Data.comments).toEqual([comment])
    const own = async () => (await owner.call(getDesignShare, { taskid: taskid() })).Data.comments
    expect(await own()).toEqual([{ ...comment, resolved: false }])

    const resolve = (resolved: 0 | 1) =>
      owner.call(resolveDesignComment, { taskid: taskid(), commentid: comment.id, resolved })
    expect((await resolve(1)).Code).toEqual(0)
    expect([(await open(st)).Data.comments, await own()]).toEqual([[], [{ ...comment, resolved: true }]])
    await resolve(0)
    expect((await open(st)).Data.comments).toEqual([comment])
    const stranger = await server().signedIn('13600039999')
    const theirs = await stranger.call(resolveDesignComment, {
      ...{ taskid: taskid(), commentid: comment.id, resolved: 1 },
    })
    expect(theirs.Reason).toEqual('not-found')
  })

  test('what cannot be kept is refused with its reason, and a design takes so many comments', async () => {
    const st = tokenIn(await share())
    const replies = [
      await said(st, { text: ' ' }),
      await said(st, { name: 'a\u202eb' }),
      await said(st, { text: 'a\u200bb' }),
      await said(st, { text: '字'.repeat(301) }),
      await said(st, { pageid: 'gone' }),
      await said(st, { x: 1.2 }),
    ]
    expect(replies.map(({ Reason }) => Reason)).toEqual([
      ...['comment-empty', 'comment-characters', 'comment-characters', 'comment-too-long', 'not-found'],
      'request-malformed',
    ])
    const shares = createDesignShareStore(server().deps.db)
    const taskId = asId<TaskId>(taskid())
    for (let many = await shares.countComments(taskId); many < COMMENTS_MAX; many += 1) {
      await shares.add({
        ...{ id: `filled-${many}`, taskId, pageId: page(), x: 0, y: 0, name: 'a', text: 'b' },
        ...{ createdAt: server().deps.clock.now(), resolvedAt: null },
      })
    }
    expect((await said(st)).Reason).toEqual('too-many-comments')
  })

  test('whoever writes very often waits, as everywhere', async () => {
    const st = tokenIn(await share())
    const browser = friend()
    const replies: (string | undefined)[] = []
    for (let time = 0; time < 21; time += 1) {
      const { Reason } = await browser.call(addDesignComment, { st, pageid: page(), x: 0, y: 0, name: ' ', text: ' ' })
      replies.push(Reason)
    }
    expect(replies.at(-1)).toEqual('too-many-requests')
  })
})
