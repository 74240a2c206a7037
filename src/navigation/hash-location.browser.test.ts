import { afterEach, expect, test } from 'vitest'
import { currentPath, currentSearch, goTo } from './hash-location.ts'

const before = window.location.href

afterEach(() => {
  window.history.replaceState(null, '', before)
})

test('A§2 entry links: the query inside the hash is split off, and wins over the one in front [B§2.hash]', () => {
  goTo('/login?nt=album_list&mid=7')
  expect([currentPath(), new URLSearchParams(currentSearch()).get('nt')]).toEqual(['/login', 'album_list'])
  const url = new URL(window.location.href)
  url.searchParams.set('mid', '5')
  url.searchParams.set('oid', 'T1')
  window.history.replaceState(null, '', url)
  const query = new URLSearchParams(currentSearch())
  expect([query.get('mid'), query.get('oid')]).toEqual(['7', 'T1'])
})

test('an address without a leading slash, and a query with a question mark in a value', () => {
  goTo('order_info?oid=a?b', { replace: true })
  expect([currentPath(), new URLSearchParams(currentSearch()).get('oid')]).toEqual(['/order_info', 'a?b'])
})
