import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { invariant } from '../../domain/never.ts'
import { watchHistory } from '../navigation/history-entries.ts'
import { watchTypedAddresses } from './ui/typed-address.ts'
import './console.css'

const root = document.getElementById('root')
invariant(root, 'manage.html has no #root')
/** Styles are made while the page runs: the policy of this page lets in those that carry its number. */
const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? ''

// The policy of this page lets nobody make code out of text: the reader of schemas, which comes next, is not to try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Before the router listens: what Back closes is closed by then.
watchTypedAddresses()
watchHistory()

import('./app/Console.tsx').then(({ Console }) => {
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={createCache({ key: 'css', nonce })}>
        <Console />
      </CacheProvider>
    </StrictMode>,
  )
}, reportError)
