import { createRoot, type Root } from 'react-dom/client'
import { createHashRouter, RouterProvider } from 'react-router'
import { page } from 'vitest/browser'
import type { StaffRole } from '../../../domain/staff/staff.ts'
import { Console } from '../../../src/manage/app/Console.tsx'
import { watchTypedAddresses } from '../../../src/manage/ui/typed-address.ts'
import { watchHistory } from '../../../src/navigation/history-entries.ts'
import { answerConsole } from '../../../stories/fixtures/console.tsx'

let root: Root | undefined
let takeAway: (() => void) | undefined

/** The console at a real address, in English, on a phone, with a shop that says these things. */
export async function openConsole(
  addresses: readonly string[],
  said: Parameters<typeof answerConsole>[0],
  role: StaffRole | 'nobody' = 'owner',
): Promise<void> {
  await page.viewport(375, 667)
  const restore = answerConsole(said, role, 'en')
  const [first = '/', ...others] = addresses
  window.history.pushState(null, '', `#${first}`)
  watchTypedAddresses()
  watchHistory()
  const router = createHashRouter([{ path: '*', element: <Console /> }])
  for (const address of others) {
    await router.navigate(address)
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<RouterProvider router={router} />)
  takeAway = () => {
    root?.unmount()
    router.dispose()
    restore()
    document.body.replaceChildren()
  }
}

export function closeConsole(): void {
  takeAway?.()
  takeAway = undefined
}
