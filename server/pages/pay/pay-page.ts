import type { OrderSummary } from '../../../domain/calls/order.ts'
import type { Language } from '../../../domain/language.ts'
import type { Arrival } from '../../../domain/merchant/delivery-time.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { addressLine } from '../../../domain/order/address.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { PaymentStart } from '../../../domain/pay/payment-start.ts'
import { maskedPhone } from '../../../domain/privacy/mask.ts'
import { type CountedAs, countedAs } from '../../../domain/product/counted-as.ts'
import { moneyText } from '../../../domain/product/currency.ts'
import { lineMessage } from '../../../domain/product/line-message.ts'
import type { QuoteLine } from '../../../domain/product/price.ts'
import type { ProductTypeNumber } from '../../../domain/product/product.ts'
import { orderScreen, paidScreen } from '../../base/pay-path.ts'
import { pickUpPlace } from '../../orders/pick-up.ts'
import { type PayMethod, payMethodMessages } from '../../pay/payment-kinds.ts'
import { html, type Markup } from '../html.ts'
import { PAY_STYLE_PATH } from '../pay-style.ts'
import { SHOP_ICON } from '../shop-icon.ts'
import { dayIn } from './pay-arrival.ts'
import { filled, PAY_MESSAGES, REFUNDING, STATE_LABELS } from './pay-messages.ts'
import { PAY_SCRIPT_PATH } from './pay-script.ts'
import { qrCode } from './qr-code.ts'

/** A way to pay that the page offers. */
export interface PayOffer {
  readonly method: PayMethod
  readonly fields: Readonly<Record<string, string>>
}

/** Why nothing has begun although a button was pressed. */
export type PayProblem = 'again' | 'unreachable' | 'too-often'

export interface PayPage {
  readonly merchant: Merchant
  readonly order: Order
  /** What the order is about, for its owner. Absent: somebody else looks, who reads amount and merchant only. */
  readonly view: OrderSummary | undefined
  /** When it arrives, or can be fetched, if it is paid now; absent: it is not to be paid, or the shop promises no day. */
  readonly arrival: Arrival | undefined
  readonly language: Language
  /** This page's own address. */
  readonly here: string
  /** None: nothing is to be paid, or the shop cannot take money. */
  readonly offers: readonly PayOffer[]
  /** The payment that was begun and is gone on with. */
  readonly begun: { readonly method: PayMethod; readonly start: PaymentStart } | undefined
  /** The payer comes back from a provider. */
  readonly isBack: boolean
  /** The link for a friend, once the owner wants it. */
  readonly friendLink: string | undefined
  readonly problem: PayProblem | undefined
  /** Money of it is on its way back. */
  readonly isRefunding: boolean
}

/** The arrow of the app's bars. */
const BACK = html`<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>`

