import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { invariant } from '../../domain/never.ts'
import { Console } from './app/Console.tsx'

const root = document.getElementById('root')
invariant(root, 'manage.html has no #root')
/** Styles are made while the page runs: the policy of this page lets in those that carry its number. */
const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? ''

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={createCache({ key: 'css', nonce })}>
      <Console />
    </CacheProvider>
  </StrictMode>,
)
