import type { OrderId } from '../../../domain/ids.ts'
import type { Language, Localised } from '../../../domain/language.ts'
import { parcelsOf } from '../../../domain/order/parcels/parcels.ts'
import type { EpochMs } from '../../../domain/units.ts'
import { shortOf } from '../../orders/short-of.ts'
import { html, type Markup } from '../html.ts'
import { SHOP_ICON } from '../shop-icon.ts'
import { FACTORY_MESSAGES, FACTORY_STATES, type FactoryState, PRINT_MESSAGES } from './factory-messages.ts'
import type { FactoryItem, FactoryOrder } from './factory-orders.ts'
import { FACTORY_STYLE_PATH } from './factory-style.ts'
import { listAddress } from './list-address.ts'
import { FACTORY_SCRIPT_PATH } from './local-times.ts'

type Say = (name: keyof typeof FACTORY_MESSAGES) => string
type Params = Readonly<Record<string, string | number>>

const messageIn = (text: Localised, language: Language, params: Params = {}) =>
  text[language].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))

const HTML_LANGUAGE = { 'zh-Hans': 'zh-CN', en: 'en', 'zh-Hant': 'zh-TW' } as const satisfies Localised

function page(language: Language, title: string, body: Markup): string {
  return `<!doctype html>${
    html`<html lang="${HTML_LANGUAGE[language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title>${SHOP_ICON}<link rel="stylesheet" href="${FACTORY_STYLE_PATH}"><script src="${FACTORY_SCRIPT_PATH}" defer></script></head><body>${body}</body></html>`
      .text
  }`
}

/** Where a person pastes the token. `trouble` says why the last try did not open. */
export function signInPage(language: Language, trouble?: 'tokenWrong' | 'tooOften'): string {
  const t = (name: keyof typeof FACTORY_MESSAGES) => messageIn(FACTORY_MESSAGES[name], language)
  return page(
    language,
    t('title'),
    html`<header><h1>${t('title')}</h1></header><main><form class="card" method="post" action="/factory/sign-in">
<p class="quiet">${t('tokenHint')}</p><label for="token">${t('token')}</label>
<input id="token" name="token" type="password" autocomplete="off" required autofocus>
${trouble ? html`<p role="alert">${t(trouble)}</p>` : ''}
<button class="button primary">${t('signIn')}</button></form></main>`,
  )
}

export interface FactoryListPage {
  readonly language: Language
  readonly orders: readonly FactoryOrder[]
  readonly state: FactoryState | undefined
  /** What is looked for; empty: everything. */
  readonly key: string
  /** Behind this order the list goes on. */
  readonly next?: OrderId
  /** Of the form that leaves. */
  readonly leave: string
  /** Whoever reads it is signed in at the merchant's console. */
  readonly isStaff: boolean
}

export function listPage({ language, orders, state, key, next, leave, isStaff }: FactoryListPage): string {
  const t = (name: keyof typeof FACTORY_MESSAGES, params: Params = {}) =>
    messageIn(FACTORY_MESSAGES[name], language, params)
  const filter = [undefined, ...(Object.keys(FACTORY_STATES) as FactoryState[])].map(
    (one) =>
      html`<a href="${listAddress('/factory', { state: one, key })}"${one === state ? html` aria-current="page"` : ''}>${
        one ? FACTORY_STATES[one][language] : t('all')
      }</a>`,
  )
  const rows = orders.map(
    ({
      order,
      state: is,
      lineItems,
    }) => html`<tr><td><a href="/factory/orders/${order.id}">${shortOf(order.id)}</a></td>
<td>${moment(order.paidAt)}</td><td><ul>${lineItems.map((lineItem) => html`<li>${lineItem.quantity} × ${lineItem.name}</li>`)}</ul></td>
<td class="state-${is}">${FACTORY_STATES[is][language]}</td></tr>`,
  )
  const table = html`<table><thead><tr><th>${t('order')}</th><th>${t('paid')}</th><th>${t('lineItems')}</th>
