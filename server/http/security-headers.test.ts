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

test('safety 11.12: text becomes no script; the one policy that the app may make is its own', () => {
  const policy = securityHeaders({ https: true, uploadOrigins: [], pictureOrigins: [] })['content-security-policy']
  expect(policy.split('; ').filter((line) => line.includes('trusted-types'))).toEqual([
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ])
})

test('safety 11.12: pages stand in nobody’s frame, but the shop’s in one of its own host', () => {
  const frames = [false, true].map((framed) =>
    securityHeaders({ https: true, uploadOrigins: [], pictureOrigins: [], framed })
      ['content-security-policy'].split('; ')
      .find((line) => line.startsWith('frame-ancestors')),
  )
  expect(frames).toEqual(["frame-ancestors 'none'", "frame-ancestors 'self'"])
})
