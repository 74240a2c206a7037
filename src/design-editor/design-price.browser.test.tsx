import { I18nProvider } from '@lingui/react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import { minorUnits } from '../../domain/units.ts'
import { anEditorStory } from '../../stories/editor/editor-fixtures.ts'
import '../app/app.css'
import { i18n, speak } from '../i18n/i18n.ts'
import { SessionContext } from '../session/session.ts'
import { DesignPrice } from './shell/DesignPrice.tsx'
import type { WorkspaceProps } from './shell/workspace-props.ts'

const { product, design, world } = anEditorStory()
const pages = design.pages.length - 1
const options = { attributes: [] }

let root: Root | undefined

beforeEach(() => speak('en'))
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

/** The price of a book whose product includes so many of its pages; ¥50 the book, ¥2 a page more. */
function show(sold: WorkspaceProps['sold'], pagesIncluded: number): void {
  const price = { ...product.price, base: minorUnits(5000), extraPage: minorUnits(200), pagesIncluded }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <I18nProvider i18n={i18n}>
      <SessionContext value={{ merchant: DEMO_MERCHANT, shopper: null, refresh: () => Promise.resolve() }}>
        <DesignPrice
          product={{ ...product, attributes: [], price }}
          {...{ options, design, sold }}
          theme={world.theme}
        />
      </SessionContext>
    </I18nProvider>,
  )
}

const shown = () => page.getByTestId('price')

test('a book by itself says what it costs as it is now', async () => {
  show('alone', pages - 4)
  await expect.element(shown()).toHaveTextContent('Price: ¥58.00¥50.00 + ¥8.00')
})

test('a book of a set costs nothing besides it: it is included in the set', async () => {
  show('set', pages)
  await expect.element(shown()).toHaveTextContent('Price: Included in your set')
})

test('a book of a set that has grown says what it adds to the set, and a tap says of what', async () => {
  show('set', pages - 4)
  await expect.element(shown()).toHaveTextContent('Price: +¥8.00')
  await shown().click()
  const lines = page.getByRole('dialog')
  for (const line of ['Included in your set', '4 more pages at ¥2.00 each', 'On top of the set']) {
    await expect.element(lines.getByText(line, { exact: true })).toBeVisible()
  }
})

test('where a design is paid for already, no price is told', async () => {
  show(undefined, pages)
  await expect.poll(() => document.querySelector('[data-testid=price]')).toBeNull()
})
