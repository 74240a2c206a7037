import {
  createUpgradeUserLevelOrder,
  getUserTypeList,
  queryUpgradeUserLevelOrderStatus,
} from '../../domain/calls/user-type.ts'
import { answer } from '../base/answer.ts'
import { levelOrderStatus, orderLevel } from '../levels/level-orders.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'

/** The same level within this time, without a key of the client, is a button pressed twice. */
const SAME_REQUEST_MS = 10 * 60_000

/** Member levels, and how they are bought. */
export const userTypeCalls: CallGroup = {
  name: 'user-type',
  routes: (deps) => [
    route({
      call: getUserTypeList,
      policy: 'anyone',
      handle: async (_, { caller, db }) => {
        const merchant = await createMerchantStore(db).find(caller.merchantId)
        return answer(
          (merchant?.levels ?? []).map((level) => ({
            id: level.id,
            name: level.name[caller.language],
            discount: level.rate / 10_000,
            needs: level.price === undefined ? (level.rate === 10_000 ? 'nothing' : 'merchant') : 'purchase',
            price: level.price ?? 0,
            currency: merchant?.currency.code ?? '',
            days: level.durationDays ?? 0,
          })),
        )
      },
    }),

    route({
      call: createUpgradeUserLevelOrder,
      policy: 'shopper',
      limits: [{ times: 10, seconds: 60, per: 'user' }],
      repeat: SAME_REQUEST_MS,
      needsPhoneOnPc: true,
      handle: (request, context) => orderLevel(deps, request, context),
    }),

    route({
      call: queryUpgradeUserLevelOrderStatus,
      policy: 'owner',
      handle: (request, context) => levelOrderStatus(request, context),
    }),
  ],
}
