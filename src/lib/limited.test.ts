import { expect, test } from 'vitest'
import { limited } from './limited.ts'

test('at most so many tasks run at a time, in the order they came, and a failing one gives its place back', async () => {
  const run = limited(2)
  const log: string[] = []
  let running = 0
  let most = 0
  const task = (name: string, fails = false) =>
    run(async () => {
      running++
      most = Math.max(most, running)
      log.push(name)
      await Promise.resolve()
      running--
      if (fails) {
        throw new Error(name)
      }
      return name
    })
  const answers = await Promise.allSettled([task('a'), task('b', true), task('c'), task('d'), task('e')])
  expect({ log, most, answers: answers.map(({ status }) => status) }).toEqual({
    log: ['a', 'b', 'c', 'd', 'e'],
    most: 2,
    answers: ['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled'],
  })
})
