import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import type { Album } from '../../../domain/album/album.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import styles from '../../features/calendar/CalendarForm.module.css'
import { CalendarForm } from '../../features/calendar/CalendarForm.tsx'
import { monthsOf } from '../../features/calendar/months-of.ts'
import { chosenPhotos } from '../../features/catalogue/album-choice.ts'
import { useChosenTheme } from '../../features/catalogue/SheetThemes.tsx'
import { localised } from '../../i18n/i18n.ts'
import { newId } from '../../lib/new-id.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useSet } from '../../navigation/set-context.ts'
import { useCalendars, usePorts } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { SAMPLE_PHOTOS, sampleImages } from '../../ui/pictures/sample-photos.ts'
import { CalendarThemes } from './CalendarThemes.tsx'
import { hasMonths, useCalendarRequest } from './use-calendar-request.ts'

interface OwnCalendarProps {
  readonly product: Product
  readonly themes: readonly Theme[]
  readonly album: Album
}

/** The calendar of the shopper's own photos; from here on to the editor. */
export function OwnCalendar({ product, themes, album }: OwnCalendarProps) {
  const calendars = useCalendars()
  const { designs } = usePorts()
  const { go, back } = useNavigation()
  const address = useQueryOfAddress()
  const set = useSet()
  const [chosen, choose] = useChosenTheme(themes, address.get('tid'), hasMonths)
  const [request, keep] = useCalendarRequest(product)
  const named = address.get('photos')
  const photos = useMemo(() => chosenPhotos(album, named), [album, named])
  const [images] = useState(() => designs.imagesOf(album))
  useEffect(() => () => images.dispose(), [images])
  const query = { pid: product.id, aid: album.id, photos: named ?? undefined, ...set }
  const range = monthsOf(product)
  const enough = photos.length >= range.min
  const missing = request.months - photos.length
  return (
    <Screen
      top={<TopBar title={localised(product.name)} onBack={() => back('album_gallery', query)} />}
      bottom={
        <BottomBar
          note={
            missing > 0 ? <Plural value={missing} one="One photo is missing" other="# photos are missing" /> : undefined
          }
        >
          <Button onClick={() => go('album_gallery', { ...query, tid: chosen })}>
            <Trans>Other photos</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={!themes.some((theme) => theme.id === chosen && hasMonths(theme)) || missing > 0}
            onClick={() => {
              keep(request)
              go('theme_preview', { ...query, tid: chosen })
            }}
          >
            <Trans>Make my calendar</Trans>
          </Button>
        </BottomBar>
      }
      lead={
        chosen ? (
          <CalendarThemes
            product={product}
            themes={themes}
            photos={enough ? photos : SAMPLE_PHOTOS}
            images={enough ? images : sampleImages}
            title={album.name}
            request={request}
            chosen={chosen}
            onChoose={choose}
          />
        ) : undefined
      }
    >
      {missing > 0 ? (
        <div className={styles['missing']}>
          <Banner tone="warning">
            <Plural
              value={missing}
              one="Every month needs a photo: one is missing."
              other="Every month needs a photo: # are missing."
            />
          </Banner>
          {enough ? (
            <Button wide onClick={() => keep({ ...request, months: photos.length })}>
              <Plural value={photos.length} one="Make # month" other="Make # months" />
            </Button>
          ) : null}
        </div>
      ) : null}
      <CalendarForm
        request={request}
        today={calendars.thisMonth()}
        range={range}
        sorts={photos.some(({ takenAt }) => takenAt !== undefined)}
        onChange={keep}
        newId={newId}
      />
    </Screen>
  )
}
