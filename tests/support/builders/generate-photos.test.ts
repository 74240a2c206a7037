import sharp from 'sharp'
import { expect, test } from 'vitest'
import { generatePhoto } from './generate-photos.ts'

const small = { width: 240, height: 160, seed: 3, format: 'jpeg' } as const

test('generated photos: one seed is one picture', async () => {
  expect((await generatePhoto(small)).equals(await generatePhoto(small))).toBe(true)
  expect((await generatePhoto(small)).equals(await generatePhoto({ ...small, seed: 4 }))).toBe(false)
})

test('generated photos: every orientation shows the same upright picture', async () => {
  const plain = await sharp(await generatePhoto(small))
    .raw()
    .toBuffer()
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const file = await generatePhoto({ ...small, orientation, takenAt: Date.UTC(2024, 4, 6, 7, 8, 9) })
    const facts = await sharp(file).metadata()
    const upright = await sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true })
    const apart = plain.reduce((sum, value, i) => sum + Math.abs(value - (upright.data[i] ?? 0)), 0) / plain.length
    expect({
      orientation: facts.orientation,
      size: [upright.info.width, upright.info.height],
      near: apart < 4,
    }).toEqual({
      orientation,
      size: [240, 160],
      near: true,
    })
    expect(facts.exif?.includes('2024:05:06 07:08:09')).toBe(true)
  }
})

test('generated photos: formats and profiles', async () => {
  const seen = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map(async (format) => {
      const {
        format: read,
        width,
        height,
        hasProfile,
      } = await sharp(await generatePhoto({ ...small, format, profile: 'p3' })).metadata()
      return { read, width, height, hasProfile }
    }),
  )
  expect(seen).toEqual(['jpeg', 'png', 'webp'].map((read) => ({ read, width: 240, height: 160, hasProfile: true })))
})
