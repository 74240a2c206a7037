import type { Design, Page } from '../design/design.ts'
import type { EditWorld } from '../design/world/edit-world.ts'
import type { PageId } from '../ids.ts'
import { sameValue } from '../same-value.ts'
import { type EditorState, freshEditorState } from './editor-state.ts'
import { type OptimisticState, rebased } from './outbox.ts'

/**
 * Whether the edits of this phone go onto the newer design without a question: they touch other pages than what was
 * done elsewhere, and none is lost.
 *
 * The order of pages counts as touched when either side added or took out pages, and it may be touched by one side
 * only; so may the tray. Source: safety 10.3.
 */
export function canMergeSilently(state: OptimisticState, latest: Design, world: EditWorld): boolean {
  const before = state.base.design
  const mine = touched(before, state.current.design)
  const theirs = touched(before, latest)
  if ([...mine].some((item) => theirs.has(item))) {
    return false
  }
  // An undo puts the whole order and the whole tray back as they were: it may meet no other change of them.
  const restates = state.outbox.some(({ edit }) => edit.cmd === 'page_load')
  if (restates && (theirs.has(ORDER) || theirs.has(TRAY) || theirs.has(CALENDAR))) {
    return false
  }
  return rebased(rebaseOnto(state.base, latest), state, world).lost.length === 0
}

/** The newer design with the last steps of the history before it that it left untouched. */
export function rebaseOnto(base: EditorState, latest: Design): EditorState {
  const theirs = touched(base.design, latest)
  if (theirs.has(ORDER) || theirs.has(TRAY) || theirs.has(CALENDAR)) {
    return freshEditorState(latest)
  }
  const meets = ({ edit }: EditorState['undo'][number]) => edit.pages.some(({ id }) => theirs.has(id))
  const after = (steps: EditorState['undo']) => steps.slice(steps.findLastIndex(meets) + 1)
  return { design: latest, undo: after(base.undo), redo: after(base.redo) }
}

const ORDER = 'the order of pages'
const TRAY = 'the tray'
const CALENDAR = 'the settings of the calendar'

type Touched = PageId | typeof ORDER | typeof TRAY | typeof CALENDAR

/** What differs between two designs. */
function touched(before: Design, after: Design): ReadonlySet<Touched> {
  const items = new Set<Touched>()
  const [old, now] = [pagesOf(before), pagesOf(after)]
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    if (!sameValue(old.get(id), now.get(id))) {
      items.add(id)
    }
  }
  if (idsOf(before) !== idsOf(after)) {
    items.add(ORDER)
  }
  if (!sameValue(before.calendar, after.calendar)) {
    items.add(CALENDAR)
  }
  if (before.tray.join() !== after.tray.join()) {
    items.add(TRAY)
  }
  return items
}

function pagesOf({ pages }: Design): ReadonlyMap<PageId, Page> {
  return new Map(pages.map((page) => [page.id, page]))
}

function idsOf({ pages }: Design): string {
  return pages.map(({ id }) => id).join()
}
