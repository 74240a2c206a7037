import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { loadFontBook } from '../../server/fonts/load-font-book.ts'
import { createPagePainter } from '../../server/render/paint-page.ts'
import { generatePhoto } from '../support/builders/generate-photos.ts'
import { GOLDEN_PHOTOS, goldenScenes } from './golden-pages.ts'

/**
 * The server's side of the golden pages, fetched by the browser test as plain files: a command of the runner would carry
 * every picture as text through its socket, which the debugger of the browser reads along.
 *
 * `/@goldens/proxy/N` is a proxy, `/@goldens/scene/N` a page's scene, `/@goldens/pixels/N` its pixels as the preview
 * painter paints them: three channels, the size in the headers `x-width` and `x-height`.
 */
export function goldenPages(): Plugin {
  return {
    name: 'keepsake-golden-pages',
    configureServer({ middlewares }) {
      middlewares.use((request: IncomingMessage, response: ServerResponse, next: (fault?: unknown) => void) => {
        const [, what, index] = /^\/@goldens\/(proxy|scene|pixels)\/(\d+)$/.exec(request.url ?? '') ?? []
        if (what === undefined) {
          next()
          return
        }
        answer(what, Number(index), response).catch(next)
      })
    },
  }
}

async function answer(what: string, index: number, response: ServerResponse): Promise<void> {
  if (what === 'proxy') {
    response.end((await proxies())[index] ?? unknownPage(index))
    return
  }
  scenes ??= goldenScenes(loadFontBook())
  const { scene } = scenes[index] ?? unknownPage(index)
  if (what === 'scene') {
    response.end(JSON.stringify(scene))
    return
  }
  const files = await proxies()
  const { data, width, height } = await painter.pixels({
    scene,
    proxyOf: async (photoId) => files[Number(photoId.replace('golden', ''))] ?? unknownPage(index),
  })
  response.setHeader('x-width', width)
  response.setHeader('x-height', height)
  // A copy: the painter's are valid until its next page.
  response.end(Buffer.from(data))
}

let scenes: ReturnType<typeof goldenScenes> | undefined

const painter = createPagePainter(loadFontBook())

let made: Promise<Buffer[]> | undefined

function proxies(): Promise<Buffer[]> {
  made ??= Promise.all(GOLDEN_PHOTOS.map((size, seed) => generatePhoto({ ...size, seed, format: 'jpeg' })))
  return made
}

function unknownPage(index: number): never {
  throw new RangeError(`there is no golden page ${index}`)
}
