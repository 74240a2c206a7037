import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { pathTo, type Query, type RouteName } from '../../navigation/routes.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { type AlbumCard, usePorts } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Drawing } from '../../ui/pictures/Drawing.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './AlbumList.module.css'

/** The shopper's albums; with a product in the address, those that it can be made from. */
export function AlbumList({ to }: { readonly to: AlbumScreen }) {
  const { t } = useLingui()
  const query = Object.fromEntries(useQueryOfAddress()) as Query
  const { back } = useNavigation()
  const albums = useApiQuery(['albums'], ({ account }, signal) => account.albums(signal))
  const [leaving, setLeaving] = useState<AlbumCard | null>(null)
  const choosing = query['pid'] !== undefined
  // Who comes with a product and has no album has nothing to choose: photos are next.
  if (choosing && albums.data?.length === 0) {
    return <Redirect to={to} query={{ ...query, new: '1' }} />
  }
  // Without an answer, to ask again is the way on; who chooses waits for what there is to choose from.
  const isWaiting = albums.isPending ? choosing : !albums.data
  return (
    <Screen
      busy={albums.isPending}
      top={<TopBar title={choosing ? t`Which photos?` : t`My albums`} onBack={() => back('index')} />}
      bottom={
        isWaiting ? null : (
          <BottomBar>
            <LinkButton variant="primary" icon="plus" to={to} query={{ ...query, new: '1' }}>
              <Trans>New album</Trans>
            </LinkButton>
          </BottomBar>
        )
      }
    >
      {albums.error ? (
        <FaultState fault={albums.error} title={t`Your albums didn’t load`} onRetry={() => void albums.refetch()} />
      ) : null}
      {albums.isPending ? <Waiting /> : null}
      {albums.data?.length === 0 ? (
        <EmptyState drawing="photos" title={t`No albums yet`}>
          <Trans>An album holds the photos of one story. Begin with the ones you like best.</Trans>
        </EmptyState>
      ) : null}
      <ul className={styles['list']}>
        {(albums.data ?? []).map((album) => (
          <AlbumRow
            key={album.id}
            {...{ album, to, query }}
            onRemove={choosing ? undefined : () => setLeaving(album)}
          />
        ))}
      </ul>
      <RemoveDialog album={leaving} onClose={() => setLeaving(null)} />
    </Screen>
  )
}

/** What an album is opened for: to work on it, or to choose photos of it. */
type AlbumScreen = Extract<RouteName, 'album_detail' | 'album_gallery'>

interface AlbumRowProps {
  readonly album: AlbumCard
  readonly to: AlbumScreen
  readonly query: Query
  /** Absent while an album is chosen for a product. */
  readonly onRemove: (() => void) | undefined
}

function AlbumRow({ album, to, query, onRemove }: AlbumRowProps) {
  const { t, i18n } = useLingui()
  const changed = i18n.date(new Date(album.updated), { dateStyle: 'medium' })
  return (
    <li className={styles['row']}>
      <Link className={styles['open']} href={pathTo(to, { ...query, aid: album.id })}>
        <span className={styles['cover']}>
          {album.cover ? <img src={album.cover} alt="" loading="lazy" /> : <Drawing name="photos" width={64} />}
        </span>
        <span className={styles['words']}>
          <span className={styles['name']}>{album.name}</span>
          <span className={styles['note']}>
            <Plural value={album.photoCount} one="# photo" other="# photos" />
          </span>
          <span className={styles['note']}>{changed}</span>
        </span>
        {onRemove ? null : <Icon name="forward" size={20} />}
      </Link>
      {onRemove ? <IconButton icon="trash" label={t`Delete ${album.name}`} onClick={onRemove} /> : null}
    </li>
  )
}

function RemoveDialog({ album, onClose }: { readonly album: AlbumCard | null; readonly onClose: () => void }) {
  const { t } = useLingui()
  const { albums } = usePorts()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    if (!album) {
      return
    }
    setBusy(true)
    try {
      await albums.remove(album.id)
      await client.invalidateQueries({ queryKey: ['albums'] })
      onClose()
    } catch (fault) {
      const refused = fault instanceof Error && fault.name === 'RequestRefused'
      toast(refused ? fault.message : t`The album wasn’t deleted. Please try again.`, 'danger')
      // What the shop says no to stays so: a second press would be refused as well.
      if (refused) {
        onClose()
      }
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={album !== null}
      onOpenChange={onClose}
      title={t`Delete “${album?.name ?? ''}”?`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    >
      <Trans>This also deletes its photos and the designs made from them. Your orders stay as they are.</Trans>
    </Dialog>
  )
}

function Waiting() {
  return (
    <div className={styles['list']}>
      <Loading />
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} height="88px" shape="card" />
      ))}
    </div>
  )
}
