import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'
import { FRONT_LATER, routeParts } from './http/route-parts.ts'

const BASE = '/emall/app/'
const SOURCE = 'src/wiring/offline/service-worker.ts'

/** What the shop's front opens with; what it imports by itself comes with it. The phone of who saw it has all of it already. */
const FRONT = [
  'index.html',
  ...FRONT_LATER,
  'src/ui/overlays/drawn/overlays.tsx',
  'src/locales/zh-Hans.po?front',
  'src/locales/en.po?front',
  'src/locales/zh-Hant.po?front',
]

/** Code beyond the front that a design is opened and worked on with. */
const OPENED_WITH = [
  ...routeParts('theme_preview'),
  'src/wiring/shelves-adapter.ts',
  'editor/fabric/fabric-editor.ts',
  'domain/editing/draft.ts',
  'src/screens/theme_preview/ThemePreviewScreen.tsx',
  'src/screens/frame_index/FrameScreen.tsx',
  'src/screens/print_index/PrintScreen.tsx',
  'src/screens/combo_index/ComboScreen.tsx',
  'src/locales/zh-Hans.po?rest',
  'src/locales/en.po?rest',
  'src/locales/zh-Hant.po?rest',
]

/**
 * Builds `sw.js` beside the app: one classic script, as old browsers want it, that knows the files of this release. The page
 * does not name it; the app registers it once it has been shown.
 */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'keepsake-service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      // Stories and benches build pages of their own.
      if (!('index.html' in bundle)) {
        return
      }
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await serviceWorkerOf(root, keptFiles(bundle)) })
    },
  }
}

/** A file of the shell, and what tells its contents where its name does not. */
interface ShellFile {
  readonly url: string
  readonly revision: string | null
}

interface KeptFiles {
  /** Kept from the first visit on. */
  readonly front: readonly ShellFile[]
  /** Addresses of what is kept once a design was open. */
  readonly desk: readonly string[]
}

/** The service worker of a release that has these files, as one classic script. */
export async function serviceWorkerOf(root: string, { front, desk }: KeptFiles): Promise<string> {
  const made = await rolldown({
    input: join(root, SOURCE),
    platform: 'browser',
    transform: {
      target: ['es2020'],
      define: {
        __SHELL__: JSON.stringify(front),
        __DESK__: JSON.stringify(desk),
        'process.env.NODE_ENV': JSON.stringify('production'),
      },
    },
  })
  const { output } = await made.generate({ format: 'iife', minify: true })
  return output[0].code
}

type Bundle = Rolldown.OutputBundle

/** Files that a phone keeps. One that is named by its content has no revision; the page has its hash. */
function keptFiles(bundle: Bundle): KeptFiles {
  const page = bundle['index.html']
  const html = page?.type === 'asset' ? page.source : ''
  const front = filesOf(bundle, FRONT)
  return {
    front: [
      { url: `${BASE}index.html`, revision: createHash('sha256').update(html).digest('hex').slice(0, 16) },
      ...front.map((name) => ({ url: BASE + name, revision: null })),
    ],
    desk: filesOf(bundle, OPENED_WITH).flatMap((name) => (front.includes(name) ? [] : [BASE + name])),
  }
}

/** Files that hold these sources and what they import, by name. */
function filesOf(bundle: Bundle, sources: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const begin = sources.map((source) => {
    const chunk = chunks.find(({ facadeModuleId, moduleIds }) =>
      [facadeModuleId, ...moduleIds].some(
        (id) => id?.endsWith(`/${source}`) || id?.split('?')[0]?.endsWith(`/${source}`),
      ),
    )
    if (!chunk) {
      throw new Error(`the service worker keeps ${source}, which no chunk of the app holds`)
    }
    return chunk
  })
  const kept = new Set<string>()
  const keep = (name: string) => {
    const chunk = byName.get(name)
    if (kept.has(name) || !chunk) {
      return
    }
    kept.add(name)
    for (const css of chunk.viteMetadata?.importedCss ?? []) {
      kept.add(css)
    }
    // The letters that every page is set in; those of rarer names may be missing without a network.
    for (const file of chunk.viteMetadata?.importedAssets ?? []) {
      if (file.endsWith('.woff2') && !file.includes('-latin-ext-')) {
        kept.add(file)
      }
    }
    for (const next of chunk.imports) {
      keep(next)
    }
  }
  for (const { fileName } of begin) {
    keep(fileName)
  }
  return [...kept].sort()
}
