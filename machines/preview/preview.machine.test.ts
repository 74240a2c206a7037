import { expect, test, vi } from 'vitest'
import { createActor, initialTransition, transition } from 'xstate'
import type { Design, Page } from '../../domain/design/design.ts'
import { type AlbumId, asId, type PageId, type ProductId, type TaskId, type ThemeId } from '../../domain/ids.ts'
import type { PreviewErrorCode } from '../../domain/preview/preview-errors.ts'
import { fakePreviewPorts, now } from '../../tests/support/browser/fake-ports.ts'
import { byType, chartedTable, outerEvents, readTable } from '../../tests/support/event-table.ts'
import { broken, done, leavesOf, statesOf, traverseMachine } from '../../tests/support/traverse-machine.ts'
import { NetworkLost } from '../faults.ts'
import { previewMachine } from './preview.machine.ts'
import { type PageWatcher, wirePreview } from './preview.ports.ts'
import { paintingProgress } from './preview.selectors.ts'
import type { PreviewEvent, PreviewInput, PreviewPage, PreviewRefusal, PreviewTask } from './preview.types.ts'

const p0 = asId<PageId>('page0')
const p1 = asId<PageId>('page1')
const p2 = asId<PageId>('page2')
const taskId = asId<TaskId>('task0')

function aPage(id: PageId): Page {
  return { id, kind: id === p0 ? 'cover' : 'inner', slots: [], captions: [], shuffleStep: 0, locked: false }
}
const design: Design = {
  ...{ version: 1, productId: asId<ProductId>('book'), themeId: asId<ThemeId>('plain'), seed: 1 },
  ...{ pages: [aPage(p0), aPage(p1)], tray: [] },
}
const unpainted = (id: PageId, rev = 1): PreviewPage => ({ id, kind: aPage(id).kind, groupId: null, url: '', rev })
const task: PreviewTask = {
  taskId,
  aid: asId<AlbumId>('album0'),
  addText: true,
  name: '',
  design,
  rev: 1,
  pages: [unpainted(p0), unpainted(p1)],
}
const input: PreviewInput = {
  kind: 'create',
  ...{ aid: asId<AlbumId>('a0'), pid: design.productId, themeId: design.themeId, opid: 'visit0-0' },
}
const refused = (reason: PreviewRefusal) => ({ kind: 'refused', reason, code: 6001, message: 'no' }) as const
const opened = done('open the task', { kind: 'task', task })
const painted = (id: PageId, rev = 1, url = `/${id}-${rev}.jpg`) => ({
  id,
  url,
  rev,
  error: null as PreviewErrorCode | null,
})
const pictures = (...come: readonly ReturnType<typeof painted>[]) => done('ask for pictures', come)

function after(...events: readonly { readonly type: string }[]) {
  const [first] = initialTransition(previewMachine, input)
  return events.reduce((snapshot, event) => transition(previewMachine, snapshot, event as PreviewEvent)[0], first)
}
const READY = [opened, pictures(painted(p0), painted(p1))] as const

test('B§4 preview: an empty url means that the page is still being painted', () => {
  const some = after(opened, pictures(painted(p0), painted(p1, 1, '')))
  const all = after(opened, pictures(painted(p0)), done('wait'), pictures(painted(p1)))
  expect([some.value, paintingProgress(some), some.context.task?.pages.map(({ url }) => url)]).toEqual([
    { painting: 'waiting' },
    { painted: 1, total: 2 },
    ['/page0-1.jpg', ''],
  ])
  expect([all.value, paintingProgress(all)]).toEqual(['ready', { painted: 2, total: 2 }])
})

test('a picture of an older design does not count', () => {
  const snapshot = after(
    ...READY,
    { type: 'pages.changed', design, rev: 5, pageRevs: { [p0]: 1, [p1]: 5 } } as PreviewEvent,
    pictures(painted(p1, 4)),
  )
  expect([snapshot.value, snapshot.context.awaited]).toEqual([{ painting: 'waiting' }, [p1]])
})

