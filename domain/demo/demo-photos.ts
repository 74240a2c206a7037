import { asId, type PhotoId } from '../ids.ts'
import type { PhotoFacts } from '../photo/photo.ts'

/** Longer side of a demo photograph, pixels, and of the small one that mock-ups show. */
export const DEMO_PHOTO_SIZES = { large: 1200, small: 480 } as const

export type DemoPhotoSize = keyof typeof DEMO_PHOTO_SIZES

/** The demo photographs, which the project renders itself, by their name with the shape that they have. */
export const DEMO_PHOTOS = {
  'family-beach': [3, 2],
  'sea-sunset': [3, 2],
  coffee: [1, 1],
  'dunes-crest': [2, 3],
  balloons: [4, 3],
  'window-light': [2, 3],
  'ridges-dawn': [3, 2],
  'beach-from-above': [1, 1],
  oranges: [4, 3],
  'couple-shore': [2, 3],
  'valley-morning': [16, 9],
  fireworks: [4, 3],
  'kite-day': [4, 3],
  leaf: [3, 2],
  'snowy-wood': [2, 3],
  'sea-silver': [16, 9],
  eggs: [1, 1],
  'dunes-evening': [3, 2],
  'rain-window': [2, 3],
  'ridges-blue': [5, 2],
  daisies: [1, 1],
  'sailing-home': [4, 3],
  'forest-fog': [2, 3],
  'city-bokeh': [3, 2],
  'pier-long-exposure': [1, 1],
  blueberries: [1, 1],
  'milky-way': [2, 3],
  'alps-evening': [3, 2],
  pool: [4, 3],
  'harbour-dusk': [16, 9],
  candles: [2, 3],
  clouds: [16, 9],
  'forest-hills': [2, 3],
  'sea-morning': [5, 2],
  tomatoes: [4, 3],
  aurora: [3, 2],
  'canyon-noon': [1, 1],
  'wet-street': [2, 3],
  'sea-storm': [3, 2],
  'window-morning': [4, 3],
  'ridges-evening': [1, 1],
  'forest-beams': [3, 2],
  'sea-moon': [2, 3],
} as const satisfies Record<string, readonly [width: number, height: number]>

export type DemoPhotoName = keyof typeof DEMO_PHOTOS

export const DEMO_PHOTO_NAMES = Object.keys(DEMO_PHOTOS) as readonly DemoPhotoName[]

/** The first of them are what samples are designed from: as many as the fullest sample shows, a calendar's twelve months and its cover. */
const DESIGNED_WITH = 14

export const SAMPLE_PHOTO_NAMES = DEMO_PHOTO_NAMES.slice(0, DESIGNED_WITH)

/** The sizes in which a demo photograph is there: only a page that is worked on shows a large one. */
export function demoPhotoSizes(name: DemoPhotoName): readonly DemoPhotoSize[] {
  return SAMPLE_PHOTO_NAMES.includes(name) ? ['large', 'small'] : ['small']
}

/** Pixels of a demo photograph whose longer side has this many. */
export function demoPhotoPixels(
  name: DemoPhotoName,
  longer: number,
): { readonly width: number; readonly height: number } {
  const [width, height] = DEMO_PHOTOS[name]
  const scale = longer / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Pixels of the originals that the demo photographs stand for, long side. */
const ORIGINAL = 4500

/** A demo photograph as a photo that a design is made from. */
export function demoPhotoFacts(name: DemoPhotoName): PhotoFacts {
  return { id: asId<PhotoId>(name), ...demoPhotoPixels(name, ORIGINAL) }
}
