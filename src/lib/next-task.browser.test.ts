import { expect, test } from 'vitest'
import type { Steps } from '../../domain/steps.ts'
import { idleSteps } from './next-task.ts'

const busy = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until; ) {
    // A phone at work.
  }
}

/** Says with what it ends how many tasks of others ran between its first step and its last. */
function* longWork(steps: number, others: () => number): Steps<number> {
  const before = others()
  for (let step = 0; step < steps; step++) {
    busy(3)
    yield
  }
  return others() - before
}

test('long work in steps: others of the page come between, and it ends with its result', async () => {
  let others = 0
  const timer = setInterval(() => others++)
  expect(
    await idleSteps(
      longWork(40, () => others),
      () => false,
    ),
  ).toBeGreaterThan(2)
  clearInterval(timer)
})

test('long work in steps goes no further once nobody waits for it', async () => {
  let done = 0
  function* work(): Steps<string> {
    for (;;) {
      done++
      yield
    }
  }
  expect([await idleSteps(work(), () => done === 5), done]).toEqual([undefined, 5])
})
