import sharp from 'sharp'
import smartcrop from 'smartcrop'
import { coverCrop } from '../../domain/design/placing/crop.ts'
import type { Box } from '../../domain/geometry.ts'
import { createFaceDetector, type Face, type FacePicture } from '../../domain/image-analysis/face-detector.ts'
import { focusOf } from '../../domain/image-analysis/focus-of.ts'
import { facePicture, faceWeights, GROUP_PHOTOS, groupPhoto } from '../../tests/support/builders/face-pictures.ts'
import type { BenchRow } from '../report.ts'
import { benchRow, median, shownRow } from '../report.ts'

/** Shapes of cells, width by height. */
const CELLS = [1, 3 / 4, 9 / 16, 2.2] as const

interface Group {
  readonly file: string
  readonly picture: FacePicture
  readonly faces: readonly Face[]
}

/** Metrics 13 and 14: the faces of the group photos that the detector's own package brings, counted by eye. */
export async function faceRows(): Promise<BenchRow[]> {
  const weights = faceWeights()
  const detector = createFaceDetector(weights)
  const plain = createFaceDetector(weights, () => undefined)
  const groups: Group[] = []
  const fast: number[] = []
  const slow: number[] = []
  for (const { file } of GROUP_PHOTOS) {
    const picture = await facePicture(groupPhoto(file))
    const faces = detector.find(picture)
    groups.push({ file, picture, faces })
    fast.push(Math.min(...Array.from({ length: 7 }, () => workOf(() => detector.find(picture)))))
    slow.push(workOf(() => plain.find(picture)))
  }
  const found = groups.reduce((sum, { faces }) => sum + faces.length, 0)
  const shown = GROUP_PHOTOS.reduce((sum, { faces }) => sum + faces, 0)
  return [
    benchRow(
      { row: 'faces found, long side 512', value: found, unit: 'faces', limit: shown, peer: 'counted by eye' },
      { measure: 'ratio', better: 'more', floor: 1, goal: 1 },
    ),
    benchRow(
      { row: 'faces of a photo, vectors', value: median(fast), unit: 'ms', limit: median(slow), peer: 'plain code' },
      { measure: 'value', better: 'less', floor: 45, goal: 30 },
    ),
    ...(await cutRows(groups)),
  ]
}

/** Faces that are cut although another window of the same shape would have kept them. */
async function cutRows(groups: readonly Group[]): Promise<BenchRow[]> {
  const cut = { ours: 0, centre: 0, smartcrop: 0, 'smartcrop with our faces': 0, 'sharp attention': 0 }
  let keepable = 0
  let searched = 0
  for (const { file, picture, faces } of groups) {
    for (const ratio of CELLS) {
      const slot = { width: ratio, height: 1 }
      const centre = coverCrop(picture, slot, 0)
      const least = Math.min(...Array.from({ length: 401 }, (_, step) => cutBy(movedTo(centre, step / 400), faces)))
      let ours = centre
      searched += timed(() => {
        ours = coverCrop(picture, slot, 0, focusOf(faces))
      })
      keepable += faces.length - least
      cut.ours += cutBy(ours, faces) - least
      cut.centre += cutBy(centre, faces) - least
      cut.smartcrop += cutBy(await smartWindow(picture, ratio, []), faces) - least
      cut['smartcrop with our faces'] += cutBy(await smartWindow(picture, ratio, faces), faces) - least
      cut['sharp attention'] += cutBy(await attentionWindow(file, picture, ratio), faces) - least
    }
  }
  const share = (method: keyof typeof cut) => (100 * cut[method]) / keepable
  return [
    benchRow(
      {
        ...{ row: 'avoidable face cuts, four cells', value: share('ours'), unit: '%' },
        ...{ limit: share('smartcrop with our faces'), peer: 'smartcrop with our faces' },
      },
      { measure: 'value', better: 'less', floor: 5, goal: 2 },
    ),
    shownRow({ row: 'avoidable face cuts, centred', value: share('centre'), unit: '%' }),
    shownRow({ row: 'avoidable face cuts, sharp attention', value: share('sharp attention'), unit: '%' }),
    shownRow({ row: 'avoidable face cuts, smartcrop', value: share('smartcrop'), unit: '%' }),
    shownRow({ row: 'window search', value: searched / (groups.length * CELLS.length), unit: 'ms' }),
  ]
}

