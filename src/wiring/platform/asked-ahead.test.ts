import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ASKED_AHEAD, type AskedAhead } from '../../../domain/front/asked-ahead.ts'
import { askOrTake } from './asked-ahead.ts'

const PATH = '/emall/index.php/Mobile/Shop/GetAlbumInfo'
const OPTIONS = { method: 'POST', body: new URLSearchParams({ aid: 'a1' }) }

const sent = vi.fn<typeof fetch>()
let ahead: AskedAhead[]

beforeEach(() => {
  ahead = []
  sent.mockImplementation(() => Promise.resolve(new Response('sent')))
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal(ASKED_AHEAD, ahead)
})

afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockReset()
})

const asked = (over: Partial<AskedAhead>): AskedAhead => ({
  ...{ path: PATH, body: 'aid=a1', at: performance.now(), reply: Promise.resolve(new Response('ahead')) },
  ...over,
})

const textOf = async () => (await askOrTake(PATH, OPTIONS)).text()

test('what the page has sent already is not sent again, once', async () => {
  ahead.push(asked({}))
  expect([await textOf(), sent.mock.calls.length]).toEqual(['ahead', 0])
  expect([await textOf(), sent.mock.calls]).toEqual(['sent', [[PATH, OPTIONS]]])
})

test.each<[string, Partial<AskedAhead>]>([
  ['of another album', { body: 'aid=a2' }],
  ['of another call', { path: `${PATH}s` }],
  ['long ago', { at: performance.now() - 31_000 }],
])('a reply %s is not taken', async (_, over) => {
  ahead.push(asked(over))
  expect(await textOf()).toBe('sent')
})

test('what the page sent in vain is sent again', async () => {
  ahead.push(asked({ reply: Promise.reject(new TypeError('no line')) }))
  expect(await textOf()).toBe('sent')
})

test('a page that has sent nothing is no obstacle', async () => {
  vi.stubGlobal(ASKED_AHEAD, undefined)
  expect(await textOf()).toBe('sent')
})
