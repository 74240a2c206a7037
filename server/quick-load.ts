import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'

/**
 * Preloaded into the processes of a shop and of a test run: a start loads some fifteen hundred modules, which is most of what it costs.
 *
 * What was stripped and compiled once is kept, for the processes that this one starts too. Where the folder cannot be
 * written nothing is kept.
 */
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '..', 'node_modules', '.cache', 'keepsake', 'compiled')
enableCompileCache(process.env['NODE_COMPILE_CACHE'])

/**
 * Packages whose every `.js` is a module. To learn that, Node parses the package's whole description anew for each file:
 * 180 KB for each of drizzle-orm's two hundred, half a second of every start.
 */
const MODULES = /\/node_modules\/(?:drizzle-orm|zod|pg-boss\/dist)\/.*\.js$/

// A source names the file that it means: there is nothing to look for on the disk.
registerHooks({
  resolve: (specifier, context, next) => {
    const from = context.parentURL ?? ''
    const format = specifier.startsWith('.') ? formatOf(specifier, from) : undefined
    return format ? { url: new URL(specifier, from).href, format, shortCircuit: true } : next(specifier, context)
  },
})

function formatOf(specifier: string, from: string): string | undefined {
  if (specifier.endsWith('.ts')) {
    return from.includes('/node_modules/') ? undefined : 'module-typescript'
  }
  return specifier.endsWith('.js') && MODULES.test(from) ? 'module' : undefined
}
