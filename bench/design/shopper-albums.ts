import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { asId } from '../../domain/ids.ts'
import { focusOf } from '../../domain/image-analysis/focus-of.ts'
import { seededRandom } from '../../domain/layout/seeded-random.ts'
import type { PhotoFacts, PhotoGroup } from '../../domain/photo/photo.ts'
import { findFocus } from '../../server/photos/decode/find-focus.ts'
import { detailOfPicture } from '../../server/photos/decode/picture-detail.ts'
import { realPhoto } from '../../tests/support/real-photos.ts'
import { aspectOf, someAlbum } from './albums.ts'

export interface ShopperAlbum {
  readonly name: string
  readonly groups: readonly PhotoGroup[]
}

/** Megapixels of what people have: chat copies, old cameras, telephones, a good camera. */
const SOURCES: readonly (readonly [megapixels: number, share: number])[] = [
  [0.4, 0.08],
  [2, 0.17],
  [8, 0.2],
  [12, 0.42],
  [24, 0.13],
]

/** A seeded album with pixels, faces and chapters as people have them; every other one has titles. */
export function shopperAlbum(count: number, seed: number): ShopperAlbum {
  const random = seededRandom(seed * 7919 + count)
  const shots = someAlbum(count, 700 + seed)
  const photos = shots.map((shot, at): PhotoFacts => {
    let left = random()
    const [megapixels] = SOURCES.find(([, share]) => {
      left -= share
      return left < 0
    }) ?? [12]
    const height = Math.round(Math.sqrt((megapixels * 1_000_000) / aspectOf(shot)))
    const faces = random() < 0.45 ? 1 + Math.floor(random() * 3) : 0
    const size = 0.08 + random() * 0.2
    const found = Array.from({ length: faces }, (_, face) => ({
      ...{ x: 0.12 + (0.6 * (face + random() * 0.6)) / faces, y: 0.15 + random() * 0.3 },
      ...{ width: Math.min(0.25, size / aspectOf(shot)), height: size },
    }))
    const focus = focusOf(found)
    return {
      ...{ id: asId(`${seed}-${at}`), width: Math.round(height * aspectOf(shot)), height },
      ...{ takenAt: Math.round(shot.takenAt), ...(focus ? { focus } : {}) },
    }
  })
  return { name: `${count}, seeded`, groups: seed % 2 === 0 ? titled(photos) : [oneGroup(photos)] }
}

const oneGroup = (photos: readonly PhotoFacts[]): PhotoGroup => ({
  id: asId('all'),
  title: '',
  description: '',
  photos,
})

/** Three or four chapters of the album, with titles. */
function titled(photos: readonly PhotoFacts[]): PhotoGroup[] {
  const parts = photos.length > 40 ? 4 : 3
  return Array.from({ length: parts }, (_, part) => ({
    ...{
      id: asId(`chapter${part}`),
      title: `Chapter ${part + 1}`,
      description: part === 1 ? 'Three days by the lake' : '',
    },
    photos: photos.slice(Math.floor((photos.length * part) / parts), Math.floor((photos.length * (part + 1)) / parts)),
  }))
}

const FOLDER = realPhoto('')

const manifest = z.object({
  items: z.array(
    z.object({
      file: z.string(),
      media: z.object({
        display_width: z.number().nullish(),
        display_height: z.number().nullish(),
        exif_datetime: z.string().nullish(),
      }),
      expected: z.object({ upload: z.string() }),
    }),
  ),
})

/** As the server sees it: of the picture that pages are painted from. */
async function lookOfFile(file: string) {
  const upright = sharp(file).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb')
  const size = { width: PROXY, height: PROXY, fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await upright.resize(size).raw().toBuffer({ resolveWithObject: true })
  const picture = () => sharp(data, { raw: info })
  return { ...(await findFocus(picture())), ...(await detailOfPicture(picture(), info)) }
}

const PROXY = 1600

/** Real albums of 24, 37 and all held photos, by their dates as the shop sorts them; none where they are not there. */
export async function realAlbums(folder = FOLDER): Promise<ShopperAlbum[]> {
  const file = join(folder, 'manifest.json')
  if (!existsSync(file)) {
    return []
  }
  const { items } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const photos: PhotoFacts[] = []
  for (const { file: name, media, expected } of items) {
    const { display_width: width, display_height: height, exif_datetime: taken } = media
    if (!name.startsWith('photos/') || expected.upload !== 'accepted' || !width || !height) {
      continue
    }
    // What this machine's decoder does not read has no faces, as in a browser that cannot look.
    const look = await lookOfFile(join(folder, name)).catch(() => undefined)
    const takenAt = taken ? Date.parse(`${taken.slice(0, 10).replaceAll(':', '-')}T${taken.slice(11)}Z`) : Number.NaN
    photos.push({
      ...{ id: asId(name), width, height },
      ...(Number.isFinite(takenAt) ? { takenAt } : {}),
      ...look,
    })
  }
  const sorted = [...photos].sort(
    (a, b) => (a.takenAt ?? Number.POSITIVE_INFINITY) - (b.takenAt ?? Number.POSITIVE_INFINITY),
  )
  const every = (count: number) =>
    sorted.filter(
      (_, at) => Math.floor((at * count) / sorted.length) !== Math.floor(((at - 1) * count) / sorted.length),
    )
  return [24, 37, sorted.length].map((count) => ({ name: `${count}, real`, groups: [oneGroup(every(count))] }))
}
