import type { CalendarSettings } from '../../domain/calendar/calendar-settings.ts'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { autoDesign } from '../../domain/design/auto/auto-design.ts'
import type { Design, Page } from '../../domain/design/design.ts'
import { wornBy } from '../../domain/design/pages/template-page.ts'
import { freshEditorState } from '../../domain/editing/editor-state.ts'
import { type AlbumId, asId, countingIds, type PhotoId, type TaskId } from '../../domain/ids.ts'
import type { PhotoFacts, PhotoGroup } from '../../domain/photo/photo.ts'
import { paperOf } from '../../domain/product/paper.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import type { EditorPort } from '../../editor/editor-port.ts'
import type { editingMachine } from '../../machines/editing/editing.machine.ts'
import { wireEditing } from '../../machines/editing/editing.ports.ts'
import type { EditingContext, EditingWorld } from '../../machines/editing/editing.types.ts'
import { previewMachine } from '../../machines/preview/preview.machine.ts'
import type { PreviewContext } from '../../machines/preview/preview.types.ts'
import type { PhotoTile } from '../../src/design-editor/hooks/use-editor-data.ts'
import type { EditorImages, RenderResources } from '../../src/ports/render-resources.ts'
import { atState } from '../fixtures/at-state.ts'
import { LATE_FONTS } from '../fixtures/late-fonts.ts'
import { SQUARE_BOOK } from '../fixtures/sample-products.ts'
import { demoCanvas } from './demo-canvas.ts'

const SHAPES = [
  [4032, 3024],
  [3024, 4032],
  [4500, 3000],
  [3000, 4500],
  [3000, 3000],
  [640, 480],
  [3840, 2160],
] as const

/** Photos of a trip; every seventh comes from an old phone and prints soft. */
function somePhotos(count: number): readonly PhotoFacts[] {
  return Array.from({ length: count }, (_, index) => {
    const [width, height] = SHAPES[index % SHAPES.length] ?? SHAPES[0]
    const day = Math.floor(index / 9)
    return {
      id: asId<PhotoId>(`photo${index}`),
      width,
      height,
      takenAt: 1_746_200_000_000 + day * 86_400_000 + index * 60_000,
    }
  })
}

export interface EditorStory {
  readonly product: Product
  readonly design: Design
  readonly world: EditingWorld
  readonly resources: RenderResources
  readonly photos: ReadonlyMap<PhotoId, PhotoTile>
}

const THEME = DEMO_THEMES[0] as Theme

/** A designed book (or cards, or a frame) of painted photos; the last three wait in the tray. */
export function anEditorStory({
  count = 30,
  theme = THEME,
  product = SQUARE_BOOK,
  calendar,
}: {
  readonly count?: number
  readonly theme?: Theme
  readonly product?: Product
  /** What a calendar asks for besides photos. */
  readonly calendar?: CalendarSettings
} = {}): EditorStory {
  const facts = somePhotos(count + 3)
  const group = (title: string, description: string, photos: readonly PhotoFacts[], id: string): PhotoGroup => ({
    id: asId(id),
    title,
    description,
    photos,
  })
  const half = Math.ceil(count / 2)
  const verdict = autoDesign({
    groups: [
      group('海边的夏天', '第一次带奶奶看海，风很大，大家都笑。', facts.slice(0, half), 'g0'),
      group('山里的雾', '', facts.slice(half, count), 'g1'),
    ],
    title: '我们的夏天',
    product,
    theme,
    seed: 7,
    ids: countingIds('s'),
    ...(calendar ? { calendar } : {}),
  })
  const paper = paperOf(product)
  if (verdict.kind === 'refused' || !paper || !product.pages) {
    throw new Error('the book of the stories could not be designed')
  }
  const worn = wornBy(product, theme)
  const design = { ...verdict.design, tray: facts.slice(count).map((photo) => photo.id) }
  return around(product, design, { photos: facts, theme: worn.theme, paper, pages: worn.pages ?? product.pages })
}

/** The editor around a design that was made elsewhere, with painted photos. */
export function storyAround(design: Design, known?: EditingWorld): EditorStory {
  const product = DEMO_PRODUCTS.find(({ id }) => id === design.productId) ?? SQUARE_BOOK
  const paper = paperOf(product)
  const shown = design.pages.flatMap(({ slots }) => slots.flatMap(({ placement }) => placement?.photoId ?? []))
  const facts = [...new Set([...shown, ...design.tray])].map((id) => ({ id, width: 4032, height: 3024 }))
  if (!paper || !product.pages) {
    throw new Error(`${product.id} has no pages to be edited`)
  }
  return around(product, design, known ?? { photos: facts, theme: THEME, paper, pages: product.pages })
}

