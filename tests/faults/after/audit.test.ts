import { expect, test } from 'vitest'
import type { Fact, Line } from '../journal.ts'
import { audit, type Findings } from './audit.ts'
import type { Seen } from './seen.ts'

const FILE = { sha256: 'f', bytes: 10, pages: 2 }
const ORDER = { oid: 'o1', uid: 'u1', opid: 'wish-1', state: 'in-production', amount: 500, held: false } as const
const PAID: Fact = { did: 'pay', oid: 'o1', payment: 'pi_1', amount: 500 }
const FACTS: readonly Fact[] = [
  { did: 'upload', uid: 'u1', aid: 'a1', key: 'k1', md5: 'm1' },
  { did: 'design', uid: 'u1', taskid: 't1', rev: 1, pages: { p1: 'x' } },
  { did: 'edit', uid: 'u1', taskid: 't1', rev: 2, pages: { p1: 'y' } },
  { did: 'order', uid: 'u1', oid: 'o1', opid: 'wish-1', amount: 500, needs: 'design' },
  PAID,
  { did: 'notice', oid: 'o1', payment: 'pi_1' },
]
/** A shop that has kept its word. */
const SEEN: Seen = {
  bank: { received: [PAID], returned: [] },
  photos: new Map([['k1', { state: 'done', md5: 'm1' }]]),
  designs: new Map([['t1', { rev: 2, pages: { p1: 'y' } }]]),
  orders: [ORDER],
  payments: [{ oid: 'o1', payment: 'pi_1', effect: 'paid' }],
  refunds: [],
  unfinished: [],
  prints: [{ oid: 'o1', n: 0, print: 'ready', file: FILE, proof: FILE }],
  orphans: [],
}
const NOTHING: Findings = { lost: [], doubled: [], stuck: [], money: [], files: [] }

function journalOf(facts: readonly Fact[], open: readonly Line[] = []): Line[] {
  const told = facts.flatMap((fact, at): Line[] => [
    { what: 'asked', n: at, at, did: fact.did, on: fact.did === 'order' ? fact.opid : 'on' },
    { what: 'acknowledged', n: at, at, fact },
  ])
  return [...told, ...open]
}

/** How many findings of each kind. */
function counted(facts: readonly Fact[], seen: Partial<Seen>, open: readonly Line[] = []): Partial<Findings> {
  const findings = audit(journalOf(facts, open), { ...SEEN, ...seen })
  return Object.fromEntries(Object.entries(findings).filter(([, sentences]) => sentences.length > 0))
}

test('a shop that has kept its word is found right', () => {
  expect(audit(journalOf(FACTS), SEEN)).toEqual(NOTHING)
})

test('what was acknowledged and is not there, or is other than it was, is lost', () => {
  const ends: Fact[] = [
    { did: 'cancel', oid: 'o1', refund: 500 },
    { did: 'ship', oid: 'o1', shipped: true },
  ]
  expect({
    photo: counted(FACTS, { photos: new Map() }),
    bytes: counted(FACTS, { photos: new Map([['k1', { state: 'done', md5: 'm2' }]]) }),
    edit: counted(FACTS, { designs: new Map([['t1', { rev: 1, pages: { p1: 'x' } }]]) }),
    page: counted(FACTS, { designs: new Map([['t1', { rev: 2, pages: { p1: 'x' } }]]) }),
    order: counted(FACTS, { orders: [] }),
    payment: counted(FACTS, { payments: [], orders: [{ ...ORDER, state: 'awaiting-pay' }] }),
    ends: counted([...FACTS, ...ends], {}),
  }).toEqual({
    photo: { lost: ['photo k1: is not there'] },
    bytes: { lost: ['photo k1: other bytes (m2)'] },
    edit: { lost: ['design t1: revision 2 was acknowledged, 1 is there'] },
    page: { lost: ['design t1: page p1 is not as it was acknowledged'] },
    order: { lost: ['order o1'] },
    payment: {
      lost: [
        'payment pi_1 of order o1, which the shop has heard of',
        'the money of order o1: the bank has it, the order waits for it',
      ],
    },
    ends: { lost: ['the end of order o1: it is in-production', 'the parcel of order o1: it is in-production'] },
  })
})

