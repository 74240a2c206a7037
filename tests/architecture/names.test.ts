import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from './imports.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const ROOMS = ['domain', 'machines', 'editor', 'src', 'server']
const DECLARED = /^export (?:async )?(?:function\*?|const|class|interface|type|enum) (\w+)/gm

/** Names that files hand out, and what declares them. Code that is loaded later has the name of what it loads: that is no second one. */
function declarations(): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, Set<string>>()
  for (const file of ROOMS.flatMap((room) => [...importsOf(room).keys()])) {
    const source = readFileSync(join(ROOT, file), 'utf8')
    for (const [, name = ''] of source.matchAll(DECLARED)) {
      if (!new RegExp(`import\\([^)]*\\)\\)\\.${name}\\b`).test(source)) {
        named.set(name, (named.get(name) ?? new Set()).add(file))
      }
    }
  }
  return new Map([...named].map(([name, files]) => [name, [...files]]))
}

/** A call of the wire and what the server does for it are one idea, and have one name. */
function isCallAndItsUseCase(files: readonly string[]): boolean {
  const [call, useCase] = [...files].sort()
  return files.length === 2 && !!call?.startsWith('domain/calls/') && !!useCase?.startsWith('server/')
}

test('a name that is handed out means one thing', () => {
  const shared = [...declarations()].filter(([, files]) => files.length > 1 && !isCallAndItsUseCase(files))
  expect(shared.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([])
})
