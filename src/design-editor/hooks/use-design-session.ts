import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { findPage } from '../../../domain/design/design.ts'
import type { Edit } from '../../../domain/design/edit.ts'
import { saidBy } from '../../../domain/editing/editor-state.ts'
import type { IdSource, PageId, PhotoId } from '../../../domain/ids.ts'
import { asId } from '../../../domain/ids.ts'
import { photoBook } from '../../../domain/photo/photo.ts'
import { isRightBound } from '../../../domain/product/paper.ts'
import type { SpreadContent } from '../../../editor/editor-port.ts'
import { type SpreadMode, sideBySide, spreadIndexOf, spreadsOf } from '../../../editor/spread.ts'
import type { editingMachine } from '../../../machines/editing/editing.machine.ts'
import { designOf, savingFace, toolOf } from '../../../machines/editing/editing.selectors.ts'
import { pageName } from '../../messages/page-name.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { useScenes } from '../canvas/use-scenes.ts'
import { photosOfPage, slotAt } from '../pages/page-edits.ts'
import { CHANGE_NAMES } from '../shell/change-names.ts'
import { useWriting } from '../text/use-writing.ts'

/** Screens on which one page at a time fills the width. */
const ONE_HAND = '(max-width: 899px) and (orientation: portrait)'

interface DesignSessionSetup {
  readonly editing: ActorRefFrom<typeof editingMachine>
  readonly resources: RenderResources
  readonly ids: IdSource
}

/** Everything that the parts of the editor read, and the two ways to change it: `make` an edit, `show` a page. */
export type DesignSession = ReturnType<typeof useDesignSession>

export function useDesignSession({ editing, resources, ids }: DesignSessionSetup) {
  const { i18n, t } = useLingui()
  const snapshot = useSelector(editing, (state) => state)
  const [mode, setMode] = useState<SpreadMode>(() => (window.matchMedia(ONE_HAND).matches ? 'page' : 'spread'))
  const [said, say] = useState('')
  const [note, setNote] = useState('')
  const writing = useWriting(editing, ids)

  const { context } = snapshot
  const { selection, world } = context
  const design = writing.design ?? designOf(snapshot)
  const sceneOf = useScenes(design, world, resources.fonts)
  const book = useMemo(() => photoBook(world.photos), [world.photos])

  const spreads = spreadsOf(design.pages, mode, isRightBound(world.paper))
  const current = spreadIndexOf(spreads, context.pageId)
  const spread = spreads[current] ?? []
  const shown = spread.flatMap((id) => findPage(design, id) ?? [])
  const pages = sideBySide(shown.map(sceneOf))
  const selected = selection?.kind === 'slot' ? slotAt(design, selection.at) : undefined
  const placement = selected?.slot.placement
  const tool = toolOf(snapshot)
  useWantedPictures(resources, shown.flatMap(photosOfPage), design.pages.flatMap(photosOfPage))

  const tell = (words: string) => {
    setNote(words)
    say(words)
  }
  const content: SpreadContent = {
    pages,
    ...(selection ? { selected: chosen(selection) } : {}),
    ...(tool === 'swapping' && selection?.kind === 'slot' ? { swapping: selection.at } : {}),
  }
  return {
    ...{ snapshot, tool, face: savingFace(snapshot), selection, world, design, book, sceneOf, writing, content },
    ...{ mode, setMode, spreads, current, spread, pages, said, note, selected, placement },
    page: findPage(design, context.pageId),
    /** The facts of the selected photo. */
    source: placement && book.get(placement.photoId),
    /** Tells what was done, to eyes and ears. */
    tell,
    make(edit: Edit | undefined, words: string) {
      if (edit) {
        editing.send({ type: 'edit.make', edit })
        tell(words)
      }
    },
    /** Undo or redo, and what that was. */
    step(kind: 'undo' | 'redo') {
      const before = editing.getSnapshot()
      editing.send({ type: kind === 'undo' ? 'edit.undo' : 'edit.redo' })
      const after = designOf(editing.getSnapshot())
      if (after !== designOf(before)) {
        const what = i18n._(CHANGE_NAMES[saidBy(before.context.current, kind)])
        const seen = findPage(after, editing.getSnapshot().context.pageId)
        const page = seen ? i18n._(pageName(after, seen.id)) : ''
        tell(kind === 'undo' ? t`Undone: ${what} (${page})` : t`Done again: ${what} (${page})`)
      }
    },
    show(pageId: PageId) {
      editing.send({ type: 'page.show', pageId })
      setNote('')
      say(i18n._(pageName(design, pageId)))
    },
  }
}

type Selection = NonNullable<ReturnType<ActorRefFrom<typeof editingMachine>['getSnapshot']>['context']['selection']>

function chosen(selection: Selection): NonNullable<SpreadContent['selected']> {
  return selection.kind === 'slot'
    ? { pageId: selection.at.pageId, id: selection.at.slotId }
    : { pageId: selection.pageId, id: selection.captionId }
}

/** Sharp pictures for the pages in sight, small ones for all. */
function useWantedPictures(resources: RenderResources, inSight: readonly PhotoId[], placed: readonly PhotoId[]): void {
  const [near, all] = [inSight.join(), placed.join()]
  useEffect(() => {
    resources.images.want(namesOf(near), 'thumb')
    resources.images.want(namesOf(near), 'proxy')
    resources.images.want(namesOf(all), 'thumb')
  }, [resources, near, all])
}

function namesOf(list: string): PhotoId[] {
  return list
    .split(',')
    .filter(Boolean)
    .map((name) => asId<PhotoId>(name))
}
