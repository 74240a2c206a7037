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

/**
 * What a key costs without an editor: in a field of the browser's own, and in one whose text the least canvas shows, as wide
 * as ours and with a line of text's height.
 */
export async function openBare(kind: 'field' | 'canvas', host: HTMLElement): Promise<OpenText> {
  const field = document.createElement('textarea')
  const canvas = document.createElement('canvas')
  field.style.cssText = 'position:absolute;left:10px;top:110px;width:355px;height:120px;font:16px serif'
  host.append(field)
  if (kind === 'canvas') {
    field.style.opacity = '0'
    Object.assign(canvas, { width: 2 * BARE.width, height: 2 * BARE.height })
    canvas.style.cssText = `position:absolute;left:0;top:0;width:${BARE.width}px;height:${BARE.height}px`
    host.append(canvas)
  }
  const ctx = canvas.getContext('2d')
  let shown = 0
  field.addEventListener('input', () =>
    requestAnimationFrame(() => {
      shown += 1
      if (kind === 'canvas' && ctx) {
        ctx.clearRect(0, 0, canvas.width, canvas.height)
        ctx.font = '32px serif'
        ctx.fillText(field.value, 20, 60)
      }
    }),
  )
  field.focus()
  await frames(20)
  return {
    type: (keys) => typeInto(field, () => shown, keys),
    close() {
      field.remove()
      canvas.remove()
    },
  }
}

/** Css px. */
const BARE = { width: 375, height: 96 }

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
