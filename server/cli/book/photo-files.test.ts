import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from './photo-files.ts'

test('files of a folder and of those below, and links to files; a link to nowhere or to a folder is none', async () => {
  const room = mkdtempSync(join(tmpdir(), 'keepsake-photo-files-'))
  try {
    const folder = join(room, 'photos')
    mkdirSync(join(folder, 'june'), { recursive: true })
    writeFileSync(join(room, 'elsewhere.jpg'), 'a photo')
    writeFileSync(join(folder, 'june', 'b.jpg'), 'a photo')
    symlinkSync(join(room, 'elsewhere.jpg'), join(folder, 'a.jpg'))
    symlinkSync(join(room, 'nowhere.jpg'), join(folder, 'c.jpg'))
    symlinkSync(room, join(folder, 'all'))
    expect(await listFiles(folder)).toEqual(['a.jpg', join('june', 'b.jpg')])
  } finally {
    rmSync(room, { recursive: true })
  }
})
