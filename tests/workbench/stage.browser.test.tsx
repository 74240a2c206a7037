import { I18nProvider } from '@lingui/react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { i18n, speak } from '../../src/i18n/i18n.ts'
import { Stage } from '../../stories/fixtures/Stage.tsx'

const NOTE = 'You are offline. What you change is kept here and sent later.'

let root: Root | undefined
const setOnline = (online: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

afterEach(() => {
  root?.unmount()
  setOnline(true)
  document.body.replaceChildren()
})

async function stage(isScreen: boolean): Promise<void> {
  await speak('en')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <I18nProvider i18n={i18n}>
      <Stage network="offline" isScreen={isScreen}>
        <p>The screen</p>
      </Stage>
    </I18nProvider>,
  )
  await expect.element(page.getByText('The screen')).toBeVisible()
}

test('a screen that the toolbar takes the network from says so above, as the shop does', async () => {
  await stage(true)
  await expect.element(page.getByText(NOTE)).not.toBeInTheDocument()
  setOnline(false)
  await expect.element(page.getByText(NOTE)).toBeVisible()
})

test('a component stands alone', async () => {
  await stage(false)
  setOnline(false)
  await expect.element(page.getByText('The screen')).toBeVisible()
  await expect.element(page.getByText(NOTE)).not.toBeInTheDocument()
})
