import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import {
  DEMO_PHOTO_NAMES,
  DEMO_PHOTO_SIZES,
  type DemoPhotoName,
  type DemoPhotoSize,
  demoPhotoPixels,
  demoPhotoSizes,
} from '../../domain/demo/demo-photos.ts'
import { seedOf } from '../../domain/layout/seeded-random.ts'
import { develop } from './light/lens.ts'
import { keepPicture, pictureFile } from './picture-cache.ts'
import { SCENES } from './scenes/all-scenes.ts'

/** Light is counted at this share of the largest size that is shown: a lens is no sharper, and it costs a fraction. */
const COUNTED = { large: 0.4, small: 0.75 } as const
const QUALITY = { large: 78, small: 74 } as const

/** The file of a demo photograph; rendered when it is not there. */
export async function demoPhotoFile(name: DemoPhotoName, size: DemoPhotoSize): Promise<string> {
  const file = pictureFile(`${name}-${size}`)
  if (!existsSync(file)) {
    await render(name)
  }
  return file
}

/** Renders whatever is missing, on every core. */
export async function renderDemoPhotos(): Promise<void> {
  const missing = DEMO_PHOTO_NAMES.filter((name) => !existsSync(pictureFile(`${name}-small`)))
  const cores = Math.min(availableParallelism(), missing.length)
  await Promise.all(
    Array.from({ length: cores }, (_, core) => renderApart(missing.filter((_name, at) => at % cores === core))),
  )
}

function renderApart(names: readonly DemoPhotoName[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(import.meta.filename, { workerData: { demoPhotos: names } })
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
}

async function render(name: DemoPhotoName): Promise<void> {
  const scene = SCENES[name]
  if (!scene) {
    throw new Error(`no scene makes the demo photograph ${name}`)
  }
  const [largest = 'small', ...others] = demoPhotoSizes(name)
  const size = demoPhotoPixels(name, DEMO_PHOTO_SIZES[largest])
  const light = scene.light(Math.round(size.width * COUNTED[largest]), Math.round(size.height * COUNTED[largest]))
  const photo = sharp(await develop(light, scene.development, size, seedOf(name)), { raw: { ...size, channels: 3 } })
  await keepPicture(photo.clone().jpeg({ quality: QUALITY[largest] }), `${name}-${largest}`)
  for (const other of others) {
    const { width, height } = demoPhotoPixels(name, DEMO_PHOTO_SIZES[other])
    await keepPicture(photo.clone().resize(width, height).jpeg({ quality: QUALITY[other] }), `${name}-${other}`)
  }
}

if (!isMainThread && workerData?.demoPhotos) {
  for (const name of workerData.demoPhotos as readonly DemoPhotoName[]) {
    await render(name)
  }
  parentPort?.postMessage('done')
}
