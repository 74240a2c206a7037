import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NetworkLost } from '../../../machines/faults.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { useCart, usePutInCart } from './use-cart.ts'

afterEach(closeScreen)

function Shelf() {
  const put = usePutInCart()
  const [said, setSaid] = useState(0)
  const [looks, setLooks] = useState(false)
  const act = () =>
    put
      .mutateAsync({ choices: [{ pid: 'box' } as never] })
      .catch(() => undefined)
      .then(() => setSaid((before) => before + 1))
  return (
    <>
      <button type="button" onClick={() => void act()}>
        Add
      </button>
      <button type="button" onClick={() => setLooks(!looks)}>
        Look
      </button>
      <p>{`answered ${said}`}</p>
      {looks ? <Things /> : null}
    </>
  )
}

function Things() {
  const { data } = useCart()
  return data ? <p>the cart</p> : null
}

test('what is added again after a lost answer is added once; who has seen the cart since adds another', async () => {
  const keys: string[] = []
  const cart = {
    put: (_choice: unknown, opid: string) => {
      keys.push(opid)
      return keys.length < 3 ? Promise.reject(new NetworkLost('lost')) : Promise.resolve()
    },
    cart: () => Promise.resolve({ items: [], currency: 'CNY' }),
  }
  await openScreen(<Shelf />, { address: '/prod_list', world: { cart } })
  for (const said of ['answered 1', 'answered 2']) {
    await page.getByRole('button', { name: 'Add' }).click()
    await expect.element(page.getByText(said)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Look' }).click()
  await expect.element(page.getByText('the cart')).toBeVisible()
  await page.getByRole('button', { name: 'Look' }).click()
  await page.getByRole('button', { name: 'Add' }).click()
  await expect.element(page.getByText('answered 3')).toBeVisible()
  const names = [...new Set(keys)]
  expect(keys.map((key) => names.indexOf(key))).toEqual([0, 0, 1])
})
