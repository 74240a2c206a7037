import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asId } from '../../../domain/ids.ts'
import { PREVIEW_REFUSALS } from '../../../domain/refusals/preview.refusals.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { NoDesign } from './NoDesign.tsx'
import { PreviewProblem } from './PreviewProblem.tsx'

afterEach(closeScreen)

const address = '/theme_preview'
const nothing = () => undefined

test('B§8 message: preview failed: go back and remove groups or photos, with the way back [B§8.preview-failed]', async () => {
  const refused = { kind: 'refused', reason: 'not-possible', code: 3202 } as const
  await openScreen(<NoDesign refused={refused} problem={null} aid={asId('a1')} onRetry={nothing} />, { address })
  await expect.element(page.getByText('The preview could not be made')).toBeVisible()
  await expect.element(page.getByText('Go back and remove groups or photos. (code 3202)')).toBeVisible()
  const back = page.getByRole('link', { name: 'Back to the photos' }).element()
  expect(back.getAttribute('href')).toContain('/album_detail?aid=a1')
  expect(PREVIEW_REFUSALS['page-count-not-allowed'].sentence.en).toContain('Go back and remove groups or photos')
})

test('B§8 message: preview service glitch: send the shop a screenshot with the code [B§8.glitch]', async () => {
  const ways = { retry: true, post: false, reset: false }
  const onRetry = vi.fn()
  await openScreen(<PreviewProblem code={8} ways={ways} onRetry={onRetry} onPost={nothing} onReset={nothing} />, {
    address,
  })
  await expect
    .element(page.getByText(/The preview had a hitch \(code 8\)\. .* send the shop a screenshot/))
    .toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('B§8 message: all pages modified in another link: it cannot be ordered, and can be designed anew [B§8.modified-elsewhere]', async () => {
  const onRecreate = vi.fn()
  await openScreen(
    <ConflictDialog
      state="outdated"
      onApplyAgain={nothing}
      onUseLatest={nothing}
      onRetry={nothing}
      onRecreate={onRecreate}
    />,
    { address },
  )
  await expect.element(page.getByText(/changed through another link, so this version cannot be ordered/)).toBeVisible()
  await page.getByRole('button', { name: 'Design it anew' }).click()
  expect(onRecreate).toHaveBeenCalledOnce()
})
