import { describe, expect, test } from 'vitest'
import { SHOP_MODES, type ShopModeNumber, submitCall } from './shop-mode.ts'

describe('readings 60: which call submits an order', () => {
  test('by mode', () => {
    const modes: readonly ShopModeNumber[] = [0, 1, 2, 3, 4, 5, 6]
    expect(modes.map((mode) => submitCall(mode, false))).toEqual([
      'CreateOrder',
      'ReUpdateOrderInfo',
      'ReUpdateOrderInfo',
      'CreateOrderFromOrderID',
      'CreateOrder',
      'ReUpdateOrderInfo',
      'CreateOrderFromOrderID',
    ])
  })

  test('a package goes its own way where something is paid', () => {
    expect([submitCall(0, true), submitCall(2, true)]).toEqual(['CreatePackageOrder', 'ReUpdateOrderInfo'])
  })
})

test('readings 19: the seven edit modes are the seven shop modes', () => {
  expect(Object.values(SHOP_MODES).map((mode) => mode.edit)).toEqual([
    'formal',
    'e-commerce',
    'formal-reset',
    'add-pay',
    'pay-upload',
    'upload',
    'add-pay-upload',
  ])
})
