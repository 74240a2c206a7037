import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { rolldown } from 'rolldown'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** The Firefox of this machine: `FIREFOX_PATH`, else the system's; `undefined` where there is none. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? PLACES.find((path) => existsSync(path))
}

/**
 * The design hashes as Firefox computes them, on a page that it opens without a window.
 *
 * @throws Error when Firefox tells nothing within `patience` milliseconds.
 */
export async function firefoxHashes(firefox: string, patience = 120_000): Promise<string[]> {
  const script = await pageScript()
  const profile = mkdtempSync(join(tmpdir(), 'hashes-firefox-'))
  const told = deferred()
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      text(request).then((body) => told.resolve(JSON.parse(body)), told.reject)
      response.end()
    } else if (request.url === '/page.js') {
      response.setHeader('content-type', 'text/javascript').end(script)
    } else {
      response.setHeader('content-type', 'text/html').end('<!doctype html><script src="/page.js"></script>')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const browser = spawn(firefox, ['--headless', '--no-remote', '--profile', profile, `http://127.0.0.1:${port}/`], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1', MOZ_HEADLESS: '1' },
  })
  browser.on('error', told.reject)
  const late = setTimeout(() => told.reject(new Error('Firefox told no hashes')), patience)
  try {
    return await told.promise
  } finally {
    clearTimeout(late)
    const gone = new Promise((resolve) => browser.once('exit', resolve))
    if (browser.exitCode === null && browser.kill()) {
      await gone
    }
    server.closeAllConnections()
    server.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

async function pageScript(): Promise<string> {
  const bundle = await rolldown({ input: join(import.meta.dirname, 'design-hashes-page.ts'), logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'iife' })
  await bundle.close()
  return output[0].code
}

function deferred(): {
  readonly promise: Promise<string[]>
  readonly resolve: (hashes: string[]) => void
  readonly reject: (reason: Error) => void
} {
  let resolve: (hashes: string[]) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<string[]>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
