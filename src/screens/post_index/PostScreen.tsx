import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { OwnPhotoThemes } from '../../features/catalogue/OwnPhotoThemes.tsx'
import styles from '../../features/catalogue/SheetThemes.module.css'
import { SheetThemes, useChosenTheme } from '../../features/catalogue/SheetThemes.tsx'
import { photosInTurn, useShownPhotos } from '../../features/catalogue/use-own-photos.ts'
import { WithThemes } from '../../features/catalogue/WithThemes.tsx'
import { localised } from '../../i18n/i18n.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useSet } from '../../navigation/set-context.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'

/** Route `/post_index`: a set of postcards. A look is chosen on demo photographs, or on the shopper's own once there are some. */
export function PostScreen() {
  const { t } = useLingui()
  const address = useQueryOfAddress()
  const pid = address.get('pid')
  return pid ? (
    <WithThemes pid={pid} title={t`Postcards`}>
      {(known) => (address.get('aid') ? <OwnPhotoThemes {...known} /> : <SampleCards {...known} />)}
    </WithThemes>
  ) : (
    <Redirect to="prod_list" query={{}} />
  )
}

/** So many cards show a look. */
const CARDS = 4

function SampleCards({ product, themes }: { readonly product: Product; readonly themes: readonly Theme[] }) {
  const { t } = useLingui()
  const { go, back } = useNavigation()
  const address = useQueryOfAddress()
  const set = useSet()
  const [chosen, choose] = useChosenTheme(themes, address.get('tid'))
  const { minCount, maxCount } = product.photos
  const shown = useShownPhotos()
  const photos = useMemo(() => photosInTurn(shown?.photos ?? [], CARDS), [shown])
  return (
    <Screen
      top={<TopBar title={localised(product.name)} onBack={() => back('prod_details', { pid: product.id })} />}
      bottom={
        <BottomBar
          note={
            <Trans>
              {minCount} to {maxCount} photos
            </Trans>
          }
        >
          <Button
            variant="primary"
            disabled={!chosen}
            onClick={() => go('album_gallery', { pid: product.id, tid: chosen, ...set })}
          >
            <Trans>Choose photos</Trans>
          </Button>
        </BottomBar>
      }
    >
      <p className={styles['hint']}>
        <Trans>A photo on the front, your words on the back. Swipe to see both sides.</Trans>
      </p>
      {chosen && shown ? (
        <SheetThemes
          product={product}
          themes={themes}
          photos={photos}
          images={shown.images}
          title={shown.own ? shown.own.group : t`A day by the sea`}
          chosen={chosen}
          onChoose={choose}
        />
      ) : null}
    </Screen>
  )
}
