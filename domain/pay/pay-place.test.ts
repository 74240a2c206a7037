import { expect, test } from 'vitest'
import { payPlace } from './pay-place.ts'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.44', 'messenger'],
  ['Mozilla/5.0 (Windows NT 10.0) WindowsWechat MicroMessenger/7.0.20', 'messenger'],
  ['Mozilla/5.0 (iPhone) wxwork/4.1 MicroMessenger/7.0.1', 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140', 'computer'],
] as const)('%s is a %s', (userAgent, place) => {
  expect(payPlace(userAgent)).toBe(place)
})
