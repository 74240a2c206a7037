import { manageProviders, testProvider } from '../../domain/calls/manage/providers.ts'
import { manageSetUp, removeDemo } from '../../domain/calls/manage/set-up.ts'
import { dropDemo, showSetUp } from '../catalogue/show-set-up.ts'
import { showProviders, tryProvider } from '../pay/manage/try-providers.ts'
import { PAYMENT_KINDS } from '../pay/payment-kinds.ts'
import type { AnyPaymentKind } from '../pay/port/payment-kind.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'

const kinds: readonly AnyPaymentKind[] = PAYMENT_KINDS

/** They move no money: with them a payment is tried out. */
const PLAYED = kinds.filter(({ settings }) => settings === undefined).map(({ name }) => name)

/** How the names of payments begin that were made in a provider's test mode. */
const TRIALS = kinds.flatMap(({ trial }) => (trial ? [trial.refs] : []))

/** Where every way to pay is offered. */
const ANYWHERE = { place: 'computer', knowsPayer: false } as const

/** The way of a merchant from the demo shop to the first sold book. */
export const setUpCalls: CallGroup = {
  name: 'set-up',
  routes: (deps) => [
    route({
      ...{ call: manageSetUp, policy: 'clerk' },
      handle: (_, context) => {
        const { merchantId } = context.caller
        const contracts = kinds.flatMap(({ settings, trial, offers }) => {
          const contract = settings && deps.providers.of(merchantId, settings)
          const takes = (currency: string) => offers({ ...ANYWHERE, currency }).methods.length > 0
          return contract === undefined ? [] : [{ isTrial: trial?.is(contract) === true, takes }]
        })
        return showSetUp({ contracts, played: PLAYED, trials: TRIALS }, context)
      },
    }),
    route({
      ...{ call: manageProviders, policy: 'shop-owner' },
      handle: async (_, context) => showProviders(deps, context),
    }),
    route({
      ...{ call: testProvider, policy: 'shop-owner', limits: [{ times: 30, seconds: 3600, per: 'ip' }] },
      handle: (request, context) => tryProvider(deps, request, context),
    }),
    route({ ...{ call: removeDemo, policy: 'shop-owner', repeat: 10_000 }, handle: (_, context) => dropDemo(context) }),
  ],
}
