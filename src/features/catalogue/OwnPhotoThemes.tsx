import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { type Album, DEFAULT_GROUP_NAME } from '../../../domain/album/album.ts'
import { type AlbumId, asId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { localised } from '../../i18n/i18n.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useSet } from '../../navigation/set-context.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { usePorts } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { chosenPhotos } from './album-choice.ts'
import styles from './SheetThemes.module.css'
import { SheetThemes, useChosenTheme } from './SheetThemes.tsx'

interface OwnPhotoThemesProps {
  readonly product: Product
  readonly themes: readonly Theme[]
}

/** The looks of a product on the shopper's own photos; from here on to the editor. */
export function OwnPhotoThemes({ product, themes }: OwnPhotoThemesProps) {
  const { back } = useNavigation()
  const aid = asId<AlbumId>(useQueryOfAddress().get('aid') ?? '')
  const album = useApiQuery(['designed album', aid], ({ albums }, signal) => albums.open(aid, signal))
  if (album.error) {
    return (
      <Screen top={<TopBar title={localised(product.name)} onBack={() => back('prod_details', { pid: product.id })} />}>
        <FaultState fault={album.error} onRetry={() => void album.refetch()} />
      </Screen>
    )
  }
  return album.data ? <Looks product={product} themes={themes} album={album.data} /> : <WaitingFor what="looks" />
}

function Looks({ product, themes, album }: OwnPhotoThemesProps & { readonly album: Album }) {
  const { t } = useLingui()
  const { designs } = usePorts()
  const { go, back } = useNavigation()
  const address = useQueryOfAddress()
  const set = useSet()
  const [chosen, choose] = useChosenTheme(themes, address.get('tid'))
  const named = address.get('photos')
  const photos = useMemo(() => chosenPhotos(album, named), [album, named])
  const [images] = useState(() => designs.imagesOf(album))
  useEffect(() => () => images.dispose(), [images])
  const query = { pid: product.id, aid: album.id, photos: named ?? undefined, ...set }
  const first = album.groups.find((group) => group.photos.some(({ id }) => id === photos[0]?.id))?.title ?? ''
  return (
    <Screen
      top={<TopBar title={localised(product.name)} onBack={() => back('album_gallery', query)} />}
      bottom={
        <BottomBar>
          <Button onClick={() => go('album_gallery', { ...query, tid: chosen })}>
            <Trans>Other photos</Trans>
          </Button>
          <Button variant="primary" disabled={!chosen} onClick={() => go('theme_preview', { ...query, tid: chosen })}>
            {product.type === 2 ? <Trans>Place the photo</Trans> : <Trans>Add text and arrange</Trans>}
          </Button>
        </BottomBar>
      }
    >
      <p className={styles['hint']}>
        {product.type === 2
          ? t`How should it look in its frame? You can crop and rotate it next.`
          : t`Which look suits your photos?`}
      </p>
      {chosen ? (
        <SheetThemes
          product={product}
          themes={themes}
          photos={photos}
          images={images}
          title={first === DEFAULT_GROUP_NAME ? '' : first}
          chosen={chosen}
          onChoose={choose}
        />
      ) : null}
    </Screen>
  )
}
