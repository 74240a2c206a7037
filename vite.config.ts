import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { demoPhotos } from './server/demo-photos/vite-demo-photos.ts'
import { fontBlocks } from './server/fonts/vite-font-blocks.ts'
import { compressedFiles } from './server/vite-compressed-files.ts'
import { fewFiles } from './server/vite-few-files.ts'
import { frontPagePlugin } from './server/vite-front-page.ts'
import { thirdPartyNotices } from './server/vite-notices.ts'
import { sentences } from './server/vite-sentences.ts'
import { serviceWorker } from './server/vite-service-worker.ts'

const notices = thirdPartyNotices(import.meta.dirname)

/** Characters, before they are made small, from which on a file is worth a line more. */
const COMPILED_AHEAD = 4000

/**
 * Chromium compiles all functions of a file that begins with this line while it fetches it, on a processor that the page does not need;
 * elsewhere it is a comment. Without it each is compiled as it is first called, in the page's own time.
 */
function compiledAhead({ modules }: Rolldown.RenderedChunk): string {
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0)
  return length < COMPILED_AHEAD ? '' : '//# allFunctionsCalledOnLoad'
}

export default defineConfig({
  base: '/emall/app/',
  plugins: [
    react(),
    sentences(import.meta.dirname),
    lingui({ failOnMissing: process.env['KEEPSAKE_BUILD'] === 'strict' ? 'catalog' : false, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    fontBlocks(import.meta.dirname),
    demoPhotos(),
    serviceWorker(import.meta.dirname),
    notices.page,
    compressedFiles(),
    frontPagePlugin(import.meta.dirname),
  ],
  worker: { format: 'es', plugins: () => [notices.collect()] },
  build: {
    target: ['es2020', 'safari14', 'chrome87'],
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    // Who lacks the preloading of modules gets it with what else older browsers lack (`src/app/older-browsers.ts`).
    modulePreload: { polyfill: false },
    sourcemap: false,
    // The first page lists the chunks that may follow it: their content names them, shorter than their sources.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: fewFiles(import.meta.dirname) },
        postBanner: compiledAhead,
      },
    },
  },
})
