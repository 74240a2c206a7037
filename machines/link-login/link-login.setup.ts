import { assign, setup } from 'xstate'
import type { MerchantId, UserId } from '../../domain/ids.ts'
import type { LinkLoginStep } from '../../domain/login/progress.ts'
import { problemOf } from '../faults.ts'
import { unprovided } from '../unprovided.ts'
import type {
  FoundAlbum,
  LinkLoginContext,
  LinkLoginEvent,
  LinkLoginInput,
  LinkLoginOutput,
  LinkLoginTag,
  LinkOrder,
  LinkProduct,
  StepAnswer,
} from './link-login.types.ts'

type OrderAsk = { readonly order: LinkOrder }
type ItemAsk = OrderAsk & { readonly sub: string | null }
type AlbumAsk = ItemAsk & Pick<LinkLoginInput, 'reference' | 'phoneTail'> & { readonly uid: UserId }

/** The words of the chart: what its guards ask, its actions do and its ports are called. */
export const linkLoginSetup = setup({
  types: {
    input: {} as LinkLoginInput,
    context: {} as LinkLoginContext,
    events: {} as LinkLoginEvent,
    tags: {} as LinkLoginTag,
    output: {} as LinkLoginOutput,
  },
  actors: {
    'find the order': unprovided<StepAnswer<LinkOrder>, LinkLoginInput>('find the order'),
    'find the merchant': unprovided<StepAnswer<{ readonly name: string }>, { readonly mchid: MerchantId }>(
      'find the merchant',
    ),
    'find the user': unprovided<StepAnswer<{ readonly uid: UserId }>, OrderAsk>('find the user'),
    'find the album': unprovided<StepAnswer<FoundAlbum>, AlbumAsk>('find the album'),
    'find the product': unprovided<StepAnswer<readonly LinkProduct[]>, ItemAsk>('find the product'),
  },
  guards: {
    'link has no order number': ({ context }) => isEmpty(context),
    'is found': (_, answer: StepAnswer<unknown>) => answer.kind === 'found',
  },
  actions: {
    'refuse the empty order number': assign({
      refused: { kind: 'refused', reason: 'order-number-empty' },
    }),
    'keep the order': assign((_, answer: StepAnswer<LinkOrder>) =>
      answer.kind === 'found' ? { order: answer.found } : {},
    ),
    'keep the merchant': assign((_, answer: StepAnswer<{ readonly name: string }>) =>
      answer.kind === 'found' ? { merchantName: answer.found.name } : {},
    ),
    'keep the user': assign((_, answer: StepAnswer<{ readonly uid: UserId }>) =>
      answer.kind === 'found' ? { uid: answer.found.uid } : {},
    ),
    'keep the album': assign((_, answer: StepAnswer<FoundAlbum>) => (answer.kind === 'found' ? answer.found : {})),
    'keep the products': assign((_, answer: StepAnswer<readonly LinkProduct[]>) =>
      answer.kind === 'found' ? { products: answer.found } : {},
    ),
    'keep the phone tail': assign((_, { phoneTail }: { phoneTail: string }) => ({ phoneTail })),
    'keep the refusal': assign((_, answer: StepAnswer<unknown>) =>
      answer.kind === 'refused' ? { refused: answer } : {},
    ),
    'keep the problem': assign((_, { fault }: { fault: unknown }) => ({ problem: problemOf(fault) })),
    'begin the step': assign((_, { step }: { step: LinkLoginStep }) => ({ step, refused: null, problem: null })),
  },
})

/** A§5: the order number of an e-commerce link cannot be empty. */
function isEmpty({ reference }: LinkLoginContext): boolean {
  return reference.kind === 'outtrade' ? reference.number.trim() === '' : reference.subid === ''
}
