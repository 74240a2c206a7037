import { afterEach, expect, test, vi } from 'vitest'
import { logout } from '../../../domain/calls/account.ts'
import { callApi } from './api.ts'
import { ownPageHeader } from './own-page-token.ts'

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the code that is tested.
  document.cookie = 'csrf=; path=/; max-age=0'
}

afterEach(() => {
  vi.unstubAllGlobals()
  forget()
})

test('a page makes its token once, and takes the one that the shop has set', () => {
  forget()
  const made = ownPageHeader()
  expect([made, document.cookie.includes(`csrf=${made['X-CSRF-Token']}`)]).toEqual([
    { 'X-CSRF-Token': expect.stringMatching(/^[\w-]{21}$/) },
    true,
  ])
  expect(ownPageHeader()).toEqual(made)
  // biome-ignore lint/suspicious/noDocumentCookie: as the shop does at a sign-in.
  document.cookie = 'csrf=from-the-shop; path=/'
  expect(ownPageHeader()).toEqual({ 'X-CSRF-Token': 'from-the-shop' })
})

test('every change carries the token of its cookie, so that a browser that names no origin is taken', async () => {
  const ask = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{"Code":0,"Data":{},"Msg":""}')))
  vi.stubGlobal('fetch', ask)
  await callApi(logout, {})
  expect(ask.mock.calls.map(([, options]) => options?.headers)).toEqual([
    { Accept: 'application/json', ...ownPageHeader() },
  ])
})
