// Run by hand after `npm run build-storybook`: the tasks of an hour in the workbench, each with its clicks and seconds, and a
// picture of where it ended in build/workbench. The table stands in docs/storybook-hour.md.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.ts'
import { handOn } from './workbench-hand.ts'
import { TASKS } from './workbench-tasks.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const TAKEN = join(ROOT, 'build', 'workbench')

const only = process.argv[2] ?? ''
mkdirSync(TAKEN, { recursive: true })
const server = await preview({
  ...{
    root: ROOT,
    base: '/',
    configFile: false,
    logLevel: 'error',
    build: { outDir: join(ROOT, 'dist', 'storybook') },
  },
  preview: { host: '127.0.0.1', port: 0 },
})
const executablePath = findChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) })
let failed = 0
try {
  console.log('| task | way | clicks | seconds |\n| --- | --- | --- | --- |')
  for (const [at, { task, way, do: walk }] of TASKS.entries()) {
    if (!task.includes(only)) {
      continue
    }
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const hand = handOn(page)
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await hand.story.locator('#storybook-docs h1').first().waitFor()
    const begun = performance.now()
    try {
      await walk(hand)
      const seconds = (performance.now() - begun) / 1000
      console.log(`| ${task} | ${way} | ${hand.clicks()} | ${seconds.toFixed(1)} |`)
    } catch (fault) {
      failed += 1
      console.log(`| ${task} | FAILED: ${fault instanceof Error ? fault.message.slice(0, 400) : fault} |`)
    }
    await page.screenshot({ path: join(TAKEN, `${String(at + 1).padStart(2, '0')}.png`) })
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
process.exitCode = failed > 0 ? 1 : 0
