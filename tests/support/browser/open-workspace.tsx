import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import type { Design } from '../../../domain/design/design.ts'
import type { DesignPlace } from '../../../domain/editing/design-place.ts'
import type { Point } from '../../../domain/geometry.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import type { editingMachine } from '../../../machines/editing/editing.machine.ts'
import { wireEditing } from '../../../machines/editing/editing.ports.ts'
import type { EditingContext, OpToSend } from '../../../machines/editing/editing.types.ts'
import '../../../src/app/app.css'
import type { WorkspaceProps } from '../../../src/design-editor/shell/workspace-props.ts'
import { i18n, speak } from '../../../src/i18n/i18n.ts'
import { PortsContext } from '../../../src/ports/ports.ts'
import { SessionContext } from '../../../src/session/session.ts'
import { anEditorStory, type EditorStory, editingAt } from '../../../stories/editor/editor-fixtures.ts'
import { WorkspaceOf } from '../../../stories/editor/WorkspaceOf.tsx'
import { aWorld } from '../../../stories/fixtures/ports.ts'
import { PATIENCE } from '../patience.ts'

export const story = anEditorStory()

let root: Root | undefined

/** A phone that speaks English. */
export async function prepareWorkspace(): Promise<void> {
  await page.viewport(375, 667)
  await speak('en')
}

export function clearWorkspace(): void {
  root?.unmount()
  document.body.replaceChildren()
}

/** A screen on which the book lies open; the others are a phone's, with one page at a time. */
export function openBook(): Promise<void> {
  return page.viewport(1000, 760)
}

interface Opened {
  readonly place?: DesignPlace | undefined
  readonly onRestyle?: NonNullable<WorkspaceProps['onRestyle']>
  /** The looks that the shop has. */
  readonly themes?: readonly Theme[]
  /** It was made for an order that is paid. */
  readonly paid?: boolean
  /** Titles that its dates and places propose. */
  readonly titles?: readonly string[]
  /** Another design than the book. */
  readonly of?: EditorStory
}

/** The editor with a machine that runs: the phone keeps at once, the shop answers never. */
export async function openWorkspace(
  change: Partial<EditingContext> = {},
  tool = 'resting',
  { place, onRestyle, themes, paid = false, titles, of = story }: Opened = {},
) {
  const places: Partial<DesignPlace>[] = []
  const sent: OpToSend[] = []
  const machine = wireEditing({
    clock: { wait: never, waitUntil: never },
    keepDraft: () => Promise.resolve(),
    sendOp: (op) => {
      sent.push(op)
      return never()
    },
    loadLatest: never,
    watchNetwork: () => () => undefined,
  }) as typeof editingMachine
  const editing = editingAt(of, { tool }, change, machine)
  const ports = aWorld(themes ? { catalogue: { themes: () => Promise.resolve(themes) } } : {})
  const host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
  root.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <PortsContext value={{ front: ports, app: () => ports }}>
          <SessionContext value={{ merchant: DEMO_MERCHANT, shopper: null, refresh: () => Promise.resolve() }}>
            <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
              <WorkspaceOf
                {...{ editing, place, paid, titles }}
                story={of}
                onPlace={(told) => places.push(told)}
                {...(onRestyle ? { onRestyle } : {})}
              />
            </QueryClientProvider>
          </SessionContext>
        </PortsContext>
      </I18nProvider>
    </StrictMode>,
  )
  await vi.waitFor(() => expect(document.querySelector(PAINTED)).not.toBeNull(), PATIENCE.soon)
  await nextFrame()
  return {
    editing,
    /** What the shop was sent. */
    sent,
    /** Where the shopper was, as the workspace told it. */
    places,
    design: (): Design => editing.getSnapshot().context.current.design,
    /** The live canvas; of a set of prints once one is in hand. */
    get host() {
      return document.querySelector('[data-testid=canvas]') as HTMLElement
    },
  }
}

