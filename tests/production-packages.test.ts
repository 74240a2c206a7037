import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shippedFiles, sourceFile } from './support/module-graph.ts'

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'),
) as Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>

const shipped = [...shippedFiles()].flatMap((path) => sourceFile(path).packages.map((name) => ({ path, name })))

test('what answers and what is sent to browsers imports packages of production, and no tool', () => {
  const wrong = shipped.filter(({ name }) => !(name in dependencies)).map(({ path, name }) => `${path}: ${name}`)
  expect(wrong).toEqual([])
  expect(shippedFiles().size).toBeGreaterThan(1000)
})

/** Letters, which are read by their path. */
const BY_PATH = /^(?:@expo-google-fonts\/|@fontsource(?:-variable)?\/|twemoji-colr-font$)/

test('every package of production is one that something which is shipped imports', () => {
  const imported = new Set(shipped.map(({ name }) => name))
  const idle = Object.keys(dependencies).filter((name) => !imported.has(name) && !BY_PATH.test(name))
  expect(idle).toEqual([])
})

test('tools stand with the tools', () => {
  const both = Object.keys(devDependencies).filter((name) => name in dependencies)
  expect({ both, builds: ['vite', 'rolldown', '@lingui/cli'].filter((name) => !(name in devDependencies)) }).toEqual({
    ...{ both: [], builds: [] },
  })
})
