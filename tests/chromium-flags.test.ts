import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OFF_FOR_PLAYWRIGHT } from '../chromium.ts'

/** Playwright's list, which it shows nowhere but in its program. */
const PROGRAM = join(import.meta.dirname, '..', 'node_modules', 'playwright-core', 'lib', 'coreBundle.js')

test('what Playwright switches off in Chromium stays off beside what the tests switch off', () => {
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]\.filter/.exec(readFileSync(PROGRAM, 'utf8')) ?? []
  expect([...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature)).toEqual(OFF_FOR_PLAYWRIGHT)
})
