import { describe, expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { type AlbumId, asId, type ProductId, type TaskId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { PackageComposition } from '../../ports/package-ports.ts'
import type { PackageCarts } from '../stored/package-carts.ts'
import { cartOfPackage, packagePorts } from './package-adapter.ts'

const product = (id: string) => DEMO_PRODUCTS.find((one) => one.id === id) as Product
const SET = product('package-family')
const PARTS = (SET.parts ?? []).map(({ pid }) => product(pid))
const made = (task: string, rev?: number) => ({
  aid: asId<AlbumId>('a'),
  taskId: asId<TaskId>(task),
  ...(rev === undefined ? {} : { rev }),
})
const composition = (parts: PackageComposition['parts']): PackageComposition => ({
  key: 'k',
  pid: SET.id,
  parts,
  changed: 0,
})

describe('A§3 package items: a set as the cart that is ordered', () => {
  test('a line for every part, in the order of the set, each with its task, revision, options and combinepId', () => {
    const parts = {
      frame: made('t3', 1),
      book: { ...made('t1', 7), attributes: ['paper-art', 'finish-gloss'] },
      cards: made('t2', 4),
    }
    expect(cartOfPackage(composition(parts), SET, PARTS)).toEqual({
      id: 'k',
      lines: [
        {
          ...{ pid: 'book-square-203', aid: 'a', taskId: 't1', rev: 7, quantity: 1 },
          ...{ attributes: ['paper-art', 'finish-gloss'], combineId: 'book' },
        },
        {
          ...{ pid: 'postcard-12', aid: 'a', taskId: 't2', rev: 4, quantity: 1 },
          ...{ attributes: ['card-matte'], combineId: 'cards' },
        },
        {
          ...{ pid: 'frame-a4', aid: 'a', taskId: 't3', rev: 1, quantity: 1 },
          ...{ attributes: ['wood-walnut'], combineId: 'frame' },
        },
      ],
      package: { pid: 'package-family', key: 'k', quantity: 1, attributes: [] },
    })
  })

  test('while a part is not confirmed there is no cart', () => {
    expect(cartOfPackage(composition({}), SET, PARTS)).toBe(undefined)
    const parts = { book: made('t1', 7), cards: made('t2'), frame: made('t3', 1) }
    expect(cartOfPackage(composition(parts), SET, PARTS)).toBe(undefined)
  })

  test('a thing from the shelf needs nothing to be made', () => {
    const box = product('standard-album-box')
    const set = { ...SET, parts: [{ id: 'box', pid: box.id, quantity: 2 }] }
    expect(cartOfPackage(composition({}), set, [box])?.lines).toEqual([
      { pid: box.id, rev: 0, quantity: 2, attributes: ['cloth-sand'], combineId: 'box' },
    ])
  })
})

describe('sets on this phone', () => {
  const shelf = () => {
    const kept = new Map<string, PackageComposition>()
    const carts: PackageCarts = {
      store: async (one) => {
        kept.set(one.key, one)
      },
      find: async (key) => kept.get(key),
      newest: async (pid) => [...kept.values()].findLast((one) => one.pid === pid),
      forget: async (key) => {
        kept.delete(key)
      },
      forgetAll: async () => kept.clear(),
    }
    const catalogue = { product: async (pid: ProductId) => product(pid) }
    return packagePorts({ carts, catalogue, now: () => 5 })
  }

  test('pkjId is random for every set; what was made for a part is kept beside the others', async () => {
    const ports = shelf()
    const [first, second] = [await ports.begin(SET.id), await ports.begin(SET.id)]
    expect(first.key).toMatch(/^[\w-]{21}$/)
    expect(second.key).not.toBe(first.key)
    await ports.setPart(first.key, 'book', made('t1', 2))
    await ports.setPart(first.key, 'frame', made('t2', 1))
    expect(await ports.cart(first.key)).toBe(undefined)
    const whole = await ports.setPart(first.key, 'cards', made('t3', 9))
    expect(Object.keys(whole?.parts ?? {})).toEqual(['book', 'frame', 'cards'])
    expect((await ports.cart(first.key))?.lines.map(({ taskId }) => taskId)).toEqual(['t1', 't3', 't2'])
  })

  test('a set that is forgotten or was never here has no cart', async () => {
    const ports = shelf()
    const { key } = await ports.begin(SET.id)
    await ports.forget(key)
    expect([await ports.cart(key), await ports.setPart(key, 'book', made('t1', 1))]).toEqual([undefined, undefined])
  })
})