test('what was done twice is doubled', () => {
  const back = { payment: 'pi_1', amount: 500 }
  const closed = { ...ORDER, state: 'refunded' } as const
  expect({
    edit: counted(FACTS, { designs: new Map([['t1', { rev: 3, pages: { p1: 'y' } }]]) }),
    order: counted(FACTS, { orders: [ORDER, { ...ORDER, oid: 'o2', state: 'awaiting-pay' }] }),
    refund: counted(FACTS, { orders: [closed], bank: { received: [PAID], returned: [back, back] } }),
    payment: counted(FACTS, { payments: [...SEEN.payments, ...SEEN.payments] }),
  }).toEqual({
    edit: { doubled: ['design t1: revision 3 out of 2 and 0 of unknown fate'] },
    order: { doubled: ['orders of one intent: u1 wish-1'] },
    refund: {
      doubled: ['payment pi_1 of order o1: 1000 went back of 500'],
      money: ['order o1 is refunded: -500 kept, 0 expected'],
    },
    payment: { doubled: ['payment pi_1 stands in the books twice', 'order o1 was paid by two payments'] },
  })
})

test('money that is kept for nothing, or given back for nothing, is wrong', () => {
  const parts: Fact[] = [...FACTS, { did: 'part-refund', oid: 'o1', refund: 150 }]
  const returned = [{ payment: 'pi_1', amount: 150 }]
  expect({
    closed: counted(FACTS, { orders: [{ ...ORDER, state: 'cancelled' }] }),
    part: counted(parts, { bank: { received: [PAID], returned } }),
    partNotGiven: counted(parts, {}),
    unpaid: counted(FACTS.slice(0, 4), { bank: { received: [], returned: [] }, payments: [] }),
  }).toEqual({
    closed: { money: ['order o1 is cancelled: 500 kept, 0 expected'] },
    part: {},
    partNotGiven: { money: ['order o1 is in-production: 500 kept, 350 expected'] },
    unpaid: { money: ['order o1 is in-production, and nobody has paid for it'] },
  })
})

test('what waits for ever is stuck; a paid order whose window is closed has its proven file', () => {
  const paid = { ...ORDER, state: 'paid' } as const
  const [print] = SEEN.prints
  expect({
    photo: counted(FACTS, { photos: new Map([['k1', { state: 'processing', md5: 'm1' }]]) }),
    job: counted(FACTS, { unfinished: ['job print is retry: {}'] }),
    order: counted(FACTS, { orders: [paid], prints: [{ oid: 'o1', n: 0, print: 'making' }] }),
    held: counted(FACTS, { orders: [{ ...paid, held: true }], prints: [{ oid: 'o1', n: 0, print: 'none' }] }),
    damaged: counted(FACTS, {
      prints: [{ oid: 'o1', n: 0, print: 'ready', ...print, file: { ...FILE, sha256: 'other' } }],
    }),
  }).toEqual({
    photo: { stuck: ['photo k1 is processing'] },
    job: { stuck: ['job print is retry: {}'] },
    order: {
      stuck: ['order o1 is paid, its window is closed, and it is not made'],
      files: ['order o1, 0: print is making, no file, no proof'],
    },
    held: {},
    damaged: { files: ['order o1, 0: the file is not what its proof says'] },
  })
})

test('what has an unknown fate may be there or not', () => {
  const open: Line[] = [{ what: 'asked', n: 99, at: 0, did: 'edit', on: 't1' }]
  const designs = (rev: number) => ({ designs: new Map([['t1', { rev, pages: { p1: 'z' } }]]) })
  expect([counted(FACTS, designs(2), open), counted(FACTS, designs(3), open)]).toEqual([{}, {}])
})
