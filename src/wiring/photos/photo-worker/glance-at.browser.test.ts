import { expect, test } from 'vitest'
import { glanceAt } from './glance-at.ts'

const [BLUE, RED] = ['0,0,255', '255,0,0']

/** A photo of 800 x 600 as a camera stores it: its left quarter blue, the rest red, and how it was held. */
async function photoHeld(orientation: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(800, 600)
  const pen = canvas.getContext('2d')
  if (!pen) {
    throw new Error('this browser gives no canvas')
  }
  pen.fillStyle = '#f00'
  pen.fillRect(0, 0, 800, 600)
  pen.fillStyle = '#00f'
  pen.fillRect(0, 0, 200, 600)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
  const tiff = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
  const exif = [0xff, 0xe1, 0, tiff.length + 8, ...new TextEncoder().encode('Exif\0\0'), ...tiff]
  return new Blob([jpeg.slice(0, 2), new Uint8Array(exif), jpeg.slice(2)], { type: 'image/jpeg' })
}

/** The colours in the middle of each edge, to the nearest of few: JPEG bends them a little. */
async function edgesOf(picture: Blob): Promise<Readonly<Record<string, string>>> {
  const bitmap = await createImageBitmap(picture)
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  pen?.drawImage(bitmap, 0, 0)
  const at = (x: number, y: number) =>
    [...(pen?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? [])]
      .slice(0, 3)
      .map((part) => Math.round(part / 51) * 51)
      .join(',')
  const { width, height } = bitmap
  return {
    size: `${width} x ${height}`,
    left: at(8, height / 2),
    right: at(width - 8, height / 2),
    top: at(width / 2, 8),
    bottom: at(width / 2, height - 8),
  }
}

async function seen(orientation: number) {
  const glance = await glanceAt(await photoHeld(orientation))
  return { photo: `${glance?.width} x ${glance?.height}`, ...(await edgesOf(glance?.thumbnail ?? new Blob())) }
}

test('the picture of a tile stands upright, whichever way the camera was held', async () => {
  expect([await seen(1), await seen(3), await seen(6), await seen(8)]).toEqual([
    { photo: '800 x 600', size: '400 x 300', left: BLUE, right: RED, top: RED, bottom: RED },
    { photo: '800 x 600', size: '400 x 300', left: RED, right: BLUE, top: RED, bottom: RED },
    { photo: '600 x 800', size: '400 x 533', left: RED, right: RED, top: BLUE, bottom: RED },
    { photo: '600 x 800', size: '400 x 533', left: RED, right: RED, top: RED, bottom: BLUE },
  ])
})

test('what cannot be decoded has no picture', async () => {
  expect(await glanceAt(new Blob(['no photo']))).toBe(undefined)
})