<th>${t('state')}</th></tr></thead><tbody>${rows}</tbody></table>`
  return page(
    language,
    t('title'),
    html`<header><h1>${t('title')}</h1><nav>${filter}</nav><nav><a href="${listAddress('/factory/orders.csv', { state, key })}">${t(
      'csv',
    )}</a></nav>${isStaff ? consoleLink('/manage#/orders', t('console')) : ''}${leaveForm(t('signOut'), leave)}</header>
<main>${searchForm(state, key, t)}
${orders.length === 0 ? html`<p class="quiet">${key === '' ? t('empty') : t('notFound', { key })}</p>` : table}
${next === undefined ? '' : html`<nav><a href="${listAddress('/factory', { state, key }, next)}">${t('next')}</a></nav>`}</main>`,
  )
}

/** In the state that is shown; the number as it is read out, or on the parcel. */
function searchForm(
  state: string | undefined,
  key: string,
  t: (name: keyof typeof FACTORY_MESSAGES) => string,
): Markup {
  return html`<form class="search" method="get" action="/factory" role="search">
${state ? html`<input type="hidden" name="state" value="${state}">` : ''}
<label for="q">${t('searchFor')}</label>
<input id="q" name="q" type="search" value="${key}" maxlength="60" autocomplete="off" enterkeyhint="search">
<button class="button">${t('search')}</button></form>`
}

/** The way back of whoever came from the merchant's console. */
const consoleLink = (href: string, label: string) => html`<nav><a href="${href}">${label}</a></nav>`

const leaveForm = (label: string, form: string) =>
  html`<form method="post" action="/factory/sign-out"><input type="hidden" name="form" value="${form}">
<button class="button">${label}</button></form>`

export interface FactoryOrderPage {
  readonly language: Language
  readonly found: FactoryOrder
  /** Of the form that notes the parcel. */
  readonly form: string
  /** Whoever reads it is signed in at the merchant's console. */
  readonly isStaff: boolean
  /** Why what was asked for last was not done. */
  readonly refused?: 'notShipped' | 'notPossible' | 'codeWrong'
}

export function orderPage({ language, found, form, isStaff, refused }: FactoryOrderPage): string {
  const t = (name: keyof typeof FACTORY_MESSAGES, params: Params = {}) =>
    messageIn(FACTORY_MESSAGES[name], language, params)
  const { order, state, place, parcel, lineItems } = found
  const { address: to } = order
  const title = `${t('order')} ${shortOf(order.id)}`
  const goesTo = html`<p>${to.name} ${to.phone}</p><p>${parcel}</p>`
  const online = html`<p>${t('online')}</p>`
  const fetched = html`<p>${t('pickup')}: ${place?.name ?? order.pickupId ?? ''}</p><p>${place?.address ?? ''}</p><p>${to.name} ${to.phone}</p>`
  const elsewhere = html`<p>${t('otherPlatform', { id: order.outtradeId ?? '' })}</p>`
  return page(
    language,
    title,
    html`<header><h1>${title}</h1><nav><a href="/factory">${t('back')}</a></nav>${
      isStaff ? consoleLink(`/manage#/orders/${order.id}/show`, t('console')) : ''
    }</header><main>
<p><span class="state-${state}">${
      state === 'paid' && order.heldUntil !== null
        ? html`${t('held')} ${moment(order.heldUntil)}`
        : FACTORY_STATES[state][language]
    }</span> <span class="quiet">${t('paid')} ${moment(order.paidAt)}</span></p>
