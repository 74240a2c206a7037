import { expect, test } from 'vitest'
import { openedOnce } from './opened-once.ts'

test('a storage is opened once, and anew after it could not be opened', async () => {
  const answers = [Promise.reject(new Error('full')), Promise.resolve('open'), Promise.resolve('again')]
  let asked = 0
  const storage = openedOnce(() => answers[asked++] ?? Promise.reject(new Error('asked too often')))
  await expect(storage()).rejects.toThrow('full')
  expect([await storage(), await storage(), asked]).toEqual(['open', 'open', 2])
})
