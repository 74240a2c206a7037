import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const SOURCE = 'src/app/front-page.tsx'
/** Beside the app, and not handed out: its name begins with a dot. */
const FOLDER = '.front'

/** Builds the shop's front once more, as code with which the server writes it into the page (`server/http/front-page.ts`). */
export function frontPagePlugin(root: string): Plugin {
  return {
    name: 'keepsake-front-page',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir }, bundle) {
      // Stories, benches and this very code are built by themselves.
      if (!dir || !('index.html' in bundle)) {
        return
      }
      await build({
        root,
        configFile: join(root, 'vite.config.ts'),
        logLevel: 'warn',
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        ssr: { noExternal: true },
        build: {
          ssr: SOURCE,
          outDir: join(dir, FOLDER),
          emptyOutDir: true,
          manifest: false,
          copyPublicDir: false,
          rolldownOptions: { output: { entryFileNames: 'front-page.js', codeSplitting: false } },
        },
      })
    },
  }
}
