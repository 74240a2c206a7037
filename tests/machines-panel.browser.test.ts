import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Channel } from 'storybook/internal/channels'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MACHINES_IN_SIGHT, type MachineLink } from '../.storybook/machine-links-event.ts'
import { MachinesPanel } from '../.storybook/machines-panel.ts'
import { MADE_OF, routeIn, type ScreenParts } from '../.storybook/made-of.ts'

const PAYING: MachineLink = { machine: 'order', states: ['payment.asking'], storyId: 'machines-order--asking' }
const EDITING: MachineLink = {
  machine: 'editing',
  states: ['tool.cropping', 'saving.saved'],
  storyId: 'machines-e--crop',
}

let root: Root
let host: HTMLElement
let opened: readonly string[]

beforeEach(() => {
  opened = []
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  root.unmount()
  host.remove()
})

function show(channel: Channel): void {
  const onOpen = (storyId: string) => {
    opened = [...opened, storyId]
  }
  root.render(createElement(MachinesPanel, { channel, onOpen }))
}

test('the panel leads to the machines of the story that it is told of', async () => {
  const channel = new Channel({})
  show(channel)
  await expect.element(page.getByText('No machine is held still in this story.')).toBeVisible()
  channel.emit(MACHINES_IN_SIGHT, [PAYING, EDITING])
  await page.getByRole('link', { name: 'editing · tool.cropping + saving.saved' }).click()
  await page.getByRole('link', { name: 'order · payment.asking' }).click()
  expect(opened).toEqual(['machines-e--crop', 'machines-order--asking'])
  channel.emit(MACHINES_IN_SIGHT, [])
  await expect.element(page.getByText('No machine is held still in this story.')).toBeVisible()
})

test('a panel that is opened later shows what was told before', async () => {
  const channel = new Channel({})
  channel.emit(MACHINES_IN_SIGHT, [PAYING])
  show(channel)
  const link = page.getByRole('link', { name: 'order · payment.asking' })
  await expect.element(link).toHaveAttribute('href', '?path=/story/machines-order--asking')
})

test('of a screen it says where its code stands, and leads to the components that it is made of', async () => {
  const channel = new Channel({})
  const parts: ScreenParts = {
    code: 'src/screens/pay_index',
    components: [{ name: 'BottomBar', storyId: 'components-bottom-bar--docs' }],
  }
  channel.emit(MADE_OF, parts)
  show(channel)
  await expect.element(page.getByText('src/screens/pay_index')).toBeVisible()
  await page.getByRole('link', { name: 'BottomBar' }).click()
  expect(opened).toEqual(['components-bottom-bar--docs'])
  channel.emit(MADE_OF, null)
  await expect.element(page.getByText('src/screens/pay_index')).not.toBeInTheDocument()
})

test('the route of a screen stands in the name of its stories', () => {
  expect(routeIn('Screens/4 Pay 付款/Checkout 付款 · pay_index · B§5')).toBe('pay_index')
  expect(routeIn('Screens/6 Account 账户/Sign in 登录 登入 · login · B§6')).toBe('login')
  expect(routeIn('Screens/0 Ways in 入口/Plain pages 说明页 說明頁 · A§2')).toBeUndefined()
  expect(routeIn('Components/1 Controls 控件/Button 按钮')).toBeUndefined()
})
