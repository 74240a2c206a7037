import { describe, expect, test } from 'vitest'
import { type Address, cleanAddress, refuseAddress } from './address.ts'

const HOME: Address = {
  name: '王小明',
  phone: '13800138000',
  province: '广东省',
  city: '深圳市',
  district: '南山区',
  street: '科技园 1 号',
}

describe('an address that can be delivered to', () => {
  test.each([
    ['whole', {}, undefined],
    ['with a foreign number', { phone: '+4915112345678' }, undefined],
    ['without a city, where the province is one', { city: '', district: '' }, undefined],
    ['without a name', { name: '' }, 'name-missing'],
    ['with a name of 31 emoji', { name: '👨‍👩‍👧'.repeat(31) }, 'name-too-long'],
    ['with a name of 30 emoji', { name: '👨‍👩‍👧'.repeat(30) }, undefined],
    ['with a phone that starts with 12', { phone: '12800138000' }, 'recvphone-invalid'],
    ['with a phone of ten digits', { phone: '1380013800' }, 'recvphone-invalid'],
    ['without a region', { province: '' }, 'region-missing'],
    ['without a street', { street: '' }, 'street-missing'],
    ['with a street that never ends', { street: '路'.repeat(121) }, 'street-too-long'],
  ])('%s', (_, change, reason) => {
    expect(refuseAddress({ ...HOME, ...change }, false)).toBe(reason)
  })

  test('who fetches the order needs a name and a phone only', () => {
    expect(refuseAddress({ ...HOME, province: '', street: '' }, true)).toBe(undefined)
    expect(refuseAddress({ ...HOME, phone: '' }, true)).toBe('recvphone-invalid')
  })
})

test('what is kept is composed text in one line, without characters that steer', () => {
  const odd = { ...HOME, name: '  Jose\u0301\n\u202eX  ', phone: '+86 138-0013 (8000)' }
  expect(cleanAddress(odd)).toEqual({ ...HOME, name: 'Jos\u00e9 X', phone: '+8613800138000' })
})
