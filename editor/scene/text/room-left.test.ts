import { expect, test } from 'vitest'
import type { CaptionStyle } from '../../../domain/theme/theme.ts'
import { loadFontBook } from '../../../server/fonts/load-font-book.ts'
import { roomLeft } from './room-left.ts'

const style: CaptionStyle = {
  ...{ family: 'lora', weight: 400, size: 8, minSize: 4, colour: '#000000' },
  ...{ align: 'left', vertical: 'top', leading: 1.25 },
}
const left = (text: string, width: number) =>
  roomLeft({ written: { text, style }, box: { x: 0, y: 0, width, height: 5 }, angle: 0 }, loadFontBook())

test('how much more fits is told before the place is full, as ideographs are set one by one', () => {
  expect([left('一家人', 40), left('一家人的夏', 40), left('一家人的夏天真好看', 40), left('', 40)]).toEqual([
    ...[7, 5, 1, undefined],
  ])
  expect(left('海', 400)).toBeUndefined()
})
