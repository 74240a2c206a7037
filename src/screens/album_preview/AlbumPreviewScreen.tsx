import { Trans, useLingui } from '@lingui/react/macro'
import type { Album } from '../../../domain/album/album.ts'
import { photosOfAlbum } from '../../../domain/album/album-edit.ts'
import { shownText } from '../../../domain/album/group-text.ts'
import { type AlbumId, asId } from '../../../domain/ids.ts'
import { SharedAlbumFault } from '../../features/album/SharedAlbumFault.tsx'
import { SharedLink } from '../../features/album/SharedLink.tsx'
import { localised } from '../../i18n/i18n.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useApiQuery } from '../../ports/api-query.ts'
import { useSession } from '../../session/session.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import styles from './AlbumPreview.module.css'

/** Route `/album_preview`: an album to look at (A§2 share type readonly). One that is not shared leads to `/album_noshare`. */
export function AlbumPreviewScreen() {
  const query = useQueryOfAddress()
  const aid = query.get('aid')
  const token = query.get('st')
  if (!aid) {
    return <Redirect to="album_noshare" query={{}} />
  }
  return token ? <SharedLink aid={aid} token={token} /> : <AlbumToOpen key={aid} aid={asId(aid)} />
}

function AlbumToOpen({ aid }: { readonly aid: AlbumId }) {
  const { shopper } = useSession()
  const album = useApiQuery(['album', aid], ({ albums }, signal) => albums.open(aid, signal))
  if (album.error) {
    return <SharedAlbumFault fault={album.error} asShopper={shopper !== null} onRetry={() => void album.refetch()} />
  }
  return album.data ? <AlbumToRead album={album.data} /> : <WaitingFor what="photos" />
}

function AlbumToRead({ album }: { readonly album: Album }) {
  const { t } = useLingui()
  const { merchant } = useSession()
  const { back } = useNavigation()
  return (
    <Screen top={<TopBar title={album.name} onBack={() => back('index')} />}>
      {photosOfAlbum(album).length === 0 ? (
        <EmptyState drawing="photos" title={t`No photos here yet`}>
          <Trans>Please check back later.</Trans>
        </EmptyState>
      ) : null}
      <div className={styles['page']}>
        {album.ismch ? (
          <p className={styles['text']}>
            <Trans>An album by {localised(merchant.name)}</Trans>
          </p>
        ) : null}
        {album.groups
          .filter((group) => group.photos.length > 0)
          .map((group) => (
            <section key={group.id} className={styles['group']}>
              {group.title ? <h2 className={styles['title']}>{group.title}</h2> : null}
              {group.description ? (
                <p className={styles['text']}>{shownText(group.description, group.textShow)}</p>
              ) : null}
              <div className={styles['grid']}>
                {group.photos.map((photo, at) => (
                  <img
                    key={photo.id}
                    className={styles['photo']}
                    src={photo.imageThumb}
                    // biome-ignore lint/a11y/noRedundantAlt: a number alone does not say of what.
                    alt={t`Photo ${at + 1}`}
                    width={photo.width}
                    height={photo.height}
                    loading="lazy"
                  />
                ))}
              </div>
            </section>
          ))}
      </div>
    </Screen>
  )
}
