import { useEffect, useState } from 'react'
import type { Album, AlbumPhoto } from '../../../domain/album/album.ts'
import { photosOf } from '../../../domain/album/album-edit.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import type { ImageAnalysis } from '../../../domain/image-analysis/picture-analysis.ts'
import { alikeName, type SimilarPhotos, similarPhotos } from '../../../domain/image-analysis/similar-photos.ts'
import { usePorts } from '../../ports/ports.ts'

/** Photos are looked at in runs of this length before the screen is told. */
const RUN = 12

/**
 * The groups of photos of an album that look alike and about which the shopper has not decided. Photos are looked at one
 * after the other, while nothing is being uploaded: it is a comfort, and waits for everything else.
 */
export function useSimilarPhotos(album: Album, busy: boolean) {
  const { analyses } = usePorts()
  const [looks, setLooks] = useState<ReadonlyMap<PhotoId, ImageAnalysis>>(new Map())
  const [settled, setSettled] = useState<readonly string[] | null>(null)
  const photos = photosOf(album)
  const unseen = photos.filter(({ id }) => !looks.has(id)).map(({ id }) => id)
  const names = unseen.join(' ')

  useEffect(() => {
    let shown = true
    analyses.settled(album.id).then((known) => shown && setSettled(known), console.error)
    return () => {
      shown = false
    }
  }, [analyses, album.id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the photos that are still to be seen stand in `names`.
  useEffect(() => {
    if (busy || names === '') {
      return
    }
    const control = new AbortController()
    const waiting = photos.filter(({ id }) => unseen.includes(id))
    void seeAll(
      waiting,
      (photo) => analyses.look(photo, control.signal),
      (seen) => {
        if (!control.signal.aborted) {
          setLooks((known) => new Map([...known, ...seen]))
        }
      },
    )
    return () => control.abort()
  }, [analyses, busy, names])

  const seen = photos.flatMap(({ id, takenAt }) => {
    const look = looks.get(id)
    return look ? [{ id, analysis: look, ...(takenAt === undefined ? {} : { takenAt }) }] : []
  })
  const groups = settled ? similarPhotos(seen).filter(({ photoIds }) => !settled.includes(alikeName(photoIds))) : []
  return {
    groups,
    /** The shopper has decided about these groups; the screen is quiet about them from now on. */
    settle(decided: readonly SimilarPhotos[]) {
      const all = [...(settled ?? []), ...decided.map(({ photoIds }) => alikeName(photoIds))]
      setSettled(all)
      void analyses.settle(album.id, all)
    },
  }
}

type Seen = readonly (readonly [PhotoId, ImageAnalysis])[]

async function seeAll(
  photos: readonly AlbumPhoto[],
  look: (photo: AlbumPhoto) => Promise<ImageAnalysis | undefined>,
  tell: (seen: Seen) => void,
): Promise<void> {
  let run: [PhotoId, ImageAnalysis][] = []
  try {
    for (const photo of photos) {
      const seen = await look(photo)
      if (seen) {
        run.push([photo.id, seen])
      }
      if (run.length >= RUN) {
        tell(run)
        run = []
      }
    }
  } catch {
    // Offline, or the screen is gone: what was seen counts, the rest is looked at when the album is opened again.
  }
  if (run.length > 0) {
    tell(run)
  }
}
