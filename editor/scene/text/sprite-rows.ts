import { type Box, centreOf } from '../../../domain/geometry.ts'
import type { FontBook } from '../font-book.ts'
import type { TextSprite } from '../scene.ts'
import { type CaretRow, caretRows } from './caret-rows.ts'
import { setOfLines } from './layout-text.ts'

/** The box that a text is set in before it is turned about its centre: by 90 degrees its sides are exchanged. */
export function setIn({ box, angle }: Pick<TextSprite, 'box' | 'angle'>): Box {
  if (angle !== 90) {
    return box
  }
  const { x, y } = centreOf(box)
  return { x: x - box.height / 2, y: y - box.width / 2, width: box.height, height: box.width }
}

/** Where a caret can stand in a caption as it is drawn; none where nobody writes. */
export function rowsOfSprite(sprite: TextSprite, fonts: FontBook): readonly CaretRow[] {
  return sprite.written ? caretRows({ ...sprite.written, box: setIn(sprite), fonts }, setOfLines(sprite.lines)) : []
}
