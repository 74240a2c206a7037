import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Report, vitestReport } from '../runner/reports.ts'
import { pictureMode } from './picture-mode.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** Where the matcher leaves a picture that differs, and what differs in it. */
const FOUND = join(ROOT, 'build', 'story-pictures')
const REPORT = join(ROOT, 'build', 'story-pictures.json')

interface StoryRun extends Report {
  /** Pictures that differed from what is stored, if only at first: `phone/screens-pay-index-ready`. */
  readonly different: readonly string[]
}

/**
 * Runs the stories of these files, or only those with one of these names, and compares their pictures.
 *
 * @throws Error where nothing would be compared, or nothing ran: such a run sees no change either.
 */
export function runStories(files: readonly string[], stories: readonly string[] = []): StoryRun {
  if (pictureMode() !== 'compare') {
    throw new Error('pictures are compared in the browser that wrote them alone')
  }
  rmSync(FOUND, { recursive: true, force: true })
  rmSync(REPORT, { force: true })
  const reporters = ['--reporter=json', `--outputFile=${REPORT}`]
  const named = stories.length > 0 ? ['--testNamePattern', `(${stories.join('|')})$`] : []
  spawnSync('npx', ['vitest', 'run', '--config', 'vitest.stories.config.ts', ...reporters, ...named, ...files], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (!existsSync(REPORT)) {
    throw new Error('the stories did not run: Vitest left no report')
  }
  const report = vitestReport(readFileSync(REPORT, 'utf8'), ROOT)
  if (report.tests.length === 0) {
    throw new Error('no story ran')
  }
  const different = globSync('*/*-diff.png', { cwd: FOUND }).map((file) => file.replace(/-diff\.png$/, ''))
  return { ...report, different }
}
