import { expect, test } from 'vitest'
import { albumGroupStatus, type GroupFacts, isAlbumComplete, isGroupEmpty, pageScenario } from './album-status.ts'

const group = (photoCount: number, title = '', description = ''): GroupFacts => ({ photoCount, title, description })

test('A§4 album completeness: every photo is valid or saved, and every cover has a url [A§4.album-complete]', () => {
  const safe = { uploadValid: false, isSave: true }
  const valid = { uploadValid: true, isSave: false }
  const neither = { uploadValid: false, isSave: false }
  expect([
    isAlbumComplete([safe, valid], [{ url: '/c' }]),
    isAlbumComplete([safe, neither], [{ url: '/c' }]),
    isAlbumComplete([safe], [{ url: '/c' }, { url: '' }]),
    isAlbumComplete([], []),
  ]).toEqual([true, false, false, true])
})

test('A§4 album group status: with closeAlbumGroup one of four closed ones, otherwise default [A§4.group-status]', () => {
  const status = (closeAlbumGroup: boolean, coverCount: number, covers: number) =>
    albumGroupStatus({ closeAlbumGroup, coverCount, covers })
  expect([status(true, 1, 1), status(true, 1, 0), status(true, 3, 3), status(true, 3, 2), status(false, 3, 2)]).toEqual(
    ['closed-one-cover', 'closed-one-uncover', 'closed-more-cover', 'closed-more-uncover', 'default'],
  )
})

test('A§4 page-count scenarios of fixed-page albums [A§4.page-scenario]', () => {
  expect([
    pageScenario([], 24),
    pageScenario([group(0)], 2),
    pageScenario([group(3)], 2),
    pageScenario([group(0)], 24),
    pageScenario([group(3)], 24),
    pageScenario([group(3), group(0)], 24),
  ]).toEqual([
    'no-group',
    'one-group-empty',
    'one-group-filled',
    'one-group-more-pages-empty',
    'one-group-more-pages-filled',
    'several-groups',
  ])
})

test('A§5 empty group: words alone count in e-commerce mode and with fixed pages, elsewhere only photos do [A§5.empty-group]', () => {
  const shop = { ecommerce: false, fixedPages: false }
  const groups = [group(1), group(0), group(0, 'Spring'), group(0, '', 'By the lake'), group(0, '  ')]
  const told = (where: typeof shop) => groups.map((each) => isGroupEmpty(each, where))
  expect(told(shop)).toEqual([false, true, true, true, true])
  expect(told({ ...shop, ecommerce: true })).toEqual([false, true, false, false, true])
  expect(told({ ...shop, fixedPages: true })).toEqual([false, true, false, false, true])
})
