import { expect, test } from 'vitest'
import { countGraphemes } from '../text/graphemes.ts'
import { type AlbumTexts, refuseAlbumTexts, unprintableOf } from './refuse-album-texts.ts'

const refuse = (name: string, ...groups: AlbumTexts['groups']) => refuseAlbumTexts({ name, groups })

test('B§9 an album name has at most 10 characters, and an emoji of a whole family is one [B§5.album-name] [B§9.album-name]', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(countGraphemes(family.repeat(10))).toBe(10)
  expect(refuse(family.repeat(10))).toBeUndefined()
  expect(refuse(family.repeat(11))).toBe('album-name-too-long')
  expect(refuse('')).toBe('album-name-empty')
})

test('decision 046: group titles to 60 characters, descriptions to 200 (readings 44) [B§5.group-text]', () => {
  const group = (name: number, description: number) => ({
    name: '字'.repeat(name),
    description: '字'.repeat(description),
  })
  expect(refuse('a', group(60, 200))).toBeUndefined()
  expect(refuse('a', group(61, 0))).toBe('group-text-too-long')
  expect(refuse('a', group(0, 201))).toBe('group-text-too-long')
})

test('what cannot be printed is refused in every text of an album, and stays where it was let in before', () => {
  const album = (name: string, title: string, description: string, ...layoutTexts: string[]): AlbumTexts => ({
    name,
    groups: [{ name: title, description, layoutTexts }],
  })
  const printed = album('가족 👨‍👩‍👧', 'Santorini ☀️', 'Ёлка и Σ', 'ありがとう')
  const texts = ['سنة', 'שנה', 'ปี', 'वर्ष'] as const
  const all = album(...texts)
  expect([refuseAlbumTexts(printed), refuseAlbumTexts(all), refuseAlbumTexts(all, all)]).toEqual([
    ...[undefined, 'album-text-not-printable', undefined],
  ])
  expect(unprintableOf(all, album('سنة', 'שנה', 'ปี'))).toEqual(['व', 'र्ष'])
})
