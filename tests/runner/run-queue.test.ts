import { expect, test } from 'vitest'
import { type Queued, runQueue } from './run-queue.ts'

/** Runs `steps` in two slots; a step ends when it is told to. */
function started(steps: readonly Queued[]) {
  const said: string[] = []
  const ends = new Map<string, () => void>()
  const all = runQueue(steps, 2, ({ name }) => {
    said.push(`${name} begins`)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { said, end, all }
}

test('a slot that is free takes the next step, whichever slot that is', async () => {
  const { said, end, all } = started([{ name: 'long' }, { name: 'short' }, { name: 'next' }, { name: 'last' }])
  await end('short')
  await end('next')
  expect(said).toEqual(['long begins', 'short begins', 'next begins', 'last begins'])
  await end('last')
  await end('long')
  expect(await all).toEqual(['short', 'next', 'last', 'long'])
})

test('a step that needs another lets those behind it go first; one that was not asked for is not waited for', async () => {
  const { said, end } = started([
    { name: 'build' },
    { name: 'journeys', after: ['build'] },
    { name: 'unit', after: ['of another run'] },
    { name: 'types' },
  ])
  expect(said).toEqual(['build begins', 'unit begins'])
  await end('build')
  expect(said).toEqual(['build begins', 'unit begins', 'journeys begins'])
})

test('steps that wait for each other are told, not waited for', async () => {
  const steps = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ]
  await expect(runQueue(steps, 2, () => Promise.resolve())).rejects.toThrow('steps wait for each other: a, b')
})
