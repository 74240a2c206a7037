import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import {
  type AlbumId,
  asId,
  type MerchantId,
  type ProductId,
  type SubOrderId,
  type TaskId,
  type UserId,
} from '../../../../domain/ids.ts'
import { wireOrder } from '../../../../machines/order/order.ports.ts'
import type { OrderCart, OrderLine, RefusedOrder } from '../../../../machines/order/order.types.ts'
import { anItem } from '../../../../stories/fixtures/links.ts'
import { fakeOrderPorts } from '../../../../tests/support/browser/fake-ports.ts'
import { addressNow, closeScreen, openScreen } from '../../../../tests/support/browser/open-screen.tsx'
import { HandInSheet } from '../HandInSheet.tsx'
import { MendLink } from './MendLink.tsx'

afterEach(closeScreen)

const line = (name: string, change: Partial<OrderLine> = {}): OrderLine => ({
  ...{ pid: asId<ProductId>('book'), aid: asId<AlbumId>('a1'), taskId: asId<TaskId>(name), quantity: 1 },
  ...{ attributes: [], rev: 1, ...change },
})

test('a design that was refused opens as what it is: by itself, within its set, or as its volume', async () => {
  const set = { pid: asId<ProductId>('set'), key: 'k', quantity: 1, attributes: [] }
  const carts: readonly OrderCart[] = [
    { id: 'one', lines: [line('t1')] },
    { id: 'set', lines: [line('t1', { combineId: 'left' }), line('t2', { combineId: 'right' })], package: set },
    { id: 'volumes', lines: [line('t1'), line('t2'), line('t3')] },
    { id: 'handed in', lines: ['t1', 't2'].map((name) => line(name, { subId: asId<SubOrderId>(name) })) },
  ]
  const addresses: string[] = []
  for (const cart of carts) {
    await openScreen(<MendLink at="design" cart={cart} line={cart.lines[1] ?? cart.lines[0]} />, {
      address: '/pay_index',
    })
    await page.getByRole('link', { name: 'Open the design' }).click()
    await vi.waitFor(() => expect(addressNow()).toMatch(/^\/theme_preview/))
    addresses.push(decodeURIComponent(addressNow()))
    closeScreen()
  }
  expect(addresses).toEqual([
    '/theme_preview?taskid=t1',
    '/theme_preview?taskid=t2&pkj=k&part=right',
    '/theme_preview?taskid=t2&vol=2&vols=3&made=t1.1&rest=t3.1',
    '/theme_preview?taskid=t2',
  ])
})

test.each<readonly [RefusedOrder['reason'], string, string]>([
  ['slot-blank', 'Open the design', '/theme_preview?taskid=t2'],
  ['pages-beyond-paid', 'Open the design', '/theme_preview?taskid=t2'],
  ['too-many-ordered-photos', 'Choose photos', '/album_detail?aid=a1&pid=book'],
  ['phone-not-bound', 'Add your phone', '/user_phone?oid=T1&nt=order_eclist'],
])('B§8: what is handed in and refused as %s leads to where it is mended', async (reason, name, address) => {
  const refusal = { kind: 'refused', reason, message: 'no', item: 1 } as const
  const cart = { id: 'h', lines: [line('t1'), line('t2')], outtrade: { id: 'T1' } }
  const machine = wireOrder(
    fakeOrderPorts({ keepIntent: () => Promise.resolve(undefined), submit: () => Promise.resolve(refusal) }),
  )
  const actor = createActor(machine, {
    input: { mchid: asId<MerchantId>('1'), uid: asId<UserId>('u1'), mode: 1, visit: 'v', cart },
  }).start()
  await openScreen(<HandInSheet actor={actor} items={[anItem('T-1'), anItem('T-2')]} onClose={() => undefined} />, {
    address: '/order_eclist?oid=T1',
  })
  await page.getByRole('button', { name: 'Submit now' }).click()
  await page.getByRole('link', { name }).click()
  // What stands in front of the # comes along: here it is the test's own.
  await vi.waitFor(() => expect(addressNow().replace(/sessionId=.*__&/, '')).toEqual(address))
})
