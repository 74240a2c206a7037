import { expect, test } from 'vitest'
import { NetworkLost, ServerFault } from '../../../machines/faults.ts'
import { uploadFaultOf } from './upload-faults.ts'

test.each([
  ['nothing came back', { code: 0 }, NetworkLost],
  ['too many of one line send at once', { code: 503 }, NetworkLost],
  ['the host is left alone for a while', { name: 'NotAvailableUploadHost' }, NetworkLost],
  ['the token is none', { code: 401 }, ServerFault],
  ['a file that is too large', { code: 413 }, ServerFault],
])('a photo is sent again by itself where the host is there later: %s', (_, cause, kind) => {
  expect(uploadFaultOf(cause)).toBeInstanceOf(kind)
})
