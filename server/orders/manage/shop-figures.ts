import type { ParsedRequestOf } from '../../../domain/calls/call.ts'
import { FUNNEL_DAYS, type manageLog, type manageToday, PLOT_DAYS } from '../../../domain/calls/manage/shop.ts'
import { answer } from '../../base/answer.ts'
import type { CallContext } from '../../ports/call-context.ts'
import { createManageShopStore } from '../../stores/manage/manage-shop.store.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { createStaffStore } from '../../stores/staff.store.ts'

const DAY_MS = 86_400_000
/** Lines of the log on one page. */
const LOG_MAX = 100
const LOG_PAGE = 50

export async function showToday(
  { zone }: ParsedRequestOf<typeof manageToday>,
  { db, caller, now }: CallContext<'clerk'>,
) {
  const { merchantId: mchid } = caller
  const store = createManageShopStore(db)
  const merchant = await createMerchantStore(db).find(mchid)
  return answer({
    ...(await store.waiting(mchid)),
    states: [...(await store.states(mchid))],
    currency: merchant?.currency.code ?? '',
    days: [...(await store.paidDays(mchid, now - PLOT_DAYS * DAY_MS, zone))],
    funnel: await store.funnel(mchid, now - FUNNEL_DAYS * DAY_MS),
  })
}

export async function showLog(
  { Start, Count }: ParsedRequestOf<typeof manageLog>,
  { db, caller: { merchantId: mchid } }: CallContext<'shop-owner'>,
) {
  const page = { start: Start ?? 0, count: Math.min(Count ?? LOG_PAGE, LOG_MAX) }
  const { rows, total } = await createManageShopStore(db).log(mchid, page)
  const names = await createStaffStore(db).names(mchid)
  const nameOf = (id: string) => names.get(id) || id
  return answer(
    rows.map(({ id, at, action, subject, actor }) => ({
      ...{ id, at, action, about: nameOf(subject), by: nameOf(actor) },
    })),
    total,
  )
}
