interface Seed {
  readonly what: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** The file of the story, and the picture that must turn red by this change. */
  readonly stories: string
  readonly picture: string
}

const ui = (name: string, picture: string) => ({
  stories: `stories/ui/${name}.stories.tsx`,
  picture: `phone/the-language-${name}-${picture}`,
})
const screen = (file: string, picture: string) => ({
  stories: `stories/screens/${file}.stories.tsx`,
  picture: `phone/screens-${picture}`,
})
const css = (file: string, from: string, to: string) => ({ file: `src/${file}.module.css`, from, to })

/** Twenty mistakes that a review overlooks, none of them in what another one's picture shows. */
export const SEEDS: readonly Seed[] = [
  {
    what: 'margin',
    ...css('ui/feedback/Banner', 'padding: var(--space-3) var(--space-4)', 'padding: var(--space-3)'),
    ...ui('feedback', 'banners'),
  },
  {
    what: 'colour of what is taken off',
    ...css('ui/money/PriceLines', 'color: var(--success)', 'color: var(--ink)'),
    ...ui('prices', 'every-line'),
  },
  {
    what: 'radius',
    ...css('ui/controls/Field', 'border-radius: var(--radius-control)', 'border-radius: 4px'),
    ...ui('fields', 'fields'),
  },
  {
    what: 'font weight',
    ...css('ui/feedback/StepLine', 'font-weight: 600', 'font-weight: 400'),
    ...ui('prices', 'order-lines'),
  },
  {
    what: 'missing icon',
    file: 'src/ui/pictures/icon-paths.ts',
    from: "check: 'M5 12.5l4.5 4.5L19 7.5'",
    to: "check: ''",
    ...ui('pictures', 'icons'),
  },
  {
    what: 'text that wraps too early',
    ...css('ui/feedback/EmptyState', 'max-width: 360px', 'max-width: 120px'),
    ...ui('feedback', 'empty-states'),
  },
  {
    what: 'wrong language',
    file: 'src/locales/zh-Hans.po',
    from: 'msgstr "我的手机号"',
    to: 'msgstr "My phone"',
    ...screen('user-phone', 'user-phone-change-the-phone'),
  },
  { what: 'z-order', ...css('ui/layout/Sheet', 'z-index: 40', 'z-index: 45'), ...ui('sheets', 'open-sheet') },
  {
    what: 'width of a dialog',
    ...css('ui/feedback/Dialog', 'width: calc(100% - 48px)', 'width: calc(100% - 32px)'),
    ...ui('sheets', 'open-dialog'),
  },
  {
    what: 'what is chosen looks like the rest',
    ...css('ui/controls/Choice', 'background: var(--accent-wash)', 'background: var(--surface)'),
    ...ui('fields', 'choices'),
  },
  {
    what: 'gap between boxes',
    ...css('ui/controls/CodeField', 'gap: var(--space-2)', 'gap: var(--space-1)'),
    ...ui('fields', 'code'),
  },
  {
    what: 'size of a caption',
    ...css('ui/controls/IconButton', 'font-size: var(--text-12)', 'font-size: var(--text-14)'),
    ...ui('buttons', 'icons'),
  },
  {
    what: 'line of a bar',
    ...css('ui/feedback/Progress', 'height: 3px', 'height: 5px'),
    ...ui('feedback', 'progress'),
  },
  {
    what: 'ground of a message',
    ...css('ui/feedback/Toast', 'background: #1f5f45', 'background: var(--ink)'),
    ...ui('feedback', 'toasts'),
  },
  {
    what: 'edge of one’s own level',
    ...css('screens/user_type/UserType', 'border-color: var(--accent)', 'border-color: var(--hairline)'),
    ...screen('user-type', 'user-type-silver-until-next-year'),
  },
  {
    what: 'alignment',
    ...css('screens/user_service/UserServiceScreen', 'text-align: left', 'text-align: center'),
    ...screen('user-service', 'user-service-three-ways'),
  },
  {
    what: 'dashed line gone',
    ...css('screens/user_coupon/Coupons', '1px dashed', '1px solid'),
    ...screen('user-coupon', 'user-coupon-usable-and-to-be-had'),
  },
  {
    what: 'a round picture that is not round',
    ...css('screens/user_index/UserIndexScreen', 'border-radius: 50%', 'border-radius: 40%'),
    ...screen('user-index', 'user-index-silver-member'),
  },
  {
    what: 'gap in a card',
    ...css('screens/order_index/OrderIndexScreen', 'gap: var(--space-5)', 'gap: var(--space-4)'),
    ...screen('orders', 'order-index-longest-name'),
  },
  {
    what: 'height of a field',
    ...css('screens/prod_list/ProdListScreen', 'height: 46px', 'height: 44px'),
    ...screen('prod-list', 'prod-list-nothing-found'),
  },
]