/** The pay page: amount first, what it is for, one button. It works without its script. */
export function payPage(page: PayPage): string {
  const { merchant, order, view, language, here } = page
  const message = (key: keyof typeof PAY_MESSAGES, messages = {}) => filled(PAY_MESSAGES[key][language], messages)
  const open = order.state === 'awaiting-pay'
  const amount = moneyText(order.amount, order.currency, language)
  const home = orderScreen(order)
  const body = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${message('title')} · ${merchant.shop.title[language]}</title>
${SHOP_ICON}
<link rel="stylesheet" href="${PAY_STYLE_PATH}">
<script src="${PAY_SCRIPT_PATH}" defer></script>
</head>
<body data-here="${here}" data-ask="${askAddress(here)}" data-paid="${view ? paidScreen(order) : here}"
 data-asking="${message('asking')}" data-confirming="${message('confirming')}" data-unreachable="${message('unreachable')}"${waiting(page)}>
<header>${view ? html`<a class="back" href="${home}" aria-label="${message('back')}">${BACK}</a>` : html`<span></span>`}<span>${merchant.name[language]}</span></header>
<main>
<h1>${message(amountWord(order))}</h1>
<p class="amount">${amount}</p>
<p class="state" data-state="${order.state}">${stateLabel(page)}</p>
${page.problem && open ? html`<p class="note" role="alert">${message(page.problem)}</p>` : ''}
${open ? html`<p class="note said" id="said" role="status" hidden></p>` : ''}
${open ? chosen(page) : ''}
${view ? details(page, view, amount) : ''}
</main>
<footer>${action(page, { amount, home })}</footer>
</body>
</html>
`
  return body.text
}

/** `.../orderid/{id}?k=..` asks `.../orderid/{id}/state?k=..`. */
function askAddress(here: string): string {
  const [path, query] = here.split('?', 2)
  return `${path}/state${query === undefined ? '' : `?${query}`}`
}

/** What the script does by itself while the order is open. */
function waiting({ order, isBack, begun }: PayPage): Markup {
  if (order.state !== 'awaiting-pay') {
    return html``
  }
  if (isBack) {
    return html` data-wait="back"`
  }
  return begun?.start.kind === 'code' ? html` data-wait="code"` : html``
}

/** What the large amount is: nobody has paid for an order that was cancelled before. */
function amountWord({ state, paidAt }: Order): 'toPay' | 'paidAmount' | 'total' {
  if (state === 'awaiting-pay') {
    return 'toPay'
  }
  return paidAt ? 'paidAmount' : 'total'
}

function stateLabel({ order: { state }, isRefunding, language }: PayPage): string {
  return (state === 'refunded' && isRefunding ? REFUNDING : STATE_LABELS[state])[language]
}

/** A code to look at, or the link for a friend. */
function chosen({ begun, friendLink, language }: PayPage): Markup {
  if (begun?.start.kind === 'code') {
    const messages = payMethodMessages(begun.method)
    const scan = messages.start === 'code' ? messages.scan[language] : ''
    return html`<section class="card scan">${qrCode(begun.start.code, scan)}<p>${scan}</p></section>`
  }
  const message = (key: 'friendTell') => PAY_MESSAGES[key][language]
  return friendLink
    ? html`<section class="card scan"><p>${message('friendTell')}</p>${qrCode(friendLink, message('friendTell'))}
<p class="link">${friendLink}</p></section>`
    : html``
}

function action(page: PayPage, { amount, home }: { readonly amount: string; readonly home: string }): Markup {
  const { language, order, offers, begun, view, here, friendLink } = page
  if (order.state !== 'awaiting-pay') {
    return view
      ? html`<a class="button" href="${home}">${PAY_MESSAGES.toOrder[language]}</a>`
      : html`<p class="note">${order.paidAt && order.state !== 'refunded' && order.state !== 'cancelled' ? PAY_MESSAGES.friendThanks[language] : ''}</p>`
  }
  if (begun) {
    return html`${goOn(begun, language)}<a class="plain" href="${here}">${PAY_MESSAGES.otherMethod[language]}</a>`
  }
  if (friendLink !== undefined) {
    return html`<a class="plain" href="${here}">${PAY_MESSAGES.myself[language]}</a>`
  }
  if (offers.length === 0) {
    return html`<p class="note">${PAY_MESSAGES.notOffered[language]}</p>`
  }
  const forms = offers.map((offer, index) => offerForm(offer, page, { amount, isFirst: index === 0 }))
  const isDevelopment = offers.some(({ method }) => payMethodMessages(method).start === 'button')
  return html`${forms}${isDevelopment ? html`<p class="note">${PAY_MESSAGES.development[language]}</p>` : ''}
${view ? html`<a class="plain" href="${here}?friend=1">${PAY_MESSAGES.friend[language]}</a>` : ''}`
}

function offerForm(
  { method, fields }: PayOffer,
  { language, here, isBack }: PayPage,
  { amount, isFirst }: { readonly amount: string; readonly isFirst: boolean },
): Markup {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  const messages = payMethodMessages(method)
  const label = filled(messages.button[language], { amount })
  // Who comes back has perhaps paid: paying once more is there, but does not call.
  const className = isFirst && !isBack ? 'button' : 'button second'
  const begin = messages.start === 'button' ? html`` : html` data-begin`
  return html`<form method="post" action="${here}"${begin}>${hidden}<button class="${className}" type="submit">${label}</button></form>`
}

/** Going on with a payment that has begun; a code is in the page already. */
function goOn({ method, start }: NonNullable<PayPage['begun']>, language: Language): Markup {
  const label = PAY_MESSAGES.goOn[language]
  switch (start.kind) {
    case 'redirect':
      return html`<a class="button" href="${start.url}" data-method="${method}">${label}</a>`
    case 'messenger':
      return html`<button class="button" type="button" data-messenger="${JSON.stringify(start.params)}">${label}</button>`
    default:
      return html``
  }
}

function details(page: PayPage, view: OrderSummary, amount: string): Markup {
  const { order, language } = page
  const message = (key: 'total' | 'pickup' | 'fetchedBy' | 'deliverTo' | 'order') => PAY_MESSAGES[key][language]
  const place = pickUpPlace(order, page.merchant, language)
  const goesTo = receiver(order)
  return html`${view.items.length > 0 ? html`<section class="card things">${view.items.map(lineItem)}</section>` : ''}
<section class="card"><dl class="lines">${order.lines.map((line) => priceLine(line, page))}
<div class="total"><dt>${message('total')}</dt><dd>${amount}</dd></div></dl></section>
<section class="card"><dl class="facts">
${place ? html`<div><dt>${message('pickup')}</dt><dd>${place.name}<br>${place.address}</dd></div>` : ''}
${arrivalLine(page)}
${goesTo ? html`<div><dt>${order.pickupId ? message('fetchedBy') : message('deliverTo')}</dt><dd>${goesTo}</dd></div>` : ''}
<div><dt>${message('order')}</dt><dd class="code">${view.short}</dd></div></dl></section>`
}

/** The days on which it arrives; one where both are the same. */
function arrivalLine({ arrival, order, language }: PayPage): Markup {
  if (!arrival) {
    return html``
  }
  const dayOf = dayIn(language)
  const [from, to] = [dayOf(arrival.from), dayOf(arrival.to)]
  const days = filled(PAY_MESSAGES.ifPaidNow[language], { days: from === to ? to : `${from} – ${to}` })
  return html`<div><dt>${PAY_MESSAGES[order.pickupId ? 'readyAbout' : 'arrives'][language]}</dt><dd>${days}</dd></div>`
}

function lineItem(item: OrderSummary['items'][number]): Markup {
  return html`<article><div class="stage">${front(item)}</div><div><h2>${item.prodname}</h2><p>${item.chosen.join(' · ')}</p></div></article>`
}

/** The longer side of a book's picture, px. */
const FRONT = 72

/** The book from the front: the right end of its painted cover. A sheet is seen whole, lying or standing as it was painted. */
function front({ picture, page, prodtype }: OrderSummary['items'][number]): Markup {
  if (picture !== '' && prodtype !== 1) {
    return html`<img class="whole" src="${picture}" alt="">`
  }
  const [width, height] = page ? [page.width, page.height] : [1, 1]
  const scale = FRONT / Math.max(width, height)
  return picture === ''
    ? html``
    : html`<img src="${picture}" alt="" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}">`
}

