import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const scripts = (messenger: boolean) =>
  securityHeaders({ https: true, uploadOrigins: [], pictureOrigins: ['https://pictures.example'], messenger })
    ['content-security-policy'].split('; ')
    .find((line) => line.startsWith('script-src'))

test('A§3 thumbpics: pictures come from this shop, the messenger and the hosts that the operator names', () => {
  const policy = securityHeaders({ https: true, uploadOrigins: [], pictureOrigins: ['https://pictures.example'] })
  expect(policy['content-security-policy'].split('; ').find((line) => line.startsWith('img-src'))).toBe(
    "img-src 'self' blob: data: https://thirdwx.qlogo.cn https://pictures.example",
  )
})

test('safety 11.12: the script of the messenger may be loaded inside the messenger only', () => {
  expect([scripts(false), scripts(true)]).toEqual([
    "script-src 'self' 'wasm-unsafe-eval'",
    "script-src 'self' 'wasm-unsafe-eval' https://res.wx.qq.com",
  ])
})
