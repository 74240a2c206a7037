import { expect, test } from 'vitest'
import { countGraphemes } from '../text/graphemes.ts'
import { cleanText, refuseAlbumTexts } from './album-text.ts'

test('B§9 an album name has at most 10 characters, and an emoji of a whole family is one [B§5.album-name] [B§9.album-name]', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(countGraphemes(family.repeat(10))).toBe(10)
  expect(refuseAlbumTexts(family.repeat(10), [])).toBeUndefined()
  expect(refuseAlbumTexts(family.repeat(11), [])).toBe('album-name-too-long')
  expect(refuseAlbumTexts('', [])).toBe('album-name-empty')
})

test('readings 44: group titles to 20 and descriptions to 200 characters [B§5.group-text]', () => {
  const group = (name: number, description: number) => ({
    name: '字'.repeat(name),
    description: '字'.repeat(description),
  })
  expect(refuseAlbumTexts('a', [group(20, 200)])).toBeUndefined()
  expect(refuseAlbumTexts('a', [group(21, 0)])).toBe('group-text-too-long')
  expect(refuseAlbumTexts('a', [group(0, 201)])).toBe('group-text-too-long')
})

test('a kept text is composed and holds no marks that control or turn it', () => {
  expect(cleanText('  Cafe\u0301\u202e\u0000 \n')).toBe('Caf\u00e9')
})
