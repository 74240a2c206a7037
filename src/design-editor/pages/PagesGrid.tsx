import { closestCenter, DndContext, type UniqueIdentifier, useDndMonitor } from '@dnd-kit/core'
import { SortableContext } from '@dnd-kit/sortable'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Edit } from '../../../domain/design/change/edit.ts'
import type { Leaf, PagePlan } from '../../../domain/design/change/page-plan.ts'
import { type Design, findPage } from '../../../domain/design/design.ts'
import type { PageId } from '../../../domain/ids.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { spreadName } from '../../messages/page-name.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { useLiftSensors } from '../../ui/controls/lift-sensors.ts'
import { useRovingFocus } from '../hooks/use-roving-focus.ts'
import type { SceneOf } from '../hooks/use-scenes.ts'
import { carriedByKeys, useArrowsFor } from './carried-by-keys.ts'
import { type DropMark, type LeafHands, PageLeaf } from './PageLeaf.tsx'
import styles from './PagesGrid.module.css'
import { useLeafLabel } from './use-leaf-label.ts'
import type { Leaves } from './use-leaves.ts'
import type { PlanMessages } from './use-plan-messages.ts'

interface PagesGridProps {
  readonly design: Design
  readonly leaves: Leaves
  readonly messages: PlanMessages
  readonly current: PageId
  readonly sceneOf: SceneOf
  readonly resources: RenderResources
  /** Pages as the shop has painted them; the others are painted here. */
  readonly pictures: ReadonlyMap<PageId, string>
  /** A leaf is in hand. */
  readonly lifted: boolean
  onLift(lifted: boolean): void
  onMove(edit: Edit): void
  onShow(pageId: PageId): void
}

