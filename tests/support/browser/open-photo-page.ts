import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { CHROMIUM_FLAGS, findChromium, without } from '../../../chromium.ts'

const TYPES: Record<string, string> = { js: 'text/javascript', wasm: 'application/wasm', jpg: 'image/jpeg' }

export interface PhotoPages {
  /** A fresh browser page at `origin` with `window.photos`; `/files/NAME` answers what `files` holds. */
  open(origin: string, files?: ReadonlyMap<string, Uint8Array>): Promise<Page>
  close(): Promise<void>
}

/** Bundles the photo part of the app as the shop does and opens pages with it in a real Chromium. */
export async function openPhotoPages(): Promise<PhotoPages> {
  const outDir = mkdtempSync(join(tmpdir(), 'keepsake-page-'))
  await build({
    configFile: false,
    logLevel: 'error',
    base: '/app/',
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'photo-page.ts'),
        output: { entryFileNames: 'page.js' },
      },
    },
  })
  const executablePath = findChromium()
  const browser: Browser = await chromium.launch({
    // The page is not served by anybody, so the browser would take it for a public one that reaches into this machine.
    args: [...CHROMIUM_FLAGS, without('LocalNetworkAccessChecks')],
    ...(executablePath ? { executablePath } : {}),
  })
  return {
    async open(origin, files = new Map()) {
      const page = await (await browser.newContext()).newPage()
      await page.route(`${origin}/page`, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><script type="module" src="/app/page.js"></script>',
        }),
      )
      await page.route(`${origin}/app/**`, (route) => {
        const path = new URL(route.request().url()).pathname.replace('/app/', '')
        return route.fulfill({
          contentType: TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain',
          body: readFileSync(join(outDir, path)),
        })
      })
      await page.route(`${origin}/files/**`, (route) => {
        const body = files.get(decodeURIComponent(new URL(route.request().url()).pathname.replace('/files/', '')))
        return body ? route.fulfill({ body: Buffer.from(body) }) : route.fulfill({ status: 404 })
      })
      await page.goto(`${origin}/page`)
      await page.waitForFunction(() => window.photos !== undefined)
      return page
    },
    async close() {
      await browser.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
