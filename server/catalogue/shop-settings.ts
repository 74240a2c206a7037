import type { ParsedRequestOf } from '../../domain/calls/call.ts'
import type { manageSettings, saveSettings } from '../../domain/calls/manage/settings.ts'
import type { MerchantId } from '../../domain/ids.ts'
import { countriesOf, homeOf } from '../../domain/merchant/delivered-to.ts'
import { languagesOf } from '../../domain/merchant/languages-of.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { printSettings } from '../../domain/merchant/print-settings.ts'
import { shopAfter } from '../../domain/merchant/shop-change.ts'
import { SHOP_TEXT_KINDS, type ShopTexts } from '../../domain/merchant/shop-texts.ts'
import { CHANGE_MINUTES } from '../../domain/order/order-changes.ts'
import { SHOP_CURRENCIES } from '../../domain/product/currency.ts'
import { answer, refuse } from '../base/answer.ts'
import { allCountries } from '../base/country-data.ts'
import { hashOf } from '../base/hash-of.ts'
import type { Db } from '../db/db.ts'
import type { CallContext } from '../ports/call-context.ts'
import type { Deps } from '../ports/deps.ts'
import { installedProfiles } from '../print/profile-folder.ts'
import { createPickUpStore } from '../stores/manage/pick-up.store.ts'
import { createMerchantStore } from '../stores/merchants.store.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { createShopTextStore } from '../stores/shop-texts.store.ts'
import { moveCurrency } from './move-currency.ts'

export async function showSettings(
  { env }: Pick<Deps, 'env'>,
  _: ParsedRequestOf<typeof manageSettings>,
  { db, caller: { merchantId } }: CallContext<'shop-owner'>,
) {
  const merchant = await createMerchantStore(db).find(merchantId)
  if (!merchant) {
    return refuse('not-found')
  }
  const { version, texts } = await createShopTextStore(db).current(merchantId)
  const fields = fieldsOf(merchant)
  return answer({
    ...fields,
    allCountries: [...(await allCountries())],
    currencies: [...new Set<string>([...SHOP_CURRENCIES, merchant.currency.code])],
    profiles: [...(await installedProfiles(env))],
    ...{ texts, version, revs: revsOf(fields, texts) },
  })
}

/** What the merchant may change of his shop, besides its texts. */
function fieldsOf(merchant: Merchant) {
  const { profile, marks, books, prints } = printSettings(merchant.print)
  const { description, logo, accent, pickUpAddresses, delivery, changeMinutes, shareProfit, invoices } = merchant.shop
  return {
    ...{ name: merchant.name, description, logo, accent, contact: merchant.contact },
    ...{ places: [...pickUpAddresses], delivery: delivery ?? null, countries: [...countriesOf(merchant)] },
    ...{ country: homeOf(merchant), parcels: [...(merchant.shop.parcels ?? [])], currency: merchant.currency.code },
    languages: [...languagesOf(merchant)],
    ...{ changeMinutes: changeMinutes ?? CHANGE_MINUTES, shareProfit: shareProfit ?? 0, invoices: invoices ?? false },
    print: { profile, marks, books, prints },
  }
}

function revsOf(fields: ReturnType<typeof fieldsOf>, texts: ShopTexts): Readonly<Record<string, string>> {
  const kinds = SHOP_TEXT_KINDS.map((kind) => [`texts.${kind}`, hashOf(texts[kind] ?? null)] as const)
  return Object.fromEntries([
    ...Object.entries(fields).map(([name, value]) => [name, hashOf(value)] as const),
    ...kinds,
  ])
}

export async function changeSettings(
  { env, ids }: Pick<Deps, 'env' | 'ids'>,
  { change: { texts, currency, ...asked }, revs: read = {} }: ParsedRequestOf<typeof saveSettings>,
  { db, caller, requestId, now }: CallContext<'shop-owner'>,
) {
  const { merchantId: mchid, staff } = caller
  const merchants = createMerchantStore(db)
  const merchant = await merchants.lock(mchid)
  if (!merchant) {
    return refuse('not-found')
  }
  const store = createShopTextStore(db)
  const before = await store.current(mchid)
  const stands = revsOf(fieldsOf(merchant), before.texts)
  if (Object.entries(read).some(([name, rev]) => stands[name] !== rev)) {
    return refuse('changed-meanwhile')
  }
  // A place that is new has no id yet.
  const places = asked.places?.map((place) => ({ ...place, id: place.id || ids.next() }))
  const after = shopAfter(merchant, { ...asked, places })
  if (after.kind === 'refused') {
    return refuse(after.reason)
  }
  const used = places && (await placeInUse(db, mchid, merchant.shop.pickUpAddresses, places))
  if (used) {
    return refuse('place-in-use', { params: { place: used.name[caller.language] } })
  }
  const profile = asked.print?.profile
  if (typeof profile === 'object' && !(await installedProfiles(env)).includes(profile.cmyk)) {
    return refuse('profile-unknown')
  }
  if (currency === undefined) {
    await merchants.save(after.merchant)
  } else {
    const moved = await moveCurrency({ db, mchid, actor: staff.id, requestId, now }, currency)
    if (moved.kind === 'in-books') {
      return refuse('currency-in-books', { params: { orders: moved.orders, currency: moved.currency } })
    }
    const there = await merchants.lock(mchid)
    const changed = there && shopAfter(there, { ...asked, places })
    if (changed?.kind === 'changed') {
      await merchants.save(changed.merchant)
    }
  }
  // Others that somebody else has written meanwhile stay as he wrote them.
  const { version } = texts ? await store.save(mchid, { ...before.texts, ...texts }, now) : before
  const named = Object.keys({ ...asked, ...(texts ? { texts } : {}) }).join(', ')
  if (named === '') {
    return answer({ version })
  }
  const note = { mchid, action: 'shop' as const, subject: named, actor: staff.id, requestId, after: `${version}` }
  await createHandInStore(db).note(note, now)
  return answer({ version })
}

type Places = Parameters<typeof shopAfter>[0]['shop']['pickUpAddresses']

/** A place that would be gone although things are still fetched there. */
async function placeInUse(
  db: Db,
  mchid: MerchantId,
  before: Places,
  after: Places,
): Promise<Places[number] | undefined> {
  const gone = before.filter(({ id }) => after.every((place) => place.id !== id))
  const used = gone.length === 0 ? [] : await createPickUpStore(db).placesInUse(mchid)
  return gone.find(({ id }) => used.includes(id))
}
