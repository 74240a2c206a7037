import { expect, test } from 'vitest'
import { originalName } from './originals.ts'

test.each([
  ['its place and its name', { key: 'b/x1.jpg', fileName: 'IMG_1.JPG' }, 0, '001_IMG_1.jpg'],
  ['the ending of what it is', { key: 'b/x1.heic', fileName: '海边.jpeg' }, 11, '012_海边.heic'],
  ['no path', { key: 'b/x1.jpg', fileName: '../../etc/passwd' }, 1, '002_.._.._etc_passwd.jpg'],
  ['no sign that steers text', { key: 'b/x1.jpg', fileName: 'a\u202Egpj.exe' }, 2, '003_a_gpj.jpg'],
  ['no name at all', { key: 'b/x1.png' }, 3, '004.png'],
  ['not too long', { key: 'b/x1.jpg', fileName: `${'长'.repeat(90)}.jpg` }, 4, `005_${'长'.repeat(60)}.jpg`],
])('safety section 4: a name in the archive has %s', (_, photo, index, name) => {
  expect(originalName(photo, index)).toBe(name)
})