/** Milliseconds that the processor worked: other programs of a busy machine do not count. */
function workOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function timed(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

function movedTo(window: Box, share: number): Box {
  return { ...window, x: (1 - window.width) * share, y: (1 - window.height) * share }
}

/** A face counts as cut when more than a rim of 8 % is outside. */
function cutBy(window: Box, faces: readonly Box[]): number {
  return faces.filter(({ x, y, width, height }) => {
    const [rimX, rimY] = [width * 0.08, height * 0.08]
    const isInside =
      x + rimX >= window.x - 1e-3 &&
      x + width - rimX <= window.x + window.width + 1e-3 &&
      y + rimY >= window.y - 1e-3 &&
      y + height - rimY <= window.y + window.height + 1e-3
    return !isInside
  }).length
}

/** The largest size of the cell's shape inside the picture, in pixels. */
function cellIn({ width, height }: FacePicture, ratio: number) {
  return width > ratio * height
    ? { width: Math.round(ratio * height), height }
    : { width, height: Math.round(width / ratio) }
}

async function smartWindow(picture: FacePicture, ratio: number, faces: readonly Face[]): Promise<Box> {
  const size = cellIn(picture, ratio)
  const image: RawImage = { width: picture.width, height: picture.height, data: await withAlpha(picture, picture) }
  const { topCrop } = await smartcrop.crop(image as never, {
    ...{ ...size, minScale: 1, imageOperations: rawImages(picture) as never },
    boost: faces.map(({ x, y, width, height }) => ({
      ...{ x: Math.max(0, Math.round(x * picture.width)), y: Math.max(0, Math.round(y * picture.height)) },
      ...{ width: Math.round(width * picture.width), height: Math.round(height * picture.height), weight: 1 },
    })),
  })
  return fractions({ ...topCrop }, picture)
}

interface RawImage {
  readonly width: number
  readonly height: number
  readonly data: Buffer
}

/** What smartcrop asks of a picture, on raw pixels. */
function rawImages(picture: FacePicture) {
  return {
    open: (image: RawImage) => Promise.resolve(image),
    resample: async (_: RawImage, wide: number, high: number): Promise<RawImage> => {
      const size = { width: Math.floor(wide), height: Math.floor(high) }
      return { ...size, data: await withAlpha(picture, size) }
    },
    getData: (image: RawImage) => Promise.resolve(image),
  }
}

function withAlpha(picture: FacePicture, size: { readonly width: number; readonly height: number }): Promise<Buffer> {
  return rawOf(picture).resize(size.width, size.height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
}

function rawOf({ pixels, width, height, channels }: FacePicture) {
  return sharp(pixels, { raw: { width, height, channels: channels === 4 ? 4 : 3 } })
}

async function attentionWindow(file: string, picture: FacePicture, ratio: number): Promise<Box> {
  const { width = 1, height = 1 } = await sharp(groupPhoto(file)).metadata()
  const size = cellIn({ ...picture, width, height }, ratio)
  const { info } = await sharp(groupPhoto(file))
    .resize(size.width, size.height, { fit: 'cover', position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true })
  const at = { x: -(info.cropOffsetLeft ?? 0), y: -(info.cropOffsetTop ?? 0) }
  return fractions({ ...at, ...size }, { width, height })
}

function fractions({ x, y, width, height }: Box, of: { readonly width: number; readonly height: number }): Box {
  return { x: x / of.width, y: y / of.height, width: width / of.width, height: height / of.height }
}
