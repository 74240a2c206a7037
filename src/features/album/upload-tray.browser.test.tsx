import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { QueuedPhoto } from '../../../machines/upload-queue/upload-queue.types.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { UploadTray } from './UploadTray.tsx'

afterEach(closeScreen)

const nothing = () => undefined
const refused = (uploadId: string) =>
  ({
    uploadId,
    fileName: `${uploadId}.gif`,
    phase: 'refused',
    refused: { kind: 'refused', reason: 'photo-not-a-picture' },
  }) as unknown as QueuedPhoto
const failed = { uploadId: 'f', fileName: 'f.jpg', phase: 'failed', problem: 'network-lost' } as unknown as QueuedPhoto

test('all photos that were refused leave the list with one tap; those that may still come stay', async () => {
  const dismiss = vi.fn()
  await openScreen(
    <div style={{ position: 'fixed', right: 0, bottom: 0, left: 0 }}>
      <UploadTray
        {...{ shrunk: 0, onRetry: nothing, onRetryAll: nothing, onPickedAgain: nothing }}
        photos={[refused('a'), failed, refused('b'), refused('c')]}
        onDismiss={dismiss}
      />
    </div>,
    { address: '/album_gallery' },
  )
  await page.getByRole('button', { name: '4 photos need attention' }).click()
  await page.getByRole('button', { name: 'Remove all 3 from list' }).click()
  expect(dismiss.mock.calls).toEqual([['a'], ['b'], ['c']])
})
