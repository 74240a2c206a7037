import { loadFontBook } from '../../server/fonts/font-book.ts'
import { createPagePainter } from '../../server/render/paint-page.ts'
import { generatePhoto } from '../support/builders/generate-photos.ts'
import { GOLDEN_PHOTOS, goldenScenes } from './golden-pages.ts'

/** What the browser test gets from the server's side, as JSON: the proxies as files, and one page's scene and pixels. */
export interface ServerPage {
  readonly scene: string
  readonly width: number
  readonly height: number
  /** Base64, three channels. */
  readonly pixels: string
}

/** Test command: the proxies of the golden pages, base64. */
export async function goldenProxies(): Promise<string[]> {
  return (await proxies()).map((file) => file.toString('base64'))
}

/** Test command: a golden page as the preview painter of the server paints it. */
export async function serverPage(_: unknown, index: number): Promise<ServerPage> {
  scenes ??= goldenScenes(loadFontBook())
  const { scene } = scenes[index] ?? unknownPage(index)
  const files = await proxies()
  const { data, width, height } = await painter.pixels({
    scene,
    proxyOf: async (photoId) => files[Number(photoId.replace('golden', ''))] ?? unknownPage(index),
  })
  return { scene: JSON.stringify(scene), width, height, pixels: data.toString('base64') }
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
