import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { frontClient } from './front-client.ts'

afterEach(() => document.body.replaceChildren())

function Shown({ read }: { readonly read: () => Promise<string> }) {
  const { data, error } = useQuery({ queryKey: ['something'], queryFn: read, retry: false })
  return <p>{data ?? (error ? 'failed' : 'asked')}</p>
}

test('what could not be read is read anew when the phone is back online', async () => {
  let isThere = false
  const read = () => (isThere ? Promise.resolve('here') : Promise.reject(new Error('no network')))
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  root.render(
    <QueryClientProvider client={frontClient(undefined)}>
      <Shown read={read} />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('failed')).toBeVisible()
  isThere = true
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('here')).toBeVisible()
  root.unmount()
})
