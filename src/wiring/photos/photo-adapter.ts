import type { AlbumPorts } from '../../../machines/album/album.ports.ts'
import type { Clock } from '../../../machines/clock.ts'
import type { UploadQueuePorts } from '../../../machines/upload-queue/upload-queue.ports.ts'
import type { PickingPorts } from '../../ports/album-ports.ts'
import type { SightPorts } from '../../ports/sight-ports.ts'
import { watchNetwork } from '../../session/network.ts'
import { keptSights } from '../stored/kept-sights.ts'
import { pickedPhotos } from '../stored/picked-photos.ts'
import { unsavedAlbums } from '../stored/unsaved-albums.ts'
import { albumMachinePorts } from './album-adapter.ts'
import { ossType } from './oss-type.ts'
import { createPhotoReader } from './photo-reader.ts'
import { pickingPorts } from './picking-adapter.ts'
import { sightPorts } from './sight-adapter.ts'
import { uploadPorts } from './upload-adapter.ts'
import { uploadLog } from './upload-log.ts'
import { type RuleGivers, uploadRules } from './upload-rules.ts'

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
