import type { AlbumPorts } from '../../machines/album/album.ports.ts'
import type { Clock } from '../../machines/clock.ts'
import type { UploadQueuePorts } from '../../machines/upload-queue/upload-queue.ports.ts'
import type { PickingPorts } from '../album-ports.ts'
import type { SightPorts } from '../sight-ports.ts'
import { albumMachinePorts } from './album-ports.ts'
import { keptSights } from './kept-sights.ts'
import { ossType } from './oss-type.ts'
import { createPhotoReader } from './photo-reader.ts'
import { pickedPhotos } from './picked-photos.ts'
import { pickingPorts } from './picking-ports.ts'
import { sightPorts } from './sight-ports.ts'
import { unsavedAlbums } from './unsaved-albums.ts'
import { uploadLog } from './upload-log.ts'
import { uploadPorts } from './upload-ports.ts'
import { type RuleGivers, uploadRules } from './upload-rules.ts'
import { watchNetwork } from './watch-network.ts'

interface PhotoWorld {
  readonly clock: Clock
  readonly catalogue: RuleGivers
}

/** Photos from the picker into an album: the shelf on this phone, the queue of uploads, the open album. */
export function photoPorts({ clock, catalogue }: PhotoWorld): {
  readonly picking: PickingPorts
  readonly sights: SightPorts
  readonly uploadQueue: UploadQueuePorts
  readonly album: AlbumPorts
} {
  const reader = createPhotoReader()
  const kept = keptSights()
  const picking = pickingPorts({ reader, store: pickedPhotos(), sights: kept })
  const uploads = uploadPorts({
    ...{ clock, reader, file: picking.file, messengerPhoto: picking.messengerPhoto },
    ...{ rules: uploadRules(catalogue), ossType: ossType(), tellFailure: uploadLog() },
  })
  return {
    picking,
    sights: sightPorts({ reader, kept }),
    uploadQueue: { ...uploads, watchNetwork },
    album: albumMachinePorts({ clock, unsaved: unsavedAlbums() }),
  }
}
