import { openDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import { DRAFT_VERSION, type EditingDraft } from '../../../domain/editing/draft.ts'
import { asId, type TaskId } from '../../../domain/ids.ts'
import { anEditingInput } from '../../../tests/support/builders/editing-builders.ts'
import { designDrafts } from './design-drafts.ts'
import { unsentEdits } from './unsent-edits.ts'

afterEach(() => vi.unstubAllGlobals())

const { design, rev } = anEditingInput(4)

function aDraft(taskId: TaskId): EditingDraft {
  return { version: DRAFT_VERSION, taskId, base: { design, undo: [], redo: [] }, rev, outbox: [] }
}

async function lay(taskId: TaskId, draft: unknown): Promise<void> {
  await designDrafts().store(aDraft(taskId))
  const base = await openDB('keepsake-designs')
  await base.put('drafts', draft, taskId)
  base.close()
}

test('a draft that nobody can read is not written over by the next edit, and can be taken out', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const taskId = asId<TaskId>('task-unreadable')
  const strange = { version: 99, taskId, edits: ['what the shopper did'] }
  await lay(taskId, strange)

  const drafts = designDrafts()
  expect([await drafts.find(taskId), await drafts.unreadable(taskId)]).toEqual([undefined, [strange]])
  await drafts.store(aDraft(taskId))
  expect([await drafts.find(taskId), await drafts.unreadable(taskId)]).toEqual([aDraft(taskId), [strange]])

  const nextVisit = designDrafts()
  expect([await nextVisit.find(taskId), await nextVisit.unreadable(taskId)]).toEqual([aDraft(taskId), [strange]])
  await nextVisit.forgetUnreadable(taskId)
  expect([await nextVisit.find(taskId), await nextVisit.unreadable(taskId)]).toEqual([aDraft(taskId), []])
  expect(reported).toHaveBeenCalledOnce()
})

test('whoever goes on without an unreadable draft is not asked again', async () => {
  vi.stubGlobal('reportError', () => undefined)
  const [taskId, other] = [asId<TaskId>('task-forgotten'), asId<TaskId>('task-forgotten-2')]
  await lay(taskId, 'nothing of ours')
  await lay(other, aDraft(other))
  const drafts = designDrafts()
  await drafts.find(taskId)
  await drafts.forgetUnreadable(taskId)
  const nextVisit = designDrafts()
  expect([await nextVisit.find(taskId), await nextVisit.unreadable(taskId)]).toEqual([undefined, []])
  expect(await nextVisit.find(other)).toEqual(aDraft(other))
})

test('signing out takes drafts of what the shop has; edits that it lacks, and what nobody can read, stay', async () => {
  vi.stubGlobal('reportError', () => undefined)
  const [sent, unsent, strange] = ['task-sent', 'task-unsent', 'task-strange'].map((id) => asId<TaskId>(id)) as [
    TaskId,
    TaskId,
    TaskId,
  ]
  const edited = { ...aDraft(unsent), outbox: [{ opId: 'op1' }] }
  await lay(sent, aDraft(sent))
  await lay(unsent, edited)
  await lay(strange, 'nothing of ours')
  await designDrafts().forgetSent()
  const base = await openDB('keepsake-designs')
  const left = await Promise.all([sent, unsent, strange].map((taskId) => base.get('drafts', taskId)))
  base.close()
  expect(left).toEqual([undefined, edited, 'nothing of ours'])
})

test('of designs, those are named whose edits the shop lacks; a draft that cannot be written any more says so no longer', async () => {
  const [sent, unsent, strange] = ['task-a', 'task-b', 'task-c'].map((id) => asId<TaskId>(id)) as [
    TaskId,
    TaskId,
    TaskId,
  ]
  await lay(sent, aDraft(sent))
  await lay(unsent, { ...aDraft(unsent), outbox: [{ opId: 'op1' }] })
  await lay(strange, 'nothing of ours')
  const all = [sent, unsent, strange, asId<TaskId>('task-never-opened')]
  expect(await unsentEdits()(all)).toEqual(new Set([unsent]))

  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('the phone is full', 'QuotaExceededError')
  })
  const stored = designDrafts().store(aDraft(unsent))
  await expect(stored).rejects.toThrow('the phone is full')
  put.mockRestore()
  expect(await unsentEdits()(all)).toEqual(new Set())
})
