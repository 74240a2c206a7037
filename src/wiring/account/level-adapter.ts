import { getUserInfo } from '../../../domain/calls/account.ts'
import {
  createUpgradeUserLevelOrder,
  getUserTypeList,
  queryUpgradeUserLevelOrderStatus,
} from '../../../domain/calls/user-type.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import type { LevelPorts } from '../../ports/level-ports.ts'
import { payPageAddress } from '../orders/orders-adapter.ts'
import { readAnswer } from '../platform/answered.ts'

/** Outlives the way to the pay page, not the tab. */
const STORED_AS = 'keepsake.level-order'

/** Member levels of the shop. */
export function levelPorts(): LevelPorts {
  return {
    levels: async (signal) =>
      (await readAnswer(getUserTypeList, {}, signal)).data.map(
        ({ id, name, discount, needs, price, currency, days }) => ({
          ...{ id, name, rate: Math.round(discount * 10_000), needs, price: minorUnits(price), currency, days },
        }),
      ),
    mine: async (signal) => {
      const { typeid, discount, expiredate } = (await readAnswer(getUserInfo, {}, signal)).data
      return { levelId: typeid, rate: Math.round(discount * 10_000), ends: expiredate }
    },
    order: async (levelId, key) => {
      const { data } = await readAnswer(createUpgradeUserLevelOrder, { typeid: levelId, opid: key })
      return asId<OrderId>(data.orderid)
    },
    status: async (id, signal) =>
      (await readAnswer(queryUpgradeUserLevelOrderStatus, { orderid: id }, signal)).data.state,
    unfinished: () => {
      const id = window.sessionStorage.getItem(STORED_AS)
      return id === null ? undefined : asId<OrderId>(id)
    },
    forget: () => window.sessionStorage.removeItem(STORED_AS),
    goToPay: (id) => {
      window.sessionStorage.setItem(STORED_AS, id)
      window.location.assign(payPageAddress(id))
    },
  }
}
