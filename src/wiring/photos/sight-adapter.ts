import { NetworkLost } from '../../../machines/faults.ts'
import type { SightPorts } from '../../ports/sight-ports.ts'
import type { KeptSights } from '../stored/kept-sights.ts'
import type { PhotoReader } from './photo-reader.ts'

interface SightWorld {
  readonly reader: Pick<PhotoReader, 'look'>
  readonly kept: KeptSights
  readonly load?: typeof fetch
}

/** What this phone sees in photos: looked at once in the worker, then kept. */
export function sightPorts({ reader, kept, load = fetch.bind(globalThis) }: SightWorld): SightPorts {
  return {
    async look(photo, signal) {
      const known = await kept.look(photo.id)
      if (known) {
        return known
      }
      const answer = await load(photo.imageThumb, signal ? { signal } : {}).catch((cause: unknown) => {
        throw signal?.aborted ? cause : new NetworkLost('a small picture cannot be had', { cause })
      })
      const look = answer.ok ? await reader.look(await answer.blob(), signal) : undefined
      if (look) {
        await kept.keepLook(photo.id, look)
      }
      return look
    },
    async places(aid) {
      const placed = await kept.placesOf(aid)
      const byName = new Map(placed.map(({ fileName, takenAt, place }) => [`${takenAt} ${fileName}`, place]))
      return ({ fileName, takenAt }) => byName.get(`${takenAt ?? 0} ${fileName}`)
    },
    settled: (aid) => kept.settled(aid),
    settle: (aid, names) => kept.keepSettled(aid, names),
  }
}
