import { afterEach, expect, test, vi } from 'vitest'
import { NetworkLost } from '../../../machines/faults.ts'
import { aMirroring, anEditingInput } from '../../../tests/support/builders/editing-builders.ts'
import { designPorts } from './design-adapter.ts'
import { editLocks } from './edit-locks.ts'

afterEach(() => vi.unstubAllGlobals())

const input = anEditingInput(14)
const op = { taskId: input.taskId, opId: 'visit0-0', baseRev: 1, edit: aMirroring(input) }

const ports = () =>
  designPorts({
    clock: { wait: async () => undefined, waitUntil: async () => undefined },
    claims: editLocks(null),
  })

/** What becomes of an edit that a shop answers so. */
async function sent(status: number, reply: { readonly Code: number; readonly Reason: string }) {
  const headers = status === 429 ? { 'retry-after': '41' } : {}
  const body = JSON.stringify({ ...reply, Data: null, Msg: 'no' })
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }))
  const { editing } = ports()
  return await editing.sendOp(op, new AbortController().signal).catch(({ name, seconds }) => ({ name, seconds }))
}

test('an edit is refused by what is said about it alone: a busy shop, a session that has ended and a page of another one are faults', async () => {
  expect([
    await sent(429, { Code: 4290, Reason: 'too-many-requests' }),
    await sent(403, { Code: 403, Reason: 'foreign-page' }),
    await sent(503, { Code: 5030, Reason: 'busy' }),
    await sent(200, { Code: 401, Reason: 'sign-in-needed' }),
    await sent(200, { Code: 4091, Reason: 'design-stale' }),
    await sent(200, { Code: 7, Reason: 'preview-error-7' }),
  ]).toEqual([
    { name: 'ShopBusy', seconds: 41 },
    { name: 'ServerFault', seconds: undefined },
    { name: 'ServerFault', seconds: undefined },
    { name: 'SignedOut', seconds: undefined },
    { kind: 'conflict', rev: 1 },
    { kind: 'refused', reason: 'preview-error-7', code: 7, message: 'no' },
  ])
})

test('whether a design is the newest one is asked of the shop itself, never of what this phone keeps of its answers', async () => {
  const asked: (RequestCache | undefined)[] = []
  vi.stubGlobal('fetch', async (_address: string, options: RequestInit) => {
    asked.push(options.cache)
    throw new TypeError('no network')
  })
  const { editing, designs, preview } = ports()
  const { taskId } = input
  const { signal } = new AbortController()
  await expect(editing.loadLatest({ taskId }, signal)).rejects.toBeInstanceOf(NetworkLost)
  await expect(designs.revisionOf(taskId)).rejects.toBeInstanceOf(NetworkLost)
  await expect(preview.openTask({ kind: 'open', taskId }, signal)).rejects.toBeInstanceOf(NetworkLost)
  expect(asked).toEqual(['no-store', 'no-store', undefined])
})
