import { readFileSync } from 'node:fs'
import type { Connect, Plugin } from 'vite'
import {
  DEMO_PHOTO_NAMES,
  DEMO_PHOTO_SIZES,
  type DemoPhotoName,
  type DemoPhotoSize,
} from '../../domain/demo/demo-photos.ts'
import { demoPhotoFile, renderDemoPhotos } from './render-demo-photos.ts'

const SIZES = Object.keys(DEMO_PHOTO_SIZES) as readonly DemoPhotoSize[]
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
        for (const size of SIZES) {
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
  const [, name = '', size = ''] = /\/demo\/([a-z-]+)-(large|small)\.jpg(?:\?|$)/.exec(request.url ?? '') ?? []
  if (!DEMO_PHOTO_NAMES.some((one) => one === name)) {
    next()
    return
  }
  demoPhotoFile(name as DemoPhotoName, size as DemoPhotoSize).then((file) => {
    response.setHeader('content-type', 'image/jpeg')
    response.end(readFileSync(file))
  }, next)
}
