import { registerHooks } from 'node:module'

/**
 * Preloaded into every process of a run. To learn that a file of a package is a module, Node parses the package's whole
 * description anew for each of them: 180 KB for each of drizzle-orm's two hundred files, half a second of every start.
 */
const INSIDE = /\/node_modules\/drizzle-orm\/.*\.js$/

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && INSIDE.test(context.parentURL ?? '')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
})
