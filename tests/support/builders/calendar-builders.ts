import type { CalendarSettings } from '../../../domain/calendar/calendar-settings.ts'
import { DEMO_CALENDARS } from '../../../domain/demo/calendar-products.ts'
import { DEMO_THEMES } from '../../../domain/demo/themes.ts'
import { type AutoDesignRequest, autoDesign } from '../../../domain/design/auto/auto-design.ts'
import { editWorldOf } from '../../../domain/design/change/edit-world-of.ts'
import { countingIds } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { photoBook } from '../../../domain/photo/photo.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import type { DesignSetup } from './design-builders.ts'
import { aGroup, somePhotos } from './design-builders.ts'

/** A Chinese calendar of 2027 with one lunar birthday. */
export function aCalendar(change: Partial<CalendarSettings> = {}): CalendarSettings {
  return {
    start: { year: 2027, month: 1 },
    language: 'zh-Hans',
    weekStart: 1,
    lunar: true,
    familyDates: [{ id: 'grandma', name: '外婆生日', reckoning: 'lunar', month: 1, day: 1 }],
    ...change,
  }
}

export function theCalendar(kind: 'wall' | 'desk'): Product {
  const product = DEMO_CALENDARS.find(({ calendar }) => calendar?.kind === kind)
  invariant(product, `the demo shop has no ${kind} calendar`)
  return product
}

/** A theme that calendars are made in. */
export function aCalendarTheme(): Theme {
  const theme = DEMO_THEMES.find(({ calendar }) => calendar)
  invariant(theme, 'no demo theme makes calendars')
  return theme
}

interface CalendarAsk {
  readonly photos?: number
  readonly kind?: 'wall' | 'desk'
  readonly theme?: Theme
  readonly settings?: CalendarSettings
  readonly change?: Partial<AutoDesignRequest>
}

/** What is asked of the engine for a calendar. */
export function calendarRequest({
  photos = 20,
  kind = 'wall',
  theme,
  settings,
  change,
}: CalendarAsk = {}): AutoDesignRequest {
  return {
    groups: [aGroup(somePhotos(photos), '里斯本')],
    title: '我们的一年',
    product: theCalendar(kind),
    theme: theme ?? aCalendarTheme(),
    seed: 1,
    ids: countingIds('m'),
    calendar: settings ?? aCalendar(),
    ...change,
  }
}

/** A designed calendar and the world that edits of it are decided against. */
export function aCalendarDesign(ask: CalendarAsk = {}): DesignSetup {
  const request = calendarRequest(ask)
  const photos = request.groups.flatMap((group) => group.photos)
  const verdict = autoDesign(request)
  const world = editWorldOf(request.product, request.theme, photoBook(photos))
  if (verdict.kind === 'refused' || !world) {
    throw new Error(`the builder's calendar was refused: ${verdict.kind === 'refused' ? verdict.reason : 'no paper'}`)
  }
  return { design: verdict.design, world, photos, product: request.product }
}
