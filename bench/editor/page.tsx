import { fabricEditor } from '../../editor/fabric/fabric-editor.ts'
import { sideBySide } from '../../editor/spread.ts'
import '../../src/app/app.css'
import { speak } from '../../src/i18n/i18n.ts'
import { aBenchBook } from './book.ts'
import { frames, nextFrameMade } from './frames.ts'
import { openLive } from './live.tsx'
import { type BenchPhoto, benchPhoto } from './photo.ts'
import { type OpenText, openBare, openText, type Typed } from './typing.ts'
import { largeBook, VARIANTS, type Variant, type VariantName } from './variants.tsx'

/** What `bench.ts` calls in this page. */
export interface EditorBench {
  ready(): Promise<void>
  setUp(name: VariantName): Promise<void>
  /** Plays the gesture once. Frame intervals, ms. */
  play(count: number): Promise<readonly number[]>
  tearDown(): void
  /** Milliseconds from `show` to the painted page of nine photos, whose pictures are all there. */
  showNine(): Promise<number>
  /** Opens and closes the spread of a book of sixty pages. */
  openAndClose(times: number): Promise<void>
  /** Milliseconds until a book of sixty pages, which is on the phone, lies open: asked for, mounted, painted. */
  openBook(): Promise<number>
  /** A text of that book lies open to be written; or a text with nothing around it. */
  openText(kind: 'editor' | 'field' | 'canvas'): Promise<void>
  typeText(count: number): Promise<Typed>
  closeText(): void
  /** Pixels of every canvas that lives while a spread is open. */
  liveCanvases(): Promise<readonly number[]>
}

const host = document.getElementById('host') as HTMLElement
let photo: BenchPhoto
let variant: Variant | undefined
let text: OpenText | undefined

const bench: EditorBench = {
  async ready() {
    await speak('en')
    photo = await benchPhoto()
  },
  async setUp(name) {
    variant = await VARIANTS[name](host, photo)
    await frames(10)
  },
  async play(count) {
    const times: number[] = []
    for (let frame = 0; frame <= count; frame++) {
      times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)))
      variant?.frame(frame / count)
    }
    await frames(1)
    variant?.end?.()
    return times.slice(1).map((time, index) => time - (times[index] ?? time))
  },
  tearDown() {
    variant?.dispose()
    variant = undefined
    host.replaceChildren()
  },
  async showNine() {
    const book = aBenchBook({ photosOnPage: 9, picture: photo.proxy })
    const spreadView = book.mount(fabricEditor, host)
    await frames(3)
    const from = performance.now()
    spreadView.show({ pages: sideBySide([book.scene]) })
    // The canvas paints in the next frame; a task posted there runs when the frame is done.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    const took = performance.now() - from
    spreadView.dispose()
    await frames(2)
    return took
  },
  async openAndClose(times) {
    for (let time = 0; time < times; time++) {
      const close = await openWorkspace()
      close()
      await frames(2)
    }
  },
  async openBook() {
    const story = largeBook()
    await frames(2)
    const from = performance.now()
    const { close } = await openLive(story)
    const { made } = await nextFrameMade()
    close()
    await frames(2)
    return made - from
  },
  async openText(kind) {
    text = await (kind === 'editor' ? openText(largeBook()) : openBare(kind, host))
  },
  typeText: (count) => text?.type(count) ?? Promise.reject(new Error('no text is open')),
  closeText() {
    text?.close()
    text = undefined
  },
  async liveCanvases() {
    const close = await openWorkspace()
    await frames(10)
    const sizes = [...document.querySelectorAll('canvas')].map(({ width, height }) => width * height)
    close()
    return sizes
  },
}

async function openWorkspace(): Promise<() => void> {
  const { close } = await openLive(largeBook())
  await frames(3)
  return close
}

declare global {
  interface Window {
    editorBench: EditorBench
  }
}

window.editorBench = bench
