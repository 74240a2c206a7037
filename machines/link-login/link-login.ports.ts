import type { MerchantId, UserId } from '../../domain/ids.ts'
import { asking } from '../asking.ts'
import { linkLoginMachine } from './link-login.machine.ts'
import type { FoundAlbum, LinkLoginInput, LinkOrder, LinkProduct, StepAnswer } from './link-login.types.ts'

/** One port for each step of a login by link. All @throws NetworkLost, ServerFault. */
export interface LinkLoginPorts {
  /** GetOuttradeOrderInfo, or GetReUploadOrderInfo when the link names a sub-order. */
  findOrder(ask: LinkLoginInput, signal: AbortSignal): Promise<StepAnswer<LinkOrder>>
  /** GetMerchantInfo. */
  findMerchant(ask: { readonly mchid: MerchantId }, signal: AbortSignal): Promise<StepAnswer<{ readonly name: string }>>
  /** GetUserInfo: who is signed in. The link itself signs nobody in. */
  findUser(ask: { readonly order: LinkOrder }, signal: AbortSignal): Promise<StepAnswer<{ readonly uid: UserId }>>
  /** The album of the thing `sub`, made when there is none; and what was begun of all things. */
  findAlbum(
    ask: Pick<LinkLoginInput, 'reference' | 'phoneTail' | 'sub'> & { readonly order: LinkOrder; readonly uid: UserId },
    signal: AbortSignal,
  ): Promise<StepAnswer<FoundAlbum>>
  /** GetProdInfoByID of the thing `sub`, or of all things that wait. */
  findProduct(
    ask: Pick<LinkLoginInput, 'sub'> & { readonly order: LinkOrder },
    signal: AbortSignal,
  ): Promise<StepAnswer<readonly LinkProduct[]>>
}

export function wireLinkLogin(ports: LinkLoginPorts) {
  return linkLoginMachine.provide({
    actors: {
      'find the order': asking(({ input, signal }) => ports.findOrder(input, signal)),
      'find the merchant': asking(({ input, signal }) => ports.findMerchant(input, signal)),
      'find the user': asking(({ input, signal }) => ports.findUser(input, signal)),
      'find the album': asking(({ input, signal }) => ports.findAlbum(input, signal)),
      'find the product': asking(({ input, signal }) => ports.findProduct(input, signal)),
    },
  })
}
