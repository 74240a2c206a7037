import { useEffect, useMemo, useState } from 'react'
import type { Album } from '../../../domain/album/album.ts'
import { type AlbumId, asId } from '../../../domain/ids.ts'
import type { PhotoFacts } from '../../../domain/photo/photo.ts'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { useApiQuery, useFrontQuery } from '../../ports/api-query.ts'
import { usePorts } from '../../ports/ports.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { useSession } from '../../session/session.ts'
import { SAMPLE_PHOTOS, sampleImages } from '../../ui/pictures/sample-photos.ts'
import { type OwnPhotos, ownPhotosOf } from './own-photos-of.ts'

/**
 * The photos of the album in the address, else of the one that the shop names: what is designed, or was saved last. `none`: nobody is signed in, or
 * there are too few; `waiting` while that is not known.
 */
function useOwnPhotos(): OwnPhotos | 'none' | 'waiting' {
  const { designs } = usePorts()
  const isHere = useSession().shopper !== null
  const named = useQueryOfAddress().get('aid')
  const isUnnamed = isHere && named === null
  const shown = useFrontQuery(['shown photos'], ({ account }, signal) => account.shownPhotos(signal), isUnnamed)
  const aid = asId<AlbumId>(isHere ? (named ?? shown.data?.aid ?? '') : '')
  const album = useApiQuery(['designed album', aid], ({ albums }, signal) => albums.open(aid, signal), aid !== '')
  const [taken, take] = useState<{ readonly of: Album; readonly images: EditorImages }>()
  useEffect(() => {
    if (album.data) {
      const images = designs.imagesOf(album.data)
      take({ of: album.data, images })
      return () => images.dispose()
    }
    return undefined
  }, [album.data, designs])
  const own = useMemo(() => taken && ownPhotosOf(taken.of, taken.images), [taken])
  if (!isHere || shown.error || album.error || (isUnnamed && shown.isSuccess && !shown.data)) {
    return 'none'
  }
  return own ?? 'waiting'
}

/** What looks and products are shown with. */
export interface ShownPhotos {
  readonly photos: readonly PhotoFacts[]
  readonly images: EditorImages
  /** Where they are the shopper's own. */
  readonly own?: OwnPhotos
}

const DEMO: ShownPhotos = { photos: SAMPLE_PHOTOS, images: sampleImages }

/**
 * Photos of the shopper's own as soon as there are enough, before that demo photographs; each is
 * fetched where it is painted. `undefined` while that is not known.
 */
export function useShownPhotos(): ShownPhotos | undefined {
  const own = useOwnPhotos()
  return useMemo(() => {
    if (own === 'waiting') {
      return undefined
    }
    return own === 'none' ? DEMO : { photos: own.photos, images: own.images, own }
  }, [own])
}

/** As many photos as a thing asks for, from one of them on: they come round again where there are fewer. */
export function photosInTurn(photos: readonly PhotoFacts[], count: number, from = 0): readonly PhotoFacts[] {
  return Array.from({ length: count }, (_, at) => photos[(from + at) % photos.length]).flatMap((photo) => photo ?? [])
}
