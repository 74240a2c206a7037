import type { CoverStyle } from '../../domain/cover-style.ts'
import { autoDesign } from '../../domain/design/auto/auto-design.ts'
import type { Design } from '../../domain/design/design.ts'
import { asId, countingIds, type PhotoId } from '../../domain/ids.ts'
import type { PhotoFacts } from '../../domain/photo/photo.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import { demoCanvas } from '../editor/demo-canvas.ts'

const SHAPES = [
  [1600, 1067],
  [1067, 1600],
  [1600, 1200],
  [1200, 1200],
] as const

export const PHOTOS: readonly PhotoFacts[] = Array.from({ length: 14 }, (_, at) => {
  const [width, height] = SHAPES[at % SHAPES.length] ?? SHAPES[0]
  return { id: asId<PhotoId>(`painted${at}`), width, height }
})

const pictures = new Map<string, HTMLCanvasElement>()

function pictureOf(id: PhotoId): HTMLCanvasElement | undefined {
  const at = PHOTOS.findIndex((photo) => photo.id === id)
  const photo = PHOTOS[at]
  const known = pictures.get(id)
  if (!photo || known) {
    return known
  }
  const made = demoCanvas(at, photo.width / 4, photo.height / 4)
  pictures.set(id, made)
  return made
}

export const IMAGES = {
  pictureOf,
  want: () => undefined,
  subscribe: () => () => undefined,
  failed: () => false,
  dispose: () => undefined,
}

/** What is written: as most write, or as long as it is let in, in several letters. */
export type Words = 'usual' | 'longest'

const WORDS = {
  usual: {
    title: '我们的夏天',
    groups: [
      ['海边的夏天', '风很大，大家都笑。'],
      ['Lisbon', ''],
    ],
    message: '亲爱的外婆：\n海边的风很大，孩子们捡了一下午的贝壳。\nWith love from all of us.',
  },
  longest: {
    title: '爷爷奶奶金婚纪念：青岛、里斯本与外婆家的那个夏天 Grandparents’ golden wedding',
    groups: [
      [
        '清晨出发去海边看日出的那一天早上七点，全家人第一次一起坐上了慢车',
        '天还没亮我们就上了车，奶奶带了一整篮子的包子和茶叶蛋，爷爷一路都在讲他年轻时候出海的故事，孩子们听得忘了睡觉，妈妈说这是她这几年来最高兴的一天。',
      ],
      [
        'Llanfairpwllgwyngyll, Donaudampfschifffahrt & the long way home',
        'Everyone came, even the cousins from Chengdu who had not seen the house since it was rebuilt, and nobody wanted to be the first to leave.',
      ],
    ],
    message: `亲爱的外婆：\n${'海边的风很大，孩子们捡了一下午的贝壳，晚上我们在院子里放了烟花。'.repeat(4)}\nWith love from all of us, and from the dog 🐕.`,
  },
} as const

const CALENDAR = {
  start: { year: 2027, month: 1 },
  language: 'zh-Hans',
  weekStart: 1,
  lunar: true,
  familyDates: [{ id: 'birthday', name: '妈妈生日', reckoning: 'civil', month: 1, day: 14 }],
} as const

/** A product in a theme, from demo photographs; nothing where the theme has no sheet of its kind. */
export function designed(theme: Theme, product: Product, words: Words, coverStyle?: CoverStyle): Design | undefined {
  const { title, groups, message } = WORDS[words]
  const verdict = autoDesign({
    groups: groups.map(([name, description], at) => ({
      id: asId(`g${at}`),
      title: name,
      description,
      photos: PHOTOS.slice(at * 7, at * 7 + 7),
    })),
    title,
    product,
    theme,
    seed: 5,
    ids: countingIds('t'),
    ...(coverStyle ? { coverStyle } : {}),
    ...(product.calendar ? { calendar: CALENDAR } : {}),
  })
  if (verdict.kind !== 'designed') {
    return undefined
  }
  const pages = verdict.design.pages.map((page) => ({
    ...page,
    captions: page.captions.map((each) => (each.role === 'text' ? { ...each, text: message } : each)),
  }))
  return { ...verdict.design, pages }
}
