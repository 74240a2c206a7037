import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { z } from 'zod'

/** Beside the page, which names it as its licence. */
const FILE = 'third-party-notices.txt'

/** Dependencies that are shipped without being modules of a bundle: glyphs, letters of the interface, parts of the service worker. */
const BESIDE = /^(?:@expo-google-fonts\/.+|@fontsource(?:-variable)?\/.+|twemoji-colr-font|workbox-.+)$/
/** What those parts import themselves. */
const BELOW = ['workbox-core', 'idb']

const MODULE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//
const LICENCE = /^(?:licen[cs]e|copying|notice|ofl)/i

/** What the licence asks to be handed on with every copy, for packages that forgot their file. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

const packageJson = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  author: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).optional(),
})

/**
 * Writes who made what of others the built app contains, with every licence in full: by the modules of its chunks and of its
 * workers, which are bundled by themselves and handed to `collect`.
 */
export function thirdPartyNotices(root: string): { readonly page: Plugin; readonly collect: () => Plugin } {
  const found = new Set<string>()
  const gather = (bundle: Rolldown.OutputBundle) => {
    for (const file of Object.values(bundle)) {
      for (const id of file.type === 'chunk' ? file.moduleIds : []) {
        found.add(id)
      }
    }
  }
  return {
    page: {
      name: 'keepsake-notices',
      apply: 'build',
      enforce: 'post',
      generateBundle(_, bundle) {
        gather(bundle)
        if (Object.keys(bundle).some((name) => name.endsWith('.html'))) {
          this.emitFile({ type: 'asset', fileName: FILE, source: noticesOf(root, [...found]) })
        }
      },
    },
    collect: () => ({
      name: 'keepsake-notices-of-workers',
      generateBundle: (_, bundle) => gather(bundle),
    }),
  }
}

/** The notices of all packages that these modules come from, and of what is shipped beside them, by name. */
export function noticesOf(root: string, moduleIds: readonly string[]): string {
  const own = z.object({ dependencies: z.record(z.string(), z.string()) }).parse(read(join(root, 'package.json')))
  const beside = [...Object.keys(own.dependencies).filter((name) => BESIDE.test(name)), ...BELOW]
  const folders = new Set([
    ...moduleIds.flatMap((id) => MODULE.exec(id)?.[1] ?? []),
    ...beside.map((name) => join(root, 'node_modules', name)),
  ])
  const notices = [...folders].filter((folder) => existsSync(join(folder, 'package.json'))).map(noticeOf)
  return `This shop is made with the work of others. Thank you.\n\n${[...new Set(notices)].sort().join('\n')}`
}

/** @throws Error when a package says nothing of its licence: it is not to be shipped before somebody has looked. */
function noticeOf(folder: string): string {
  const { name, version, license, author } = packageJson.parse(read(join(folder, 'package.json')))
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim())
  if (!license && texts.length === 0) {
    throw new Error(`${name} names no licence`)
  }
  const said = [`Copyright (c) ${author ?? `the authors of ${name}`}`, ...(license === 'MIT' ? [MIT] : [])]
  const whole = texts.length > 0 ? texts : said
  return `${name} ${version} (${license ?? 'see below'})\n\n${whole.join('\n\n')}\n\n${'-'.repeat(80)}\n`
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}
