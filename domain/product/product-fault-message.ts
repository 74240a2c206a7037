import { INNER_PAGES_MAX } from '../design/design-limits.ts'
import type { Language, Localised } from '../language.ts'
import type { ProductFault, ProductRule } from './product-faults.ts'

const in3 = (hans: string, en: string, hant: string): Localised => ({ 'zh-Hans': hans, en, 'zh-Hant': hant })

/** `{name}` is the name that leads nowhere, or that is there twice. */
const WORDS: Readonly<Record<ProductRule, Localised>> = {
  'text-missing': in3('请填写', 'please write it', '請填寫'),
  'category-unknown': in3('没有分类 {name}', 'there is no category {name}', '沒有分類 {name}'),
  'look-unknown': in3('没有主题 {name}', 'there is no theme {name}', '沒有主題 {name}'),
  'part-unknown': in3('没有商品 {name}', 'there is no product {name}', '沒有商品 {name}'),
  'place-unknown': in3('没有自提点 {name}', 'there is no pick-up place {name}', '沒有自取點 {name}'),
  'below-nothing': in3('不能小于 0', 'cannot be less than nothing', '不能小於 0'),
  'before-lower': in3('原价要高于现价', 'must be more than what it costs now', '原價要高於現價'),
  'smallest-above-largest': in3('最小值不能大于最大值', 'the smallest is above the largest', '最小值不能大於最大值'),
  'too-many-pages': in3(
    `一件作品最多 ${INNER_PAGES_MAX} 页`,
    `a design has ${INNER_PAGES_MAX} pages at most`,
    `一件作品最多 ${INNER_PAGES_MAX} 頁`,
  ),
  'usual-outside': in3(
    '默认值要在最小值和最大值之间',
    'must be between the smallest and the largest',
    '預設值要在最小值和最大值之間',
  ),
  'not-multiple': in3('要是步长的整数倍', 'is not a multiple of the step', '要是步長的整數倍'),
  'option-missing': in3('至少要有一个选项', 'needs something to choose', '至少要有一個選項'),
  'there-twice': in3('编号 {name} 重复', '{name} is there twice', '編號 {name} 重複'),
  'paper-missing': in3('缺少纸张尺寸', 'has no paper to print on', '缺少紙張尺寸'),
  'parts-missing': in3('套餐里还没有东西', 'a set needs something in it', '套餐裡還沒有東西'),
  'look-missing': in3(
    '上架前请选择至少一个主题',
    'choose a look before it goes on the shelf',
    '上架前請選擇至少一個主題',
  ),
  'paper-in-use': in3(
    '已有顾客按现在的尺寸做了设计；请复制商品，改副本的尺寸',
    'shoppers have designs in the measures that it has now; copy the product and change the copy',
    '已有顧客按現在的尺寸做了設計；請複製商品，改副本的尺寸',
  ),
}

/** What is wrong, without where. */
export function productFaultMessage({ rule, name = '' }: ProductFault, language: Language): string {
  return WORDS[rule][language].replace('{name}', name)
}
