import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CALLS } from './coverage/calls.ts'
import { ENTITIES } from './coverage/entities.ts'
import { MESSAGES } from './coverage/messages.ts'
import { RULES } from './coverage/rules.ts'
import { SCREENS } from './coverage/screens.ts'
import type { SpecLine } from './coverage/spec-line.ts'
import { STATES } from './coverage/states.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const ROOMS = ['domain', 'machines', 'editor', 'src', 'server', 'tests', 'bench']
const TEST = /\.(test|journey)\.tsx?$/

/** Every line of both specifications that is code: calls, routes, guards, modes, messages, rules, states, constants. */
export const SPEC_LINES: readonly SpecLine[] = [...SCREENS, ...ENTITIES, ...STATES, ...RULES, ...CALLS, ...MESSAGES]

interface TestFile {
  readonly path: string
  readonly text: string
  readonly titles: readonly string[]
}

/** The title of a test or a suite, as it is written down. */
const TITLE =
  /\b(?:test|describe|onBothEngines|onPostgres|journey)\b[^'"`;{}]*?\(\s*(?:\/\/[^\n]*\n\s*)*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

function testFiles(): readonly TestFile[] {
  return ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .map((name) => join(room, name))
      .filter(
        (path) => TEST.test(path) && !path.startsWith('tests/docs/coverage') && statSync(join(ROOT, path)).isFile(),
      )
      .sort()
      .map((path) => {
        const text = readFileSync(join(ROOT, path), 'utf8')
        return { path, text, titles: titlesIn(text) }
      }),
  )
}

/** Titles of tables come after the table: `test.each([...])('title'`. */
function titlesIn(text: string): readonly string[] {
  const afterTables = [...text.matchAll(/\)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)]
  return [...text.matchAll(TITLE), ...afterTables].map((match) => (match[2] ?? '').replaceAll(/\\(['"`])/g, '$1'))
}

interface CoveredLine extends SpecLine {
  /** Title and file of the first test for each piece; absent: no test has it. */
  readonly found: readonly ({ readonly title: string; readonly path: string } | undefined)[]
}

export function coveredLines(): readonly CoveredLine[] {
  const files = testFiles()
  return SPEC_LINES.map((line) => {
    const pieces = typeof line.shown === 'string' ? [line.shown] : line.shown
    const found = pieces.map((piece) => {
      const file = files.find(
        ({ titles, text }) =>
          titles.some((title) => title.includes(piece)) && (line.row === undefined || text.includes(line.row)),
      )
      const title = file?.titles.find((it) => it.includes(piece))
      return file && title !== undefined ? { title, path: file.path } : undefined
    })
    return { ...line, found }
  })
}

/** Lines of which no test speaks. */
export function uncoveredLines(lines: readonly CoveredLine[]): readonly CoveredLine[] {
  return lines.filter(({ found }) => found.some((it) => it === undefined))
}

export function coveragePage(lines: readonly CoveredLine[]): string {
  const missing = uncoveredLines(lines)
  const refs = [...new Set(lines.map(({ ref }) => ref))].sort()
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const row = ({ line, found }: CoveredLine) =>
    `| ${cell(line)} | ${found.map((it) => (it ? `${cell(it.title)} (\`${it.path}\`)` : '**no test**')).join('; ')} |`
  return [
    '# Coverage of the specifications\n',
    'Written by `npm run docs`; `tests/docs/coverage.test.ts` fails on a line without a test. Words are ours, numbers are the sections.\n',
    `${lines.length} lines, ${missing.length} without a test.\n`,
    ...refs.flatMap((ref) => [
      `## ${ref}\n`,
      '| line | test |',
      '| --- | --- |',
      ...lines.filter((it) => it.ref === ref).map(row),
      '',
    ]),
  ].join('\n')
}
