import { I18nProvider } from '@lingui/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { i18n, speak } from '../../i18n/i18n.ts'
import { Dialog } from './Dialog.tsx'

afterEach(() => document.body.replaceChildren())

/** The second tap of two comes within this, ms. */
const DOUBLE_TAP_MS = 300

function Asking() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" style={{ position: 'fixed', inset: 0 }}>
        behind
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Sure?"
        actions={
          <button type="button" onClick={() => setOpen(false)}>
            No
          </button>
        }
      >
        text
      </Dialog>
    </>
  )
}

test('the second tap of two falls neither on an answer that was given nor on the page behind', async () => {
  await speak('en')
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  root.render(
    <I18nProvider i18n={i18n}>
      <Asking />
    </I18nProvider>,
  )
  const button = page.getByRole('button', { name: 'No' })
  await expect.element(button).toBeVisible()
  const { x, y, width, height } = button.element().getBoundingClientRect()
  const popup = button.element().closest('[role=alertdialog]')
  const closing: { readonly hit: string; readonly ms: number }[] = []
  const seen = new MutationObserver(() => {
    const animations = popup?.getAnimations() ?? []
    closing.push({
      hit: document.elementFromPoint(x + width / 2, y + height / 2)?.textContent ?? '',
      ms: Math.max(0, ...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))),
    })
  })
  seen.observe(popup as Element, { attributeFilter: ['data-ending-style'] })
  ;(button.element() as HTMLButtonElement).click()
  await vi.waitFor(() => expect(closing.length).toBeGreaterThan(0))
  expect(closing[0]?.hit).toEqual('')
  expect(closing[0]?.ms).toBeGreaterThanOrEqual(DOUBLE_TAP_MS)
  root.unmount()
})
