import type { EditorStory } from '../../stories/editor/editor-fixtures.ts'
import { frames, nextFrameMade } from './frames.ts'
import { openLive, there } from './live.tsx'

export interface Typed {
  /** Milliseconds of a key: what the key itself does, and the frame that shows it. */
  readonly work: readonly number[]
  /** After how many frames the page showed each key. */
  readonly frames: readonly number[]
}

const TEXT = '海边的夏天，奶奶第一次看海。Wind and sea, 2026. '

export interface OpenText {
  /** One character after the other, as fast as they are shown. */
  type(count: number): Promise<Typed>
  close(): void
}

/** The title of a page of a large book, to write into. */
export async function openText(story: EditorStory): Promise<OpenText> {
  const chapter = story.design.pages.find((page) => page.kind === 'chapter' && page.captions.length > 0)
  const caption = chapter?.captions[0]
  if (!chapter || !caption) {
    throw new Error('the book has no chapter with a title')
  }
  const selection = { kind: 'caption', pageId: chapter.id, captionId: caption.id } as const
  const { close } = await openLive(story, { pageId: chapter.id, selection }, 'placingText')
  const field = await there(() => document.querySelector<HTMLTextAreaElement>('[data-testid=writing-field]'))
  const paints = countPaints(await there(() => document.querySelector('[data-testid=canvas]')))
  field.focus()
  field.select()
  await frames(20)
  return {
    type: (count) => typeInto(field, paints.count, count),
    close() {
      paints.stop()
      close()
    },
  }
}

async function typeInto(field: HTMLTextAreaElement, painted: () => number, count: number): Promise<Typed> {
  const typed = { work: [] as number[], frames: [] as number[] }
  for (let key = 0; key < count; key++) {
    const before = painted()
    const pressed = performance.now()
    document.execCommand('insertText', false, TEXT[key % TEXT.length])
    // What React does after the event is done before the next task.
    await Promise.resolve()
    let work = performance.now() - pressed
    let waited = 0
    while (painted() === before && waited < 30) {
      const { began, made } = await nextFrameMade()
      work += made - began
      waited += 1
    }
    typed.work.push(work)
    typed.frames.push(waited)
    if (key % TEXT.length === TEXT.length - 1) {
      field.select()
    }
  }
  return typed
}

/** How often what is seen was painted, on whichever canvas of the view: each time it is wiped first. */
function countPaints(view: Element) {
  const { prototype } = CanvasRenderingContext2D
  const wipe = prototype.clearRect
  let count = 0
  prototype.clearRect = function (x, y, width, height) {
    count += view.contains(this.canvas) ? 1 : 0
    wipe.call(this, x, y, width, height)
  }
  return {
    count: () => count,
    stop() {
      prototype.clearRect = wipe
    },
  }
}
