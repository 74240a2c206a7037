import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import { photosOfAlbum } from '../../../domain/album/album-edit.ts'
import { isAlbumComplete } from '../../../domain/album/album-status.ts'
import type { AlbumId, GroupId, ProductId } from '../../../domain/ids.ts'
import { albumStage, isSharing, savedState } from '../../../machines/album/album.selectors.ts'
import { problemFault } from '../../../machines/faults.ts'
import type { PickedPhoto } from '../../../machines/upload/upload.types.ts'
import {
  isQueueOffline,
  isQueuePaused,
  uploadProgressOf,
} from '../../../machines/upload-queue/upload-queue.selectors.ts'
import { AlbumConflictDialog } from '../../features/album/AlbumConflictDialog.tsx'
import styles from '../../features/album/AlbumDetail.module.css'
import { AlbumSignedOutNote } from '../../features/album/AlbumSignedOutNote.tsx'
import { ClosedAlbum } from '../../features/album/ClosedAlbum.tsx'
import { StatusLine } from '../../features/album/StatusLine.tsx'
import { UploadTray } from '../../features/album/UploadTray.tsx'
import { useAlbumView } from '../../features/album/use-album-view.ts'
import { useCalmAlbum } from '../../features/album/use-calm-album.ts'
import { useOpenAlbum } from '../../features/album/use-open-album.ts'
import { useProduct } from '../../features/catalogue/use-product.ts'
import { AlbumDesigns } from '../../features/designs/AlbumDesigns.tsx'
import { useOwnDesigns } from '../../features/designs/use-own-designs.ts'
import { useShareCard } from '../../messenger/share-card.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useSession } from '../../session/session.ts'
import { useVisit } from '../../session/visit-store.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { AlbumBar } from './AlbumBar.tsx'
import { AlbumGroups } from './AlbumGroups.tsx'
import { AlbumOffers } from './AlbumOffers.tsx'
import { AlbumPlan } from './AlbumPlan.tsx'
import { AlbumSheets } from './AlbumSheets.tsx'

interface AlbumViewProps {
  readonly aid: AlbumId
  readonly pid: ProductId | null
  readonly left: readonly (PickedPhoto & { readonly groupId: GroupId })[]
}

