import { getUserInfo } from '../../../domain/calls/account.ts'
import {
  createUpgradeUserLevelOrder,
  getUserTypeList,
  queryUpgradeUserLevelOrderStatus,
} from '../../../domain/calls/user-type.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import type { LevelPorts } from '../../ports/level-ports.ts'
import { readAnswer } from '../platform/answered.ts'

/** Member levels of the shop, as far as it is asked. */
export function levelPorts(): Pick<LevelPorts, 'levels' | 'mine' | 'order' | 'status'> {
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
    order: async ({ id, currency }, key) => {
      const { data } = await readAnswer(createUpgradeUserLevelOrder, { typeid: id, currency, opid: key })
      return asId<OrderId>(data.orderid)
    },
    status: async (id, signal) =>
      (await readAnswer(queryUpgradeUserLevelOrderStatus, { orderid: id }, signal)).data.state,
  }
}
