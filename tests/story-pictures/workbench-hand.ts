import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** A hand in the workbench: counts what it presses, a search and a choice from a menu as one each. */
export interface Hand {
  /** What the story draws. */
  readonly story: FrameLocator
  readonly page: Page
  clicks(): number
  /** Types into the search and opens what is found under this name. */
  search(words: string, found: string | RegExp): Promise<void>
  /** Opens a story, or a page, in the list on the left. */
  open(name: string): Promise<void>
  /** Chooses from a menu above the story. */
  choose(menu: string | RegExp, item: string | RegExp): Promise<void>
  press(what: Locator): Promise<void>
}

/** As slow as two busy cores are. */
const PATIENCE_MS = 20_000

export function handOn(page: Page): Hand {
  let clicks = 0
  page.setDefaultTimeout(PATIENCE_MS)
  const press = async (what: Locator) => {
    await what.click()
    clicks += 1
  }
  return {
    story: page.frameLocator('#storybook-preview-iframe'),
    page,
    clicks: () => clicks,
    press,
    async search(words, found) {
      await page.getByPlaceholder('Find components').fill(words)
      clicks += 1
      await press(page.getByRole('option').filter({ hasText: found }).first())
    },
    async open(name) {
      await press(page.getByRole('navigation', { name: 'Stories' }).getByRole('link', { name, exact: true }))
    },
    async choose(menu, item) {
      await page.getByRole('button', { name: menu }).first().click()
      await press(page.getByRole('option', { name: item }))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toHaveCount(0, { timeout: PATIENCE_MS })
    },
  }
}
