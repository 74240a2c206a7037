import { expect, test } from 'vitest'
import { createActor, initialTransition, transition, waitFor } from 'xstate'
import { type AlbumId, asId, type MerchantId, type ProductId, type UserId } from '../../domain/ids.ts'
import { fakeLinkLoginPorts } from '../../tests/support/browser/fake-ports.ts'
import { broken, done, statesOf, traverseMachine } from '../../tests/support/traverse-machine.ts'
import { NetworkLost, ServerFault } from '../faults.ts'
import { linkLoginMachine } from './link-login.machine.ts'
import { wireLinkLogin } from './link-login.ports.ts'
import { linkLoginProgressOf, photoRuleNeedsPreview } from './link-login.selectors.ts'
import type { LinkLoginEvent, LinkLoginInput, LinkLoginRefusal, LinkOrder, LinkProduct } from './link-login.types.ts'

const mchid = asId<MerchantId>('1')
const reference = { kind: 'outtrade', number: 'T1' } as const
const input: LinkLoginInput = { mchid, reference, phoneTail: '', sub: 'T1-1' }
const pid = asId<ProductId>('p0')
const order: LinkOrder = {
  mode: 1,
  orderId: null,
  mchid,
  items: [
    {
      ...{ sub: 'T1-1', pid, type: 1, name: 'Book', quantity: 1, attributes: [], pkjId: '' },
      ...{ minPhotos: 20, maxPhotos: 120, state: 'to-upload' },
    },
  ],
  submission: 'none',
}
const products: readonly LinkProduct[] = [{ pid, maxPhotos: 120 }]
const uid = asId<UserId>('u0')
const aid = asId<AlbumId>('a0')
const found = <Found>(value: Found) => ({ kind: 'found', found: value }) as const
const refused = (reason: LinkLoginRefusal) => ({ kind: 'refused', reason, code: 5001, message: 'no' }) as const

const ANSWERS = [
  ['find the order', found(order)],
  ['find the merchant', found({ name: 'Keepsake' })],
  ['find the user', found({ uid })],
  ['find the album', found({ aid, photoCount: 120, drafts: [{ sub: 'T1-1', aid }] })],
  ['find the product', found(products)],
] as const

function after(given: LinkLoginInput, ...events: readonly { readonly type: string }[]) {
  const [first] = initialTransition(linkLoginMachine, given)
  return events.reduce((snapshot, event) => transition(linkLoginMachine, snapshot, event as LinkLoginEvent)[0], first)
}

test('A§4 login flow: progress counts 1 to 5 and ends with order, shopper and album [A§4.login-progress]', () => {
  const steps = ANSWERS.map((_, at) => after(input, ...ANSWERS.slice(0, at).map(([id, answer]) => done(id, answer))))
  const end = after(input, ...ANSWERS.map(([id, answer]) => done(id, answer)))
  expect({ progress: steps.map(linkLoginProgressOf), value: end.value, output: end.output }).toEqual({
    progress: [1, 2, 3, 4, 5],
    value: 'ready',
    output: { order, uid, aid, drafts: [{ sub: 'T1-1', aid }], products },
  })
})

test('A§4 login flow: a refusal at step n is progress -n, and the same step is tried again [A§4.login-failed] [A§8.login-failed]', () => {
  const failed = ANSWERS.map(([id], at) =>
    after(
      input,
      ...ANSWERS.slice(0, at).map(([before, answer]) => done(before, answer)),
      done(id, refused('template-missing')),
    ),
  )
  const again = failed.map((snapshot) => transition(linkLoginMachine, snapshot, { type: 'step.retry' })[0])
  expect({
    progress: failed.map(linkLoginProgressOf),
    refused: failed.map(({ context }) => context.refused),
    again: again.map((snapshot) => [linkLoginProgressOf(snapshot), snapshot.context.refused]),
  }).toEqual({
    progress: [-1, -2, -3, -4, -5],
    refused: failed.map(() => refused('template-missing')),
    again: [1, 2, 3, 4, 5].map((step) => [step, null]),
  })
})

test('A§2 photo rule: the album of the thing holds all the photos that its product takes, so its preview comes next', () => {
  const photoRule = (photoCount: number, maxPhotos: number, sub: string | null = 'T1-1') => {
    const [found1, found2, found3] = ANSWERS.map(([id, answer]) => done(id, answer))
    const album = done('find the album', found({ aid, photoCount, drafts: [] }))
    const product = done('find the product', found([{ pid, maxPhotos }]))
    const all = [found1, found2, found3, album, product].filter((event) => event !== undefined)
    return photoRuleNeedsPreview(after({ ...input, sub }, ...all))
  }
  expect([
    photoRule(119, 120),
    photoRule(120, 120),
    photoRule(200, 120),
    photoRule(9, 0),
    photoRule(120, 120, null),
  ]).toEqual([false, true, true, false, false])
})

