import { person, stand } from '../light/figures.ts'
import { noiseOf } from '../light/noise.ts'
import { add, light, paintPixels, type Raster, retouch, shade, smooth } from '../light/raster.ts'
import { skyOf } from '../light/sky.ts'
import { seaOf } from '../light/water.ts'
import type { DemoScenes } from './demo-scene.ts'
import { kite } from './far-things.ts'
import { DARK, SUNSET } from './sea.ts'

export const PEOPLE: DemoScenes = {
  'family-beach': {
    development: { exposure: 0.1, contrast: 1.1, vignette: 0.34, bloom: 0.2 },
    light: (width, height) => {
      const raster = seaOf(width, height, {
        sky: SUNSET([-0.12, 0.09], 0.16, 12),
        horizon: 0.47,
        wide: 0.62,
        eye: 1.7,
        rough: 0.1,
        long: 7,
        water: light('#1a2f3e', 0.6),
        sun: light('#ffb46a', 1.6),
        seed: 8,
        beach: 0.62,
        sand: light('#8a6248', 0.16),
      })
      const rim = light('#ffb070', 0.9)
      const common = { y: height * 0.8, colour: DARK, rim, mirrored: 0.62 }
      const size = height * 0.25
      stand(
        raster,
        person({
          feet: [-0.1, 0.08],
          hands: [
            [-0.17, 0.45],
            [0.24, 0.5],
          ],
          lifted: 0.4,
        }),
        { ...common, x: width * 0.5, size },
      )
      stand(
        raster,
        person({
          feet: [-0.07, 0.09],
          hands: [
            [-0.26, 0.92],
            [0.28, 0.86],
          ],
          child: true,
          hair: 'short',
          lifted: 0.7,
        }),
        { ...common, x: width * 0.575, y: height * 0.79, size: size * 0.56 },
      )
      stand(
        raster,
        person({
          feet: [-0.08, 0.1],
          hands: [
            [-0.26, 0.5],
            [0.15, 0.46],
          ],
          skirt: true,
          hair: 'long',
          lifted: 0.3,
        }),
        { ...common, x: width * 0.648, size: size * 0.94 },
      )
      stand(
        raster,
        person({
          feet: [-0.13, 0.13],
          hands: [
            [-0.25, 0.75],
            [0.27, 0.8],
          ],
          child: true,
          hair: 'bun',
          lifted: 1,
          lean: 0.03,
        }),
        { ...common, x: width * 0.8, y: height * 0.74, size: size * 0.5, mirrored: 0.5 },
      )
      return raster
    },
  },
  'couple-shore': {
    development: { exposure: 0.25, contrast: 1.06, saturation: 0.92, vignette: 0.3, bloom: 0.2, fade: 0.03 },
    light: (width, height) => {
      const raster = seaOf(width, height, {
        sky: {
          seed: 15,
          sun: [0.18, 0.14],
          zenith: light('#8d8fb4', 0.62),
          horizon: light('#f4c3a4', 0.9),
          warm: light('#ffb08a', 0.8),
          disc: 5,
          clouds: { cover: 0.2, size: 0.4, bright: light('#ffcdb8', 0.9), dark: light('#9a86a8', 0.65), stretch: 3 },
        },
        ...{
          horizon: 0.52,
          wide: 0.5,
          eye: 1.6,
          rough: 0.09,
          long: 6,
          water: light('#3a4664', 0.5),
          sun: light('#ffc49a', 0.9),
          seed: 28,
          beach: 0.64,
          sand: light('#8d7468', 0.2),
        },
      })
      const common = {
        y: height * 0.8,
        colour: [0.03, 0.024, 0.032] as const,
        rim: light('#ffc8a0', 0.9),
        mirrored: 0.55,
      }
      const size = height * 0.22
      stand(
        raster,
        person({
          feet: [-0.05, 0.06],
          hands: [
            [-0.13, 0.46],
            [0.19, 0.5],
          ],
          lean: 0.02,
        }),
        { ...common, x: width * 0.42, size },
      )
      stand(
        raster,
        person({
          feet: [-0.05, 0.05],
          hands: [
            [-0.22, 0.5],
            [0.12, 0.44],
          ],
          skirt: true,
          hair: 'long',
          lean: -0.02,
        }),
        { ...common, x: width * 0.56, size: size * 0.92 },
      )
      return raster
    },
  },
  'kite-day': {
    development: { exposure: 0.2, contrast: 1.04, saturation: 1.02, vignette: 0.25, bloom: 0.15, fade: 0.02 },
    light: (width, height) => {
      const noise = noiseOf(6)
      const sky = skyOf({
        seed: 24,
        sun: [-0.5, 0.42],
        zenith: light('#3f7cc0', 0.75),
        horizon: light('#dfe4e4', 0.9),
        warm: light('#ffeec8', 0.6),
        clouds: { cover: 0.3, size: 0.7, bright: light('#ffffff', 1.02), dark: light('#98a8bc', 0.72), stretch: 1.4 },
      })
      const raster = shade(width, height, (x, y, pixel) => {
        const up = (height * 0.8 - y) / width
        const length = Math.hypot((x - width / 2) / width, up, 0.9)
        sky((x - width / 2) / width / length, Math.max(up / length, 0.012), 0.9 / length, pixel)
      })
      retouch(raster, (x, y, pixel) => {
        const crest = height * 0.84 + noise.fbm((x / width) * 1.6, 2, 3) * height * 0.05
        const blade = noise.fbm(x * 0.09, y * 0.012 + 4, 3) * 9
        const depth = y - crest + blade * 0.6
        if (depth > 0) {
          const tone = noise.fbm(x * 0.12 + y * 0.04, y * 0.03, 4)
          paintPixels(pixel, [0.026 + tone * 0.02, 0.03 + tone * 0.024, 0.016 + tone * 0.008])
          add(pixel, light('#ffdf90', 0.2), smooth(14, 0, depth) * (0.6 + tone))
        }
      })
      return withKite(raster)
    },
  },
}

function withKite(raster: Raster): Raster {
  const { width, height } = raster
  const [x, y, size] = [width * 0.3, height * 0.862, height * 0.2]
  stand(
    raster,
    person({
      feet: [-0.12, 0.12],
      hands: [
        [-0.14, 0.55],
        [0.3, 1.02],
      ],
      child: true,
      lifted: 0.9,
      lean: 0.03,
    }),
    { x, y, size, colour: [0.035, 0.035, 0.04], rim: light('#ffe2b0', 0.7) },
  )
  kite(raster, [x + size * 0.3, y - size * 1.02], [width * 0.74, height * 0.24], height * 0.055)
  return raster
}
