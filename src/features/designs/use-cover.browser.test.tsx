import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asId, type TaskId } from '../../../domain/ids.ts'
import { SQUARE_BOOK } from '../../../stories/fixtures/sample-products.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { demoPhoto } from '../../ui/pictures/demo-photo.ts'
import { ItemPicture } from '../cart/ItemPicture.tsx'

afterEach(closeScreen)

const pictures = () => [...document.querySelectorAll('img')].map((one) => one.getAttribute('src'))

test('the cover of a design that is still being painted is waited for, without a sample, and read anew wherever it is shown', async () => {
  const taskId = asId<TaskId>('task0')
  const [old, edited] = [demoPhoto('daisies'), demoPhoto('sea-sunset')]
  const cover = vi
    .fn(() => Promise.resolve(edited))
    .mockResolvedValueOnce('')
    .mockResolvedValueOnce(old)
  const shown = <ItemPicture product={SQUARE_BOOK} taskId={taskId} attributes={[]} />
  await openScreen(shown, { address: '/index', world: { account: { cover } } })
  await expect.poll(() => cover.mock.calls.length).toBe(1)
  expect(pictures()).toEqual([])
  await expect.poll(pictures).toContain(old)
  closeScreen()
  await openScreen(shown, { address: '/index', world: { account: { cover } } })
  await expect.poll(pictures).toContain(edited)
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
})
