import type { OrderState } from '../../../domain/order/order-state.ts'
import type { Fact, Line } from '../journal.ts'
import type { Seen, SeenOrder } from './seen.ts'

/** What is wrong, in sentences; all empty when the shop has kept its word. */
export interface Findings {
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  readonly stuck: readonly string[]
  readonly money: readonly string[]
  readonly files: readonly string[]
}

const CLOSED: readonly OrderState[] = ['cancelled', 'refunded']
const LEFT: readonly OrderState[] = ['shipped', 'collected']
const MADE: readonly OrderState[] = ['in-production', 'ready-to-collect', ...LEFT]

/**
 * Holds what the shop has against what the journal says that it acknowledged. It knows nothing of how the shop keeps its
 * books: what must be in them follows from what clients and the bank were told alone.
 */
export function audit(lines: readonly Line[], seen: Seen): Findings {
  const facts = lines.flatMap((line) => (line.what === 'acknowledged' ? [line.fact] : []))
  const of = <D extends Fact['did']>(did: D) =>
    facts.filter((fact): fact is Extract<Fact, { readonly did: D }> => fact.did === did)
  const fates = unknownFates(lines)
  const perhaps = (did: Fact['did'], on: string) => fates.filter((fate) => fate.did === did && fate.on === on).length
  const found = { lost: [] as string[], doubled: [] as string[], stuck: [] as string[] }
  const [money, files]: [string[], string[]] = [[], []]
  const orders = new Map(seen.orders.map((order) => [order.oid, order]))

  for (const { key, md5 } of of('upload')) {
    const photo = seen.photos.get(key)
    if (photo?.md5 !== md5) {
      found.lost.push(`photo ${key}: ${photo ? `other bytes (${photo.md5})` : 'is not there'}`)
    } else if (photo.state !== 'done') {
      found.stuck.push(`photo ${key} is ${photo.state}`)
    }
  }

  for (const design of of('design')) {
    const edits = of('edit').filter(({ taskid }) => taskid === design.taskid)
    const now = seen.designs.get(design.taskid)
    const rev = Math.max(design.rev, ...edits.map((edit) => edit.rev))
    const open = perhaps('edit', design.taskid)
    if (!now || now.rev < rev) {
      found.lost.push(`design ${design.taskid}: revision ${rev} was acknowledged, ${now?.rev ?? 'none'} is there`)
    } else if (now.rev > rev + open) {
      found.doubled.push(`design ${design.taskid}: revision ${now.rev} out of ${rev} and ${open} of unknown fate`)
    } else if (open === 0) {
      const pages = Object.assign({}, design.pages, ...edits.sort((a, b) => a.rev - b.rev).map((edit) => edit.pages))
      const other = Object.keys(pages).filter((id) => now.pages[id] !== pages[id])
      found.lost.push(...other.map((id) => `design ${design.taskid}: page ${id} is not as it was acknowledged`))
    }
  }

  const acknowledged = of('order')
  for (const { oid, amount } of acknowledged) {
    const order = orders.get(oid)
    if (!order) {
      found.lost.push(`order ${oid}`)
    } else if (order.amount !== amount) {
      money.push(`order ${oid} costs ${order.amount}, ${amount} was acknowledged`)
    }
  }
  const wishes = new Map<string, number>()
  for (const { opid, uid } of seen.orders) {
    wishes.set(`${uid} ${opid}`, (wishes.get(`${uid} ${opid}`) ?? 0) + 1)
  }
  found.doubled.push(...[...wishes].filter(([, times]) => times > 1).map(([wish]) => `orders of one intent: ${wish}`))
  const meant = new Set(lines.flatMap((line) => (line.what === 'asked' && line.did === 'order' ? [line.on] : [])))
  found.doubled.push(
    ...seen.orders.filter(({ opid }) => !meant.has(opid)).map(({ oid }) => `order ${oid} nobody meant`),
  )

  for (const { oid, payment } of of('notice')) {
    if (!seen.payments.some((one) => one.payment === payment)) {
      found.lost.push(`payment ${payment} of order ${oid}, which the shop has heard of`)
    }
  }
  for (const { oid } of [...of('cancel'), ...of('call-off')]) {
    if (!CLOSED.includes(orders.get(oid)?.state ?? 'cancelled')) {
      found.lost.push(`the end of order ${oid}: it is ${orders.get(oid)?.state}`)
    }
  }
  for (const { oid } of of('ship').filter(({ shipped }) => shipped)) {
    if (!LEFT.includes(orders.get(oid)?.state ?? 'shipped')) {
      found.lost.push(`the parcel of order ${oid}: it is ${orders.get(oid)?.state}`)
    }
  }

  for (const order of seen.orders) {
    const parts = of('part-refund').filter(({ oid }) => oid === order.oid)
    const sum = parts.reduce((whole, { refund }) => whole + refund, 0)
    const hasOpenParts = perhaps('part-refund', order.oid) > 0
    const account = accountOf(order, seen)
    found.doubled.push(...account.doubled)
    const isPaid = account.received > 0
    const isClosed = CLOSED.includes(order.state)
    if (isPaid && order.state === 'awaiting-pay') {
      found.lost.push(`the money of order ${order.oid}: the bank has it, the order waits for it`)
    }
    if (!isPaid && !isClosed && order.state !== 'awaiting-pay' && order.amount > 0) {
      money.push(`order ${order.oid} is ${order.state}, and nobody has paid for it`)
    }
    const expected = isPaid && !isClosed ? order.amount - sum : 0
    const isRight = hasOpenParts && isPaid && !isClosed ? account.kept <= expected : account.kept === expected
    if (!isRight) {
      money.push(`order ${order.oid} is ${order.state}: ${account.kept} kept, ${expected} expected`)
    }
  }
  for (const { oid, payment, n, state } of seen.refunds.filter((refund) => refund.state !== 'done')) {
    found.stuck.push(`refund ${n} of payment ${payment} of order ${oid} is ${state}`)
  }
  found.stuck.push(...seen.unfinished, ...seen.orphans.map((it) => `a process that outlived the shop: ${it}`))

  const needsFile = new Set(acknowledged.filter(({ needs }) => needs === 'design').map(({ oid }) => oid))
  for (const { oid, state, held } of seen.orders) {
    const isDue = state === 'paid' && !held
    if (isDue) {
      found.stuck.push(`order ${oid} is paid, its window is closed, and it is not made`)
    }
    if (needsFile.has(oid) && (isDue || MADE.includes(state))) {
      files.push(...wrongFiles(oid, seen))
    }
  }
  return { ...found, money, files }
}

