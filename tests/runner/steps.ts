import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { playwrightReport, type Report, vitestReport } from './reports.ts'

/** A check of `npm test`. */
export interface Step {
  readonly name: string
  readonly command: readonly [tool: string, ...args: string[]]
  readonly env?: Readonly<Record<string, string>>
  /** Steps whose work this one needs, or whose turn comes before. */
  readonly after?: readonly string[]
  /** Works when those that take longest leave a core idle. */
  readonly givesWay?: true
  /** Reads what the runner wrote down; without one the step itself is one check. */
  readonly report?: { readonly file: string; readonly read: (text: string) => Report }
}

/** Reports and the steps' words. */
export const BUILD = 'build/test'

const ROOT = join(import.meta.dirname, '..', '..')

function vitest(name: string, selection: readonly string[]): Step {
  const file = join(BUILD, `${name}.json`)
  return {
    name,
    command: ['vitest', 'run', ...selection, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    report: { file, read: (text) => vitestReport(text, ROOT) },
  }
}

const journeysFile = join(BUILD, 'journeys.json')

export const FORMAT: Step = { name: 'format', command: ['biome', 'format', '.'] }
export const LINT: Step = { name: 'lint', command: ['biome', 'lint', '--error-on-warnings', '.'] }
/** Gives way to nobody: it would hold its place for five minutes, with half a minute of work. */
const TYPES: Step = { name: 'types', command: ['tsc', '-p', '.'] }

/** As `TYPES`, remembering what it found for the next time. */
export const TYPES_AGAIN: Step = {
  name: 'types',
  command: ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/keepsake/types.tsbuildinfo'],
}

/** Unit tests that reach what is other than in this commit. */
export function unitOfWhatChanged(commit: string): Step {
  return {
    name: 'unit',
    command: ['vitest', 'run', '--project', 'unit*', '--reporter=dot', '--passWithNoTests', '--changed', commit],
  }
}

/** Shops that steps start as processes serve what is in `dist/app`, which the build empties first; those who look at the stories wait for them. */
const LONG_AFTER = ['build', 'stories']

/**
 * Every check, in the order in which free slots take them: what is quickly told, what others need, the stories, then the
 * heaviest first, so that small ones fill the end.
 */
export const STEPS: readonly Step[] = [
  { name: 'console', command: ['vite', 'build', '--config', 'vite.manage.config.ts', '--logLevel', 'warn'] },
  {
    name: 'build',
    after: ['console'],
    command: ['vite', 'build', '--logLevel', 'warn'],
    env: { KEEPSAKE_BUILD: 'strict' },
  },
  FORMAT,
  LINT,
  TYPES,
  { name: 'bytes', after: ['build'], command: ['node', 'tests/bytes/check-bytes.ts'] },
  // Whoever changes a look waits for this one: what is long beside it gives way. It leaves a third of both cores, waiting for its pictures.
  { ...vitest('stories', ['--config', 'vitest.stories.config.ts']), after: ['build'] },
  { ...vitest('contract', ['--project', 'contract']), after: LONG_AFTER },
  {
    name: 'journeys',
    after: LONG_AFTER,
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeysFile },
    report: { file: journeysFile, read: playwrightReport },
  },
  { ...vitest('browser', ['--project', 'browser']), after: LONG_AFTER },
  // It fills what the stories leave of both cores.
  { ...vitest('unit', ['--project', 'unit*']), after: ['build'], givesWay: true },
  {
    name: 'faults',
    after: LONG_AFTER,
    command: ['node', 'tests/faults/main.ts', '--seconds', '10', '--seed', '9'],
    givesWay: true,
  },
  { name: 'unused', after: LONG_AFTER, command: ['node', 'tests/unused/check-unused.ts'], givesWay: true },
]

/** Reads what all the others wrote down. */
export const LAST: Step = { name: 'proofs', command: ['node', 'tests/docs/check-proofs.ts'] }

/** What a step's runner wrote down, or nothing when it wrote nothing. */
export function readReport({ report }: Step): Report | undefined {
  if (!report) {
    return undefined
  }
  try {
    return report.read(readFileSync(report.file, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return undefined
    }
    throw error
  }
}
