import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { photosOf } from '../../../domain/album/album-edit.ts'
import type { AlbumId, GroupId } from '../../../domain/ids.ts'
import { savedState } from '../../../machines/album/album.selectors.ts'
import type { PickedPhoto } from '../../../machines/upload/upload.types.ts'
import { uploadProgress } from '../../../machines/upload-queue/upload-queue.selectors.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation.ts'
import { useSession } from '../../session.ts'
import { Banner } from '../../ui/Banner.tsx'
import { BottomBar } from '../../ui/BottomBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FaultState } from '../../ui/FaultState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { WaitingScreen } from '../../ui/WaitingScreen.tsx'
import { AddPhotos } from './AddPhotos.tsx'
import styles from './AlbumDetail.module.css'
import { AlbumGroups } from './AlbumGroups.tsx'
import { AlbumSheets } from './AlbumSheets.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { problemFault } from './problem-fault.ts'
import { UploadLine } from './UploadLine.tsx'
import { UploadTray } from './UploadTray.tsx'
import { useAlbumDesk } from './use-album-desk.ts'
import { useOpenAlbum } from './use-open-album.ts'

interface AlbumDeskProps {
  readonly aid: AlbumId
  readonly left: readonly (PickedPhoto & { readonly groupId: GroupId })[]
}

/** The album as the shopper works on it: groups, photos, photos on their way. Usable while uploads run. */
export function AlbumDesk({ aid, left }: AlbumDeskProps) {
  const { t } = useLingui()
  const { album, queue } = useOpenAlbum(aid, left)
  const shown = useSelector(album, (snapshot) => snapshot)
  const uploads = useSelector(queue, (snapshot) => snapshot)
  const desk = useAlbumDesk(album, queue)
  const { back, replace } = useNavigation()
  const { shopper } = useSession()
  const context = shown.context

  if (shown.hasTag('failed')) {
    return (
      <Screen top={<TopBar title="" onBack={() => back('album_list')} />}>
        <FaultState fault={problemFault(context.problem)} onRetry={() => album.send({ type: 'album.retry' })} />
      </Screen>
    )
  }
  if (shown.matches('closed')) {
    replace('album_noshare')
    return <WaitingScreen />
  }
  if (!context.album) {
    return <WaitingScreen />
  }
  const photos = photosOf(context.album)
  const progress = uploadProgress(uploads)
  const empty = photos.length === 0 && uploads.context.photos.length === 0
  return (
    <Screen
      top={
        <TopBar
          title={
            <button type="button" className={styles['title']} onClick={() => desk.open({ kind: 'name' })}>
              {context.album.name}
            </button>
          }
          onBack={() => back('album_list')}
          actions={
            <>
              {photos.length > 0 ? (
                <IconButton
                  icon="check"
                  label={t`Select several`}
                  selected={desk.selecting}
                  onClick={desk.toggleSelecting}
                />
              ) : null}
              {context.album.uid === shopper?.uid ? (
                <IconButton icon="share" label={t`Share this album`} onClick={() => desk.open({ kind: 'share' })} />
              ) : null}
            </>
          }
        />
      }
      bottom={
        <DeskBar
          empty={empty}
          busy={desk.picking}
          selected={desk.selected.size}
          moving={progress.total - progress.safe - progress.waiting}
          photos={photos.length}
          onFiles={desk.pick}
          onSelected={() => desk.open({ kind: 'photos', photoIds: [...desk.selected] })}
        />
      }
    >
      <div className={styles['page']}>
        <UploadLine progress={progress} offline={uploads.hasTag('offline')} />
        {desk.unreadable ? (
          <Banner tone="warning">
            <Trans>These photos could not be read from your phone. Please pick them once more.</Trans>
          </Banner>
        ) : null}
        <UploadTray
          photos={uploads.context.photos.filter(({ phase }) => ['refused', 'failed', 'ghost'].includes(phase))}
          onRetry={(uploadId) => queue.send({ type: 'photo.retry', uploadId })}
          onDismiss={desk.dismiss}
          onPickedAgain={(uploadId) => queue.send({ type: 'photo.picked again', uploadId })}
        />
        {empty ? (
          <EmptyState drawing="photos" title={t`Which photos tell the story?`}>
            <Trans>
              Pick as many as you like. We check every one, keep the originals for printing and lay out your book.
            </Trans>
          </EmptyState>
        ) : (
          <AlbumGroups album={context.album} uploads={uploads.context.photos} desk={desk} />
        )}
        <p className={styles['saved']} role="status">
          <SavedLine state={savedState(shown)} />
        </p>
      </div>
      <AlbumSheets
        album={context.album}
        desk={desk}
        onShare={(shareType) => album.send({ type: 'share.choose', shareType })}
      />
      <ConflictDialog
        open={savedState(shown) === 'conflict'}
        onApplyAgain={() => album.send({ type: 'conflict.apply again' })}
        onUseLatest={() => album.send({ type: 'conflict.use latest' })}
      />
    </Screen>
  )
}

function SavedLine({ state }: { readonly state: ReturnType<typeof savedState> }) {
  if (state === 'saved') {
    return <Trans>All changes saved</Trans>
  }
  return state === 'refused' ? (
    <Trans>The shop did not take the last change. It is still on this phone.</Trans>
  ) : (
    <Trans>Kept on this phone, being saved</Trans>
  )
}

interface DeskBarProps {
  readonly empty: boolean
  readonly busy: boolean
  readonly selected: number
  readonly moving: number
  readonly photos: number
  readonly onFiles: (files: readonly File[]) => void
  readonly onSelected: () => void
}

function DeskBar({ empty, busy, selected, moving, photos, onFiles, onSelected }: DeskBarProps) {
  const { t } = useLingui()
  const query = useQueryOfAddress()
  const { go } = useNavigation()
  const pid = query.get('pid') ?? undefined
  const tid = query.get('tid') ?? undefined
  const aid = query.get('aid') ?? undefined
  if (selected > 0) {
    return (
      <BottomBar>
        <Button look="primary" onClick={onSelected}>
          <Trans>What to do with {selected}</Trans>
        </Button>
      </BottomBar>
    )
  }
  return (
    <BottomBar>
      <AddPhotos look={empty ? 'primary' : 'secondary'} busy={busy} onFiles={onFiles} />
      {photos > 0 ? (
        <Button
          look="primary"
          disabled={moving > 0}
          title={moving > 0 ? t`As soon as every photo is safe` : undefined}
          onClick={() => go(pid ? (tid ? 'theme_preview' : 'theme_list') : 'prod_list', { aid, pid, tid })}
        >
          {moving > 0 ? <Trans>{moving} on the way</Trans> : <Trans>Design my book</Trans>}
        </Button>
      ) : null}
    </BottomBar>
  )
}