const PAINTED = '[data-testid=canvas] canvas, [data-testid=prints] canvas'

function never(): Promise<never> {
  return new Promise(() => undefined)
}

/** What waited in line has run, a frame has come, and what it asked for has run: on a busy machine React's work comes after the frame otherwise. */
export async function nextFrame(): Promise<void> {
  await nextTask()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await nextTask()
}

/** Behind everything that React has put into the line of messages. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** A photo on the canvas, the first of its page is 0. */
export function photo(index: number): HTMLElement {
  const photos = [...document.querySelectorAll<HTMLElement>('[data-testid=canvas] [data-slot]')]
  const found = photos.toSorted((a, b) => placeInStory(a) - placeInStory(b))[index]
  if (!found) {
    throw new Error(`there is no photo ${index} on the canvas`)
  }
  return found
}

/** As the design counts its places: on the canvas they stand in the order of the eye. */
const placeInStory = ({ dataset }: HTMLElement) => PLACES.indexOf(dataset['slot'] ?? '')
const PLACES: readonly string[] = story.design.pages.flatMap(({ slots }) => slots.map(({ id }) => id))

export function middleOf(element: HTMLElement): Point {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** Where a point stands still: a view that is on its way is waited for, three frames long. */
export async function atRest(point: () => Point): Promise<Point> {
  let [last, still] = [point(), 0]
  while (still < 3) {
    await nextFrame()
    const now = point()
    still = now.x === last.x && now.y === last.y ? still + 1 : 0
    last = now
  }
  return last
}

/** A block of pixels of the canvas around a point of the window. */
export function pixelsAt(canvas: HTMLCanvasElement, at: Point): number[] {
  const box = canvas.getBoundingClientRect()
  const ratio = canvas.width / box.width
  const ctx = canvas.getContext('2d')
  const size = 24
  const data = ctx?.getImageData((at.x - box.left) * ratio - size / 2, (at.y - box.top) * ratio - size / 2, size, size)
  return [...(data?.data ?? [])]
}

/** The photos on the two pages in sight, in slot order. */
export function photosOf(design: Design): string[] {
  return design.pages.slice(4, 6).flatMap((one) => one.slots.map((slot) => String(slot.placement?.photoId)))
}

export function slotOf(design: Design) {
  const slot = design.pages[4]?.slots[0]
  if (!slot?.placement) {
    throw new Error('the page has no photo')
  }
  return { ...slot, placement: slot.placement }
}

export function factsOf(id: string) {
  const facts = story.world.photos.find((one) => one.id === id)
  if (!facts) {
    throw new Error(`the story has no photo ${id}`)
  }
  return facts
}

/** The live region, which a screen reader reads out. */
export function said(words: string) {
  return page.getByRole('status').filter({ hasText: words })
}

export function stripPage(pageId: string | undefined): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-strip-page="${pageId}"]`)
  if (!found) {
    throw new Error('the strip has no such page')
  }
  return found
}

export async function cropView(): Promise<HTMLElement> {
  await vi.waitFor(() => expect(document.querySelector('[data-part=frame]')).not.toBeNull(), PATIENCE.soon)
  await nextFrame()
  return document.querySelector('[data-testid=crop-view]') as HTMLElement
}

/** Where fingers touch the photo that is cropped. */
export function cropCanvas(): HTMLElement {
  return document.querySelector('[data-testid=canvas]') as HTMLElement
}

export function placementOn(stage: HTMLElement) {
  return JSON.parse(stage.dataset['placement'] ?? 'null') as ReturnType<typeof slotOf>['placement']
}

export function rounded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, one) =>
    typeof one === 'number' ? Math.round(one * 1e5) / 1e5 + 0 : one,
  )
}

/** As a browser changes a field: through the element's own setter, so that React hears of it. */
export function typeInto(field: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

export function labels(): (string | null)[] {
  return [...document.querySelectorAll('[data-testid=canvas] button')].map((one) => one.getAttribute('aria-label'))
}
