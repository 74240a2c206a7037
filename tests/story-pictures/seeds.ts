interface Seed {
  readonly what: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** The file of the story, the story, and the picture of it that must turn red by this change. */
  readonly stories: string
  readonly story: string
  readonly picture: string
}

const ui = (name: string, story: string) => ({
  stories: `stories/ui/${name}.stories.tsx`,
  story,
  picture: `phone/the-language-${name}-${inAddress(story)}`,
})
const screen = (file: string, story: string, id = file) => ({
  stories: `stories/screens/${file}.stories.tsx`,
  story,
  picture: `phone/screens-${id}-${inAddress(story)}`,
})
const inAddress = (story: string) => story.toLowerCase().replaceAll(' ', '-')
const css = (file: string, from: string, to: string) => ({ file: `src/${file}.module.css`, from, to })

/** Twenty mistakes that a review overlooks, none of them in what another one's picture shows. */
export const SEEDS: readonly Seed[] = [
  {
    what: 'margin',
    ...css('ui/feedback/Banner', 'padding: var(--space-3) var(--space-4)', 'padding: var(--space-3)'),
    ...ui('feedback', 'Banners'),
  },
  {
    what: 'colour of what is taken off',
    ...css('ui/money/PriceLines', 'color: var(--success)', 'color: var(--ink)'),
    ...ui('prices', 'Every Line'),
  },
  {
    what: 'radius',
    ...css('ui/controls/Field', 'border-radius: var(--radius-control)', 'border-radius: 4px'),
    ...ui('fields', 'Fields'),
  },
  {
    what: 'font weight',
    ...css('ui/feedback/StepLine', 'font-weight: 600', 'font-weight: 400'),
    ...ui('prices', 'Order Lines'),
  },
  {
    what: 'missing icon',
    file: 'src/ui/pictures/icon-paths.ts',
    from: "check: 'M5 12.5l4.5 4.5L19 7.5'",
    to: "check: ''",
    ...ui('pictures', 'Icons'),
  },
  {
    what: 'text that wraps too early',
    ...css('ui/feedback/EmptyState', 'max-width: 360px', 'max-width: 120px'),
    ...ui('feedback', 'Empty States'),
  },
  {
    what: 'wrong language',
    file: 'src/locales/zh-Hans.po',
    from: 'msgstr "我的手机号"',
    to: 'msgstr "My phone"',
    ...screen('user-phone', 'Change The Phone'),
  },
  { what: 'z-order', ...css('ui/overlays/drawn/sheet', 'z-index: 40', 'z-index: 45'), ...ui('sheets', 'Open Sheet') },
  {
    what: 'width of a dialog',
    ...css('ui/overlays/drawn/dialog', 'width: calc(100% - 48px)', 'width: calc(100% - 32px)'),
    ...ui('sheets', 'Open Dialog'),
  },
  {
    what: 'what is chosen looks like the rest',
    ...css('ui/controls/Choice', 'background: var(--accent-wash)', 'background: var(--surface)'),
    ...ui('fields', 'Choices'),
  },
  {
    what: 'gap between boxes',
    ...css('ui/controls/CodeField', 'gap: var(--space-2)', 'gap: var(--space-1)'),
    ...ui('fields', 'Code'),
  },
  {
    what: 'size of a caption',
    ...css('ui/controls/IconButton', 'font-size: var(--text-13)', 'font-size: var(--text-14)'),
    ...ui('buttons', 'Icons'),
  },
  {
    what: 'line of a bar',
    ...css('ui/feedback/Progress', 'height: 3px', 'height: 5px'),
    ...ui('feedback', 'Progress'),
  },
  {
    what: 'ground of a message',
    ...css('ui/feedback/Toast', 'background: #1f5f45', 'background: var(--ink)'),
    ...ui('feedback', 'Toasts'),
  },
  {
    what: 'edge of one’s own level',
    ...css('screens/user_type/UserType', 'border-color: var(--accent)', 'border-color: var(--hairline)'),
    ...screen('user-type', 'Silver Until Next Year'),
  },
  {
    what: 'alignment',
    ...css('screens/user_service/UserServiceScreen', 'text-align: left', 'text-align: center'),
    ...screen('user-service', 'Three Ways'),
  },
  {
    what: 'dashed line gone',
    ...css('screens/user_coupon/Coupons', '1px dashed', '1px solid'),
    ...screen('user-coupon', 'Usable And To Be Had'),
  },
  {
    what: 'a round picture that is not round',
    ...css('screens/user_index/UserIndexScreen', 'border-radius: 50%', 'border-radius: 40%'),
    ...screen('user-index', 'Silver Member'),
  },
  {
    what: 'gap in a card',
    ...css('screens/order_index/OrderIndexScreen', 'gap: var(--space-5)', 'gap: var(--space-4)'),
    ...screen('orders', 'Longest Name', 'order-index'),
  },
  {
    what: 'height of a field',
    ...css('screens/prod_list/ProdListScreen', 'height: 46px', 'height: 44px'),
    ...screen('prod-list', 'Nothing Found'),
  },
]
