import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const rules = {
  origin: 'https://shop.example.com',
  allow: [
    { origin: 'https://open.weixin.qq.com', path: '/connect/oauth2/authorize' },
    { origin: 'https://m1.example.com', path: '/emall/' },
  ],
}

const SCRIPTS = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', '\u0001javascript:alert(1)'],
  ...[' javascript:alert(1)', 'data:text/html,<script>1</script>', 'vbscript:x', 'blob:https://shop.example.com/x'],
  ...['file:///etc/passwd', 'ftp://shop.example.com'],
]
const OTHER_HOSTS = [
  ...['//evil.com', '///evil.com', '////evil.com', '\\\\evil.com', '/\\evil.com', '/\\/evil.com'],
  ...['https:\\\\evil.com', 'http://evil.com', 'https://evil.com', '\thttps://evil.com'],
  ...['https://shop.example.com.evil.com', 'https://shop.example.com@evil.com', 'https://shop.example.com:pw@evil.com'],
  ...['https://evil.com/shop.example.com', 'https://evil.com#shop.example.com'],
  ...['https://evil.com?x=https://shop.example.com', 'https://shop.example.com%2eevil.com'],
  ...['https://shop.example.com%00.evil.com', 'https://shop.example.com\u3002evil.com', 'https://ｅvil.com'],
  ...['https://evil。com', 'https://[::1]/', 'https://127.0.0.1/', 'https://shop.example.com:444/'],
  ...['http://shop.example.com/x', '/.//evil.com', 'https://shop.example.com//evil.com'],
]
const OTHER_PLACES = [
  ...['https://open.weixin.qq.com.evil.com/connect/oauth2/authorize', 'https://open.weixin.qq.com/other'],
  ...['https://open.weixin.qq.com/connect/oauth2/authorize/../../../x'],
  ...['http://open.weixin.qq.com/connect/oauth2/authorize', 'https://m1.example.com/other'],
  ...['https://m1.example.com/emall/../admin', 'https://m1.example.com:8443/emall/'],
]
/** They look like another host and are read as a path of the shop: they stay inside it. */
const STAYING = ['https:evil.com', 'https:/evil.com', '/%09/evil.com/..//evil.com']

test('safety section 4: 47 hostile forms of an address lead nowhere but into the shop', () => {
  const hostile = [...SCRIPTS, ...OTHER_HOSTS, ...OTHER_PLACES, ...STAYING]
  const away = hostile.filter((raw) => {
    const to = safeRedirect(raw, rules)
    return to !== undefined && (!to.startsWith('/') || new URL(to, rules.origin).origin !== rules.origin)
  })
  expect({ count: hostile.length, away }).toEqual({ count: 47, away: [] })
})

test('readings 47: places of the shop and of the merchant are reached', () => {
  const wanted = [
    '/emall/app/#/index?mid=1',
    'https://shop.example.com/emall/app/#/album_preview?aid=x',
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=1',
    'https://m1.example.com/emall/app/',
  ]
  expect(wanted.map((raw) => safeRedirect(raw, rules))).toEqual([
    '/emall/app/#/index?mid=1',
    '/emall/app/#/album_preview?aid=x',
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=1',
    'https://m1.example.com/emall/app/',
  ])
})

test('a shop that is developed on this machine leads to itself by plain http, and to nothing else by it', () => {
  const local = { origin: 'http://localhost:8080' }
  expect([
    safeRedirect('http://localhost:8080/emall/app/#/index', local),
    safeRedirect('http://localhost:9090/emall/app/', local),
    safeRedirect('http://shop.example.com/', local),
  ]).toEqual(['/emall/app/#/index', undefined, undefined])
})

test('an address that is longer than 2048 letters is nobody’s honest one', () => {
  expect(safeRedirect(`/emall/app/#/index?x=${'a'.repeat(2048)}`, rules)).toBeUndefined()
})
