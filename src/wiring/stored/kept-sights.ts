import { type DBSchema, openDB } from 'idb'
import type { AlbumId, PhotoId } from '../../../domain/ids.ts'
import type { PictureLook } from '../../../domain/sight/picture-look.ts'
import type { Place } from '../../../domain/sight/place.ts'
import type { EpochMs } from '../../../domain/units.ts'
import { openedOnce } from './opened-once.ts'

/** A photo by what its file says, before the shop has given it an id. */
export interface PlacedPhoto {
  readonly aid: AlbumId
  readonly fileName: string
  readonly takenAt: EpochMs
  /** A name, never a position. */
  readonly place: Place
}

interface SightsSchema extends DBSchema {
  readonly looks: { readonly key: PhotoId; readonly value: PictureLook }
  readonly places: { readonly key: [AlbumId, string, EpochMs]; readonly value: PlacedPhoto }
  readonly settled: { readonly key: AlbumId; readonly value: readonly string[] }
}

/** What this phone has seen in photos, so that it need not look again. A phone that keeps nothing looks again. */
export interface KeptSights {
  look(id: PhotoId): Promise<PictureLook | undefined>
  keepLook(id: PhotoId, look: PictureLook): Promise<void>
  placesOf(aid: AlbumId): Promise<readonly PlacedPhoto[]>
  keepPlace(placed: PlacedPhoto): Promise<void>
  settled(aid: AlbumId): Promise<readonly string[]>
  keepSettled(aid: AlbumId, names: readonly string[]): Promise<void>
}

export function keptSights(): KeptSights {
  const base = openedOnce(open)
  return {
    look: (id) => orElse(undefined, async () => (await base()).get('looks', id)),
    keepLook: (id, look) => orElse(undefined, async () => void (await (await base()).put('looks', look, id))),
    placesOf: (aid) => orElse([], async () => (await base()).getAll('places', IDBKeyRange.bound([aid], [aid, []]))),
    keepPlace: (placed) =>
      orElse(undefined, async () => {
        await (await base()).put('places', placed, [placed.aid, placed.fileName, placed.takenAt])
      }),
    settled: (aid) => orElse([], async () => (await (await base()).get('settled', aid)) ?? []),
    keepSettled: (aid, names) => orElse(undefined, async () => void (await (await base()).put('settled', names, aid))),
  }
}

async function orElse<T>(nothing: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    // A private window: nothing is kept, everything can be looked at again.
    return nothing
  }
}

function open() {
  return openDB<SightsSchema>('keepsake-sights', 1, {
    upgrade: (database) => {
      database.createObjectStore('looks')
      database.createObjectStore('places')
      database.createObjectStore('settled')
    },
  })
}
