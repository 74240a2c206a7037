import { type DBSchema, openDB } from 'idb'
import type { AlbumId, PhotoId } from '../../../domain/ids.ts'
import type { ImageAnalysis } from '../../../domain/image-analysis/picture-analysis.ts'
import type { Place } from '../../../domain/image-analysis/place.ts'
import type { EpochMs } from '../../../domain/units.ts'
import { type ConnectionEnds, openedOnce } from './opened-once.ts'

/** A photo by what its file says, before the shop has given it an id. */
export interface PlacedPhoto {
  readonly aid: AlbumId
  readonly fileName: string
  readonly takenAt: EpochMs
  /** A name, never a position. */
  readonly place: Place
}

interface AnalysesSchema extends DBSchema {
  readonly looks: { readonly key: PhotoId; readonly value: ImageAnalysis }
  readonly places: { readonly key: [AlbumId, string, EpochMs]; readonly value: PlacedPhoto }
  readonly settled: { readonly key: AlbumId; readonly value: readonly string[] }
}

/** What this phone has seen in photos, so that it need not look again. A phone that keeps nothing looks again. */
export interface StoredAnalyses {
  look(id: PhotoId): Promise<ImageAnalysis | undefined>
  storeAnalysis(id: PhotoId, analysis: ImageAnalysis): Promise<void>
  placesOf(aid: AlbumId): Promise<readonly PlacedPhoto[]>
  storeLocation(placed: PlacedPhoto): Promise<void>
  settled(aid: AlbumId): Promise<readonly string[]>
  keepSettled(aid: AlbumId, names: readonly string[]): Promise<void>
  /** The album is deleted: nobody asks for its places any more. */
  forgetAlbum(aid: AlbumId): Promise<void>
  /** The shopper signs out. */
  forgetAll(): Promise<void>
}

export function storedAnalyses(): StoredAnalyses {
  const base = openedOnce(open)
  return {
    look: (id) => orElse(undefined, async () => (await base()).get('looks', id)),
    storeAnalysis: (id, analysis) =>
      orElse(undefined, async () => void (await (await base()).put('looks', analysis, id))),
    placesOf: (aid) => orElse([], async () => (await base()).getAll('places', placesIn(aid))),
    storeLocation: (placed) =>
      orElse(undefined, async () => {
        await (await base()).put('places', placed, [placed.aid, placed.fileName, placed.takenAt])
      }),
    settled: (aid) => orElse([], async () => (await (await base()).get('settled', aid)) ?? []),
    keepSettled: (aid, names) => orElse(undefined, async () => void (await (await base()).put('settled', names, aid))),
    forgetAlbum: (aid) =>
      orElse(undefined, async () => {
        const transaction = (await base()).transaction(['places', 'settled'], 'readwrite')
        await transaction.objectStore('places').delete(placesIn(aid))
        await transaction.objectStore('settled').delete(aid)
        await transaction.done
      }),
    forgetAll: () =>
      orElse(undefined, async () => {
        const transaction = (await base()).transaction(['looks', 'places', 'settled'], 'readwrite')
        await Promise.all(
          (['looks', 'places', 'settled'] as const).map((name) => transaction.objectStore(name).clear()),
        )
        await transaction.done
      }),
  }
}

function placesIn(aid: AlbumId): IDBKeyRange {
  return IDBKeyRange.bound([aid], [aid, []])
}

async function orElse<T>(nothing: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    // A private window: nothing is kept, everything can be looked at again.
    return nothing
  }
}

function open(ends: ConnectionEnds<AnalysesSchema>) {
  return openDB<AnalysesSchema>('keepsake-sights', 1, {
    ...ends,
    upgrade: (database) => {
      database.createObjectStore('looks')
      database.createObjectStore('places')
      database.createObjectStore('settled')
    },
  })
}
