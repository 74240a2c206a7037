import type { ParsedRequestOf } from '../../../domain/calls/call.ts'
import { FUNNEL_DAYS, type manageLog, type manageToday, PLOT_DAYS } from '../../../domain/calls/manage/today-and-log.ts'
import type { Language } from '../../../domain/language.ts'
import type { MemberLevel } from '../../../domain/merchant/merchant.ts'
import { takenOf } from '../../../domain/staff/audit-action.ts'
import { STAFF_ROLES } from '../../../domain/staff/staff.ts'
import { answer } from '../../base/answer.ts'
import { clockOffset, lastDays } from '../../base/calendar-days.ts'
import { readNamesOfLevels } from '../../base/names-of-levels.ts'
import type { CallContext } from '../../ports/call-context.ts'
import { createManageShopStore, type LogSubject } from '../../stores/manage/manage-shop.store.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { createStaffStore } from '../../stores/staff.store.ts'
import { shortOf } from '../short-of.ts'

const DAY_MS = 86_400_000
/** Lines of the log on one page. */
const LOG_MAX = 100
const LOG_PAGE = 50

export async function showToday(
  { zone, timezone }: ParsedRequestOf<typeof manageToday>,
  { db, caller, now }: CallContext<'clerk'>,
) {
  const { merchantId: mchid } = caller
  const store = createManageShopStore(db)
  const merchant = await createMerchantStore(db).find(mchid)
  return answer({
    ...(await store.waiting(mchid)),
    states: [...(await store.states(mchid))],
    currency: merchant?.currency.code ?? '',
    days: [...(await store.paidDays(mchid, lastDays(now, PLOT_DAYS, clockOffset(timezone, zone))))],
    funnel: await store.funnel(mchid, now - FUNNEL_DAYS * DAY_MS),
  })
}

export async function showLog(
  { Start, Count }: ParsedRequestOf<typeof manageLog>,
  { db, caller: { merchantId: mchid, language } }: CallContext<'shop-owner'>,
) {
  const page = { start: Start ?? 0, count: Math.min(Count ?? LOG_PAGE, LOG_MAX) }
  const store = createManageShopStore(db)
  const { rows, total } = await store.log(mchid, page)
  const names = await createStaffStore(db).names(mchid)
  const merchant = await createMerchantStore(db).find(mchid)
  const named = await store.named(mchid, [...new Set(rows.flatMap(({ subject, actor }) => [subject, actor]))])
  return answer(
    rows.map(({ id, at, action, subject, actor, after }) => ({
      ...{ id, at, action, taken: takenOf({ action, after }), about: names.get(subject) || subject },
      ...toldOf(names.get(subject) || subject, named.get(subject), language),
      ...(action === 'levels' ? levelsOf(subject, language, merchant?.levels ?? []) : {}),
      ...(action === 'invite' ? invitedOf(names.get(subject), after) : {}),
      by: names.get(actor) || (named.get(actor)?.kind === 'customers' ? 'shopper' : actor),
    })),
    total,
  )
}

/** To be what somebody was invited: whoever has no name yet is called so, also once the invitation is gone. */
function invitedOf(name: string | undefined, after: string) {
  const invited = STAFF_ROLES.find((role) => role === after)
  return { ...(name ? {} : { called: '' }), ...(invited ? { invited } : {}) }
}

/** Levels that were changed; a line of before notes none, so those of today are told. */
function levelsOf(subject: string, language: Language, levels: readonly MemberLevel[]) {
  const called = readNamesOfLevels(subject, language)
  return called === undefined
    ? { called: levels.map(({ name }) => name[language]).join(', '), bynow: true as const }
    : { called }
}

/** What a line is about as people call it, and where they find it. */
function toldOf(about: string, named: LogSubject | undefined, language: Language) {
  if (!named) {
    return { called: about, page: '' }
  }
  // A coupon has no page of its own.
  const page = named.kind === 'coupons' ? '' : `${named.kind}/${named.id}`
  if (named.kind === 'orders') {
    return { called: shortOf(named.id), page }
  }
  return { called: (named.kind === 'customers' ? named.name : named.name[language]) || about, page }
}
