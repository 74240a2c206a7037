import type { AlbumPhoto } from '../../../domain/album/album.ts'
import { NetworkLost } from '../../../machines/faults.ts'
import type { ImageAnalysisPorts } from '../../ports/image-analysis-ports.ts'
import type { StoredAnalyses } from '../stored/stored-analyses.ts'
import type { PhotoReader } from './photo-reader.ts'

interface ImageAnalysisWorld {
  readonly reader: Pick<PhotoReader, 'look'>
  readonly kept: StoredAnalyses
  readonly load?: typeof fetch
}

/** What this phone sees in photos: looked at once in the worker, then kept. */
export function imageAnalysisPorts({
  reader,
  kept,
  load = fetch.bind(globalThis),
}: ImageAnalysisWorld): ImageAnalysisPorts {
  const see = async (photo: AlbumPhoto, faces: boolean, signal?: AbortSignal) => {
    const known = await kept.look(photo.id)
    if (known && !(faces && known.faces === undefined)) {
      return known
    }
    const answer = await load(photo.imageThumb, signal ? { signal } : {}).catch((cause: unknown) => {
      throw signal?.aborted ? cause : new NetworkLost('a small picture cannot be had', { cause })
    })
    const analysis = answer.ok ? await reader.look(await answer.blob(), faces, signal) : undefined
    if (analysis) {
      await kept.storeAnalysis(photo.id, analysis)
    }
    return analysis
  }
  return {
    look: (photo, signal) => see(photo, false, signal),
    lookForFaces: (photo, signal) => see(photo, true, signal),
    async places(aid) {
      const placed = await kept.placesOf(aid)
      const byName = new Map(placed.map(({ fileName, takenAt, place }) => [`${takenAt} ${fileName}`, place]))
      return ({ fileName, takenAt }) => byName.get(`${takenAt ?? 0} ${fileName}`)
    },
    settled: (aid) => kept.settled(aid),
    settle: (aid, names) => kept.keepSettled(aid, names),
  }
}
