import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { type BenchRow, benchRow, shownRow } from '../report.ts'

const EDITOR = join(import.meta.dirname, '..', '..', 'editor', 'fabric')
const IMPORT = /import \{([^}]*)\} from 'fabric\/es'/gs
/** What a canvas that only paints is made of. */
const STATIC = ['StaticCanvas', 'FabricObject', 'config']

/** How much of Fabric the editor has shoppers fetch beyond a canvas of it that nobody touches. */
export async function fabricRows(): Promise<BenchRow[]> {
  const [still, touched] = [await packed(STATIC), await packed(namesInEditor())]
  return [
    benchRow(
      {
        row: "Fabric's interaction, gzip: what the editor takes of it beyond its static canvas",
        value: touched - still,
        unit: 'kB',
      },
      { measure: 'value', better: 'less', floor: 21 },
    ),
    shownRow({ row: 'Fabric as the editor takes it, gzip', value: touched, unit: 'kB' }),
  ]
}

/** Every value that the editor's room imports of Fabric. */
function namesInEditor(): readonly string[] {
  const sources = readdirSync(EDITOR).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const names = sources.flatMap((name) =>
    [...readFileSync(join(EDITOR, name), 'utf8').matchAll(IMPORT)].flatMap(([, list = '']) => list.split(',')),
  )
  return [...new Set(names.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type ')))]
}

/** kB of a minified module that has these of Fabric and nothing else. */
async function packed(names: readonly string[]): Promise<number> {
  const entry = 'virtual:fabric'
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? `export { ${names.join(', ')} } from 'fabric/es'` : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  const bytes = output.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length : 0),
    0,
  )
  return bytes / 1000
}
