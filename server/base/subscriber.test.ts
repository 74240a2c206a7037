import { expect, test } from 'vitest'
import { siteOf, subscriberOf } from './subscriber.ts'

test('safety 13: an IPv4 address counts as it is, of IPv6 the network of one line', () => {
  const lines = [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '2001:db8:1:2:3:4:5:6',
    '2001:0DB8:0001:0002::9',
    '2001:db8:1::',
    'fe80::1%eth0',
    '::1',
    'unknown',
  ]
  expect(lines.map(subscriberOf)).toEqual([
    ...['203.0.113.7', '203.0.113.7', '2001:db8:1:2::/64', '2001:db8:1:2::/64', '2001:db8:1:0::/64'],
    ...['fe80:0:0:0::/64', '0:0:0:0::/64', 'unknown'],
  ])
})

test('safety 13: neighbours are a /24 of IPv4 and a /48 of IPv6', () => {
  expect(['203.0.113.7', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', 'unknown'].map(siteOf)).toEqual([
    ...['203.0.113', '2001:db8:1', '2001:db8:1', 'unknown'],
  ])
})
