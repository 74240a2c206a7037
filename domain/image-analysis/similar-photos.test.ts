import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { groupPhoto } from '../../tests/support/builders/face-pictures.ts'
import { asId, type PhotoId } from '../ids.ts'
import { differingBits } from '../photo/likeness.ts'
import { analyse, GREY_PICTURE, greyOf, type ImageAnalysis } from './picture-analysis.ts'
import { similarPhotos } from './similar-photos.ts'

async function analysis(picture: Sharp): Promise<ImageAnalysis> {
  const { data, info } = await sharp(await picture.png().toBuffer())
    .resize(GREY_PICTURE, GREY_PICTURE, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return analyse(greyOf(data, info), [])
}
const id = (name: string) => asId<PhotoId>(name)
const photo = (number: number) => sharp(groupPhoto(`sample${number}.jpg`))

describe('auto-design 5: duplicates are found on the phone', () => {
  test('the same photo sent again, made smaller, brighter or trimmed is one group; others are in none', async () => {
    const { width = 0, height = 0 } = await photo(1).metadata()
    const trimmed = { left: Math.round(width * 0.02), top: Math.round(height * 0.02) }
    const seen = [
      { id: id('first'), analysis: await analysis(photo(1)) },
      { id: id('other'), analysis: await analysis(photo(3)) },
      { id: id('sent'), analysis: await analysis(sharp(await photo(1).jpeg({ quality: 40 }).toBuffer())) },
      { id: id('half'), analysis: await analysis(photo(1).resize(Math.round(width / 2))) },
      { id: id('bright'), analysis: await analysis(photo(1).modulate({ brightness: 1.15 })) },
      {
        id: id('trimmed'),
        analysis: await analysis(
          photo(1).extract({ ...trimmed, width: Math.round(width * 0.96), height: Math.round(height * 0.96) }),
        ),
      },
      { id: id('third'), analysis: await analysis(photo(6)) },
    ]
    expect(similarPhotos(seen).map(({ photoIds }) => photoIds)).toEqual([
      ['first', 'sent', 'half', 'bright', 'trimmed'],
    ])
  })

  test('a burst may differ more than photos of different times', () => {
    const viewport = { waves: '0000000000000000', sharpness: 9, exposure: 1 }
    const one = { id: id('one'), takenAt: 1000, analysis: { ...viewport, differences: '0000000000000000' } }
    const next = { id: id('next'), takenAt: 4000, analysis: { ...viewport, differences: '0000000000ffffff' } }
    expect(similarPhotos([one, next])).toEqual([{ photoIds: ['one', 'next'], best: 'one' }])
    expect(similarPhotos([one, { ...next, takenAt: 4001 }])).toEqual([])
    const { takenAt: _, ...undated } = next
    expect(similarPhotos([one, undated])).toEqual([])
  })

  test('one photo that is like two others joins them', () => {
    const viewport = { waves: '0000000000000000', sharpness: 9, exposure: 1 }
    const photos = ['00', 'ff', '0f'].map((end) => ({
      id: id(end),
      analysis: { ...viewport, differences: `000000000003f0${end}` },
    }))
    const far = photos.map((one, at) =>
      at === 1 ? { ...one, analysis: { ...one.analysis, differences: '00000000000c0fff' } } : one,
    )
    expect(similarPhotos(photos).map(({ photoIds }) => photoIds)).toEqual([['00', 'ff', '0f']])
    expect(similarPhotos(far).map(({ photoIds }) => photoIds)).toEqual([['00', '0f']])
  })

  test('hashes differ by their bits', () => {
    expect([differingBits('0f', '0f'), differingBits('0f', 'f0'), differingBits('8', '9')]).toEqual([0, 8, 1])
  })
})

describe('auto-design 5: the best shot is sharp, well exposed, and shows faces', () => {
  test('a blurred copy and a burnt-out one are worse than the photo', async () => {
    const analyses = {
      blurred: await analysis(photo(5).blur(4)),
      sharp: await analysis(photo(5)),
      burnt: await analysis(photo(5).linear(2.6, 40)),
    }
    const seen = Object.entries(analyses).map(([name, one]) => ({
      ...{ id: id(name), takenAt: 0 },
      analysis: { ...one, differences: analyses.sharp.differences },
    }))
    expect(similarPhotos(seen)).toEqual([{ photoIds: ['blurred', 'sharp', 'burnt'], best: 'sharp' }])
  })

  test('of two that are equally sharp the one with whole faces is better, of equal ones the first', () => {
    const viewport = { differences: '0', waves: '0', sharpness: 50, exposure: 0.9 }
    const of = (faces: readonly number[]) =>
      similarPhotos(faces.map((worth, at) => ({ id: id(`p${at}`), analysis: { ...viewport, faces: worth } })))[0]?.best
    expect([of([0, 0.4]), of([0.4, 0]), of([0.2, 0.2])]).toEqual(['p1', 'p0', 'p0'])
  })

  test('a face at the edge of the photo counts a third', () => {
    const grey = { values: new Float32Array(64 * 64).fill(128), width: 64, height: 64 }
    const face = { y: 0.3, width: 0.2, height: 0.25, score: 0.75 }
    const worth = (x: number) => Math.round((analyse(grey, [{ ...face, x }]).faces ?? 0) * 100) / 100
    expect([worth(0.4), worth(0.85)]).toEqual([0.43, 0.2])
  })
})
