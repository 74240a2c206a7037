import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { getOrderInfo } from '../../domain/calls/order.ts'
import { ask } from './ask.ts'
import { test } from './journey-test.ts'
import { expectItems, handIn, makeFrame, openLink, startItem } from './link-steps.ts'
import { LOCALES } from './locales.ts'
import { lookAt } from './look-at.ts'
import { fetchPrint, printAtOnce } from './order-steps.ts'
import { smallPhotos } from './photos.ts'
import { albumByCalls, orderByCalls, signInByCalls } from './set-scene.ts'
import { APP, signIn } from './shopper-steps.ts'

test.use({ locale: LOCALES.en })

test('A§4 re-upload: the operator asks for another photo, somebody else hands it in by the link, which then is dead [A§1.ways-of-orders] [B§4.mode-2]', async ({
  page,
  say,
  shop,
  consoleErrors,
  otherPhone,
}) => {
  const look = lookAt(page, { axe: false })
  const [blurred = '', sharp = ''] = await smallPhotos()
  await signInByCalls({ page, shop }, '13800005031')
  const aid = await albumByCalls({ page, shop }, [blurred])
  const orderId = await orderByCalls({ page, shop }, { pid: 'frame-a4', aid, attridlist: ['wood-oak'] })
  const { items } = await ask({ page }, getOrderInfo, { oid: orderId }, shop.url)

  // Paid, and asked for once more before anything of it is made.
  await shop.operate('pay', orderId)
  const said = await shop.operate('reopen', items[0]?.suborderid ?? '')
  const link = /http\S+\/emall\/app\/#\/index\?subid=\S+&k=\S+/.exec(said)?.[0] ?? ''
  expect(link).not.toBe('')
  await page.goto(`${APP}#/order_info?oid=${orderId}`)
  await expect(page.getByRole('link', { name: say('Continue and submit') })).toBeVisible()
  await look.at('order_info-reopened')

  const there = await otherPhone()
  const lookThere = lookAt(there, { axe: true })
  const friend = { page: there, say, look: lookThere.at }
  await openLink(there, link)
  await there.getByRole('link', { name: say('Sign in and continue') }).tap()
  await signIn(friend, '13800005032')
  await expectItems(friend, ['to-start'])
  await lookThere.at('order_eclist')
  await startItem(friend, 0)
  await makeFrame(friend, sharp)
  await handIn(friend)
  await expect(there.getByRole('heading', { name: say('We have everything') })).toBeVisible()
  await lookThere.at('order_success')

  // What was handed in again may be changed for a while; whoever ordered has it printed at once.
  await printAtOnce({ page }, orderId)
  const { proof } = await fetchPrint(shop, orderId)
  expect(proof.pages.flatMap((it) => it.photos.map(({ sha256 }) => sha256))).toEqual([
    createHash('sha256').update(readFileSync(sharp)).digest('hex'),
  ])
  await openLink(there, link)
  await expect(there.getByRole('heading', { name: say('This link has expired') })).toBeVisible()
  await lookThere.at('order_eclist-ended')
  await page.goto(`${APP}#/order_index`)
  await expect(page.getByRole('article').first()).toHaveAttribute('data-state', /^(paid|in-production)$/)
  expect([...look.faults, ...lookThere.faults]).toEqual([])
  expect(consoleErrors).toEqual([])
})
