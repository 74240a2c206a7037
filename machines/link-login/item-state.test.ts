import { expect, test } from 'vitest'
import { type AlbumId, asId, type ProductId, type TaskId } from '../../domain/ids.ts'
import { hasDesign, isBegunElsewhere, itemState, nextItem, readyItems } from './item-state.ts'
import type { LinkItem } from './link-login.types.ts'

const aid = asId<AlbumId>('a0')

function item(sub: string, change: Partial<LinkItem> = {}): LinkItem {
  return {
    ...{ sub, pid: asId<ProductId>('p0'), type: 1, name: 'Book', quantity: 1, attributes: [], pkjId: '' },
    ...{ minPhotos: 20, maxPhotos: 120, state: 'to-upload' },
    ...change,
  }
}

test('a thing is to start, begun, ready, handed in, or needs nothing', () => {
  expect([
    itemState(item('1'), []),
    itemState(item('1'), [{ sub: '1', aid }]),
    itemState(item('1', { aid }), []),
    itemState(item('1'), [{ sub: '1', aid, taskId: asId<TaskId>('t0'), rev: 3 }]),
    itemState(item('1', { state: 'submitted' }), [{ sub: '1', aid, rev: 3 }]),
    itemState(item('1', { type: 5, state: 'nothing' }), []),
  ]).toEqual(['to-start', 'begun', 'begun', 'ready', 'submitted', 'nothing'])
})

test('what can be handed in, and what comes next', () => {
  const items = [item('1'), item('2', { state: 'submitted' }), item('3'), item('4')]
  const drafts = [
    { sub: '3', aid, rev: 0 },
    { sub: '4', aid },
  ]
  expect(readyItems(items, drafts).map(({ sub }) => sub)).toEqual(['3'])
  expect(['1', '3', '4'].map((sub) => nextItem(items, drafts, sub)?.sub)).toEqual(['4', '4', '1'])
  expect(nextItem([item('1')], [], '1')).toEqual(undefined)
})

test('a volume that is not designed here yet is none of the designs that the shop knows', () => {
  const known = item('1', { aid, taskId: asId<TaskId>('all photos'), rev: 4 })
  const volume = { at: 0, parts: [[], []] }
  const states = [
    [],
    [{ sub: '1', aid, volume }],
    [{ sub: '1', aid, volume, taskId: asId<TaskId>('volume 1'), rev: 2 }],
  ].map((drafts) => [itemState(known, drafts), isBegunElsewhere(known, drafts), hasDesign(known, drafts)])
  expect(states).toEqual([
    ['begun', true, true],
    ['begun', false, false],
    ['ready', false, true],
  ])
})
