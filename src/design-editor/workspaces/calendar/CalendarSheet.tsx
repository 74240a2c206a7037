import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { CalendarSettings } from '../../../../domain/calendar/calendar-settings.ts'
import { calendarChanged, isLockedMonthGoing } from '../../../../domain/design/change/calendar-change.ts'
import type { Edit } from '../../../../domain/design/change/edit.ts'
import { type Design, innerPages } from '../../../../domain/design/design.ts'
import { asId, type IdSource, type PageId } from '../../../../domain/ids.ts'
import type { EditingWorld } from '../../../../machines/editing/editing.types.ts'
import { editWorld } from '../../../../machines/editing/optimistic-state.ts'
import { CalendarForm } from '../../../features/calendar/CalendarForm.tsx'
import { newId } from '../../../lib/new-id.ts'
import type { ChosenCalendar } from '../../../ports/calendar-ports.ts'
import { useCalendars } from '../../../ports/ports.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Sheet } from '../../../ui/overlays/Sheet.tsx'

interface CalendarSheetProps {
  readonly design: Design
  readonly world: EditingWorld
  readonly settings: CalendarSettings
  readonly ids: IdSource
  onChange(edit: Edit | undefined): void
  onClose(): void
}

/** The settings of the calendar on the canvas. What is changed here is one step, and one to undo. */
export function CalendarSheet({ design, world, settings, ids, onChange, onClose }: CalendarSheetProps) {
  const calendars = useCalendars()
  const months = innerPages(design).length
  const [request, change] = useState<ChosenCalendar>({ settings, months, byMonthTaken: false })
  const same = JSON.stringify([request.settings, request.months]) === JSON.stringify([settings, months])
  const fewer = request.months < months
  const held = isLockedMonthGoing(design, request.months)
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={<Trans>Your calendar</Trans>}
      action={
        <Button
          wide
          variant="primary"
          disabled={same || held}
          onClick={() => {
            const nextId = () => asId<PageId>(ids.next())
            onChange(calendarChanged(design, request, editWorld(world), nextId))
            calendars.store(design.productId, request)
            onClose()
          }}
        >
          <Trans>Update calendar</Trans>
        </Button>
      }
    >
      {fewer ? (
        <p role="status">
          {held ? (
            <Trans>You locked a month that would be removed. Unlock it first.</Trans>
          ) : (
            <Trans>Photos from months you remove stay in the tray.</Trans>
          )}
        </p>
      ) : null}
      <CalendarForm
        request={request}
        today={calendars.thisMonth()}
        range={world.pages}
        sorts={false}
        onChange={change}
        newId={newId}
      />
    </Sheet>
  )
}
