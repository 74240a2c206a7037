import { afterEach, expect, test, vi } from 'vitest'
import { ServerFault } from '../../../machines/faults.ts'
import { uploadLog } from './upload-log.ts'

afterEach(() => vi.unstubAllGlobals())

test('B§7 a log call is made on upload errors: what failed and where, never a name of a file', async () => {
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'a phone' })
  const sent: string[] = []
  const tell = uploadLog(async (log) => void sent.push(log))
  tell({ step: 'send', bytes: 200_000, key: 'base/p.jpg', fault: new ServerFault('refused', { cause: '403' }) })
  expect(JSON.parse(sent[0] ?? '')).toEqual({
    ...{ step: 'send', bytes: 200_000, key: 'base/p.jpg', name: 'ServerFault', message: 'refused', cause: '403' },
    ...{ online: true, browser: 'a phone' },
  })
})

test('the shopper never notices: a log call that fails is forgotten, and one page tells of ten failures at most', async () => {
  vi.stubGlobal('navigator', { onLine: false, userAgent: 'x'.repeat(5000) })
  const sent: string[] = []
  const tell = uploadLog((log) => {
    sent.push(log)
    return Promise.reject(new Error('offline'))
  })
  for (let failure = 0; failure < 30; failure++) {
    tell({ step: 'place', bytes: 1, fault: 'broken' })
  }
  await Promise.resolve()
  expect([sent.length, Math.max(...sent.map((log) => log.length)) <= 4096]).toEqual([10, true])
})
