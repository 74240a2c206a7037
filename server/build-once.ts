import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const APP = join(ROOT, 'dist', 'app')
const STAMP = join(APP, '.sources')
const VITE = join('vite', 'bin', 'vite.js')
/** `npm run build`: whether it is built already or not. */
const ANEW = process.argv.includes('--anew')

/** What the front end is made of. */
const FOLDERS = ['src', 'editor', 'machines', 'domain', 'public', 'server/fonts', 'server/demo-photos'] as const
const FILES = [
  'index.html',
  'manage.html',
  'vite.config.ts',
  'vite.manage.config.ts',
  'server/vite-compressed-files.ts',
  'server/vite-few-files.ts',
  'server/vite-front-page.ts',
  'server/vite-notices.ts',
  'server/vite-sentences.ts',
  'server/vite-service-worker.ts',
  'lingui.config.ts',
  'package-lock.json',
  'tsconfig.json',
] as const
const NOT_SHIPPED = /\.test\.tsx?$/

/** Every source of the front end, in a fixed order. */
function sources(): string[] {
  const inFolders = FOLDERS.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !NOT_SHIPPED.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return [...inFolders, ...FILES.map((file) => join(ROOT, file)).filter(existsSync)].sort()
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of sources()) {
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Runs a tool of the project with this same Node. */
function run(tool: string, ...parameters: readonly string[]): void {
  const { status, error } = spawnSync(process.execPath, [join(ROOT, 'node_modules', tool), ...parameters], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) {
    throw error
  }
  if (status !== 0) {
    console.error('The front end could not be built; the lines above say why.')
    process.exit(1)
  }
}

/** Builds the front end into `dist/app` when it is missing, made from other sources than these, or asked for. */
async function buildOnce(): Promise<void> {
  // Beside the app, which leaves most of a second core idle.
  const database = spawn(process.execPath, [join(import.meta.dirname, 'build-database.ts')], { stdio: 'inherit' })
  const made = once(database, 'exit')
  buildApp()
  const [code] = await made
  if (code !== 0) {
    console.error('The files of the embedded database could not be made; the lines above say why.')
    process.exit(1)
  }
}

function buildApp(): void {
  const now = fingerprint()
  const isThere = existsSync(join(APP, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now
  if (isThere && !ANEW) {
    return
  }
  if (!existsSync(join(ROOT, 'node_modules', VITE))) {
    console.error('The app is not built from these sources, and its tools are not installed: npm ci && npm run build')
    process.exit(1)
  }
  console.info(ANEW ? 'Building the app ...' : 'Building the app (only after a change of its sources) ...')
  run(VITE, 'build', '--logLevel', 'warn')
  run(VITE, 'build', '--logLevel', 'warn', '--config', 'vite.manage.config.ts')
  writeFileSync(STAMP, now)
}

await buildOnce()
