import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUserInfo } from '../../domain/calls/account.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

test('a phone and its code sign in', async () => {
  const browser = await server.signedIn('13800000001')
  const reply = await browser.call(getUserInfo, {})
  expect(reply.Code).toBe(0)
  expect(reply.Data.phone).toBe('138****0001')
})
