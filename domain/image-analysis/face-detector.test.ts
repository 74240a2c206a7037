import { describe, expect, test } from 'vitest'
import { facePicture, faceWeights, GROUP_PHOTOS, groupPhoto } from '../../tests/support/builders/face-pictures.ts'
import { createFaceDetector } from './face-detector.ts'
import { readFaceWeights } from './face-weights.ts'
import { focusOf } from './focus-of.ts'

const weights = faceWeights()

describe('auto-design 8.13: faces are found', () => {
  test('every face of the group photos, and nothing else', async () => {
    const detector = createFaceDetector(weights)
    const found = []
    for (const { file } of GROUP_PHOTOS) {
      found.push({ file, faces: detector.find(await facePicture(groupPhoto(file))).length })
    }
    expect(found).toEqual(GROUP_PHOTOS)
    expect(detector.isFast).toBe(true)
  })

  test('without vectors in WebAssembly the same faces are found, only slower', async () => {
    const picture = await facePicture(groupPhoto('sample4.jpg'))
    const rounded = (kernels?: () => undefined) =>
      createFaceDetector(weights, kernels)
        .find(picture)
        .map(({ x, y, width, height }) => [x, y, width, height].map((value) => Math.round(value * 1e4)))
    expect(rounded(() => undefined)).toEqual(rounded())
  })

  test('an empty wall has no faces; a detector looks at one picture after the other', async () => {
    const detector = createFaceDetector(weights)
    const wall = { pixels: new Uint8Array(300 * 200 * 4).fill(190), width: 300, height: 200, channels: 4 }
    const group = await facePicture(groupPhoto('sample1.jpg'))
    const counts = [group, wall, group].map((picture) => detector.find(picture).length)
    expect(counts).toEqual([3, 0, 3])
  })

  test('weights and their list must belong together', () => {
    const list = [{ weights: [{ name: 'conv0/bias', shape: [4], quantization: { scale: 0.5, min: -1 } }] }]
    expect(readFaceWeights(list, Uint8Array.of(0, 1, 2, 4)).get('conv0/bias')?.values).toEqual(
      Float32Array.of(-1, -0.5, 0, 1),
    )
    expect(() => readFaceWeights(list, Uint8Array.of(1))).toThrow(RangeError)
  })
})

describe('users-pains 17: heads are not cut off, and no face is remembered', () => {
  const face = { x: 0.4, y: 0.3, width: 0.1, height: 0.2, score: 0.9 }

  test('a photo keeps one rectangle around its heads and the places of the faces, in thousandths; no template', () => {
    expect(focusOf([face, { ...face, x: 0.6123456, score: 0.8 }])).toEqual({
      ...{ x: 0.385, y: 0.219, width: 0.343, height: 0.311 },
      faces: [
        { x: 0.4, y: 0.3, width: 0.1, height: 0.2 },
        { x: 0.612, y: 0.3, width: 0.101, height: 0.2 },
      ],
    })
  })

  test('passers-by far behind, and faces beside the picture, do not count', () => {
    const behind = { x: 0.9, y: 0.1, width: 0.02, height: 0.04 }
    expect(focusOf([face, behind])).toEqual(focusOf([face]))
    expect(focusOf([{ x: 1.2, y: 0, width: 0.1, height: 0.1 }])).toBeUndefined()
    expect(focusOf([])).toBeUndefined()
  })

  test('a face at the edge of the photo ends there', () => {
    expect(focusOf([{ x: -0.05, y: 0, width: 0.2, height: 0.2 }])).toEqual({
      ...{ x: 0, y: 0, width: 0.18, height: 0.23 },
      faces: [{ x: 0, y: 0, width: 0.151, height: 0.2 }],
    })
  })
})
