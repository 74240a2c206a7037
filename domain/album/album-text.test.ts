import { expect, test } from 'vitest'
import { cleanAlbumText } from './album-text.ts'

test('a kept text is composed and holds no marks that control or turn it', () => {
  expect(cleanAlbumText('  Cafe\u0301\u202e\u0000 \n')).toBe('Caf\u00e9')
})
