import { expect, test } from 'vitest'
import { isTrusted } from './trusted-scripts.ts'

const PAGE = 'https://shop.example/emall/app/#/index'

test('safety 11.12: a script comes from this shop or from the messenger', () => {
  const asked = [
    '/emall/app/assets/photo-worker.js',
    'sw.js',
    'https://shop.example/emall/app/assets/x.js',
    'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
    'https://res.wx.qq.com.evil.example/x.js',
    'https://shop.example.evil.example/x.js',
    '//evil.example/x.js',
    'data:text/javascript,alert(1)',
    'blob:https://evil.example/1',
    'javascript:alert(1)',
  ]
  expect(asked.map((address) => isTrusted(address, PAGE))).toEqual([
    ...[true, true, true, true],
    ...[false, false, false, false, false, false],
  ])
})
