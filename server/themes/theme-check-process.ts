import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import type { CheckedThemePage, ThemeFileFinding } from '../../domain/theme/theme-version.ts'
import { pickedEnv, TO_START } from '../base/picked-env.ts'

/** A theme to lay out on products; the pictures of its pages go into `folder`. */
export interface ThemeCheckRequest {
  readonly theme: Theme
  /** Its file, for the lines on which things stand. */
  readonly written: string
  readonly products: readonly Product[]
  readonly folder: string
}

/** What was found, and every page; `picture` is the name of its file in the folder. */
export interface ThemeCheckReport {
  readonly findings: readonly ThemeFileFinding[]
  readonly pages: readonly CheckedThemePage[]
}

export type ThemeCheckAnswer =
  | ({ readonly kind: 'checked' } & ThemeCheckReport)
  | { readonly kind: 'failed'; readonly message: string }

/** Two hundred pages take half a minute on one processor. */
const LIMIT_MS = 8 * 60_000

/**
 * Checks a theme in a process of its own: it keeps a processor busy for long, and what a file says may be anything.
 *
 * @throws Error when the process fails, dies or takes too long
 */
export function checkThemeInProcess(request: ThemeCheckRequest): Promise<ThemeCheckReport> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./theme-check-child.ts', import.meta.url)), [], {
      execPath: process.execPath,
      execArgv: [],
      env: { ...pickedEnv(TO_START), MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
    })
    const limit = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS)
    child.once('message', (answer: ThemeCheckAnswer) => {
      clearTimeout(limit)
      if (answer.kind === 'checked') {
        resolve(answer)
      } else {
        reject(new Error(answer.message))
      }
    })
    // One that cannot be started says so, and then once more when it is sent something.
    child.on('error', (error) => {
      clearTimeout(limit)
      reject(error)
    })
    child.once('exit', (code, signal) => {
      clearTimeout(limit)
      reject(new Error(`the process that looks at a theme ended without an answer (${signal ?? code})`))
    })
    child.send(request)
  })
}