function around(product: Product, design: Design, world: EditingWorld): EditorStory {
  const facts = world.photos
  const pictures = new Map(facts.map((photo, index) => [photo.id, () => picture(index, photo)]))
  return {
    product,
    design,
    world,
    resources: renderResources(pictures),
    photos: new Map(
      facts.map((photo, index) => [
        photo.id,
        {
          id: photo.id,
          src: picture(index, photo, 160).toDataURL('image/jpeg', 0.7),
          name: `IMG_${2000 + index}.JPG`,
          takenByDesigns: true,
        },
      ]),
    ),
  }
}

const painted = new Map<string, HTMLCanvasElement>()

function picture(index: number, photo: PhotoFacts, longest = 900): HTMLCanvasElement {
  const key = `${index} ${photo.width}x${photo.height} ${longest}`
  const scale = longest / Math.max(photo.width, photo.height)
  const known = painted.get(key)
  const canvas = known ?? demoCanvas(index, Math.round(photo.width * scale), Math.round(photo.height * scale))
  painted.set(key, canvas)
  return canvas
}

/** A resources whose pictures are all there at once. */
function renderResources(
  pictures: ReadonlyMap<PhotoId, () => HTMLCanvasElement>,
  loadEditor: () => Promise<EditorPort> = loadFabric,
): RenderResources {
  return {
    images: stillImages((id) => pictures.get(id)?.()),
    fonts: LATE_FONTS,
    loadEditor,
  }
}

/** Images that never change. */
function stillImages(pictureOf: EditorImages['pictureOf']): EditorImages {
  return {
    pictureOf,
    want: () => undefined,
    subscribe: () => () => undefined,
    failed: () => false,
    dispose: () => undefined,
  }
}

async function loadFabric(): Promise<EditorPort> {
  const { fabricEditor } = await import('../../editor/fabric/fabric-editor.ts')
  return fabricEditor
}

type EditingValue = Parameters<typeof atState<typeof editingMachine>>[1]

/** The phone keeps at once, the shop never answers: what a hand does in a story is not tried again without end. */
const AT_REST_MACHINE = wireEditing({
  clock: { wait: never, waitUntil: never },
  keepDraft: () => Promise.resolve(),
  sendOp: never,
  loadLatest: never,
  watchNetwork: () => () => undefined,
}) as typeof editingMachine

function never(): Promise<never> {
  return new Promise(() => undefined)
}

const AT_REST = { tool: 'resting', keeping: 'kept', saving: 'saved', notice: 'quiet' } as const

/** The editing machine standing still in one state; `value` names the regions that differ from rest. */
export function editingAt(
  { design, world }: EditorStory,
  value: Partial<Record<keyof typeof AT_REST, unknown>> = {},
  change: Partial<EditingContext> = {},
  machine: typeof editingMachine = AT_REST_MACHINE,
) {
  const page = design.pages[Math.min(4, design.pages.length - 1)] as Page
  const context: EditingContext = {
    taskId: asId<TaskId>('task1'),
    visit: 'visit0000000000000000',
    world,
    base: freshEditorState(design),
    pageRevs: {},
    rev: 3,
    outbox: [],
    current: freshEditorState(design),
    opCount: 0,
    sentOpId: null,
    changes: 0,
    writing: 0,
    kept: 0,
    online: true,
    pageId: page.id,
    selection: null,
    refused: null,
    takenBack: null,
    dropped: 0,
    problem: null,
    tries: 0,
    pause: 0,
    latest: null,
    checked: null,
    ...change,
  }
  return atState(machine, { ...AT_REST, ...value } as EditingValue, context)
}

type PreviewValue = Parameters<typeof atState<typeof previewMachine>>[1]

/** The preview machine standing still; ready unless told otherwise. */
export function previewAt(
  { design }: EditorStory,
  value: PreviewValue = 'ready',
  change: Partial<PreviewContext> = {},
) {
  const context: PreviewContext = {
    ask: { kind: 'open', taskId: asId<TaskId>('task1') },
    task: {
      taskId: asId<TaskId>('task1'),
      aid: asId<AlbumId>('album1'),
      addText: true,
      name: '',
      design,
      rev: 3,
      pages: design.pages.map((page) => ({
        id: page.id,
        kind: page.kind,
        groupId: page.groupId ?? null,
        url: '',
        rev: 3,
      })),
    },
    awaited: [],
    waited: 0,
    polls: 0,
    givenUp: [],
    error: null,
    refused: null,
    problem: null,
    ...change,
  }
  return atState(previewMachine, value, context)
}
