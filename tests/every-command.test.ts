import { expect, test } from 'vitest'
import { EDIT_COMMANDS } from '../domain/design/change/edit.ts'
import { productionFiles, sourceFile } from './support/module-graph.ts'

/** Where a shopper's act becomes an edit: not where commands are defined, nor the server, which only takes them. */
const MADE = /^(src|machines|domain\/design\/change|domain\/preflight)\//

test('every edit command of the specification is made by the app, each by an act of the shopper', () => {
  const makers = [...productionFiles()].filter((path) => MADE.test(path))
  const made = EDIT_COMMANDS.map((cmd) => [
    cmd,
    makers.some((path) => new RegExp(`\\bcmd: '${cmd}'`).test(sourceFile(path).text)),
  ])
  expect(made).toEqual(EDIT_COMMANDS.map((cmd) => [cmd, true]))
})
