import { light, type Rgb } from '../light/raster.ts'
import type { SkySettings } from '../light/sky.ts'
import { seaOf } from '../light/water.ts'
import type { DemoScenes } from './demo-scene.ts'
import { birds, boat } from './far-things.ts'

export const SUNSET = (sun: readonly [number, number], cover: number, seed: number): SkySettings => ({
  seed,
  sun,
  zenith: light('#3b5a8c', 0.62),
  horizon: light('#e79a6e', 0.72),
  warm: light('#ff9a50', 0.8),
  disc: 14,
  clouds: { cover, size: 0.32, bright: light('#ff9d6b', 0.95), dark: light('#6b5a78', 0.55), stretch: 3.2 },
})

export const DARK: Rgb = [0.012, 0.01, 0.012]

export const SEA: DemoScenes = {
  'sea-sunset': {
    development: { exposure: 0.1, contrast: 1.12, vignette: 0.35, bloom: 0.16 },
    light: (width, height) =>
      seaOf(width, height, {
        sky: SUNSET([0.1, 0.05], 0.24, 31),
        horizon: 0.44,
        wide: 0.75,
        eye: 7,
        rough: 0.16,
        long: 14,
        water: light('#0e2a3a', 0.6),
        sun: light('#ffb066', 2.4),
        seed: 5,
      }),
  },
  'sea-silver': {
    development: { exposure: 0.05, contrast: 1.18, saturation: 0.55, vignette: 0.4 },
    light: (width, height) =>
      seaOf(width, height, {
        sky: {
          seed: 7,
          sun: [-0.08, 0.36],
          zenith: light('#7d97ad', 0.6),
          horizon: light('#d3dde2', 0.8),
          warm: light('#fff6e6', 0.5),
          clouds: { cover: 0.3, size: 0.5, bright: light('#f4f6f6', 0.95), dark: light('#75828d', 0.6), stretch: 2 },
        },
        ...{
          horizon: 0.26,
          wide: 0.55,
          eye: 14,
          rough: 0.24,
          long: 11,
          water: light('#132f3c', 0.5),
          sun: light('#fff4e0', 2.6),
          seed: 19,
        },
      }),
  },
  'sea-morning': {
    development: { exposure: 0.25, contrast: 1.08, saturation: 0.9, vignette: 0.25 },
    light: (width, height) =>
      seaOf(width, height, {
        sky: {
          seed: 27,
          sun: [0.55, 0.16],
          zenith: light('#7fa3c8', 0.72),
          horizon: light('#f0d8cc', 0.88),
          warm: light('#ffd9b0', 0.5),
          clouds: { cover: 0.22, size: 0.45, bright: light('#fff0e2', 0.95), dark: light('#a8acc0', 0.7), stretch: 3 },
        },
        ...{
          horizon: 0.5,
          wide: 1.1,
          eye: 6,
          rough: 0.1,
          long: 10,
          water: light('#2a5a6a', 0.6),
          sun: light('#ffe0b8', 1.1),
          seed: 77,
        },
      }),
  },
  'sea-storm': {
    development: { exposure: 0.15, contrast: 1.14, saturation: 0.8, vignette: 0.42 },
    light: (width, height) => {
      const raster = seaOf(width, height, {
        sky: {
          seed: 44,
          sun: [0.5, 0.4],
          zenith: light('#5b6670', 0.5),
          horizon: light('#b9c2c4', 0.62),
          warm: light('#dfe6e2', 0.25),
          clouds: {
            cover: 0.5,
            size: 0.42,
            bright: light('#b9c0c2', 0.62),
            dark: light('#39434c', 0.45),
            stretch: 1.7,
          },
        },
        ...{
          horizon: 0.4,
          wide: 0.7,
          eye: 4,
          rough: 0.34,
          long: 17,
          water: light('#1d4244', 0.6),
          sun: light('#dfe6e2', 0.2),
          seed: 23,
          foam: 0.34,
        },
      })
      birds(
        raster,
        [
          [0.3, 0.2, 9],
          [0.36, 0.24, 7],
          [0.62, 0.17, 6],
        ],
        DARK,
      )
      return raster
    },
  },
  'sea-moon': {
    development: { exposure: 0.5, contrast: 1.1, saturation: 0.8, vignette: 0.4, grain: 8, bloom: 0.2 },
    light: (width, height) =>
      seaOf(width, height, {
        sky: {
          seed: 52,
          sun: [0.06, 0.3],
          zenith: light('#0f1d36', 0.5),
          horizon: light('#3a4f6d', 0.4),
          warm: light('#cfdcf2', 0.28),
          disc: 26,
          clouds: { cover: 0.26, size: 0.5, bright: light('#7d8fae', 0.5), dark: light('#182338', 0.4), stretch: 2.2 },
        },
        ...{
          horizon: 0.55,
          wide: 0.6,
          eye: 9,
          rough: 0.15,
          long: 12,
          water: light('#06101c', 0.5),
          sun: light('#d5e2f5', 0.75),
          seed: 37,
        },
      }),
  },
  'sailing-home': {
    development: { exposure: 0.1, contrast: 1.1, vignette: 0.36, bloom: 0.18 },
    light: (width, height) => {
      const raster = seaOf(width, height, {
        sky: SUNSET([-0.14, 0.085], 0.12, 71),
        horizon: 0.58,
        wide: 0.5,
        eye: 4,
        rough: 0.11,
        long: 9,
        water: light('#10283a', 0.6),
        sun: light('#ffb870', 1.5),
        seed: 61,
      })
      boat(raster, width * 0.63, height * 0.6, height * 0.2, [0.03, 0.02, 0.022])
      boat(raster, width * 0.2, height * 0.583, height * 0.045, [0.12, 0.07, 0.06])
      birds(
        raster,
        [
          [0.42, 0.3, 8],
          [0.46, 0.27, 6],
          [0.5, 0.31, 5],
        ],
        DARK,
      )
      return raster
    },
  },
}
