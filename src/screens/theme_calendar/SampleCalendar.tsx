import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { asId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { CalendarForm } from '../../features/calendar/CalendarForm.tsx'
import { monthsOf } from '../../features/calendar/months-of.ts'
import { useChosenTheme } from '../../features/catalogue/SheetThemes.tsx'
import { photosInTurn, useShownPhotos } from '../../features/catalogue/use-own-photos.ts'
import { localised } from '../../i18n/i18n.ts'
import { newId } from '../../lib/new-id.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useSet } from '../../navigation/set-context.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { useCalendars } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { SAMPLE_PHOTOS } from '../../ui/pictures/sample-photos.ts'
import { CalendarThemes } from './CalendarThemes.tsx'
import { hasMonths, useCalendarRequest } from './use-calendar-request.ts'

interface SampleCalendarProps {
  readonly product: Product
  readonly themes: readonly Theme[]
}

/** A calendar of photos that are not chosen yet: everything else is. */
export function SampleCalendar({ product, themes }: SampleCalendarProps) {
  const { t } = useLingui()
  const calendars = useCalendars()
  const { go, back } = useNavigation()
  const address = useQueryOfAddress()
  const set = useSet()
  const [chosen, choose] = useChosenTheme(themes, address.get('tid'), hasMonths)
  const [request, keep] = useCalendarRequest(product)
  const { months } = request
  const shown = useShownPhotos()
  const photos = useMemo(() => photosInTurn(shown?.photos ?? [], SAMPLE_PHOTOS.length), [shown])
  const count = useApiQuery(
    ['photo count', product.id, chosen, months],
    ({ catalogue }, signal) => catalogue.photoCount({ pid: product.id, themeId: chosen ?? asId(''), months }, signal),
    chosen !== undefined,
  ).data
  return (
    <Screen
      top={<TopBar title={localised(product.name)} onBack={() => back('prod_details', { pid: product.id })} />}
      bottom={
        <BottomBar note={count ? <Plural value={count} one="One photo or more" other="# photos or more" /> : undefined}>
          <Button
            variant="primary"
            disabled={!themes.some((theme) => theme.id === chosen && hasMonths(theme)) || count === 0}
            onClick={() => go('album_gallery', { pid: product.id, tid: chosen, ...set })}
          >
            <Trans>Choose photos</Trans>
          </Button>
        </BottomBar>
      }
      lead={
        chosen && shown ? (
          <CalendarThemes
            product={product}
            themes={themes}
            photos={photos}
            images={shown.images}
            title={t`Our year`}
            request={request}
            chosen={chosen}
            onChoose={choose}
          />
        ) : undefined
      }
    >
      <CalendarForm
        request={request}
        today={calendars.thisMonth()}
        range={monthsOf(product)}
        sorts={false}
        onChange={keep}
        newId={newId}
      />
    </Screen>
  )
}
