import type { Development } from '../light/lens.ts'
import type { Raster } from '../light/raster.ts'

/** One photograph: what its light is, and how it is developed. */
export interface DemoScene {
  /** Light, at the size in which it is counted. */
  readonly light: (width: number, height: number) => Raster
  readonly development: Development
}

export type DemoScenes = Readonly<Record<string, DemoScene>>
