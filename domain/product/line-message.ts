import type { Language } from '../language.ts'
import { type CountedAs, PAGES_OF } from './counted-as.ts'
import type { LineKind, QuoteLine } from './price.ts'

/** A sentence for one and for several; the Chinese ones know no difference. */
interface Counted {
  readonly 'zh-Hans': string
  readonly 'zh-Hant': string
  readonly en: string
  readonly one: string
}

const plain = (hans: string, en: string, hant: string): Counted => ({ 'zh-Hans': hans, en, one: en, 'zh-Hant': hant })

const LINES: Record<Exclude<LineKind, 'extra-pages'>, Counted> = {
  base: plain('基本价', 'Base price', '基本價'),
  attributes: plain('所选工艺', 'Your choices', '所選工藝'),
  quantity: {
    'zh-Hans': '再加 {count} 份',
    en: '{count} more copies',
    one: '1 more copy',
    'zh-Hant': '再加 {count} 份',
  },
  member: plain('会员价', 'Member price', '會員價'),
  coupon: plain('优惠券', 'Coupon', '優惠券'),
  delivery: plain('配送', 'Delivery', '配送'),
}

/** What is beyond the price of the thing itself, by what its pages are counted as. */
const EXTRAS: Record<CountedAs, Counted> = {
  pages: {
    'zh-Hans': '加 {count} 页，每页 {each}',
    en: '{count} more pages at {each} each',
    one: '1 more page at {each}',
    'zh-Hant': '加 {count} 頁，每頁 {each}',
  },
  cards: {
    'zh-Hans': '加 {count} 张，每张 {each}',
    en: '{count} more cards at {each} each',
    one: '1 more card at {each}',
    'zh-Hant': '加 {count} 張，每張 {each}',
  },
  months: {
    'zh-Hans': '加 {count} 个月，每个月 {each}',
    en: '{count} more months at {each} each',
    one: '1 more month at {each}',
    'zh-Hant': '加 {count} 個月，每個月 {each}',
  },
  prints: {
    'zh-Hans': '加 {count} 张，每张 {each}',
    en: '{count} more prints at {each} each',
    one: '1 more print at {each}',
    'zh-Hant': '加 {count} 張，每張 {each}',
  },
}

/** What a price line stands for, in the app and on the pay page alike. `money` writes an amount of the smallest unit. */
export function lineMessage(
  { kind, count = 0, each }: Pick<QuoteLine, 'kind' | 'count' | 'each'>,
  {
    language,
    as = 'pages',
    money,
  }: { language: Language; as?: CountedAs | undefined; money: (amount: number) => string },
): string {
  const [words, n] = kind === 'extra-pages' ? [EXTRAS[as], count / PAGES_OF[as]] : [LINES[kind], count - 1]
  const text = language === 'en' && n === 1 ? words.one : words[language]
  return text.replace('{count}', String(n)).replace('{each}', () => money((each ?? 0) * PAGES_OF[as]))
}
