import { readFileSync } from 'node:fs'
import type { Connect, Plugin } from 'vite'
import { DEMO_PHOTO_NAMES, demoPhotoSizes } from '../../domain/demo/demo-photos.ts'
import { demoPhotoFile, renderDemoPhotos } from './render-demo-photos.ts'

/** Pages that show them: the app, and the gallery of stories. */
const PAGES = ['index.html', 'iframe.html']

/** The demo photographs as files of the app: `demo/{name}-{size}.jpg`. A build renders all, a development server the one asked for. */
export function demoPhotos(): Plugin {
  return {
    name: 'keepsake-demo-photos',
    // The page of the app is in the bundle only when Vite itself is done.
    enforce: 'post',
    async generateBundle(_, bundle) {
      if (!PAGES.some((page) => page in bundle)) {
        return
      }
      await renderDemoPhotos()
      for (const name of DEMO_PHOTO_NAMES) {
        for (const size of demoPhotoSizes(name)) {
          const source = readFileSync(await demoPhotoFile(name, size))
          this.emitFile({ type: 'asset', fileName: `demo/${name}-${size}.jpg`, source })
        }
      }
    },
    configureServer: (server) => {
      server.middlewares.use(answerDemoPhoto)
    },
    // A page that is built by itself, as the editor's bench is, has none beside it.
    configurePreviewServer: (server) => {
      server.middlewares.use(answerDemoPhoto)
    },
  }
}

const answerDemoPhoto: Connect.NextHandleFunction = (request, response, next) => {
  const [, asked, askedSize] = /\/demo\/([a-z-]+)-(large|small)\.jpg(?:\?|$)/.exec(request.url ?? '') ?? []
  const name = DEMO_PHOTO_NAMES.find((one) => one === asked)
  const size = name && demoPhotoSizes(name).find((one) => one === askedSize)
  if (!name || !size) {
    next()
    return
  }
  demoPhotoFile(name, size).then((file) => {
    response.setHeader('content-type', 'image/jpeg')
    response.end(readFileSync(file))
  }, next)
}