/** What the bank has of an order: what came in, less what went back. */
function accountOf({ oid }: SeenOrder, { bank, payments }: Seen) {
  const doubled: string[] = []
  let [received, kept] = [0, 0]
  for (const { payment, amount } of bank.received.filter((money) => money.oid === oid)) {
    const back = bank.returned
      .filter((money) => money.payment === payment)
      .reduce((sum, money) => sum + (money.amount ?? amount - sum), 0)
    if (back > amount) {
      doubled.push(`payment ${payment} of order ${oid}: ${back} went back of ${amount}`)
    }
    if (payments.filter((one) => one.payment === payment).length > 1) {
      doubled.push(`payment ${payment} stands in the books twice`)
    }
    received += amount
    kept += amount - back
  }
  if (payments.filter((one) => one.oid === oid && one.effect === 'paid').length > 1) {
    doubled.push(`order ${oid} was paid by two payments`)
  }
  return { doubled, received, kept }
}

function wrongFiles(oid: string, { prints }: Seen): string[] {
  const own = prints.filter((print) => print.oid === oid)
  if (own.length === 0) {
    return [`order ${oid} has nothing that is printed`]
  }
  return own.flatMap(({ n, print, file, proof }) => {
    if (print !== 'ready' || !file || !proof) {
      return [
        `order ${oid}, ${n}: print is ${print}, ${file ? 'a file' : 'no file'}, ${proof ? 'a proof' : 'no proof'}`,
      ]
    }
    const same = file.sha256 === proof.sha256 && file.bytes === proof.bytes && file.pages === proof.pages
    return same ? [] : [`order ${oid}, ${n}: the file is not what its proof says`]
  })
}

function unknownFates(lines: readonly Line[]) {
  const ended = new Set(lines.filter(({ what }) => what !== 'asked').map(({ n }) => n))
  return lines.flatMap((line) => (line.what === 'asked' && !ended.has(line.n) ? [line] : []))
}
