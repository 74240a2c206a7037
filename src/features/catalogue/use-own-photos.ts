import { useEffect, useMemo, useState } from 'react'
import { type Album, DEFAULT_GROUP_NAME } from '../../../domain/album/album.ts'
import { type AlbumId, asId } from '../../../domain/ids.ts'
import type { PhotoFacts } from '../../../domain/photo/photo.ts'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { usePorts } from '../../ports/ports.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { useSession } from '../../session/session.ts'
import { SAMPLE_PHOTOS, sampleImages } from '../../ui/pictures/sample-photos.ts'
import { chosenPhotos } from './album-choice.ts'

/** Photos of the shopper's own that looks and products are shown with. */
interface OwnPhotos {
  readonly aid: AlbumId
  /** Its name; empty where it has none. */
  readonly title: string
  /** What its first group is called; empty where the shopper named none. */
  readonly group: string
  readonly photos: readonly PhotoFacts[]
  readonly images: EditorImages
}

/** With fewer a book of six pages says nothing of a look. */
const ENOUGH = 5

/**
 * The photos of the album in the address, else of the album that was designed last. `none`: nobody is signed in, or
 * there are too few; `waiting` while that is not known.
 */
function useOwnPhotos(): OwnPhotos | 'none' | 'waiting' {
  const { designs } = usePorts()
  const isHere = useSession().shopper !== null
  const named = useQueryOfAddress().get('aid')
  const isUnnamed = isHere && named === null
  const begun = useApiQuery(['begun design'], ({ account }, signal) => account.begun(signal), isUnnamed)
  const aid = asId<AlbumId>(isHere ? (named ?? begun.data?.aid ?? '') : '')
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
  const own = useMemo(() => taken && ownOf(taken.of, taken.images), [taken])
  if (!isHere || begun.error || album.error || (isUnnamed && begun.isSuccess && !begun.data)) {
    return 'none'
  }
  return own ?? 'waiting'
}

function ownOf(album: Album, images: EditorImages): OwnPhotos | 'none' {
  const all = chosenPhotos(album, null)
  const step = Math.max(1, all.length / SAMPLE_PHOTOS.length)
  const photos = all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
  const group = album.groups.find((one) => one.photos.some(({ id }) => id === photos[0]?.id))?.title ?? ''
  return all.length < ENOUGH
    ? 'none'
    : { ...{ aid: album.id, title: album.name, images, photos }, group: group === DEFAULT_GROUP_NAME ? '' : group }
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
