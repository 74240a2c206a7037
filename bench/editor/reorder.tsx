import { closestCenter, DndContext } from '@dnd-kit/core'
import { SortableContext, useSortable } from '@dnd-kit/sortable'
import { createRoot } from 'react-dom/client'
import type { Point } from '../../domain/geometry.ts'
import { useLiftSensors } from '../../src/ui/controls/lift-sensors.ts'
import type { EditorStory } from '../../stories/editor/editor-fixtures.ts'
import { frames } from './frames.ts'
import { openLive, there } from './live.tsx'
import type { Variant } from './variants.tsx'

/** A spread of a large book, carried over the others in All pages by its handle. */
export async function pageReorder(story: EditorStory): Promise<Variant> {
  const { editing, close } = await openLive(story)
  editing.send({ type: 'pages.arrange' })
  const all = await there(() => {
    const handles = [...document.querySelectorAll<HTMLElement>('[data-handle]')]
    return handles.length > 8 ? handles : null
  })
  await frames(20)
  return { ...carried(all), dispose: close }
}

/** The same list with nothing in it: what dnd-kit itself takes. */
export async function bareList(host: HTMLElement, { design }: EditorStory): Promise<Variant> {
  const root = createRoot(host)
  root.render(<BareList ids={Array.from({ length: Math.ceil(design.pages.length / 2) }, (_, at) => `leaf${at}`)} />)
  const all = await there(() => {
    const handles = [...host.querySelectorAll<HTMLElement>('[data-handle]')]
    return handles.length > 8 ? handles : null
  })
  return { ...carried(all), dispose: () => root.unmount() }
}

function BareList({ ids }: { readonly ids: readonly string[] }) {
  const sensors = useLiftSensors()
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter}>
      <SortableContext items={[...ids]} strategy={standStill}>
        <ol style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
          {ids.map((id) => (
            <BareLeaf key={id} id={id} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function BareLeaf({ id }: { readonly id: string }) {
  const { setNodeRef, listeners, attributes, transform } = useSortable({ id })
  const moved = transform ? `translate3d(${transform.x}px,${transform.y}px,0)` : undefined
  return (
    <li ref={setNodeRef} style={{ height: 130, background: '#eee', ...(moved ? { transform: moved } : {}) }}>
      <button type="button" data-handle {...attributes} {...listeners}>
        {id}
      </button>
    </li>
  )
}

const standStill = () => null

/** One finger on the third handle in sight, that goes down and up again over the leaves beside and below. */
function carried(handles: readonly HTMLElement[]): Omit<Variant, 'dispose'> {
  const inSight = handles.filter((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top > 60 && bottom < window.innerHeight - 60
  })
  const handle = inSight[1] ?? handles[1]
  if (!handle) {
    throw new Error('nothing can be lifted')
  }
  const box = handle.getBoundingClientRect()
  const from: Point = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const send = (name: string, target: EventTarget, { x, y }: Point) =>
    target.dispatchEvent(
      new PointerEvent(name, {
        ...{ bubbles: true, cancelable: true, pointerId: 1, pointerType: 'touch', isPrimary: true },
        ...{ button: 0, buttons: name === 'pointerup' ? 0 : 1, clientX: x, clientY: y },
      }),
    )
  const middle = { x: window.innerWidth / 2, y: window.innerHeight / 2 }
  const at = (share: number): Point => {
    const wave = Math.sin(share * Math.PI)
    return { x: from.x + (middle.x - from.x) * wave, y: from.y + (middle.y - from.y) * wave }
  }
  send('pointerdown', handle, from)
  return {
    frame: (share) => void send('pointermove', document.body, at(share)),
    end: () => void send('pointerup', document.body, from),
  }
}
