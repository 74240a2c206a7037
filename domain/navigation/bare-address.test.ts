import { expect, test } from 'vitest'
import { unnamedBy } from './bare-address.ts'

test('A§2 routes opened bare: the address says which product, album, design or order it is about', () => {
  const bare = ['prod_details', 'album_detail', 'theme_preview', 'pay_index', 'order_info', 'order_success', 'index']
  expect(bare.map((route) => unnamedBy(route, {}))).toEqual([
    ...['product', 'album', 'design', 'design', 'order', 'order'],
    undefined,
  ])
  const desks = ['album_gallery', 'post_index', 'theme_calendar', 'frame_index', 'print_index', 'combo_index']
  expect(desks.map((route) => unnamedBy(route, { aid: 'a1', photos: 'p1' }))).toEqual(desks.map(() => 'product'))
  const named = [
    ['prod_details', { pid: 'p1' }],
    ['album_gallery', { pid: 'p1' }],
    ['print_index', { taskid: 't1' }],
    ['album_detail', { new: '1' }],
    ['theme_preview', { aid: 'a1', pid: 'p1' }],
    ['pay_index', { pkj: 'k1' }],
    ['pay_index', { taskid: 't1' }],
    ['pay_index', { cart: '1' }],
    ['orderid_details', { orderid: 'o1' }],
    ['order_success', { trade: 'T1' }],
  ] as const
  expect(named.map(([route, query]) => unnamedBy(route, query))).toEqual(named.map(() => undefined))
  expect([unnamedBy('theme_preview', { aid: 'a1' }), unnamedBy('prod_details', { pid: '' })]).toEqual([
    ...['design', 'product'],
  ])
})
