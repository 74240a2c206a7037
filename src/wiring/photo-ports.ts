import type { Merchant } from '../../domain/merchant/merchant.ts'
import type { AlbumPorts } from '../../machines/album/album.ports.ts'
import type { Clock } from '../../machines/clock.ts'
import type { UploadQueuePorts } from '../../machines/upload-queue/upload-queue.ports.ts'
import type { PickingPorts } from '../album-ports.ts'
import { albumDrafts } from './album-drafts.ts'
import { albumMachinePorts } from './album-ports.ts'
import { phoneStore } from './phone-store.ts'
import { createPhotoReader } from './photo-reader.ts'
import { photoShelf } from './photo-shelf.ts'
import { uploadPorts } from './upload-ports.ts'
import { uploadRules } from './upload-rules.ts'
import { watchNetwork } from './watch-network.ts'

interface PhotoWorld {
  readonly clock: Clock
  readonly merchant: () => Promise<Merchant>
}

/** Photos from the picker into an album: the shelf on this phone, the queue of uploads, the open album. */
export function photoPorts({ clock, merchant }: PhotoWorld): {
  readonly picking: PickingPorts
  readonly uploadQueue: UploadQueuePorts
  readonly album: AlbumPorts
} {
  const store = phoneStore()
  const reader = createPhotoReader()
  const shelf = photoShelf({ store, reader })
  const uploads = uploadPorts({ clock, reader, file: (uploadId) => shelf.file(uploadId), rules: uploadRules(merchant) })
  return {
    picking: shelf,
    uploadQueue: { ...uploads, watchNetwork },
    album: albumMachinePorts({ clock, unsaved: albumDrafts(store) }),
  }
}
