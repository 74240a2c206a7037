import type { PageId } from '../../ids.ts'
import { asId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { SheetPaper } from '../../product/paper.ts'
import { mainFormat } from '../../product/paper.ts'
import type { Theme } from '../../theme/theme.ts'
import { calendarCoverAreas } from '../areas/calendar-areas.ts'
import { safeBox } from '../areas/page-areas.ts'
import type { Page } from '../design.ts'
import { onePlaced } from '../pages/cover-photos.ts'
import { coverPlacement } from '../pages/cover-sight.ts'

export interface CalendarCoverRequest {
  readonly id: PageId
  readonly photos: readonly PhotoFacts[]
  readonly chosen?: PhotoFacts
  readonly title: string
  readonly paper: SheetPaper
  readonly theme: Theme
}

/** The sheet that lies on top of the months: one photo and the title. The years are drawn from the settings. */
export function calendarCover({ id, photos, chosen, title, paper, theme }: CalendarCoverRequest): Page {
  const format = mainFormat(paper)
  const areas = calendarCoverAreas(format, theme)
  const sight = { trim: { x: 0, y: 0, ...format.page }, safe: safeBox(format), titles: [] }
  const own = chosen ? [chosen] : []
  const {
    photos: [photo],
  } = onePlaced(own, photos, { photo: areas.photo, dpi: format.dpi, sight })
  const slot = { id: asId<Page['slots'][number]['id']>(`${id}.0`), panel: 'front', box: areas.photo } as const
  const caption = { id: asId<Page['captions'][number]['id']>(`${id}.title`), role: 'title', panel: 'front' } as const
  return {
    id,
    kind: 'cover',
    sheet: { id: paper.sheets[0]?.id ?? '', turned: false },
    slots: [{ ...slot, ...(photo ? { placement: coverPlacement(photo, areas.photo, sight) } : {}), locked: false }],
    captions: title === '' ? [] : [{ ...caption, box: areas.title, text: title }],
    shuffleStep: 0,
    locked: false,
  }
}
