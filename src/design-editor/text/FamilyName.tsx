import { useEffect, useRef, useState } from 'react'
import type { FontFamily } from '../../../domain/text/type-families.ts'
import type { CaptionStyle } from '../../../domain/theme/theme.ts'
import type { FontBook } from '../../../editor/scene/font-book.ts'
import { blocksOfText, faceChain } from '../../../editor/scene/text/faces.ts'
import { layoutText } from '../../../editor/scene/text/layout-text.ts'
import type { EditorFonts } from '../../ports/render-resources.ts'
import { watchNear } from '../../ui/pictures/near-screen.ts'
import styles from './TextStyleTools.module.css'

export const FAMILY_NAMES: Record<FontFamily, string> = {
  lora: 'Lora',
  'open-sans': 'Open Sans',
  'noto-sans-sc': 'Noto Sans SC 思源黑体',
  'noto-sans-tc': 'Noto Sans TC 思源黑體',
  'noto-sans-sc-light': 'Noto Sans SC Light 思源黑体 纤细',
  'noto-sans-tc-light': 'Noto Sans TC Light 思源黑體 纖細',
  'noto-sans-sc-black': 'Noto Sans SC Black 思源黑体 特粗',
  'noto-sans-tc-black': 'Noto Sans TC Black 思源黑體 特粗',
  cactus: 'Cactus 仙人掌明體',
  'ma-shan-zheng': 'Ma Shan Zheng 马善政楷书',
  'zcool-kuaile': '站酷快乐体',
  cinzel: 'Cinzel',
  'dm-serif': 'DM Serif Display',
  italiana: 'Italiana',
  'abril-fatface': 'Abril Fatface',
  caveat: 'Caveat',
  oswald: 'Oswald',
  'space-grotesk': 'Space Grotesk',
  'courier-prime': 'Courier Prime',
}

/** One line of the list, mm: as large as the letters of the interface beside it. */
const SIZE = 10
const LINE = { x: 0, y: 0, width: 100 * SIZE, height: 1.4 * SIZE }

function styleOf(family: FontFamily): CaptionStyle {
  return {
    ...{ family, weight: 400, size: SIZE, minSize: SIZE, leading: 1, colour: '#000000' },
    ...{ align: 'left', vertical: 'middle' },
  }
}

interface FamilyNameProps {
  readonly family: FontFamily
  readonly fonts: EditorFonts
}

/** The name of a family in its own letters, as they are printed; until they are here, in those of the interface. */
export function FamilyName({ family, fonts }: FamilyNameProps) {
  const host = useRef<HTMLSpanElement>(null)
  const [isHere, setHere] = useState(false)
  const name = FAMILY_NAMES[family]
  useEffect(() => {
    const element = host.current
    if (!element) {
      return
    }
    let isShown = true
    // Of a family that nobody scrolls to no letter is fetched.
    const stop = watchNear(element, (isNear) => {
      if (isNear) {
        fonts.load(blocksOfText(name, faceChain(styleOf(family), name))).then(
          () => isShown && setHere(true),
          () => undefined,
        )
      }
    })
    return () => {
      isShown = false
      stop()
    }
  }, [family, name, fonts])
  return <span ref={host}>{isHere ? <Letters family={family} fonts={fonts.book} /> : name}</span>
}

function Letters({ family, fonts }: { readonly family: FontFamily; readonly fonts: FontBook }) {
  const { lines } = layoutText({ text: FAMILY_NAMES[family], box: LINE, style: styleOf(family), fonts })
  const drawn = lines.flatMap(({ glyphs, baseline }) =>
    glyphs.flatMap(({ face, codepoint, x }) => {
      const glyph = fonts.glyph(face, codepoint)
      const scale = SIZE / fonts.metrics(face).unitsPerEm
      return glyph ? [{ path: glyph.path, x, baseline, scale, end: x + glyph.advance * scale }] : []
    }),
  )
  const width = Math.max(SIZE, ...drawn.map(({ end }) => end))
  return (
    <svg
      className={styles['letters']}
      viewBox={`0 0 ${width} ${LINE.height}`}
      style={{ width: `${width / SIZE}em`, height: `${LINE.height / SIZE}em` }}
      aria-hidden="true"
    >
      {drawn.map(({ path, x, baseline, scale }) => (
        <path key={x} d={path} transform={`translate(${x} ${baseline}) scale(${scale} ${-scale})`} />
      ))}
    </svg>
  )
}