${order.parentId ? html`<p>${t('addsTo', { id: shortOf(order.parentId) })}</p>` : ''}
<table><thead><tr><th>${t('lineItems')}</th><th>${t('quantity')}</th><th>${t('state')}</th></tr></thead>
<tbody>${lineItems.map((lineItem) => itemRow(order.id, lineItem, language))}</tbody></table>
${order.comment ? html`<h2>${t('comment')}</h2><p>${order.comment}</p>` : ''}
<h2>${t('deliverTo')}</h2>${order.source === 'e-commerce' ? elsewhere : order.pickupId ? fetched : to.name === '' ? online : goesTo}
${parcelsOf(order).map((parcel) => html`<p class="state-shipped">${t('shippedWith', { ...parcel })}</p>`)}
${refused ? html`<p role="alert">${t(refused)}</p>` : ''}
${leaveHouse(found, form, t)}</main>`,
  )
}

/** How an order leaves the house: with a parcel, or by a hand that knows its code. */
function leaveHouse({ order, state }: FactoryOrder, form: string, t: Say): Markup {
  if (state === 'in-production') {
    return order.pickupId === null
      ? parcelForm(`${order.id}/ship`, form, t('ship'), t)
      : readyForm(order.id, form, t('ready'))
  }
  if (state === 'shipped' && order.shipment) {
    return parcelForm(`${order.id}/parcel`, form, t('moreParcel'), t)
  }
  return state === 'ready-to-collect' ? collectForm(order.id, form, t('collect'), t('code')) : html``
}

function readyForm(orderId: string, form: string, ready: string): Markup {
  return html`<form class="card" method="post" action="/factory/orders/${orderId}/ready">
<input type="hidden" name="form" value="${form}">
<button class="button primary">${ready}</button></form>`
}

function collectForm(orderId: string, form: string, collect: string, code: string): Markup {
  return html`<form class="card" method="post" action="/factory/orders/${orderId}/collect">
<input type="hidden" name="form" value="${form}">
<label for="code">${code}</label><input id="code" name="code" required maxlength="12" inputmode="numeric" autocomplete="off">
<button class="button primary">${collect}</button></form>`
}

function parcelForm(path: string, form: string, note: string, t: Say): Markup {
  return html`<form class="card" method="post" action="/factory/orders/${path}">
<input type="hidden" name="form" value="${form}">
<label for="carrier">${t('carrier')}</label><input id="carrier" name="carrier" required maxlength="40" autocomplete="off">
<label for="number">${t('number')}</label><input id="number" name="number" required maxlength="60" autocomplete="off">
<button class="button primary">${note}</button></form>`
}

function itemRow(orderId: string, lineItem: FactoryItem, language: Language): Markup {
  const t = (name: keyof typeof FACTORY_MESSAGES, params: Params = {}) =>
    messageIn(FACTORY_MESSAGES[name], language, params)
  const file = (path: string, name: keyof typeof FACTORY_MESSAGES) =>
    html`<a href="/factory/orders/${orderId}/${path}?n=${lineItem.n}">${t(name)}</a>`
  const files = {
    design: [
      file('print.pdf', 'printFile'),
      ...(lineItem.besides.includes('cover') ? [file('cover.pdf', 'coverFile')] : []),
      ...(lineItem.besides.includes('block') ? [file('block.pdf', 'blockFile')] : []),
      ...(lineItem.besides.includes('pictures') ? [file('pictures.zip', 'pictureFiles')] : []),
      file('proof.json', 'proof'),
      ...(lineItem.type === 2 ? [file('frames.json', 'frames')] : []),
    ],
    photos: [
      file('originals.zip', 'originals'),
      file('manifest.json', 'manifest'),
      file('manifest.csv', 'manifestTable'),
      ...Array.from(
        { length: lineItem.photos },
        (_, i) => html`<a href="/factory/orders/${orderId}/original?n=${lineItem.n}&i=${i}">${i + 1}</a>`,
      ),
    ],
    nothing: [],
  }[lineItem.need]
  const facts = [
    ...(lineItem.packageName ? [t('inPackage', { name: lineItem.packageName })] : []),
    ...lineItem.chosen,
    ...(lineItem.need === 'nothing' ? [t('pick')] : []),
    ...(lineItem.comment ? [lineItem.comment] : []),
  ]
  return html`<tr><td><strong>${lineItem.name}</strong><p class="quiet">${facts.join(' · ')}</p></td>
<td data-label="${t('quantity')}">${lineItem.quantity}</td>
<td><span class="print-${lineItem.print}">${PRINT_MESSAGES[lineItem.print][language]}</span>
${lineItem.print === 'ready' ? html`<div class="links">${files}</div>` : ''}</td></tr>`
}

/** When it was, for the page's script to say by the reader's own clock. */
function moment(at: EpochMs | null): Markup {
  const iso = at === null ? '' : new Date(at).toISOString()
  return at === null ? html`` : html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
}
