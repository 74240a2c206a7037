import { useMemo } from 'react'
import type { AnyActorRef, EventObject } from 'xstate'
import type { UploadSnapshot } from '../../../machines/upload/upload.selectors.ts'
import { asPicked, isToDo, withSnapshot } from '../../../machines/upload-queue/queued-photos.ts'
import { uploadQueueMachine } from '../../../machines/upload-queue/upload-queue.machine.ts'
import { AlbumDetailScreen } from '../../../src/screens/album_detail/AlbumDetailScreen.tsx'
import { snapshotAt } from '../../fixtures/at-state.ts'
import { Stage } from '../../fixtures/Stage.tsx'
import { albumWorld } from '../../fixtures/sample-albums.ts'
import type { DrivenProps } from './driven-screens.tsx'
import { mirrorOf } from './mirror.ts'

/** What the queue would tell its photo when the screen sends it this. */
const TOLD: Readonly<Record<string, string>> = {
  'photo.retry': 'upload.retry',
  'photo.cancel': 'upload.cancel',
  'photo.picked again': 'upload.picked again',
  'queue.pause': 'upload.pause',
  'queue.resume': 'upload.resume',
}

/** The queue of an album with this one photo in it. */
function queueWith(snapshot: unknown) {
  const { context, value } = snapshot as UploadSnapshot
  const { uploadId, mchid, uid, aid } = context
  const photos = withSnapshot([asPicked(context)], uploadId, snapshot as UploadSnapshot)
  const at = value === 'paused' ? 'paused' : photos.some(isToDo) ? 'working' : 'resting'
  return snapshotAt(uploadQueueMachine, at, { mchid, uid, aid, photos, online: true })
}

export default function UploadDriven({ actor }: DrivenProps<AnyActorRef>) {
  const setting = useMemo(() => {
    const world = albumWorld({})
    const told = (event: EventObject) => {
      const type = TOLD[event.type]
      return type ? { type } : undefined
    }
    const uploadQueue = mirrorOf(actor, { shown: queueWith, told }) as never
    return { address: '/album_detail?aid=a1', world: { ...world, machines: { ...world.machines, uploadQueue } } }
  }, [actor])
  return (
    <Stage setting={setting}>
      <AlbumDetailScreen />
    </Stage>
  )
}
