import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { AlbumPhoto } from '../../../domain/album/album.ts'
import { photosOfAlbum } from '../../../domain/album/album-edit.ts'
import type { AlbumId, GroupId, PhotoId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import { albumStage, savedState } from '../../../machines/album/album.selectors.ts'
import { problemFault } from '../../../machines/faults.ts'
import type { PickedPhoto } from '../../../machines/upload/upload.types.ts'
import {
  isQueueOffline,
  isQueuePaused,
  uploadProgressOf,
} from '../../../machines/upload-queue/upload-queue.selectors.ts'
import { AddPhotos } from '../../features/album/AddPhotos.tsx'
import { AlbumConflictDialog } from '../../features/album/AlbumConflictDialog.tsx'
import { AlbumSignedOutNote } from '../../features/album/AlbumSignedOutNote.tsx'
import { ClosedAlbum } from '../../features/album/ClosedAlbum.tsx'
import { PhotosMoving } from '../../features/album/PhotosMoving.tsx'
import { StatusLine } from '../../features/album/StatusLine.tsx'
import { UploadTray } from '../../features/album/UploadTray.tsx'
import { useAlbumView } from '../../features/album/use-album-view.ts'
import { useOpenAlbum } from '../../features/album/use-open-album.ts'
import { localised } from '../../i18n/i18n.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { photoRange, toggled, withNewPhotos, withOthers } from './chosen-photos.ts'
import { Count, Hint, HowMany } from './GalleryCount.tsx'
import { GalleryGrid } from './GalleryGrid.tsx'
import styles from './GalleryView.module.css'
import { HandOnNote } from './HandOnNote.tsx'
import { useChoice } from './use-choice.ts'
import { useGoOn } from './use-go-on.ts'

interface GalleryViewProps {
  readonly aid: AlbumId
  readonly product: Product
  readonly left: readonly (PickedPhoto & { readonly groupId: GroupId })[]
  /** Of a calendar: how many it has. */
  readonly months?: number
}

/** Where photos are chosen for a thing of a few photos, or where all of an album are handed on as they are. */
export function GalleryView({ aid, product, left, months }: GalleryViewProps) {
  const { t } = useLingui()
  const { back } = useNavigation()
  const { album, queue, uploads, signedOut, signedIn } = useOpenAlbum({ aid, pid: product.id, left })
  const stage = useSelector(album, albumStage)
  const saved = useSelector(album, savedState)
  const open = useSelector(album, ({ context }) => context.album)
  const problem = useSelector(album, ({ context }) => context.problem)
  const progress = uploadProgressOf(uploads)
  const offline = useSelector(queue, isQueueOffline)
  const paused = useSelector(queue, isQueuePaused)
  const view = useAlbumView(album, queue)
  const goOn = useGoOn(product, aid)
  const range = { ...photoRange(product), months }
  const all = product.type === 4
  const [chosen, setChosen] = useChoice()
  const came = uploads.flatMap(({ photo }) => (photo ? [photo.id] : []))
  useNewcomers(came, (ids) => setChosen((before) => withNewPhotos(before, ids, came, range.max)))

  if (stage === 'failed') {
    return (
      <Screen top={<TopBar title={t`Photos`} onBack={() => back('album_list')} />}>
        <FaultState fault={problemFault(problem)} onRetry={() => album.send({ type: 'album.retry' })} />
      </Screen>
    )
  }
  if (stage === 'closed') {
    return <ClosedAlbum />
  }
  if (!open) {
    return <WaitingFor what="photos" />
  }
  const photos = photosOfAlbum(open)
  const inside = chosen.filter((id) => photos.some((photo) => photo.id === id))
  const count = all ? photos.length : inside.length
  const moving = progress.total - progress.safe - progress.waiting
  const inTray = uploads.filter(({ phase }) => ['refused', 'failed', 'ghost'].includes(phase))
  const empty = photos.length === 0 && moving === 0
  const question = all
    ? msg`Which photos should we send?`
    : range.max === 1
      ? msg`Which photo would you like?`
      : msg`Which photos would you like?`
  return (
    <Screen
      top={<TopBar title={localised(product.name)} onBack={() => back('album_list')} />}
      bottom={
        <>
          <UploadTray
            photos={inTray}
            shrunk={uploads.filter(({ isLikelyShrunk, phase }) => isLikelyShrunk && phase !== 'refused').length}
            onRetry={(uploadId) => queue.send({ type: 'photo.retry', uploadId })}
            onRetryAll={() => queue.send({ type: 'queue.retry' })}
            onDismiss={view.dismiss}
            onPickedAgain={(uploadId) => queue.send({ type: 'photo.picked again', uploadId })}
          />
          <BottomBar>
            <AddPhotos variant={empty ? 'primary' : 'secondary'} busy={view.picking} onFiles={view.pick} />
            {empty ? null : (
              <Button
                variant="primary"
                disabled={count < range.min || count > range.max || moving > 0 || saved !== 'saved' || signedOut}
                title={moving > 0 ? t`Once every photo is uploaded` : undefined}
                onClick={() => goOn(all ? undefined : inside)}
              >
                {moving > 0 ? <PhotosMoving count={moving} {...{ offline, paused }} /> : <Trans>Continue</Trans>}
              </Button>
            )}
          </BottomBar>
        </>
      }
    >
      <div className={styles['page']} data-tray={inTray.length > 0 || undefined}>
        <StatusLine
          photos={photos}
          progress={progress}
          offline={offline}
          paused={paused}
          saved={saved}
          onPause={() => queue.send({ type: 'queue.pause' })}
          onResume={() => queue.send({ type: 'queue.resume' })}
        />
        {signedOut ? <AlbumSignedOutNote onBack={signedIn} /> : null}
        {all ? <HandOnNote photos={photos} /> : empty ? null : <Hint {...range} />}
        {empty || range.max === 1 ? null : (
          <div className={styles['counted']}>
            <Count count={count} {...range} />
            {all || inside.length >= Math.min(photos.length, range.max) || photos.length < 2 ? null : (
              <Button
                variant="quiet"
                onClick={() =>
                  setChosen((before) =>
                    withOthers(
                      before,
                      photos.map(({ id }) => id),
                      range.max,
                    ),
                  )
                }
              >
                {photos.length > range.max ? <Trans>Choose {range.max}</Trans> : <Trans>Choose all</Trans>}
              </Button>
            )}
          </div>
        )}
        {empty ? (
          <EmptyState drawing="photos" title={t(question)}>
            {range.max > 1 && !all ? (
              <>
                <HowMany {...range} />
                <br />
              </>
            ) : null}
            <Trans>Add some from your phone. We keep the originals for printing.</Trans>
          </EmptyState>
        ) : (
          <GalleryGrid
            photos={photos}
            uploads={uploads}
            chosen={all ? undefined : inside}
            full={inside.length >= range.max && range.max > 1}
            onCancel={view.cancel}
            onToggle={(photo: AlbumPhoto) => setChosen((before) => toggled(before, photo.id, range.max))}
          />
        )}
      </div>
      <AlbumConflictDialog
        open={saved === 'conflict'}
        onApplyAgain={() => album.send({ type: 'conflict.apply again' })}
        onUseLatest={() => album.send({ type: 'conflict.use latest' })}
      />
    </Screen>
  )
}

/** Tells which photos of this visit are safe now. */
function useNewcomers(came: readonly PhotoId[], tell: (ids: readonly PhotoId[]) => void): void {
  const [known, remember] = useState<readonly PhotoId[]>([])
  const fresh = came.filter((id) => !known.includes(id))
  const key = fresh.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names the photos that are new.
  useEffect(() => {
    if (fresh.length > 0) {
      remember((before) => [...before, ...fresh])
      tell(fresh)
    }
  }, [key])
}
