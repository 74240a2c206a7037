import { readFileSync } from 'node:fs'
import type { Connect, Plugin } from 'vite'
import { BOX_CLOTHS, BOX_VIEWS, boxPictureName } from '../../domain/demo/box-pictures.ts'
import { DEMO_PHOTO_NAMES, demoPhotoSizes } from '../../domain/demo/demo-photos.ts'
import { boxPictureFile, renderBoxPictures } from './render-box-pictures.ts'
import { demoPhotoFile, renderDemoPhotos } from './render-demo-photos.ts'

/** Pages that show them: the app, and the gallery of stories. */
const PAGES = ['index.html', 'iframe.html']

/** The demo photographs as files of the app: `demo/{name}-{size}.jpg`, and beside them the pictures of the keepsake box. A build renders all, a development server the one asked for. */
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
      await renderBoxPictures()
      for (const { name, file } of BOX_PICTURES) {
        this.emitFile({ type: 'asset', fileName: `demo/${name}.jpg`, source: readFileSync(await file()) })
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

const BOX_PICTURES = BOX_CLOTHS.flatMap((cloth) =>
  BOX_VIEWS.map((view) => ({ name: boxPictureName(cloth, view), file: () => boxPictureFile(cloth, view) })),
)

const answerDemoPhoto: Connect.NextHandleFunction = (request, response, next) => {
  const [, asked = ''] = /\/demo\/([a-z-]+)\.jpg(?:\?|$)/.exec(request.url ?? '') ?? []
  const file = fileOf(asked)
  if (!file) {
    next()
    return
  }
  file.then((path) => {
    response.setHeader('content-type', 'image/jpeg')
    response.end(readFileSync(path))
  }, next)
}

function fileOf(asked: string): Promise<string> | undefined {
  for (const name of DEMO_PHOTO_NAMES) {
    const size = demoPhotoSizes(name).find((one) => `${name}-${one}` === asked)
    if (size) {
      return demoPhotoFile(name, size)
    }
  }
  return BOX_PICTURES.find(({ name }) => name === asked)?.file()
}
