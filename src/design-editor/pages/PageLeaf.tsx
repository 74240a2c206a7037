import { useSortable } from '@dnd-kit/sortable'
import { useLingui } from '@lingui/react/macro'
import { memo, useLayoutEffect } from 'react'
import type { PageId } from '../../../domain/ids.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './PageLeaf.module.css'
import { PageThumb } from './PageThumb.tsx'

/** Where carried pages would lie: before this leaf, behind it, or not here. */
export type DropMark = 'before' | 'after' | 'no'

/** What is done with a leaf, by its place among all. */
export interface LeafHands {
  /** How it would lie. */
  mark(from: number, over: number): DropMark
  choose(index: number): void
  open(index: number): void
}

interface LeafProps {
  readonly name: string
  readonly label: string
  readonly scenes: readonly Scene[]
  readonly resources: RenderResources
  /** Pages as the shop has painted them. */
  readonly pictures: ReadonlyMap<PageId, string>
  readonly current: boolean
  readonly chosen: boolean
  readonly locked: boolean
  /** The cover is neither carried nor chosen. */
  readonly stays: boolean
  /** How many leaves go with it while it is carried. */
  readonly carries: number
  /** Of its buttons: one leaf is a stop of the keyboard. */
  readonly tabIndex: number
  readonly hands: { readonly current: LeafHands }
}

/** The pages that lie open together. A tap opens them, the ring chooses them; the handle or a long press lifts them. */
export const PageLeaf = memo(function PageLeaf({ id, ...props }: LeafProps & { readonly id: string }) {
  const { current, chosen, stays, hands } = props
  const sorting = useSortable({ id, disabled: { draggable: stays, droppable: false } })
  const { transform, isDragging, isOver, index, activeIndex, over, node } = sorting
  useLayoutEffect(() => {
    if (current) {
      node.current?.scrollIntoView({ block: 'center' })
    }
  }, [current, node])
  return (
    <li
      ref={sorting.setNodeRef}
      className={styles['leaf']}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined}
      data-leaf={id}
      data-dragging={isDragging || undefined}
      data-chosen={chosen || undefined}
      data-mark={isOver && !isDragging ? hands.current.mark(activeIndex, index) : undefined}
    >
      <LeafFace
        {...props}
        {...{ index }}
        carries={isDragging && over && over.id !== id ? props.carries : 1}
        lift={sorting.listeners}
        handle={sorting.attributes}
        handleRef={sorting.setActivatorNodeRef}
      />
    </li>
  )
})

interface LeafFaceProps extends LeafProps {
  /** Which of all leaves it is. */
  readonly index: number
  readonly lift: Sorting['listeners']
  readonly handle: Sorting['attributes']
  readonly handleRef: Sorting['setActivatorNodeRef']
}

type Sorting = ReturnType<typeof useSortable>

/** Width and height that the pictures of a leaf have at most, css px. */
const ROOM = { width: 132, height: 104 }

/** What lies on a leaf. With every move of a carried one its place is drawn anew, and nothing of this. */
const LeafFace = memo(function LeafFace(props: LeafFaceProps) {
  const { name, label, scenes, resources, chosen, locked, stays, carries, tabIndex, hands, index } = props
  const { t } = useLingui()
  const total = scenes.reduce((sum, scene) => sum + scene.width, 0)
  const tallest = Math.max(...scenes.map(({ height }) => height))
  const scale = Math.min(ROOM.width / total, ROOM.height / tallest)
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        tabIndex={tabIndex}
        aria-label={t`Show ${name}`}
        aria-current={props.current ? 'page' : undefined}
        {...(stays ? {} : props.lift)}
        // The handle is what a keyboard lifts by; here Enter and space open.
        onKeyDown={undefined}
        onClick={() => hands.current.open(index)}
      >
        <span className={styles['pages']}>
          {scenes.map((scene) => (
            <PageThumb
              key={scene.pageId}
              {...{ scene, resources }}
              picture={props.pictures.get(scene.pageId)}
              width={Math.floor(scene.width * scale)}
            />
          ))}
        </span>
        {carries > 1 ? <span className={styles['count']}>{carries}</span> : null}
      </button>
      <div className={styles['line']}>
        {stays ? (
          <span className={styles['room']} />
        ) : (
          <button
            type="button"
            className={styles['choose']}
            tabIndex={tabIndex}
            aria-label={t`Choose ${name}`}
            aria-pressed={chosen}
            onClick={() => hands.current.choose(index)}
          >
            <span className={styles['ring']}>{chosen ? <Icon name="check" size={14} strokeWidth={3} /> : null}</span>
          </button>
        )}
        <span className={styles['label']}>
          {label}
          {locked ? <Icon name="lock" size={14} /> : null}
        </span>
        {stays ? (
          <span className={styles['room']} />
        ) : (
          <button
            {...props.handle}
            {...props.lift}
            ref={props.handleRef}
            type="button"
            className={styles['handle']}
            tabIndex={tabIndex}
            aria-roledescription={undefined}
            aria-label={t`Move ${name}`}
            title={t`Drag to another place`}
            data-handle
          >
            <Icon name="drag" size={18} />
          </button>
        )}
      </div>
    </>
  )
})
