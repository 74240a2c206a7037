import { expect, test } from 'vitest'
import { NetworkLost } from '../../machines/faults.ts'
import { RequestRefused } from './reading-faults.ts'
import { forgetUnanswered, underOneKey } from './under-one-key.ts'

test('a change whose answer was lost keeps its key until it is answered, yes or no; another change has another', async () => {
  const keys: string[] = []
  const ask = (what: string, fault?: Error) =>
    underOneKey(['put', what], (opid) => {
      keys.push(opid)
      return fault ? Promise.reject(fault) : Promise.resolve(what)
    }).catch((reason: Error) => reason.name)
  const no = new RequestRefused({ kind: 'refused', reason: 'cart-full', message: 'no' })
  const said = [
    await ask('box', new NetworkLost('lost')),
    await ask('book'),
    await ask('box', new NetworkLost('lost')),
    await ask('box', no),
    await ask('box'),
    await ask('box'),
  ]
  expect(said).toEqual(['NetworkLost', 'book', 'NetworkLost', 'RequestRefused', 'box', 'box'])
  const names = [...new Set(keys)]
  expect(keys.map((key) => names.indexOf(key))).toEqual([0, 1, 0, 0, 2, 3])
})

test('what was seen is asked for under another key; what was still on its way then keeps its own, as changes of another kind do', async () => {
  const keys: string[] = []
  const lost = (change: readonly string[], answer: Promise<never> = Promise.reject(new NetworkLost('lost'))) =>
    underOneKey(change, (opid) => {
      keys.push(opid)
      return answer
    }).catch(() => undefined)
  await lost(['add', 'box'])
  await lost(['copy', 'box'])
  const travelling = Promise.withResolvers<never>()
  const added = lost(['add', 'book'], travelling.promise)
  forgetUnanswered('add')
  travelling.reject(new NetworkLost('lost'))
  await added
  await lost(['add', 'box'])
  await lost(['copy', 'box'])
  await lost(['add', 'book'])
  const names = [...new Set(keys)]
  expect(keys.map((key) => names.indexOf(key))).toEqual([0, 1, 2, 3, 1, 2])
})
