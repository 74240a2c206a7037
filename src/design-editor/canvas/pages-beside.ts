import { isRightBound } from '../../../domain/product/paper.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import type { Spreads } from '../hooks/use-spreads.ts'
import type { Leafing } from './use-carried-photo.ts'

/** The pages that lie left and right of those in sight; of a book that is bound on the right the next ones lie left. */
export function pagesBeside(
  editing: EditingActor,
  { all, index }: Pick<Spreads, 'all' | 'index'>,
): NonNullable<Leafing['beside']> {
  return (edge) => {
    const { paper } = editing.getSnapshot().context.world
    const by = (edge === 'right') === isRightBound(paper) ? -1 : 1
    return all[index + by]?.[0]
  }
}