/** The album as the shopper works on it: groups, photos, photos on their way. Usable while uploads run. */
export function AlbumView({ aid, pid, left }: AlbumViewProps) {
  const { t } = useLingui()
  const { album, queue, uploads, signedOut, signedIn } = useOpenAlbum({ aid, pid, left })
  const stage = useSelector(album, albumStage)
  const saved = useSelector(album, savedState)
  const open = useSelector(album, ({ context }) => context.album)
  const calm = useCalmAlbum(open)
  const problem = useSelector(album, ({ context }) => context.problem)
  const sharing = useSelector(album, isSharing)
  const progress = uploadProgressOf(uploads)
  const offline = useSelector(queue, isQueueOffline)
  const paused = useSelector(queue, isQueuePaused)
  const view = useAlbumView(album, queue)
  const { back } = useNavigation()
  const { merchant, shopper } = useSession()
  const { visit } = useVisit()
  const product = useProduct(pid)
  const designs = useOwnDesigns(aid, shopper !== null)
  // What the album tells is drawn at once and in one piece; its many tiles are drawn a little at a time the first time, so that a finger comes between.
  const isShown = useDeferredValue(open !== null && !designs.isLoading && !product.isLoading)
  useShareCard(
    open?.shareUrl
      ? { title: open.name, desc: '', link: open.shareUrl, image: photosOfAlbum(open)[0]?.imageThumb ?? '' }
      : null,
  )

  if (stage === 'failed') {
    return (
      <Screen top={<TopBar title={t`Album`} onBack={() => back('album_list')} />}>
        <FaultState fault={problemFault(problem)} onRetry={() => album.send({ type: 'album.retry' })} />
      </Screen>
    )
  }
  if (stage === 'closed') {
    return <ClosedAlbum />
  }
  // What stands above the photos is there with them: it would push them down under the finger.
  if (!isShown || !open || !calm) {
    return <WaitingFor what="photos" />
  }
  // Whoever may only look is told no owner (A§2: the share type decides the view).
  if (!open.uid) {
    return <Redirect to="album_preview" query={{ aid }} />
  }
  const photos = photosOfAlbum(open)
  const inTray = uploads.filter(({ phase }) => ['refused', 'failed', 'ghost'].includes(phase))
  const shrunk = uploads.filter(({ isLikelyShrunk, phase }) => isLikelyShrunk && phase !== 'refused').length
  const moving = progress.total - progress.safe - progress.waiting
  const empty = photos.length === 0 && uploads.length === 0
  return (
    <Screen
      top={
        <TopBar
          title={
            <button
              type="button"
              className={styles['title']}
              aria-label={t`Rename ${open.name}`}
              onClick={() => view.open({ kind: 'name' })}
            >
              <span className={styles['name']}>{open.name}</span>
              <Icon name="edit" size={16} />
            </button>
          }
          onBack={() => back('album_list')}
          actions={
            <>
              {photos.length > 0 ? (
                <Button variant="quiet" onClick={view.toggleSelecting}>
                  {view.selecting ? <Trans>Cancel</Trans> : <Trans>Select</Trans>}
                </Button>
              ) : null}
              {open.uid === shopper?.uid ? (
                <IconButton icon="share" label={t`Share this album`} onClick={() => view.open({ kind: 'share' })} />
              ) : null}
            </>
          }
        />
      }
      bottom={
        <>
          <UploadTray
            photos={inTray}
            shrunk={shrunk}
            onRetry={(uploadId) => queue.send({ type: 'photo.retry', uploadId })}
            onRetryAll={() => queue.send({ type: 'queue.retry' })}
            onDismiss={view.dismiss}
            onPickedAgain={(uploadId) => queue.send({ type: 'photo.picked again', uploadId })}
          />
          <AlbumBar
            empty={empty}
            busy={view.picking}
            selecting={view.selecting}
            selected={view.selected.size}
            moving={moving}
            offline={offline}
            paused={paused}
            photos={photos.length}
            complete={isAlbumComplete(
              [...photos.map(() => SAFE), ...Array.from({ length: moving }, () => ON_THE_WAY)],
              open.coverPhotos.map(({ imageThumb }) => ({ url: imageThumb })),
            )}
            saved={saved === 'saved' && !signedOut}
            onFiles={view.pick}
            onSelected={() => view.open({ kind: 'photos', photoIds: [...view.selected] })}
          />
        </>
      }
    >
      <div className={styles['page']} data-tray={inTray.length + shrunk > 0 || undefined}>
        <div className={styles['side']}>
          <StatusLine
            photos={photos}
            progress={progress}
            offline={offline}
            paused={paused}
            saved={saved}
            chosen={view.selecting ? view.selected.size : undefined}
            onPause={() => queue.send({ type: 'queue.pause' })}
            onResume={() => queue.send({ type: 'queue.resume' })}
          />
          {signedOut ? <AlbumSignedOutNote onBack={signedIn} /> : null}
          {view.unreadable ? (
            <Banner tone="warning">
              <Trans>We couldn’t read these photos from your phone. Please pick them again.</Trans>
            </Banner>
          ) : null}
          {shopper ? <AlbumDesigns aid={aid} /> : null}
          {product.data ? (
            <AlbumPlan
              album={calm}
              product={product.data}
              closed={merchant.shop.closeAlbumGroup}
              ecommerce={visit.mode === 1}
              busy={moving > 0}
            />
          ) : null}
          {empty ? null : (
            <AlbumOffers
              album={open}
              busy={moving > 0}
              chapters={!merchant.shop.closeAlbumGroup && (pid === null || product.data?.book !== undefined)}
              onEdit={view.edit}
            />
          )}
        </div>
        <div className={styles['groups']}>
          {empty ? (
            <EmptyState drawing="photos" title={t`Which photos tell the story?`}>
              {product.data?.pages?.kind === 'fixed' ? (
                <Trans>We check every one, keep the originals for printing and lay out your book.</Trans>
              ) : (
                <Trans>
                  Pick as many as you like. We check every one, keep the originals for printing and lay out your book.
                </Trans>
              )}
            </EmptyState>
          ) : (
            <AlbumGroups album={calm} uploads={uploads} view={view} closed={merchant.shop.closeAlbumGroup} />
          )}
        </div>
      </div>
      <AlbumSheets
        album={open}
        view={view}
        sharing={sharing}
        onShare={(shareType) => album.send({ type: 'share.choose', shareType })}
      />
      <AlbumConflictDialog
        open={saved === 'conflict'}
        onApplyAgain={() => album.send({ type: 'conflict.apply again' })}
        onUseLatest={() => album.send({ type: 'conflict.use latest' })}
      />
    </Screen>
  )
}

/** A photo of an album, and one that travels or is held back: a design would be made without it (A§4). */
const SAFE = { uploadValid: true, isSave: true }
const ON_THE_WAY = { uploadValid: false, isSave: false }
