import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { previewMachine } from '../machines/preview/preview.machine.ts'
import { Chart } from '../stories/machines/player/Chart.tsx'
import { snapshotOf } from '../stories/machines/player/machine-run.ts'
import { PayloadForm } from '../stories/machines/player/PayloadForm.tsx'
import { closeScreen, openScreen } from './support/browser/open-screen.tsx'
import { stilled } from './support/traverse-machine.ts'

afterEach(closeScreen)

/** How high letters of a chart stand on the screen, and whether the lit state lies inside of what is seen of it. */
function seen() {
  const chart = document.querySelector('[data-chart]') as HTMLElement
  const svg = chart.querySelector('svg') as SVGSVGElement
  const around = chart.getBoundingClientRect()
  const lit = chart.querySelector('[data-state="preview.opening"]')?.getBoundingClientRect() ?? new DOMRect(-1, -1)
  return {
    scale: Math.round((svg.getBoundingClientRect().width / svg.viewBox.baseVal.width) * 100) / 100,
    inSight:
      lit.top >= around.top && lit.bottom <= around.bottom && lit.left >= around.left && lit.right <= around.right,
  }
}

test('a chart is as large as its letters are read, with the state that is lit in sight; smaller when it is asked to be', async () => {
  const actor = createActor(stilled(previewMachine), { input: { kind: 'open', taskId: 't1' } as never })
  actor.start()
  await openScreen(<Chart machine={previewMachine} snapshot={snapshotOf(actor)} />, { address: '/' })
  await vi.waitFor(() => expect(seen()).toEqual({ scale: 1, inSight: true }))
  await page.getByRole('button', { name: 'Smaller' }).click()
  await vi.waitFor(() => expect(seen()).toEqual({ scale: 0.7, inSight: true }))
  actor.stop()
})

test('the payload of an event has a field for each of its parts, and what is not JSON changes nothing', async () => {
  const payloads: unknown[] = []
  const payload = { quantity: 1, name: 'Lin', agreed: false, address: { city: 'Shanghai' } }
  await openScreen(
    <PayloadForm name="order.submit" payload={payload} onChange={(changed) => payloads.push(changed)} />,
    { address: '/' },
  )
  await page.getByLabelText('quantity').fill('3')
  await page.getByLabelText('name').fill('Mei')
  await page.getByLabelText('agreed').click()
  await page.getByLabelText('address').fill('{"city":')
  await page.getByLabelText('address').fill('{"city":"Suzhou"}')
  expect(payloads).toEqual([
    { ...payload, quantity: 3 },
    { ...payload, name: 'Mei' },
    { ...payload, agreed: true },
    { ...payload, address: { city: 'Suzhou' } },
  ])
})
