import { useEffect, useMemo, useState } from 'react'
import type { Album, AlbumPhoto } from '../../../domain/album/album.ts'
import { photosOfAlbum } from '../../../domain/album/album-edit.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import type { ImageAnalysis } from '../../../domain/image-analysis/picture-analysis.ts'
import { alikeName, type SimilarPhotos, similarPhotos } from '../../../domain/image-analysis/similar-photos.ts'
import type { SettledOffers } from '../../features/album/use-settled-offers.ts'
import type { ImageAnalysisPorts } from '../../ports/image-analysis-ports.ts'
import { usePorts } from '../../ports/ports.ts'

/** Photos are looked at in runs of this length before the screen is told. */
const RUN = 12

/**
 * The groups of photos of an album that look alike and about which the shopper has not decided. Photos are looked at one
 * after the other, while nothing is being uploaded: it is a comfort, and waits for everything else.
 */
export function useSimilarPhotos(album: Album, busy: boolean, offers: SettledOffers): readonly SimilarPhotos[] {
  const { analyses } = usePorts()
  const [looks, setLooks] = useState<ReadonlyMap<PhotoId, ImageAnalysis>>(new Map())
  const photos = photosOfAlbum(album)
  const alike = useMemo(() => alikeIn(album, looks), [album, looks])
  const isFaceless = (id: PhotoId) => looks.get(id)?.faces === undefined
  const inGroups = new Set(alike.flatMap(({ photoIds }) => photoIds))
  const tell = (seen: Seen) => setLooks((known) => new Map([...known, ...seen]))
  useSeeing(
    photos.filter(({ id }) => !looks.has(id)),
    busy,
    analyses.look,
    tell,
  )
  useSeeing(
    photos.filter(({ id }) => inGroups.has(id) && isFaceless(id)),
    busy,
    analyses.lookForFaces,
    tell,
  )

  return alike.filter(({ photoIds }) => !photoIds.some(isFaceless) && offers.isOpen(alikeName(photoIds)))
}

/** Looks at photos one after the other, anew whenever they are others; not while `busy`. */
function useSeeing(
  photos: readonly AlbumPhoto[],
  busy: boolean,
  look: ImageAnalysisPorts['look'],
  tell: (seen: Seen) => void,
): void {
  const names = photos.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the photos stand in `names`, what is told goes into a state.
  useEffect(() => {
    if (busy || names === '') {
      return
    }
    const control = new AbortController()
    void seeAll(
      photos,
      (photo) => look(photo, control.signal),
      (seen) => {
        if (!control.signal.aborted) {
          tell(seen)
        }
      },
    )
    return () => control.abort()
  }, [look, busy, names])
}

function alikeIn(album: Album, looks: ReadonlyMap<PhotoId, ImageAnalysis>): readonly SimilarPhotos[] {
  return similarPhotos(
    photosOfAlbum(album).flatMap(({ id, takenAt }) => {
      const analysis = looks.get(id)
      return analysis ? [{ id, analysis, ...(takenAt === undefined ? {} : { takenAt }) }] : []
    }),
  )
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
