import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { AlbumId, ProductId, TaskId, ThemeId } from '../../../domain/ids.ts'
import { queryOf } from '../../../domain/navigation/decide-entry.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import type { StoredDraft } from '../../ports/ec-ports.ts'
import { usePorts } from '../../ports/ports.ts'
import { toast } from '../../ui/feedback/Toast.tsx'

/** A design, or the photos of a product without one, that the shopper is done with. */
export interface DoneDesign {
  readonly aid: AlbumId
  readonly pid: ProductId
  /** Absent where photos alone are handed in. */
  readonly taskId?: TaskId
  readonly themeId?: ThemeId
  readonly rev: number
}

/**
 * Where a finished design goes: an album that was made for a thing of a link's order goes to `order_next`, where nothing
 * is paid (modes 1, 2 and 5); every other to the order's price. The album decides, not the visit: it survives a closed
 * window, and what is bought once is never paid twice.
 */
export function useAfterDesign(): (design: DoneDesign) => Promise<void> {
  const { ec } = usePorts()
  const { t } = useLingui()
  const { go } = useNavigation()
  // A design that is ordered once more stays so on its way to the price.
  const again = useQueryOfAddress().get('again') ?? undefined
  return useCallback(
    async ({ aid, pid, taskId, themeId, rev }) => {
      let item: StoredDraft | undefined
      try {
        item = await ec.itemOf(aid, pid)
      } catch {
        // Whether it was paid already is not known: it goes nowhere until it is.
        toast(t`We couldn’t reach the shop. Please try again.`, 'danger')
        return
      }
      if (!item) {
        go('pay_index', { taskid: taskId, aid, pid, rev: String(rev), again })
        return
      }
      await ec.keepDraft({ ...item, ...(taskId ? { taskId } : {}), ...(themeId ? { themeId } : {}), rev })
      go('order_next', { ...queryOf(item.reference), item: item.sub })
    },
    [again, ec, go, t],
  )
}
