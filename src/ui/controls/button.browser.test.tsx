import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { Button } from './Button.tsx'

afterEach(closeScreen)

test('a button that is at work is disabled by name, keeps the focus, and neither is pressed nor sends its form', async () => {
  const done: string[] = []
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        done.push('sent')
      }}
    >
      <input aria-label="Name" />
      <Button busy={busy} onClick={() => done.push('pressed')}>
        Pay
      </Button>
      <Button type="submit" busy={busy}>
        Keep
      </Button>
    </form>
  )
  await openScreen(form(true), { address: '/pay_index' })
  for (const name of ['Pay', 'Keep']) {
    const button = page.getByRole('button', { name, disabled: true })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    // A finger does not know that it is disabled.
    await button.click({ force: true })
    await expect.element(button).toHaveFocus()
  }
  await page.getByLabelText('Name').click()
  await userEvent.keyboard('{Enter}')
  expect(done).toEqual([])

  closeScreen()
  await openScreen(form(false), { address: '/pay_index' })
  for (const name of ['Pay', 'Keep']) {
    const button = page.getByRole('button', { name, disabled: false })
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    await button.click()
  }
  expect(done).toEqual(['pressed', 'sent'])
})