test('a change that was saved while a preview stood in `failed` is painted: the error goes, nothing is forgotten', () => {
  const grown: Design = { ...design, pages: [...design.pages, aPage(p2)] }
  const grownAt = (second: number, third: number) => ({ [p0]: 1, [p1]: second, [p2]: third })
  const saved = { type: 'pages.changed', design: grown, rev: 2, pageRevs: grownAt(1, 2) } as PreviewEvent
  const failed = [...READY, saved, { type: 'page.waited', ms: 60_000 } as PreviewEvent]
  const later = { type: 'pages.changed', design: grown, rev: 3, pageRevs: grownAt(3, 2) } as PreviewEvent
  const heard = (...events: readonly { readonly type: string }[]) => {
    const { value, context } = after(...events)
    return [value, context.error, context.awaited, context.task?.rev]
  }
  expect({
    failed: heard(...failed),
    paintedAgain: heard(...failed, later),
    unreachable: heard(...READY, saved, broken('watch the page'), later),
    openedAgain: heard(...READY, saved, broken('watch the page'), { type: 'preview.retry' }, later),
    beforeTheFirstDesign: heard(later),
  }).toEqual({
    failed: ['failed', 51, [p2], 2],
    paintedAgain: [{ painting: 'asking' }, null, [p1, p2], 3],
    unreachable: [{ painting: 'asking' }, null, [p1, p2], 3],
    openedAgain: ['opening', null, [p1, p2], 3],
    beforeTheFirstDesign: ['opening', null, [], undefined],
  })
})

test('a page that somebody else changed awaits the picture of the revision that the server names, or of a later one', () => {
  const merged = { type: 'pages.changed', design, rev: 7, pageRevs: { [p0]: 1, [p1]: 6 } } as PreviewEvent
  const heard = (rev: number) => {
    const { value, context } = after(...READY, merged, pictures(painted(p1, rev)))
    return [value, context.awaited, context.task?.pages.map(({ url }) => url)]
  }
  expect([5, 6, 8].map(heard)).toEqual([
    [{ painting: 'waiting' }, [p1], ['/page0-1.jpg', '']],
    ['ready', [], ['/page0-1.jpg', '/page1-6.jpg']],
    ['ready', [], ['/page0-1.jpg', '/page1-8.jpg']],
  ])
})

test('an answer from before a picture that has come takes nothing back', () => {
  const older = { type: 'pages.changed', design, rev: 6, pageRevs: { [p0]: 1, [p1]: 6 } } as PreviewEvent
  const newer = { type: 'pages.changed', design, rev: 6, pageRevs: { [p0]: 1, [p1]: 5 } } as PreviewEvent
  const shown = after(...READY, newer, pictures(painted(p1, 6)), older)
  expect([shown.value, shown.context.task?.pages.map(({ url }) => url)]).toEqual([
    'ready',
    ['/page0-1.jpg', '/page1-6.jpg'],
  ])
})

test('an added page is awaited, the others keep their pictures', () => {
  const grown: Design = { ...design, pages: [...design.pages, aPage(p2)] }
  const snapshot = after(...READY, {
    ...{ type: 'pages.changed', design: grown, rev: 2, pageRevs: { [p0]: 1, [p1]: 1, [p2]: 2 } },
  } as PreviewEvent)
  expect([snapshot.context.awaited, snapshot.context.task?.pages.map(({ id, url, rev }) => [id, url, rev])]).toEqual([
    [p2],
    [
      [p0, '/page0-1.jpg', 1],
      [p1, '/page1-1.jpg', 1],
      [p2, '', 2],
    ],
  ])
})

test('readings 15: a picture that cannot be made has the code that the shop says; one of an older page says nothing', () => {
  const change = { type: 'pages.changed', design, rev: 4, pageRevs: { [p0]: 1, [p1]: 4 } } as PreviewEvent
  const heard = (rev: number, error: PreviewErrorCode) => {
    const { value, context } = after(...READY, change, pictures({ ...painted(p1, rev, ''), error }))
    return [value, context.error]
  }
  expect([heard(4, 8), heard(4, 51), heard(3, 8)]).toEqual([
    ['failed', 8],
    ['failed', 51],
    [{ painting: 'waiting' }, null],
  ])
})