function countedIn({ prodtype, pagecount }: OrderSummary['items'][number]): CountedAs | undefined {
  return pagecount > 0 ? countedAs(prodtype as ProductTypeNumber) : undefined
}

function priceLine(line: QuoteLine, page: PayPage): Markup {
  return html`<div><dt>${lineText(line, page)}</dt><dd>${moneyText(line.amount, page.order.currency, page.language)}</dd></div>`
}

/** What a line stands for: the thing itself by its name, where it is known. */
function lineText(line: QuoteLine, { language, merchant, order, view }: PayPage): string {
  const item = view?.items[line.part ?? line.item ?? 0]
  const level = order.kind === 'level' ? merchant.levels.find(({ id }) => id === order.levelId) : undefined
  const name =
    level?.name[language] ?? (line.part === undefined && item?.packagename ? item.packagename : item?.prodname)
  if (line.kind === 'base' && name) {
    return name
  }
  const as = (line.kind === 'extra-pages' && item && countedIn(item)) || 'pages'
  return lineMessage(line, { language, as, money: (amount) => moneyText(amount, order.currency, language) })
}

function receiver({ address, pickupId }: Order): string {
  const index = pickupId ? [] : [addressLine(address)]
  return [address.name, maskedPhone(address.phone), ...index].filter((part) => part !== '').join(' ')
}
