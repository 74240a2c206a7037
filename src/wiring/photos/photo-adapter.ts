import type { AlbumId } from '../../../domain/ids.ts'
import type { AlbumPorts } from '../../../machines/album/album.ports.ts'
import type { WaitClock } from '../../../machines/clock.ts'
import type { UploadQueuePorts } from '../../../machines/upload-queue/upload-queue.ports.ts'
import type { PickingPorts } from '../../ports/album-ports.ts'
import type { ImageAnalysisPorts } from '../../ports/image-analysis-ports.ts'
import { watchNetwork } from '../../session/network.ts'
import { pickedPhotos } from '../stored/picked-photos.ts'
import { storedAnalyses } from '../stored/stored-analyses.ts'
import { unsavedAlbums } from '../stored/unsaved-albums.ts'
import { albumMachinePorts } from './album-adapter.ts'
import { imageAnalysisPorts } from './image-analysis-adapter.ts'
import { ossType } from './oss-type.ts'
import { createPhotoReader } from './photo-reader.ts'
import { pickingPorts } from './picking-adapter.ts'
import { uploadPorts } from './upload-adapter.ts'
import { uploadLog } from './upload-log.ts'
import { type RuleGivers, uploadRules } from './upload-rules.ts'

interface PhotoWorld {
  readonly clock: WaitClock
  readonly catalogue: RuleGivers
}

/** Photos from the picker into an album: the shelf on this phone, the queue of uploads, the open album. */
export function photoPorts({ clock, catalogue }: PhotoWorld): {
  readonly picking: PickingPorts
  readonly analyses: ImageAnalysisPorts
  readonly uploadQueue: UploadQueuePorts
  readonly album: AlbumPorts
  /** The album is deleted: what this phone keeps of it goes. */
  forgetAlbum(aid: AlbumId): Promise<void>
  /** The shopper signs out. */
  forgetAll(): Promise<void>
} {
  const reader = createPhotoReader()
  const kept = storedAnalyses()
  const [store, unsaved] = [pickedPhotos(), unsavedAlbums()]
  const picking = pickingPorts({ reader, store, analyses: kept })
  const uploads = uploadPorts({
    ...{ clock, reader, file: picking.file, messengerPhoto: picking.messengerPhoto },
    ...{ rules: uploadRules(catalogue), ossType: ossType(), reportFailure: uploadLog() },
  })
  return {
    picking,
    analyses: imageAnalysisPorts({ reader, kept }),
    uploadQueue: { ...uploads, watchNetwork },
    album: albumMachinePorts({ clock, unsaved }),
    forgetAlbum: async (aid) => {
      await Promise.allSettled([store.removeAlbum(aid), unsaved.store(aid, []), kept.forgetAlbum(aid)])
    },
    forgetAll: () => kept.forgetAll(),
  }
}
