import { expect, test, vi } from 'vitest'
import { asId, type TaskId } from '../../../domain/ids.ts'
import { editLocks } from './edit-locks.ts'

const TASK = asId<TaskId>('task1')

/** Two windows of one browser share their locks; what they were told, in order. */
function twoWindows() {
  const told: string[] = []
  const window = (name: string) => {
    const claims = editLocks()
    return { claims, claim: () => claims.claim(TASK, (mine) => told.push(`${name} ${mine ? 'works' : 'waits'}`)) }
  }
  return { told, first: window('first'), second: window('second') }
}

test('safety 10.5 tabs: one window works on a design, the second is told so', async () => {
  const { told, first, second } = twoWindows()
  const mine = first.claim()
  await vi.waitFor(() => expect(told).toEqual(['first works']))
  const other = second.claim()
  await vi.waitFor(() => expect(told).toEqual(['first works', 'second waits']))
  mine.leave()
  other.leave()
})

test('safety 10.5 tabs: the second window takes over, the first learns it and writes no draft any more', async () => {
  const { told, first, second } = twoWindows()
  const mine = first.claim()
  await vi.waitFor(() => expect(told).toEqual(['first works']))
  const other = second.claim()
  await vi.waitFor(() => expect(told).toEqual(['first works', 'second waits']))
  await other.acquire()
  await vi.waitFor(() => expect(told).toEqual(['first works', 'second waits', 'first waits']))
  expect([first.claims.mayKeep(TASK), second.claims.mayKeep(TASK)]).toEqual([false, true])
  mine.leave()
  other.leave()
})

test('safety 10.5 tabs: a window that leaves makes room', async () => {
  const { told, first, second } = twoWindows()
  first.claim().leave()
  const other = second.claim()
  await vi.waitFor(() => expect(told).toEqual(['second works']))
  other.leave()
})

/** Locks that are given and taken back a moment later each, as a browser does it. */
function slowLocks(): LockManager {
  let isHeld = false
  const request = async (_name: string, _options: LockOptions, work: (lock: Lock | null) => unknown) => {
    await moment()
    if (isHeld) {
      return work(null)
    }
    isHeld = true
    await work({ name: 'design', mode: 'exclusive' })
    await moment()
    isHeld = false
    return undefined
  }
  return { request } as unknown as LockManager
}
const moment = () => new Promise((resolve) => setTimeout(resolve))

test('a window that claims again what it has just left, as React does in development, is in nobody’s way', async () => {
  const told: string[] = []
  const { claim } = editLocks(slowLocks())
  claim(TASK, (mine) => told.push(`first ${mine}`)).leave()
  const again = claim(TASK, (mine) => told.push(`again ${mine}`))
  await vi.waitFor(() => expect(told).toEqual(['again true']))
  again.leave()
})

test('safety 10.5 tabs: a browser without locks lets every window work', () => {
  const told: boolean[] = []
  editLocks(null).claim(TASK, (mine) => told.push(mine))
  expect(told).toEqual([true])
})
