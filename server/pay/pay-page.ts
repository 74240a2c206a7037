import type { OrderSummary } from '../../domain/calls/order.ts'
import type { Language } from '../../domain/language.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { maskedPhone } from '../../domain/order/address.ts'
import type { QuoteLine } from '../../domain/product/price.ts'
import type { OrderRow } from '../stores/orders.store.ts'
import { html, type Markup } from './html.ts'
import { PAY_STYLE_PATH } from './pay-style.ts'
import { filled, LINE_WORDS, PAY_WORDS, STATE_WORDS } from './pay-words.ts'
import type { PaymentStart } from './payment-provider.ts'

export interface PayPage {
  readonly merchant: Merchant
  readonly order: OrderRow
  readonly view: OrderSummary
  readonly language: Language
  /** Absent: nothing is to be paid, or the shop cannot take money. */
  readonly start: PaymentStart | undefined
  /** The button was pressed on a page that had grown old. */
  readonly pressedLate: boolean
}

/** The shop's icon, as in its app; without one a browser asks for a file that is not there. */
const ICON = html`<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%23C8402D'/%3E%3Cpath d='M7 9c3-1.4 6-1.2 9 .8 3-2 6-2.2 9-.8v14c-3-1.2-6-1-9 1-3-2-6-2.2-9-1z' fill='none' stroke='%23fff' stroke-width='2' stroke-linejoin='round'/%3E%3Cpath d='M16 10v13' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E">`

/** The arrow of the app's bars. */
const BACK = html`<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>`

/** The pay page: amount first, what it is for, one button. Works without any script. */
export function payPage(page: PayPage): string {
  const { merchant, order, view, language } = page
  const say = (key: keyof typeof PAY_WORDS, words = {}) => filled(PAY_WORDS[key][language], words)
  const open = order.state === 'awaiting-pay'
  const amount = money(order.amount, merchant.currency.symbol)
  const home = `/emall/app/#/order_info?oid=${order.id}`
  const body = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${say('title')} · ${merchant.shop.title[language]}</title>
${ICON}
<link rel="stylesheet" href="${PAY_STYLE_PATH}">
</head>
<body>
<header><a class="back" href="${home}" aria-label="${say('back')}">${BACK}</a><span>${merchant.name[language]}</span></header>
<main>
<h1>${say(amountWord(order))}</h1>
<p class="amount">${amount}</p>
<p class="state" data-state="${order.state}">${STATE_WORDS[order.state][language]}</p>
${page.pressedLate && open ? html`<p class="note" role="alert">${say('again')}</p>` : ''}
<section class="card things">${view.items.map((item) => thing(item, language))}</section>
<section class="card"><dl class="lines">${order.lines.map((line) => priceLine(line, page))}
<div class="total"><dt>${say('total')}</dt><dd>${amount}</dd></div></dl></section>
<section class="card"><dl class="facts">
<div><dt>${order.pickupId ? say('pickup') : say('deliverTo')}</dt><dd>${receiver(order)}</dd></div>
<div><dt>${say('order')}</dt><dd class="code">${order.id}</dd></div></dl></section>
</main>
<footer>${action(page, { amount, home })}</footer>
</body>
</html>
`
  return body.text
}

/** What the large amount is: nobody has paid for an order that was cancelled before. */
function amountWord({ state, paidAt }: OrderRow): 'toPay' | 'paidAmount' | 'total' {
  if (state === 'awaiting-pay') {
    return 'toPay'
  }
  return paidAt ? 'paidAmount' : 'total'
}

function action(page: PayPage, { amount, home }: { readonly amount: string; readonly home: string }): Markup {
  const { language, order, start } = page
  if (order.state !== 'awaiting-pay') {
    return html`<a class="button" href="${home}">${PAY_WORDS.toOrder[language]}</a>`
  }
  if (!start) {
    return html`<p class="note">${PAY_WORDS.notOffered[language]}</p>`
  }
  const label = filled(PAY_WORDS.payNow[language], { amount })
  if (start.kind === 'redirect') {
    return html`<a class="button" href="${start.url}">${label}</a>`
  }
  const fields = Object.entries(start.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<form method="post">${fields}<button class="button" type="submit">${label}</button></form>
<p class="note">${PAY_WORDS.development[language]}</p>`
}

function thing(item: OrderSummary['items'][number], language: Language): Markup {
  const say = (key: 'pages' | 'photos' | 'copies', count: number) => filled(PAY_WORDS[key][language], { count })
  const facts = [
    say('pages', item.pagecount),
    say('photos', item.imgcount),
    item.quantity === 1 ? PAY_WORDS.oneCopy[language] : say('copies', item.quantity),
  ]
  return html`<article><div class="stage">${front(item)}</div><div><h2>${item.prodname}</h2><p>${facts.join(' · ')}</p></div></article>`
}

/** The longer side of a book's picture, px. */
const FRONT = 72

/** The book from the front: the right end of its painted cover. */
function front({ picture, page }: OrderSummary['items'][number]): Markup {
  const [width, height] = page ? [page.width, page.height] : [1, 1]
  const scale = FRONT / Math.max(width, height)
  return picture === ''
    ? html``
    : html`<img src="${picture}" alt="" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}">`
}

function priceLine(line: QuoteLine, { language, merchant }: PayPage): Markup {
  const { symbol } = merchant.currency
  const words = {
    count: line.count ?? '',
    more: (line.count ?? 1) - 1,
    each: line.each === undefined ? '' : money(line.each, symbol),
  }
  return html`<div><dt>${filled(LINE_WORDS[line.kind][language], words)}</dt><dd>${money(line.amount, symbol)}</dd></div>`
}

function receiver({ address, pickupId }: OrderRow): string {
  const place = pickupId ? [] : [address.province, address.city, address.district, address.street]
  return [address.name, maskedPhone(address.phone), ...place].filter((part) => part !== '').join(' ')
}

/** `¥128.00`, `−¥6.40`: two decimals, as every price of the shop. */
function money(amount: number, symbol: string): string {
  const whole = Math.abs(amount)
  const cents = String(whole % 100).padStart(2, '0')
  return `${amount < 0 ? '−' : ''}${symbol}${Math.floor(whole / 100)}.${cents}`
}
