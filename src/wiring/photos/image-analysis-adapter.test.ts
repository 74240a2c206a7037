import { expect, test } from 'vitest'
import { type AlbumId, asId } from '../../../domain/ids.ts'
import type { ImageAnalysis } from '../../../domain/image-analysis/picture-analysis.ts'
import { NetworkLost } from '../../../machines/faults.ts'
import { anAlbumPhoto } from '../../../tests/support/builders/album-builders.ts'
import type { PlacedPhoto, StoredAnalyses } from '../stored/stored-analyses.ts'
import { imageAnalysisPorts } from './image-analysis-adapter.ts'

const LOOK: ImageAnalysis = { differences: '0', waves: '0', sharpness: 1, exposure: 1 }
const photo = anAlbumPhoto({ takenAt: 1_700_000_000_000 })
const aid = asId<AlbumId>('a1')

/** This phone's storage as maps. */
function aStore(placed: readonly PlacedPhoto[] = []) {
  const analyses = new Map<string, ImageAnalysis>()
  let settled: readonly string[] = []
  const kept: StoredAnalyses = {
    look: async (id) => analyses.get(id),
    storeAnalysis: async (id, analysis) => void analyses.set(id, analysis),
    placesOf: async () => placed,
    storeLocation: () => Promise.reject(new Error('places are kept at picking')),
    settled: async () => settled,
    keepSettled: async (_, names) => {
      settled = names
    },
    forgetAlbum: async () => undefined,
    forgetAll: async () => analyses.clear(),
  }
  return kept
}

function aPhone(kept: StoredAnalyses, load: () => Promise<Response>) {
  const asked: string[] = []
  const ports = imageAnalysisPorts({
    kept,
    reader: {
      look: async (picture, faces) => (picture.size > 0 ? { ...LOOK, ...(faces ? { faces: 0.5 } : {}) } : undefined),
    },
    load: (address) => {
      asked.push(String(address))
      return load()
    },
  })
  return { ports, asked }
}

test('auto-design 5: a photo is looked at once, from its small picture; later visits remember', async () => {
  const kept = aStore()
  const first = aPhone(kept, async () => new Response('a picture'))
  expect([await first.ports.look(photo), await first.ports.look(photo)]).toEqual([LOOK, LOOK])
  expect(first.asked).toEqual([photo.imageThumb])
  // Faces weigh among photos that look alike only: they are looked for when they are asked for, and then remembered too.
  const faces = { ...LOOK, faces: 0.5 }
  expect([await first.ports.lookForFaces(photo), await first.ports.lookForFaces(photo)]).toEqual([faces, faces])
  expect(first.asked).toEqual([photo.imageThumb, photo.imageThumb])
  const later = aPhone(kept, () => Promise.reject(new Error('offline')))
  expect(await later.ports.look(photo)).toEqual(faces)
})

test('a picture that cannot be had or opened says nothing and is asked for again', async () => {
  const kept = aStore()
  await expect(aPhone(kept, () => Promise.reject(new TypeError('offline'))).ports.look(photo)).rejects.toThrow(
    NetworkLost,
  )
  expect(await aPhone(kept, async () => new Response(null, { status: 404 })).ports.look(photo)).toBeUndefined()
  expect(await aPhone(kept, async () => new Response('')).ports.look(photo)).toBeUndefined()
  expect(await aPhone(kept, async () => new Response('a picture')).ports.look(photo)).toEqual(LOOK)
})

test('readings 57: places are names, known of photos that were picked on this phone', async () => {
  const { fileName, takenAt = 0 } = photo
  const { ports } = aPhone(aStore([{ aid, fileName, takenAt, place: { country: 'JP' } }]), () =>
    Promise.reject(new Error()),
  )
  const placeOf = await ports.places(aid)
  expect([placeOf(photo), placeOf({ fileName, takenAt: takenAt + 1 }), placeOf({ fileName })]).toEqual([
    { country: 'JP' },
    undefined,
    undefined,
  ])
})
