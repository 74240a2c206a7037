import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { asId, type ProductId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { minorUnits } from '../../../domain/units.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { ArrivalLine } from './ArrivalLine.tsx'

afterEach(closeScreen)

const originals = DEMO_PRODUCTS.find(({ id }) => id === 'transmission-original')
const box = DEMO_PRODUCTS.find(({ id }) => id === 'standard-album-box')
invariant(originals && box, 'the demo shop hands originals on and sells a box')
const sent = { ...originals, id: asId<ProductId>('sent'), price: { ...originals.price, delivery: minorUnits(800) } }

test('originals that are only handed on promise no day; those that are sent do, and so does what they are ordered with', async () => {
  const asked: string[] = []
  const product = (pid: string) => {
    asked.push(pid)
    return Promise.resolve([originals, box, sent].find(({ id }) => id === pid) ?? originals)
  }
  const line = (name: string, pids: readonly string[], shipped?: number) => (
    <p aria-label={name} role="note">
      <ArrivalLine
        pids={pids.map((pid) => asId<ProductId>(pid))}
        fetched={false}
        {...(shipped === undefined ? {} : { paid: shipped, shipped })}
      />
    </p>
  )
  await openScreen(
    <>
      {line('sent', [sent.id])}
      {line('both', [originals.id, box.id])}
      {line('on its way', [sent.id], Date.now())}
      {line('handed on', [originals.id])}
      {line('handed on before', [originals.id], Date.now())}
    </>,
    {
      address: '/',
      world: { catalogue: { product } },
      merchant: {
        ...DEMO_MERCHANT,
        shop: { ...DEMO_MERCHANT.shop, delivery: { makeDays: 2, wayDays: { from: 2, to: 4 } } },
      },
    },
  )
  const told = () =>
    page
      .getByText(/^Arrives /)
      .elements()
      .map((line) => line.getAttribute('aria-label'))
  await expect.poll(told).toEqual(['sent', 'both', 'on its way'])
  expect([...new Set(asked)].sort()).toEqual([sent.id, box.id, originals.id].sort())
})

test('what is designed after it is paid promises no day at the price; what needs no design does', async () => {
  const [book] = DEMO_PRODUCTS
  invariant(book, 'the demo shop sells a book')
  await openScreen(
    [book, box].map(({ id }) => (
      <p key={id} role="note">
        <ArrivalLine pids={[id]} fetched={false} handsInLater />
      </p>
    )),
    {
      address: '/',
      world: { catalogue: { product: (pid) => Promise.resolve(pid === box.id ? box : book) } },
      merchant: {
        ...DEMO_MERCHANT,
        shop: { ...DEMO_MERCHANT.shop, delivery: { makeDays: 2, wayDays: { from: 2, to: 4 } } },
      },
    },
  )
  const told = () =>
    page
      .getByRole('note')
      .elements()
      .map((note) => /if you order now$/.test(note.textContent ?? ''))
  await expect.poll(told).toEqual([false, true])
})
