import { designedPhotosOf } from '../../../domain/album/album-edit.ts'
import type { AlbumId, PhotoId } from '../../../domain/ids.ts'
import { decideVolumes, type VolumesVerdict, volumeParts } from '../../../domain/order/volumes.ts'
import type { ItemDraft, LinkItem } from '../../../machines/link-login/link-login.types.ts'
import { useApiQuery, useFreshQuery } from '../../ports/api-query.ts'

export interface Volumes {
  readonly verdict: VolumesVerdict
  readonly parts: readonly (readonly PhotoId[])[]
}

const ONE: Volumes = { verdict: { kind: 'one' }, parts: [] }

/** Whether the album's photos fill more books than one (A§9, readings 9); one until it is known, or once it is decided. */
export function useVolumes(item: LinkItem, draft: ItemDraft | undefined): Volumes {
  const { pid, type, maxPhotos, quantity } = item
  const aid: AlbumId | undefined = draft?.aid
  const asks = type === 1 && maxPhotos > 0 && aid !== undefined && !draft?.volume
  const album = useFreshQuery(
    ['designed album', aid],
    ({ albums }, signal) => (aid ? albums.open(aid, signal) : Promise.reject(new Error('no album'))),
    asks,
  )
  const product = useApiQuery(['product', pid], ({ catalogue }, signal) => catalogue.product(pid, signal), asks)
  if (!asks || !album.data || !product.data) {
    return ONE
  }
  const photos = designedPhotosOf(album.data).map(({ id }) => id)
  const pages = product.data.pages?.kind ?? 'change'
  const verdict = decideVolumes({ type, pages, photoCount: photos.length, maxPhotos, outTradeQuantity: quantity })
  return { verdict, parts: volumeParts(photos, verdict) }
}
