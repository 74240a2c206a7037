import { getUserTypeList } from '../../domain/calls/user-type.ts'
import { answer } from '../http/answer.ts'
import type { CallGroup } from '../http/call-group.ts'
import { route } from '../http/route.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'

export const userTypeCalls: CallGroup = {
  name: 'user-type',
  routes: () => [
    route({
      call: getUserTypeList,
      policy: 'anyone',
      handle: async (_, { caller, db }) => {
        const merchant = await createMerchantStore(db).find(caller.merchantId)
        const levels = merchant?.levels ?? []
        return answer(
          levels.map((level) => ({ id: level.id, name: level.name[caller.language], discount: level.rate / 10_000 })),
        )
      },
    }),
  ],
}
