import { expect, test } from 'vitest'
import { ROUTES } from '../navigation/routes.ts'
import { SCREENS } from './screens.ts'

test('B§2 routes: orderid_details is the screen of order_info, under its own absolute path [B§2.same-screen]', () => {
  expect(SCREENS.orderid_details).toBe(SCREENS.order_info)
  expect([ROUTES.orderid_details.path, ROUTES.order_info.path]).toEqual(['/orderid_details', '/order_info'])
})
