import { useSortable } from '@dnd-kit/sortable'
import { useLingui } from '@lingui/react/macro'
import type { PageId } from '../../../domain/ids.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './PageLeaf.module.css'
import { PageThumb } from './PageThumb.tsx'

/** Where carried pages would lie: before this leaf, behind it, or not here. */
export type DropMark = 'before' | 'after' | 'no'

interface PageLeafProps {
  readonly id: string
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
  readonly mark: DropMark | undefined
  onChoose(): void
  onOpen(): void
}

/** Width and height that the pictures of a leaf have at most, css px. */
const ROOM = { width: 132, height: 104 }

/** The pages that lie open together. A tap opens them, the ring chooses them; the handle or a long press lifts them. */
export function PageLeaf(props: PageLeafProps) {
  const { id, name, label, scenes, resources, chosen, locked, stays, carries } = props
  const { t } = useLingui()
  const sorting = useSortable({ id, disabled: { draggable: stays, droppable: false } })
  const { transform, isDragging } = sorting
  const total = scenes.reduce((sum, scene) => sum + scene.width, 0)
  const tallest = Math.max(...scenes.map(({ height }) => height))
  const scale = Math.min(ROOM.width / total, ROOM.height / tallest)
  return (
    <li
      ref={(tile) => {
        sorting.setNodeRef(tile)
        if (props.current && tile && !tile.dataset['seen']) {
          tile.dataset['seen'] = 'yes'
          tile.scrollIntoView({ block: 'center' })
        }
      }}
      className={styles['leaf']}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined}
      data-leaf={id}
      data-dragging={isDragging || undefined}
      data-chosen={chosen || undefined}
      data-mark={props.mark}
    >
      <button
        type="button"
        className={styles['open']}
        aria-label={t`Show ${name}`}
        aria-current={props.current ? 'page' : undefined}
        {...(stays ? {} : sorting.listeners)}
        // The handle is what a keyboard lifts by; here Enter and space open.
        onKeyDown={undefined}
        onClick={props.onOpen}
      >
        {scenes.map((scene) => (
          <PageThumb
            key={scene.pageId}
            {...{ scene, resources }}
            picture={props.pictures.get(scene.pageId)}
            width={Math.floor(scene.width * scale)}
          />
        ))}
        {carries > 1 ? <span className={styles['count']}>{carries}</span> : null}
      </button>
      <div className={styles['line']}>
        {stays ? (
          <span className={styles['room']} />
        ) : (
          <button
            type="button"
            className={styles['choose']}
            aria-label={t`Choose ${name}`}
            aria-pressed={chosen}
            onClick={props.onChoose}
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
            {...sorting.attributes}
            {...sorting.listeners}
            ref={sorting.setActivatorNodeRef}
            type="button"
            className={styles['handle']}
            aria-roledescription={undefined}
            aria-label={t`Move ${name}`}
            title={t`Drag to another place`}
            data-handle
          >
            <Icon name="drag" size={18} />
          </button>
        )}
      </div>
    </li>
  )
}
