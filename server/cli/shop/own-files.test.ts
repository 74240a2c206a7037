import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PATIENCE } from '../../../tests/support/patience.ts'
import { ownFiles } from './own-files.ts'

const FILES = 400

test('a folder is copied although files of it go meanwhile', async () => {
  const room = mkdtempSync(join(tmpdir(), 'keepsake-own-files-'))
  onTestFinished(() => rmSync(room, { recursive: true }))
  const [from, to] = [join(room, 'from'), join(room, 'to')]
  mkdirSync(join(from, 'a'), { recursive: true })
  const nameOf = (n: number) => String(n).padStart(4, '0')
  for (let n = 0; n < FILES; n += 1) {
    writeFileSync(join(from, 'a', nameOf(n)), `${n}`)
  }
  const copied = ownFiles.copy(from, to)
  await vi.waitUntil(() => readdirSync(room).includes('to') && readdirSync(to, { recursive: true }).length > 1, {
    interval: 1,
    timeout: PATIENCE.soon,
  })
  for (const name of readdirSync(join(from, 'a')).slice(-10)) {
    rmSync(join(from, 'a', name))
  }
  await copied
  expect(readdirSync(join(to, 'a')).toSorted()).toEqual(readdirSync(join(from, 'a')).toSorted())
})
