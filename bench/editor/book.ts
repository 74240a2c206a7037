import type { PhotoId, SlotId } from '../../domain/ids.ts'
import { asId } from '../../domain/ids.ts'
import type { EditorPort, SpreadView } from '../../editor/editor-port.ts'
import type { FontBook } from '../../editor/scene/font-book.ts'
import type { PhotoSprite, Scene } from '../../editor/scene/scene.ts'

export const noFonts: FontBook = {
  metrics: () => ({ unitsPerEm: 1000, ascent: 800, descent: -200 }),
  glyph: () => undefined,
  emoji: () => undefined,
}

interface BenchBook {
  readonly scene: Scene
  mount(editor: EditorPort, host: HTMLElement): SpreadView
}

/** One page with `photosOnPage` photos in a grid, all painted from `picture`. */
export function aBenchBook({
  photosOnPage,
  picture,
}: {
  readonly photosOnPage: number
  readonly picture: HTMLImageElement
}): BenchBook {
  const columns = Math.ceil(Math.sqrt(photosOnPage))
  const side = (203 - 20 - (columns - 1) * 4) / columns
  const photos = Array.from(
    { length: photosOnPage },
    (_, index): PhotoSprite => ({
      kind: 'photo',
      id: asId<SlotId>(`s${index}`),
      box: {
        x: 10 + (index % columns) * (side + 4),
        y: 10 + Math.floor(index / columns) * (side + 4),
        width: side,
        height: side,
      },
      radius: 0,
      photoId: asId<PhotoId>(`p${index}`),
      crop: { x: 0.125, y: 0, width: 0.75, height: 1 },
      turns: 0,
      flip: 'none',
      angle: 0,
    }),
  )
  const paper = { x: -3, y: -3, width: 209, height: 209 }
  const scene: Scene = {
    pageId: asId('page'),
    width: 203,
    height: 203,
    bleed: 3,
    sprites: [{ kind: 'fill', id: 'paper', box: paper, colour: '#ffffff' }, ...photos],
  }
  const quiet = () => undefined
  return {
    scene,
    mount: (editor, host) =>
      editor.mountSpreadView(host, {
        pictures: { pictureOf: () => picture },
        fonts: noFonts,
        accent: '#c8402d',
        onGesture: quiet,
        onView: quiet,
      }),
  }
}
