import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { asId, type PageId, type TaskId } from '../../../domain/ids.ts'
import { ServerFault } from '../../../machines/faults.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { ShareDesignSheet } from './ShareDesignSheet.tsx'

afterEach(closeScreen)

const broken = () => Promise.reject(new ServerFault())
const COMMENT = {
  ...{
    id: 'c1',
    pageId: asId<PageId>('p1'),
    x: 0.5,
    y: 0.5,
    name: 'Mei',
    text: 'Lovely',
    created: Date.UTC(2026, 4, 3),
  },
  resolved: false,
}

test.each([
  ['Create a link', '', 'We couldn’t create the link. Please try again.'],
  ['Stop sharing', 'https://shop/l', 'We couldn’t stop sharing. The link may still work, so please try again.'],
  ['Mark as done', 'https://shop/l', 'We couldn’t update the comment. Please try again.'],
])(
  '“%s” at a broken shop says what failed and what to do, and not that nothing was changed',
  async (name, url, said) => {
    const of = () => Promise.resolve({ url, comments: [COMMENT] })
    const sheet = <ShareDesignSheet taskId={asId<TaskId>('t1')} name="Trip" onClose={() => undefined} />
    const sharedDesigns = { of, share: broken, revoke: broken, resolve: broken }
    await openScreen(sheet, { address: '/design_list', world: { sharedDesigns } })
    await page.getByRole('button', { name, exact: true }).click()
    await expect.element(page.getByText(said)).toBeVisible()
  },
)
