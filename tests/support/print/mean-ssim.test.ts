import { ssim } from 'ssim.js'
import { expect, test } from 'vitest'
import { meanSsim } from './mean-ssim.ts'
import type { Raster } from './raster-pdf.ts'

/** A picture with soft ground, edges and grain, `shift` pixels to the left and `grain` away from another. */
function picture(width: number, height: number, shift = 0, grain = 0): Raster {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const wave = 128 + 100 * Math.sin((x + shift) / 9) * Math.cos(y / 7)
      const edge = (x + shift) % 23 < 3 ? 60 : 0
      const noise = (((x * 7919 + y * 104_729) % 13) - 6) * grain
      data.set([wave + edge, wave / 2 + noise, 255 - wave, 255], at)
    }
  }
  return { data, width, height }
}

test.each([
  ['two equal pictures', picture(40, 31), picture(40, 31)],
  ['one moved by a pixel', picture(97, 60), picture(97, 60, 1)],
  ['one with grain', picture(64, 64), picture(64, 64, 0, 5)],
  ['one window, black and white', picture(11, 11), { ...picture(11, 11), data: new Uint8ClampedArray(484).fill(255) }],
])('the mean likeness of %s is that of ssim.js', (_, one, other) => {
  const theirs = ssim(one, other, { downsample: false }).mssim
  expect(meanSsim(one, other)).toBeCloseTo(theirs, 10)
})