test('B§4 a picture that the shop gave up is painted again when it is retried, and the error stands until then', () => {
  const givenUp = [opened, pictures(painted(p0), { ...painted(p1, 1, ''), error: 8 })]
  const heard = (...events: readonly { readonly type: string }[]) => {
    const { value, context } = after(...givenUp, ...events)
    return [value, context.error, context.givenUp]
  }
  const retry = { type: 'preview.retry' }
  expect({
    failed: heard(),
    asked: heard(retry),
    notAsked: heard(retry, broken('paint again', new NetworkLost())),
    painting: heard(retry, done('paint again')),
    painted: heard(retry, done('paint again'), pictures(painted(p1))),
  }).toEqual({
    failed: ['failed', 8, [p1]],
    asked: ['paintingAgain', 8, [p1]],
    notAsked: ['failed', 8, [p1]],
    painting: [{ painting: 'asking' }, null, []],
    painted: ['ready', null, []],
  })
})

test('every refusal of the server reaches a state and keeps its code and its sentence', () => {
  const reasons: PreviewRefusal[] = ['not-found', 'product-soon', 'too-few-photos', 'sign-in-needed']
  const opening = reasons.map((reason) => after(done('open the task', refused(reason))))
  expect(opening.map(({ value, context }) => [value, context.refused])).toEqual(
    reasons.map((reason) => ['refused', refused(reason)]),
  )
})

/** What must happen: the next state of each event in each state; `no` where it is refused, by the names below. */
const MUST = `
  event          opening  refused  unreachable  asking   waiting  asleep   ready    failed    paintingAgain
  pages.changed  no       no       no           asking   asking   asking   asking   asking    asking
  preview.retry  no       opening  opening      no       no       no       no       asking    no
  page.hidden    no       no       no           asleep   asleep   no       no       no        no
  page.shown     no       no       no           no       no       asking   no       no        no
  page.waited    no       no       no           asking   waiting  no       no       no        no
`
const REFUSALS = {
  'pages.changed': ['no design is open yet'],
  'preview.retry': ['nothing has failed'],
  'page.hidden': ['no picture is awaited', 'the page is hidden already'],
  'page.shown': ['no picture is awaited, or the page was in sight'],
  'page.waited': ['no picture is awaited', 'time that is not seen does not count'],
}

test('what must happen: every event in every state is handled, or refused by its name', () => {
  const givenUp = [opened, pictures({ ...painted(p0, 1, ''), error: 8 })]
  const situations = {
    opening: after(),
    refused: after(done('open the task', refused('too-few-photos'))),
    unreachable: after(broken('open the task')),
    asking: after(opened),
    waiting: after(opened, pictures(painted(p0))),
    asleep: after(opened, { type: 'page.hidden' }),
    ready: after(...READY),
    failed: after(opened, { type: 'page.waited', ms: 60_000 } as PreviewEvent),
    paintingAgain: after(...givenUp, { type: 'preview.retry' }),
  }
  const changed: PreviewEvent = { type: 'pages.changed', design, rev: 2, pageRevs: { [p0]: 1, [p1]: 2 } }
  const charted = chartedTable({
    machine: previewMachine,
    situations,
    events: byType<PreviewEvent>(
      changed,
      ...(['preview.retry', 'page.hidden', 'page.shown'] as const).map((type) => ({ type })),
      { type: 'page.waited', ms: 1 },
    ),
    show: (value) => (typeof value === 'string' ? value : Object.values(value).join()),
  })
  expect(charted).toEqual({ table: readTable(MUST), refusals: REFUSALS })
  expect(Object.keys(charted.table).sort()).toEqual(outerEvents(previewMachine))
  expect(Object.values(situations).flatMap(leavesOf).sort()).toEqual(statesOf(previewMachine))
})

