import type { Box } from '../../../domain/geometry.ts'
import { centreOf } from '../../../domain/geometry.ts'
import type { TextFact } from '../../../domain/preflight/finding.ts'
import { graphemesOf } from '../../../domain/text/graphemes.ts'
import { captionStyleOf } from '../../../domain/theme/caption-style.ts'
import { themeOn } from '../../../domain/theme/cover-look.ts'
import type { CaptionStyle } from '../../../domain/theme/theme.ts'
import type { FontBook } from '../font-book.ts'
import type { Scene, TextSprite } from '../scene.ts'
import { layoutText } from '../text/layout-text.ts'
import { plainText } from '../text/plain-text.ts'
import { setIn } from '../text/sprite-rows.ts'
import type { SceneSource } from './scene-of.ts'

/** How every text of a page lies on it; `scene` is the page's own, set in `theme`. */
export function textFactsOf(
  scene: Scene,
  { page, theme, fonts }: Pick<SceneSource, 'page' | 'theme' | 'fonts'>,
): readonly TextFact[] {
  return scene.sprites.flatMap((sprite): TextFact[] => {
    if (sprite.kind !== 'text') {
      return []
    }
    const caption = page.captions.find(({ id }) => id === sprite.id)
    const { overflows, missing } = sprite
    const ink = inkOf(sprite, fonts)
    const style = caption && captionStyleOf(themeOn(theme, page), caption)
    return [
      {
        ...(caption ? { captionId: caption.id } : {}),
        ...(ink ? { ink } : {}),
        overflows,
        missing,
        ...(caption && style && overflows ? fittingPart(caption.text, sprite, style, fonts) : {}),
        ...(caption && style && missing.length > 0 ? { drawable: plainText(caption.text, missing) } : {}),
      },
    ]
  })
}

/** Of an em: how far characters reach above and below their baseline. */
const ABOVE = 0.88
const BELOW = 0.24

const NO_PICTURE = { advance: 0, unitsPerEm: 1 }

/** What a text inks, by its lines and their characters; turned as the text is. */
function inkOf(sprite: TextSprite, fonts: FontBook): Box | undefined {
  const lines = sprite.lines.filter(({ glyphs, emoji }) => glyphs.length > 0 || emoji)
  const [first, last] = [lines[0], lines.at(-1)]
  if (!(first && last)) {
    return undefined
  }
  const ends = lines.flatMap(({ glyphs, emoji = [] }) => {
    const [from, to] = [glyphs[0], glyphs.at(-1)]
    const advance = to ? (fonts.glyph(to.face, to.codepoint)?.advance ?? 0) / fonts.metrics(to.face).unitsPerEm : 0
    const pictures = emoji.flatMap(({ name, x }) => {
      const { advance, unitsPerEm } = fonts.emoji(name) ?? NO_PICTURE
      return [x, x + (advance / unitsPerEm) * sprite.size]
    })
    return [...(from && to ? [from.x, to.x + advance * sprite.size] : []), ...pictures]
  })
  const [left, right] = [Math.min(...ends), Math.max(...ends)]
  const top = first.baseline - ABOVE * sprite.size
  const lying = { x: left, y: top, width: right - left, height: last.baseline + BELOW * sprite.size - top }
  if (sprite.angle === 0) {
    return lying
  }
  const about = centreOf(sprite.box)
  const { x, y } = centreOf(lying)
  const centre = { x: about.x - (y - about.y), y: about.y + (x - about.x) }
  return {
    x: centre.x - lying.height / 2,
    y: centre.y - lying.width / 2,
    width: lying.height,
    height: lying.width,
  }
}

/** The longest beginning that fits with an ellipsis behind it. */
function fittingPart(text: string, sprite: TextSprite, style: CaptionStyle, fonts: FontBook): { fitting?: string } {
  const parts = graphemesOf(text)
  const { ruled = 0 } = sprite.written ?? {}
  const place = { box: setIn(sprite), style, ruled, fonts }
  const shortened = (count: number) =>
    `${parts
      .slice(0, count)
      .join('')
      .replace(/[\s，。、；：,.;:]+$/u, '')}…`
  let [low, high] = [0, parts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (layoutText({ text: shortened(middle), ...place }).overflows) {
      high = middle - 1
    } else {
      low = middle
    }
  }
  return low > 0 ? { fitting: shortened(low) } : {}
}
