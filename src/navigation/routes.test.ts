import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startFromLink, startFromProduct } from '../../domain/navigation/start-route.ts'
import type { ProductTypeNumber } from '../../domain/product/product.ts'
import { NAMED_PARTS, NEXT_ROUTES } from '../../server/http/route-parts.ts'
import { isRouteName, pathTo, ROUTES, routeOf } from './routes.ts'

const names = (flag: 'auth' | 'share' | 'ec') =>
  Object.entries(ROUTES)
    .filter(([, route]) => route[flag])
    .map(([name]) => name)
    .sort()

test('B§2: the flags of the route table [B§2.flags]', () => {
  expect(names('share')).toEqual(['album_detail', 'album_preview', 'prod_details', 'prod_list'])
  expect(names('ec')).toEqual(['order_ec', 'order_eclist', 'order_next', 'order_success'])
  expect(names('auth')).toEqual(
    [
      ...[
        'album_cover',
        'album_gallery',
        'album_list',
        'cart_index',
        'combo_index',
        'design_list',
        'frame_index',
        'order_index',
      ],
      ...[
        'order_info',
        'orderid_details',
        'pay_index',
        'post_index',
        'print_index',
        'special_card',
        'theme_calendar',
        'theme_list',
      ],
      ...['theme_preview', 'theme_viewLarger', 'user_coupon', 'user_index', 'user_phone', 'user_type'],
    ].sort(),
  )
})

test('A§2: every start route is a route', () => {
  const types: readonly ProductTypeNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const starts = types.flatMap((type) =>
    [true, false].flatMap((begun) => [
      startFromLink({ type, previewProject: begun, begun: false, photoRuleNeedsPreview: begun }),
      startFromProduct(type, begun),
    ]),
  )
  expect(starts.filter((name) => !isRouteName(name))).toEqual([])
})

test('paths and routes are each other’s inverse; unknown addresses and inherited names are no route', () => {
  for (const [name, { path }] of Object.entries(ROUTES)) {
    expect(routeOf(path)).toEqual(name)
  }
  expect(routeOf('/')).toEqual('index')
  expect(routeOf('/nowhere')).toEqual(undefined)
  expect(routeOf('/toString')).toEqual(undefined)
})

test('a path carries what is set of its query, escaped', () => {
  expect(pathTo('theme_list', { pid: 'p 1', aid: undefined, tid: '' })).toEqual('/theme_list?pid=p+1')
  expect(pathTo('index')).toEqual('/index')
})

test('what is fetched ahead is named by routes that there are, and by files that there are', () => {
  const named = Object.entries(NEXT_ROUTES).flatMap(([route, next]) => [route, ...next])
  expect(named.filter((route) => !isRouteName(route))).toEqual([])
  const root = join(import.meta.dirname, '..', '..')
  expect(NAMED_PARTS.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
