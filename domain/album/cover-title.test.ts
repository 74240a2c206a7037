import { expect, test } from 'vitest'
import { COVER_TITLE_MAX, coverTitleOf, shortCoverTitle } from './cover-title.ts'

const product = { name: { 'zh-Hans': '方形相册', 'zh-Hant': '方形相冊', en: 'Square photo book' } }

test('a cover says what its shopper said, else the name that she gave the album, never one that it got by itself', () => {
  const titles = [
    { name: 'My album', coverTitle: 'Xiamen 2026' },
    { name: 'My album', coverTitle: '' },
    { name: 'Lisbon' },
    { name: 'My album' },
    { name: '我的影集' },
    { name: 'Square' },
    { name: '方形相册' },
  ].map((album) => coverTitleOf(album, product))
  expect(titles).toEqual(['Xiamen 2026', '', 'Lisbon', undefined, undefined, undefined, undefined])
})

test('a title of a cover is cut between characters, never inside one', () => {
  expect(shortCoverTitle('  夏 ')).toBe('夏')
  expect(shortCoverTitle(`${'a'.repeat(COVER_TITLE_MAX - 1)}👨‍👩‍👧b`)).toBe(`${'a'.repeat(COVER_TITLE_MAX - 1)}👨‍👩‍👧`)
})
