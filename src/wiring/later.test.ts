import { expect, test } from 'vitest'
import { NetworkLost } from '../../machines/faults.ts'
import { coming } from './coming.ts'
import { later } from './later.ts'

interface Counter {
  add(more: number): Promise<number>
}

test('abilities whose code comes later answer as they do: the code is loaded once, with the first question', async () => {
  let loads = 0
  const { add } = later<Counter, 'add'>(
    coming(async () => {
      loads++
      return { add: async (more: number) => 1 + more }
    }),
    ['add'],
  )
  const before = loads
  expect([before, await Promise.all([add(1), add(2)]), loads]).toEqual([0, [2, 3], 1])
})

test('code that does not come is a lost network, and is asked for again by the next question', async () => {
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve({ add: async () => 7 })]
  const { add } = later<Counter, 'add'>(
    coming(() => answers.shift() as Promise<Counter>),
    ['add'],
  )
  expect([await add(1).catch((fault: unknown) => fault), await add(1)]).toEqual([expect.any(NetworkLost), 7])
})
