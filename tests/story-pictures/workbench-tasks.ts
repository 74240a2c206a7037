import { expect } from '@playwright/test'
import type { Hand } from './workbench-hand.ts'

interface Task {
  readonly task: string
  readonly way: string
  /** Does it, and ends when the answer stands on the screen. */
  readonly do: (hand: Hand) => Promise<void>
}

const LATE = { timeout: 20_000 }
const now = ({ story }: Hand) => story.getByTestId('machine-now')

/** What a new designer looks for in the first hour. Each begins at the introduction. */
export const TASKS: readonly Task[] = [
  {
    task: 'Find "coupon does not fit" in Traditional Chinese',
    way: 'search 付款, Checkout, No Coupon Applies But The Shop Has Some, language zh-Hant',
    do: async (hand) => {
      await hand.search('付款', /^Checkout/)
      await hand.open('No Coupon Applies But The Shop Has Some')
      await hand.choose(/^Language of the shop/, 'zh-Hant')
      await expect(hand.story.getByText('優惠券').first()).toBeVisible(LATE)
    },
  },
  {
    task: 'See what a slow network does to the upload',
    way: 'search 上传照片, Uploading At This Pace, network Slow',
    do: async (hand) => {
      await hand.search('上传照片', /^Upload and album/)
      await hand.open('Uploading At This Pace')
      await hand.choose(/^The network between/, /^Slow/)
      await expect(hand.story.getByRole('progressbar').first()).toBeVisible(LATE)
    },
  },
  {
    task: 'See a screen that loads slowly, as a shopper does',
    way: 'search order_index, Slow',
    do: async (hand) => {
      await hand.search('order_index', /^Orders/)
      await hand.open('Slow')
      await expect(hand.story.getByText(/^比平时慢一些/)).toBeVisible(LATE)
    },
  },
  {
    task: 'Play the preview machine into code 7 and out',
    way: 'search 预览, Asking For Pictures, the answer with error 7, preview.retry, paint again ✓',
    do: async (hand) => {
      await hand.search('预览', /^Preview/)
      await hand.open('Asking For Pictures')
      const payload = hand.story.getByRole('combobox', { name: 'Payload of ask for pictures ✓' })
      await expect(payload).toBeVisible(LATE)
      const texts = await payload.locator('option').allTextContents()
      await payload.selectOption({ index: texts.findIndex((text) => text.includes('"error":7')) })
      await hand.press(hand.story.getByRole('button', { name: 'ask for pictures ✓', exact: true }))
      await expect(now(hand)).toContainText('failed', LATE)
      await hand.press(hand.story.getByRole('button', { name: 'preview.retry', exact: true }))
      await expect(now(hand)).toContainText('paintingAgain', LATE)
      await hand.press(hand.story.getByRole('button', { name: 'paint again ✓', exact: true }))
      await expect(now(hand)).toContainText('painting / asking', LATE)
    },
  },
  {
    task: 'Share a state that was played into, as a link',
    way: 'search 预览, Asking For Pictures, +60 s, the address in another window',
    do: async (hand) => {
      await hand.search('预览', /^Preview/)
      await hand.open('Asking For Pictures')
      const before = hand.page.url()
      await hand.press(hand.story.getByRole('button', { name: '+60 s' }))
      await expect(now(hand)).toContainText('failed', LATE)
      await expect.poll(() => hand.page.url(), LATE).toContain('page-waited')
      expect(hand.page.url()).not.toBe(before)
      await hand.page.goto(hand.page.url())
      await expect(now(hand)).toContainText('failed', LATE)
    },
  },
  {
    task: 'Compare the covers of three looks',
    way: 'search each by its name, Covers',
    do: async (hand) => {
      for (const look of ['Linen', 'Festival', 'Night']) {
        await hand.search(look, new RegExp(`^${look} \\p{Script=Han}`, 'u'))
        await hand.open('Covers')
        await expect(hand.story.locator('canvas').first()).toBeVisible(LATE)
        await hand.press(hand.page.getByRole('button', { name: new RegExp(`^${look} `) }))
      }
    },
  },
  {
    task: 'Find the orders and a look by their names in Traditional Chinese',
    way: 'search 訂單, Orders; search 亞麻, Linen',
    do: async (hand) => {
      await hand.search('訂單', /^Orders/)
      await expect(hand.story.getByRole('heading').first()).toBeVisible(LATE)
      await hand.search('亞麻', /^Linen/)
      await expect(hand.story.locator('canvas').first()).toBeVisible(LATE)
    },
  },
  {
    task: 'Change the accent on the checkout',
    way: 'search pay_index, Ready, accent Blue',
    do: async (hand) => {
      await hand.search('pay_index', /^Checkout/)
      await hand.open('Ready')
      await hand.choose(/^The one colour/, 'Blue')
      await expect(hand.story.getByRole('button', { name: /^付款/ })).toHaveCSS(
        'background-color',
        'rgb(31, 95, 168)',
        LATE,
      )
    },
  },
  {
    task: 'Find the contrast of `--ink-2` on sunken',
    way: 'search 色彩',
    do: async (hand) => {
      await hand.search('色彩', 'Colour')
      await expect(hand.story.getByRole('row').filter({ hasText: '--ink-2' })).toContainText('5.07', LATE)
    },
  },
  {
    task: 'The checkout with text of twice the size',
    way: 'search B§5, Ready, text 200 %',
    do: async (hand) => {
      await hand.search('B§5', /^Checkout/)
      await hand.open('Ready')
      await hand.choose(/^Text size/, '200 %')
      await expect(hand.story.locator('html')).toHaveCSS('font-size', '32px', LATE)
    },
  },
  {
    task: 'The sign-in when the shop is not reached',
    way: 'search 登录, Shop Not Reached',
    do: async (hand) => {
      await hand.search('登录', /^Sign in/)
      await hand.open('Shop Not Reached')
      await expect(hand.story.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible(LATE)
    },
  },
  {
    task: 'The front on the eve of the Spring Festival, in the sun',
    way: 'search 首页, today, contrast',
    do: async (hand) => {
      await hand.search('首页', /^Home/)
      await hand.choose(/^Today/, /Eve of/)
      await hand.choose(/^How well/, 'In the sun')
      await expect(hand.story.locator('html')).toHaveCSS('filter', /contrast/, LATE)
    },
  },
  {
    task: 'The whole phone, and all that can be set above it, on a laptop',
    way: 'search pay_index, Ready, scroll',
    do: async (hand) => {
      await hand.search('pay_index', /^Checkout/)
      await hand.open('Ready')
      const pay = hand.story.getByRole('button', { name: /^付款/ })
      await expect(pay).toBeVisible(LATE)
      expect(await pay.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([375, 667])
      await pay.scrollIntoViewIfNeeded()
      await expect(hand.page.getByRole('button', { name: /^Today/ })).toBeInViewport({ ratio: 1 })
    },
  },
  {
    task: 'From a screen to its machine',
    way: 'search pay_index, Ready, order · ready in the panel',
    do: async (hand) => {
      await hand.search('pay_index', /^Checkout/)
      await hand.open('Ready')
      await hand.press(hand.page.getByRole('link', { name: /^order · ready/ }))
      await expect(now(hand)).toContainText('ready', LATE)
    },
  },
  {
    task: 'From a screen to its code, and to a component that it is made of',
    way: 'search pay_index, Ready, BottomBar in the panel',
    do: async (hand) => {
      await hand.search('pay_index', /^Checkout/)
      await hand.open('Ready')
      await expect(hand.page.getByText('src/screens/pay_index')).toBeVisible(LATE)
      await hand.press(hand.page.getByRole('link', { name: 'BottomBar', exact: true }))
      await expect(hand.story.getByRole('heading', { name: /^BottomBar/ }).first()).toBeVisible(LATE)
    },
  },
  {
    task: 'The longest texts of the cart, for a translator',
    way: 'each in every state, on the map; the dot of Cart below long; language zh-Hant',
    do: async (hand) => {
      await hand.press(hand.story.getByRole('link', { name: 'each in every state' }))
      await hand.press(hand.story.getByRole('link', { name: /^cart_index, long/ }))
      await hand.choose(/^Language of the shop/, 'zh-Hant')
      await expect(hand.story.getByText('購物車').first()).toBeVisible(LATE)
    },
  },
  {
    task: 'Which word do we use for a look, in three languages?',
    way: 'search 语气: the words stand there',
    do: async (hand) => {
      await hand.search('语气', 'Voice')
      await expect(hand.story.getByRole('row').filter({ hasText: 'Looks' })).toContainText('樣式', LATE)
    },
  },
  {
    task: 'Crop a photo by hand',
    way: 'search Crop, drag',
    do: async (hand) => {
      await hand.search('Crop in place', /^Crop in place/)
      const canvas = hand.story.locator('canvas').first()
      await expect(canvas).toBeVisible(LATE)
      const box = await canvas.boundingBox()
      const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
      const before = await canvas.screenshot()
      await hand.page.mouse.move(at.x, at.y)
      await hand.page.mouse.down()
      await hand.page.mouse.move(at.x + 60, at.y + 30, { steps: 6 })
      await hand.page.mouse.up()
      await expect.poll(async () => before.equals(await canvas.screenshot()), LATE).toBe(false)
    },
  },
]
