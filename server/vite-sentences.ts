import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { type Plugin, parseSync } from 'vite'

/** What the shop's front is made of; what it imports by itself comes with it. */
const FRONT = 'src/main.tsx'

/**
 * Parts the sentences of a language in two: `en.po?front` has those that the shop's front speaks, `en.po?rest` all
 * others. Which they are is read off the sources of the front, so that nobody keeps a list.
 *
 * Where nothing is built, the front has them all: tests and the development server are not to wait for the reading.
 */
export function sentences(root: string): Plugin {
  let front: Promise<ReadonlySet<string>> | undefined
  let parted = false
  return {
    name: 'keepsake-sentences',
    enforce: 'pre',
    configResolved(config) {
      parted = config.command === 'build'
    },
    async load(id) {
      const [, file, part] = PART.exec(id) ?? []
      if (file === undefined) {
        return undefined
      }
      this.addWatchFile(file)
      if (!parted) {
        return part === 'front' ? `export { messages } from ${JSON.stringify(file)}` : 'export const messages = {}'
      }
      front ??= spokenBy(filesOf(root, FRONT))
      return { code: await catalogue(root, file, part === 'front', await front), moduleType: 'js' }
    },
  }
}

const PART = /^(.+\.po)\?(front|rest)$/

async function catalogue(root: string, file: string, ofFront: boolean, front: ReadonlySet<string>): Promise<string> {
  const config = getConfig({ cwd: root })
  const found = getCatalogForFile(relative(root, file), await getCatalogs(config))
  if (!found) {
    throw new Error(`${file} is no catalogue of lingui.config.ts`)
  }
  const { locale, catalog } = found
  const { messages, missing } = await catalog.getTranslations(locale, {
    fallbackLocales: config.fallbackLocales,
    sourceLocale: config.sourceLocale,
    missingBehavior: 'catalog',
  })
  const part = Object.fromEntries(Object.entries(messages).filter(([id]) => front.has(id) === ofFront))
  const { source, errors } = createCompiledCatalog(locale, part, { namespace: 'es' })
  const faults = [...errors.map(({ error }) => error.message), ...missing.map(({ id }) => `${id} is not translated`)]
  if (faults.length > 0) {
    throw new Error(`${relative(root, file)}: ${faults.join('; ')}`)
  }
  return source
}

/** Ids of the sentences that these files speak. */
async function spokenBy(files: readonly string[]): Promise<ReadonlySet<string>> {
  const [catalog] = await getCatalogs(getConfig())
  return new Set(Object.keys((await catalog?.collect({ files: [...files] })) ?? {}))
}

/** This file and all that it imports, what is loaded later left out. */
function filesOf(root: string, begin: string): readonly string[] {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(root, file))) {
      return
    }
    found.add(file)
    const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
    const requests = [
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ]
    for (const request of requests.filter((one) => one.startsWith('.'))) {
      follow(join(dirname(file), request))
    }
  }
  follow(begin)
  return [...found].filter((file) => file.startsWith('src/'))
}