test('every state is reached and every edge leads where the chart says', () => {
  const traversed = traverseMachine(previewMachine, {
    input,
    events: [
      opened,
      done('open the task', refused('too-few-photos')),
      broken('open the task'),
      pictures(painted(p0), painted(p1), painted(p2, 2)),
      pictures(painted(p0)),
      pictures({ ...painted(p0, 1, ''), error: 8 }),
      broken('ask for pictures'),
      done('wait'),
      broken('wait'),
      broken('watch the page'),
      done('paint again'),
      broken('paint again'),
      { type: 'pages.changed', design, rev: 2, pageRevs: { [p0]: 1, [p1]: 2 } },
      { type: 'preview.retry' },
      { type: 'page.hidden' },
      { type: 'page.shown' },
      { type: 'page.waited', ms: 60_000 },
    ],
    also: ({ awaited, givenUp, task: open }) => [awaited, givenUp, open?.pages.length ?? 0],
  })
  expect({ states: traversed.states, idle: traversed.idle }).toEqual({ states: statesOf(previewMachine), idle: [] })
})

/** Visible time of a page that `hide` and `show` turn away and back. */
function aVisiblePage() {
  let watcher: PageWatcher | undefined
  let visible = true
  let since = now()
  const tick = () => {
    const at = now()
    if (visible) {
      watcher?.waited(at - since)
    }
    since = at
  }
  const watchPage = (given: PageWatcher) => {
    watcher = given
    since = now()
    const timer = setInterval(tick, 1000)
    if (!visible) {
      given.hidden()
    }
    return () => clearInterval(timer)
  }
  return {
    watchPage,
    hide: () => {
      visible = false
      watcher?.hidden()
    },
    show: () => {
      visible = true
      since = now()
      watcher?.shown()
    },
  }
}

test('B§9 60 s of visible time without a picture are an error 51; hidden time does not count [B§4.no-answer] [B§9.no-answer]', async () => {
  vi.useFakeTimers({ now: 0 })
  const page = aVisiblePage()
  let asked = 0
  const ports = fakePreviewPorts({
    openTask: async () => ({ kind: 'task', task }),
    askForPictures: async () => {
      asked += 1
      return []
    },
    watchPage: page.watchPage,
  })
  const actor = createActor(wirePreview(ports), { input }).start()
  await vi.advanceTimersByTimeAsync(30_000)
  page.hide()
  const askedBefore = asked
  await vi.advanceTimersByTimeAsync(600_000)
  expect([actor.getSnapshot().value, asked]).toEqual([{ painting: 'asleep' }, askedBefore])
  page.show()
  await vi.advanceTimersByTimeAsync(29_900)
  expect(actor.getSnapshot().hasTag('painting')).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect([actor.getSnapshot().value, actor.getSnapshot().context.error]).toEqual(['failed', 51])
  actor.stop()
  vi.useRealTimers()
})

test('a reload keeps the time that was waited, and asks again by itself', async () => {
  vi.useFakeTimers({ now: 0 })
  const ports = fakePreviewPorts({
    openTask: async () => ({ kind: 'task', task }),
    askForPictures: async () => [],
    watchPage: aVisiblePage().watchPage,
  })
  const before = createActor(wirePreview(ports), { input }).start()
  await vi.advanceTimersByTimeAsync(40_500)
  const stored = JSON.parse(JSON.stringify(before.getPersistedSnapshot()))
  before.stop()
  await vi.advanceTimersByTimeAsync(100_000)
  const ports2 = { ...ports, watchPage: aVisiblePage().watchPage }
  const restored = createActor(wirePreview(ports2), { snapshot: stored, input }).start()
  await vi.advanceTimersByTimeAsync(19_900)
  expect(restored.getSnapshot().hasTag('painting')).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(restored.getSnapshot().context.error).toBe(51)
  restored.stop()
  vi.useRealTimers()
})

test('context survives storage', () => {
  const { context } = after(opened, pictures({ ...painted(p1, 1, ''), error: 8 }))
  expect(JSON.parse(JSON.stringify(context))).toEqual(context)
})
