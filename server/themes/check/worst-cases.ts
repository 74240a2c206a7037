import type { CaptionRole } from '../../../domain/design/design.ts'
import { asId, type PhotoId } from '../../../domain/ids.ts'
import type { PhotoFacts } from '../../../domain/photo/photo.ts'

/** Photos that are hard to lay out or to see on paper; `tones` are what they look like. */
interface WorstPhoto extends PhotoFacts {
  readonly tones: readonly [string, string]
}

function photo(name: string, width: number, height: number, tones: readonly [string, string]): WorstPhoto {
  return { id: asId<PhotoId>(`worst-${name}`), width, height, tones }
}

export const WORST_PHOTOS: readonly WorstPhoto[] = [
  photo('panorama', 4000, 1300, ['#6d9fc4', '#e6c9a0']),
  photo('tall', 1500, 4000, ['#4d7a55', '#d9e3c0']),
  photo('dark', 3000, 2000, ['#0c0d10', '#24242c']),
  photo('white', 2000, 3000, ['#ffffff', '#f2f2f0']),
  photo('tiny', 320, 240, ['#c46d5b', '#f0d9a8']),
  photo('square', 2000, 2000, ['#8a6fb0', '#e9d4e4']),
  photo('usual', 3000, 2000, ['#5f8f8a', '#f1e4cf']),
  photo('upright', 2000, 3000, ['#b0705f', '#f4e0c8']),
]

export type WorstTexts = Readonly<Record<CaptionRole, string>>

/** Twenty wide characters (readings 44): what of a longer title does not fit is set smaller (decision 046). */
const WIDE = '外婆家门前那棵老槐树下我们度过漫长的夏天'
const WIDE_STORY =
  '那年夏天我们坐了很久的火车，窗外先是麦田，后来是山，再后来是一整片看不到头的海。孩子们第一次见到海，站在沙滩上半天没有说话。'
const LONG_WORDS =
  'Die Donaudampfschifffahrtsgesellschaftskapitänsmütze lag noch auf dem Fensterbrett, als wir nach Hause kamen; Großmutters Lieblingsstreuselkuchen war längst gegessen, und alle lachten. Ein schöner Tag.'

/** As long as the shop lets a description be. */
const DESCRIPTION_LENGTH = 200

function filled(text: string): string {
  const many = text.repeat(Math.ceil(DESCRIPTION_LENGTH / text.length))
  return [...many].slice(0, DESCRIPTION_LENGTH).join('')
}

/** The longest texts that a shopper can write, in the scripts that are set differently. */
export const WORST_TEXTS: readonly WorstTexts[] = [
  {
    title: WIDE,
    description: filled(WIDE_STORY),
    text: filled(WIDE_STORY),
    spine: WIDE,
    address: '上海市浦东新区世纪大道一千二百号金茂大厦三十八层\n张小满 收\n200120',
  },
  {
    title: 'Weihnachtsüberraschu',
    description: filled(LONG_WORDS),
    text: filled(LONG_WORDS),
    spine: 'Weihnachtsüberraschu',
    address: 'Familie Wolkenstein-Unterbrunner\nObere Donauuferstraße 114 B\n93047 Regensburg\nDeutschland',
  },
  {
    title: 'Zoë’s 1st 🎂 at Ōsaka',
    description: '👨‍👩‍👧‍👦🎉 “Again!” — said Zoë… 再来一次！❤️',
    text: '🎈🎈🎈 Happy birthday, İpek & Søren — 生日快乐！',
    spine: 'Zoë’s 1st 🎂',
    address: 'Søren Ångström\nÆbeløgade 5, 2. tv.\n2100 København Ø',
  },
]
