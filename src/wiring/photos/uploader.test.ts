import { afterEach, expect, test, vi } from 'vitest'
import { NetworkLost, ServerFault } from '../../../machines/faults.ts'

/** What the uploader of the provider says instead of sending. */
const said = vi.hoisted(() => ({ fault: {} as object }))
vi.mock('qiniu-js', () => ({
  upload: () => ({
    subscribe({ error }: { error: (fault: object) => void }) {
      error(said.fault)
      return { unsubscribe: () => undefined }
    },
  }),
}))

afterEach(() => {
  vi.unstubAllGlobals()
})

const grant = { token: 't', key: 'b/k.jpg', host: '/emall/upload' }

test.each([
  ['nothing came back', { code: 0 }, NetworkLost],
  ['too many of one line send at once', { code: 503 }, NetworkLost],
  ['the host is left alone for a while', { name: 'NotAvailableUploadHost' }, NetworkLost],
  ['the token is none', { code: 401 }, ServerFault],
  ['a file that is too large', { code: 413 }, ServerFault],
])('a photo is sent again by itself where the host is there later: %s', async (_, fault, kind) => {
  const { sendPhoto } = await import('./uploader.ts')
  vi.stubGlobal('location', new URL('https://shop.example/emall/app/'))
  said.fault = fault
  const sent = sendPhoto({ file: new File(['photo'], 'a.jpg'), grant }, () => undefined, new AbortController().signal)
  await expect(sent).rejects.toBeInstanceOf(kind)
})