test('A§5 missing order number: nothing is asked, the sentence says it cannot be empty', () => {
  const snapshot = after({ ...input, reference: { kind: 'outtrade', number: ' ' } })
  expect([linkLoginProgressOf(snapshot), snapshot.context.refused]).toEqual([
    -1,
    { kind: 'refused', reason: 'order-number-empty' },
  ])
})

test('readings 49: an order that asks for the digits of the phone is asked again with them', () => {
  const asked = after(input, done('find the order', refused('phone-tail-needed')))
  const typed = transition(linkLoginMachine, asked, { type: 'phone tail.typed', phoneTail: '8000' })[0]
  expect([linkLoginProgressOf(asked), linkLoginProgressOf(typed), typed.context.phoneTail]).toEqual([-1, 1, '8000'])
})

const ORDER_STEP = [
  ...['order-number-wrong', 'phone-tail-needed', 'link-ended', 'order-closed', 'too-many-tries', 'order-not-fetched'],
]
const REASONS_OF_STEPS = [
  ['find the order', ORDER_STEP],
  ['find the merchant', ['merchant-unknown']],
  ['find the user', ['sign-in-needed', 'user-unknown', 'user-not-made']],
  ['find the album', ['albums-not-fetched', 'album-not-made', 'template-missing', 'template-deleted']],
  ['find the product', ['product-unknown', 'data-not-fetched']],
] as const

test.each(REASONS_OF_STEPS.flatMap(([id, reasons], at) => reasons.map((reason) => ({ id, at, reason }))))(
  'B§8 E-commerce: $reason ends at the step it belongs to',
  ({ id, at, reason }) => {
    const before = ANSWERS.slice(0, at).map(([earlier, answer]) => done(earlier, answer))
    const snapshot = after(input, ...before, done(id, refused(reason as LinkLoginRefusal)))
    expect([linkLoginProgressOf(snapshot), snapshot.context.refused?.reason]).toEqual([-(at + 1), reason])
  },
)

test.each([
  ['network exception', new NetworkLost(), 'network-lost'],
  ['request failed', new ServerFault('500'), 'server-fault'],
] as const)('B§8 E-commerce: %s is a problem of the step, not a refusal', (_, fault, problem) => {
  const { context } = after(input, broken('find the order', fault))
  expect([context.problem, context.refused]).toEqual([problem, null])
})

test('every state is reached and every edge leads where the chart says', () => {
  const traversed = traverseMachine(linkLoginMachine, {
    input,
    events: [
      ...ANSWERS.flatMap(([id, answer]) => [done(id, answer), done(id, refused('order-number-wrong')), broken(id)]),
      { type: 'step.retry' },
      { type: 'phone tail.typed', phoneTail: '8000' },
    ],
  })
  expect({ states: traversed.states, idle: traversed.idle }).toEqual({ states: statesOf(linkLoginMachine), idle: [] })
})

test('a lost network at any step is a failure of that step, which goes on after a reload', async () => {
  let online = false
  const ports = fakeLinkLoginPorts({
    findOrder: async () => found(order),
    findMerchant: () => (online ? Promise.resolve(found({ name: 'Keepsake' })) : Promise.reject(new NetworkLost())),
    findUser: async () => found({ uid }),
    findAlbum: async () => found({ aid, photoCount: 0, drafts: [] }),
    findProduct: async () => found(products),
  })
  const before = createActor(wireLinkLogin(ports), { input }).start()
  const failed = await waitFor(before, (snapshot) => snapshot.matches('merchantFailed'))
  expect([linkLoginProgressOf(failed), failed.context.problem]).toEqual([-2, 'network-lost'])
  const kept = JSON.parse(JSON.stringify(before.getPersistedSnapshot()))
  online = true
  const restored = createActor(wireLinkLogin(ports), { snapshot: kept, input }).start()
  restored.send({ type: 'step.retry' })
  const ready = await waitFor(restored, (snapshot) => snapshot.status === 'done')
  expect(ready.value).toBe('ready')
})

test('context survives storage', () => {
  const { context } = after(input, done('find the order', found(order)), broken('find the merchant'))
  expect(JSON.parse(JSON.stringify(context))).toEqual(context)
})
