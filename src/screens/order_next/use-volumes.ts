import { photosOf } from '../../../domain/album/album-edit.ts'
import type { AlbumId } from '../../../domain/ids.ts'
import { type VolumesVerdict, volumesOf } from '../../../domain/order/volumes.ts'
import type { LinkItem } from '../../../machines/link-login/link-login.types.ts'
import { useReading } from '../../reading.ts'

/** Whether the album's photos fill more books than one (A§9, readings 9); one until it is known. */
export function useVolumes(item: LinkItem, aid: AlbumId | undefined): VolumesVerdict {
  const { pid, type, maxPhotos, quantity } = item
  const book = type === 1 && maxPhotos > 0
  const album = useReading(
    ['designed album', aid],
    ({ albums }, signal) => (aid ? albums.open(aid, signal) : Promise.reject(new Error('no album'))),
    book && aid !== undefined,
  )
  const product = useReading(['product', pid], ({ catalogue }, signal) => catalogue.product(pid, signal), book)
  if (!album.data || !product.data) {
    return { kind: 'one' }
  }
  return volumesOf({
    type,
    pages: product.data.pages?.kind ?? 'change',
    photoCount: photosOf(album.data).length,
    maxPhotos,
    outTradeQuantity: quantity,
  })
}
