import { existsSync } from 'node:fs'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import {
  BOX_CLOTHS,
  BOX_PICTURE_PIXELS,
  BOX_VIEWS,
  type BoxCloth,
  type BoxView,
  boxPictureName,
} from '../../domain/demo/box-pictures.ts'
import { seedOf } from '../../domain/layout/seeded-random.ts'
import { develop } from './light/lens.ts'
import type { Raster } from './light/raster.ts'
import { tracedBlocks } from './light/trace-boxes.ts'
import { keepPicture, pictureFile } from './picture-cache.ts'
import { demoPhotoFile } from './render-demo-photos.ts'
import { BOX_DEVELOPMENT, boxScene, CLOTHS, PHOTOS_IN_BOX } from './scenes/keepsake-box.ts'

/** Light is counted at this share of the size that is shown. */
const COUNTED = 0.55
const QUALITY = 78

/** The file of a picture of the box; a view is rendered in every cloth when it is not there. */
export async function boxPictureFile(cloth: BoxCloth, view: BoxView): Promise<string> {
  const file = pictureFile(boxPictureName(cloth, view))
  if (!existsSync(file)) {
    await renderView(view)
  }
  return file
}

/** Renders whatever is missing, both views at once. The open box shows demo photographs, which are rendered first where they are not there. */
export async function renderBoxPictures(): Promise<void> {
  const missing = BOX_VIEWS.filter((view) =>
    BOX_CLOTHS.some((cloth) => !existsSync(pictureFile(boxPictureName(cloth, view)))),
  )
  await Promise.all(missing.map(renderApart))
}

function renderApart(view: BoxView): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(import.meta.filename, { workerData: { boxView: view } })
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
}

async function renderView(view: BoxView): Promise<void> {
  const photos = view === 'open' ? await Promise.all(PHOTOS_IN_BOX.map(lightOf)) : []
  const { width, height } = BOX_PICTURE_PIXELS
  const lights = tracedBlocks(
    Math.round(width * COUNTED),
    Math.round(height * COUNTED),
    boxScene(view, photos),
    BOX_CLOTHS.map((cloth) => CLOTHS[cloth]),
  )
  for (const [at, cloth] of BOX_CLOTHS.entries()) {
    const name = boxPictureName(cloth, view)
    const pixels = await develop(lights[at] as Raster, BOX_DEVELOPMENT, BOX_PICTURE_PIXELS, seedOf(name))
    await keepPicture(sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg({ quality: QUALITY }), name)
  }
}

/** A demo photograph as light again: a print that is lit. */
async function lightOf(name: (typeof PHOTOS_IN_BOX)[number]): Promise<Raster> {
  const { data, info } = await sharp(await demoPhotoFile(name, 'small'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: Float32Array.from(data, (level) => (level / 255) ** 2.2) }
}

if (!isMainThread && workerData?.boxView) {
  await renderView(workerData.boxView as BoxView)
  parentPort?.postMessage('done')
}
