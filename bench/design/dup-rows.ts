import sharp, { type Sharp } from 'sharp'
import { asId, type PhotoId } from '../../domain/ids.ts'
import { analyse, GREY_PICTURE, greyOf, type ImageAnalysis } from '../../domain/image-analysis/picture-analysis.ts'
import { similarPhotos } from '../../domain/image-analysis/similar-photos.ts'
import { GROUP_PHOTOS, groupPhoto } from '../../tests/support/builders/face-pictures.ts'
import type { BenchRow } from '../report.ts'
import { benchRow, median } from '../report.ts'

/** What phones, messengers and shaky hands do to a photo. */
const CHANGES: Readonly<Record<string, (photo: Sharp, size: { width: number; height: number }) => Sharp>> = {
  'half the size': (photo, { width }) => photo.resize(Math.round(width / 2)),
  'bright by 15 %': (photo) => photo.modulate({ brightness: 1.15 }),
  'trimmed by 4 %': (photo, { width, height }) =>
    photo.extract({
      ...{ left: Math.round(width * 0.02), top: Math.round(height * 0.02) },
      ...{ width: Math.round(width * 0.96), height: Math.round(height * 0.96) },
    }),
}

/** Section 5: duplicates that are found, strangers that are taken for duplicates, blur that is seen, and the time. */
export async function duplicateRows(): Promise<BenchRow[]> {
  const times: number[] = []
  const scenes: { readonly file: Buffer; readonly analysis: ImageAnalysis }[] = []
  for (const { file } of GROUP_PHOTOS) {
    for (const quarter of [0, 1, 2, 3]) {
      const scene = await quarterOf(groupPhoto(file), quarter)
      scenes.push({ file: scene, analysis: await looked(sharp(scene), times) })
    }
  }
  let [found, wanted, blurSeen] = [0, 0, 0]
  for (const { file, analysis } of scenes) {
    const { width, height } = await sharp(file).metadata()
    const sent = sharp(await sharp(file).jpeg({ quality: 40 }).toBuffer())
    const copies = [sent, ...Object.values(CHANGES).map((change) => change(sharp(file), { width, height }))]
    for (const copy of copies) {
      wanted += 1
      found += areAlike(analysis, await looked(copy, times)) ? 1 : 0
    }
    const blurred = await looked(sharp(file).blur(3), times)
    blurSeen += bestOf({ ...blurred, differences: analysis.differences, waves: analysis.waves }, analysis) === 1 ? 1 : 0
  }
  const pairs = scenes.flatMap((scene, at) =>
    scenes.slice(0, at).map((other) => areAlike(scene.analysis, other.analysis)),
  )
  return [
    benchRow(
      { row: 'copies that are found', value: found, unit: 'photos', limit: wanted, peer: 'copies made' },
      { measure: 'ratio', better: 'more', floor: 0.95, goal: 0.98 },
    ),
    benchRow(
      {
        ...{ row: 'other scenes taken for copies', value: pairs.filter(Boolean).length, unit: 'pairs' },
        ...{ limit: pairs.length, peer: 'pairs of scenes' },
      },
      { measure: 'ratio', better: 'less', floor: 0.005, goal: 0 },
    ),
    benchRow(
      {
        row: 'sharp photo better than its blurred copy',
        value: blurSeen,
        unit: 'photos',
        limit: scenes.length,
        peer: 'scenes',
      },
      { measure: 'ratio', better: 'more', floor: 1, goal: 1 },
    ),
    benchRow(
      { row: 'hashes and sharpness of a photo', value: median(times), unit: 'ms' },
      { measure: 'value', better: 'less', floor: 2, goal: 1 },
    ),
  ]
}

/** A quarter of a photo is a scene of its own. */
async function quarterOf(file: string, quarter: number): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata()
  const [wide, high] = [Math.floor(width / 2), Math.floor(height / 2)]
  return await sharp(file)
    .extract({ left: (quarter % 2) * wide, top: Math.floor(quarter / 2) * high, width: wide, height: high })
    .png()
    .toBuffer()
}

async function looked(photo: Sharp, times: number[]): Promise<ImageAnalysis> {
  const { data, info } = await sharp(await photo.png().toBuffer())
    .resize(GREY_PICTURE, GREY_PICTURE, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const begun = performance.now()
  const analysis = analyse(greyOf(data, info), [])
  times.push(performance.now() - begun)
  return analysis
}

function pair(first: ImageAnalysis, second: ImageAnalysis) {
  return similarPhotos([first, second].map((analysis, at) => ({ id: asId<PhotoId>(String(at)), analysis })))[0]
}

function areAlike(first: ImageAnalysis, second: ImageAnalysis): boolean {
  return pair(first, second) !== undefined
}

/** Which of two alike photos is the best, 0 or 1. */
function bestOf(first: ImageAnalysis, second: ImageAnalysis): number {
  return Number(pair(first, second)?.best)
}