/** Every leaf as a live picture. Carried over another one it is told where it would lie, or why it cannot. */
export function PagesGrid(props: PagesGridProps) {
  const {
    design,
    leaves,
    messages: words,
    current,
    sceneOf,
    resources,
    pictures,
    lifted,
    onLift,
    onMove,
    onShow,
  } = props
  const { t, i18n } = useLingui()
  const sensors = useLiftSensors(carriedByKeys)
  const labelOf = useLeafLabel(design)
  const host = useArrowsFor(lifted)
  const { all, chosen } = leaves
  const roving = useRovingFocus({
    count: all.length,
    home: all.findIndex((leaf) => leaf.includes(current)),
    items: 'li',
  })
  const scenesOf = useSceneLists(design, sceneOf)
  /** What is carried was over another leaf when its place was told last. */
  const wasElsewhere = useRef(false)
  const order = all.map((leaf) => String(leaf[0])).join(' ')
  // The same list as long as it is the same order: with another one every leaf is drawn anew.
  const ids = useMemo(() => order.split(' '), [order])
  const at = (id: UniqueIdentifier | undefined) => all.findIndex((leaf) => leaf[0] === id)
  const nameOf = (leaf: Leaf | undefined) => (leaf ? i18n._(spreadName(design, leaf)) : '')
  const announcementOf = ({ from, over }: Carry) => {
    const going = chosen.includes(from) ? chosen.flatMap((index) => all[index] ?? []) : all[from]
    return words.moved(leaves.move(from, over), going ?? [])
  }
  const between = (active: UniqueIdentifier, over: UniqueIdentifier | undefined): Carry | null =>
    over === undefined || active === over ? null : { from: at(active), over: at(over) }
  const hands = useLatest<LeafHands>({
    mark: (from, over) => markOf({ from, over }, leaves.move(from, over)),
    choose: (index) => all[index] && leaves.toggle(all[index]),
    open(index) {
      const leaf = all[index] ?? []
      return chosen.length > 0 ? leaves.toggle(leaf) : leaf[0] && onShow(leaf[0])
    },
  })
  return (
    <div ref={host} className={styles['all']} data-base-ui-swipe-ignore>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        autoScroll={AT_THE_EDGE}
        onDragStart={() => {
          wasElsewhere.current = false
          onLift(true)
        }}
        onDragCancel={() => onLift(false)}
        onDragEnd={({ active, over }) => {
          onLift(false)
          const put = between(active.id, over?.id)
          const done = put && leaves.move(put.from, put.over)
          if (done?.kind === 'possible') {
            onMove(done.edit)
          }
        }}
        accessibility={{
          announcements: {
            onDragStart: ({ active }) => t`Picked up: ${nameOf(all[at(active.id)])}`,
            onDragOver: ({ active, over }) => {
              const now = between(active.id, over?.id)
              const comesBack = wasElsewhere.current && !now
              wasElsewhere.current = now !== null
              // Lifted it lies over itself: only what comes back there is told so.
              return now ? announcementOf(now) : comesBack ? t`They’re here now.` : undefined
            },
            // What was done is said by itself: where it would lie is no longer true, and is taken back.
            onDragEnd: ({ active, over }) => {
              const put = between(active.id, over?.id)
              return put
                ? leaves.move(put.from, put.over).kind === 'possible'
                  ? ''
                  : announcementOf(put)
                : t`Back in place: ${nameOf(all[at(active.id)])}`
            },
            onDragCancel: ({ active }) => t`Back in place: ${nameOf(all[at(active.id)])}`,
          },
          screenReaderInstructions: {
            draggable: i18n._(leafWords(design).lift),
          },
        }}
      >
        <DropAnnouncement
          {...{ between, announcementOf }}
          isRefused={({ from, over }) => leaves.move(from, over).kind === 'refused'}
        />
        <SortableContext items={ids} strategy={standStill}>
          <ol className={styles['grid']} {...roving.row}>
            {all.map((leaf, index) => (
              <PageLeaf
                key={leaf[0]}
                id={String(leaf[0])}
                name={nameOf(leaf)}
                label={labelOf(leaf)}
                scenes={scenesOf(leaf)}
                {...{ resources, pictures, hands }}
                current={leaf.includes(current)}
                chosen={chosen.includes(index)}
                locked={leaf.every((id) => findPage(design, id)?.locked)}
                stays={design.pages[0]?.kind === 'cover' && index === 0}
                tabIndex={roving.tabIndexOf(index)}
                carries={chosen.includes(index) ? chosen.length : 1}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </div>
  )
}

/** The leaf that is carried and the one it is over. */
interface Carry {
  readonly from: number
  readonly over: number
}

interface DropAnnouncementProps {
  between(active: UniqueIdentifier, over: UniqueIdentifier | undefined): Carry | null
  announcementOf(carry: Carry): string
  isRefused(carry: Carry): boolean
}

/** What would come of putting down what is carried, above the leaves: it changes alone. */
function DropAnnouncement({ between, announcementOf, isRefused }: DropAnnouncementProps) {
  const [carry, setCarry] = useState<Carry | null>(null)
  useDndMonitor({
    onDragOver: ({ active, over }) => setCarry(between(active.id, over?.id)),
    onDragEnd: () => setCarry(null),
    onDragCancel: () => setCarry(null),
  })
  return (
    <div className={styles['over']} aria-hidden="true">
      <p className={styles['told']} data-told data-refused={(carry && isRefused(carry)) || undefined} hidden={!carry}>
        {carry ? announcementOf(carry) : null}
      </p>
    </div>
  )
}

/** The scenes of a leaf; the same list as long as they are the same scenes. */
function useSceneLists(design: Design, sceneOf: SceneOf): (leaf: Leaf) => readonly Scene[] {
  const known = useRef(new Map<PageId, readonly Scene[]>())
  return (leaf) => {
    const scenes = leaf.flatMap((id) => {
      const page = findPage(design, id)
      return page ? [sceneOf(page)] : []
    })
    const [first] = leaf
    const before = first && known.current.get(first)
    if (before && before.length === scenes.length && before.every((scene, index) => scene === scenes[index])) {
      return before
    }
    if (first) {
      known.current.set(first, scenes)
    }
    return scenes
  }
}

/** The same object always, which does what was last given. */
function useLatest<Hands extends object>(hands: Hands): { readonly current: Hands } {
  const latest = useRef(hands)
  useLayoutEffect(() => {
    latest.current = hands
  })
  return latest
}

/**
 * Where the list scrolls along with what is carried, and how fast: at its very edge and beyond, at a pace that is read. A fifth
 * of a small sheet is a whole row: what was aimed at there went away below the finger.
 */
const AT_THE_EDGE = { threshold: { x: 0, y: 0.06 }, acceleration: 1.5 }

/** Nothing makes room while a leaf is carried: a line shows where it would lie, and none where it cannot. */
const standStill = () => null

function markOf({ from, over }: Carry, plan: PagePlan): DropMark {
  return plan.kind === 'refused' ? 'no' : over > from ? 'after' : 'before'
}
