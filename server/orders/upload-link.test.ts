import { expect, test } from 'vitest'
import { asId, type SubOrderId } from '../../domain/ids.ts'
import { secretsFrom } from '../base/secrets.ts'
import { opensSubOrder, subOrderToken, uploadLink } from './upload-link.ts'

const secrets = secretsFrom('a secret of the tests')
const sub = { subId: asId<SubOrderId>('s1'), linkRev: 0 }

test('safety 13: the token of a link has 22 characters and dies with the next revision', () => {
  const token = subOrderToken(secrets, sub)
  expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect({
    itself: opensSubOrder(secrets, sub, token),
    'after it was renewed': opensSubOrder(secrets, { ...sub, linkRev: 1 }, token),
    'of another sub-order': opensSubOrder(secrets, { ...sub, subId: asId('s2') }, token),
    'with another secret': opensSubOrder(secretsFrom('another'), sub, token),
    empty: opensSubOrder(secrets, sub, ''),
  }).toEqual({
    itself: true,
    'after it was renewed': false,
    'of another sub-order': false,
    'with another secret': false,
    empty: false,
  })
})

test('A§2 subid: the link opens the shop with the sub-order and its token', () => {
  expect(uploadLink('https://shop.example', secrets, sub)).toBe(
    `https://shop.example/emall/app/#/index?subid=s1&k=${subOrderToken(secrets, sub)}`,
  )
})
