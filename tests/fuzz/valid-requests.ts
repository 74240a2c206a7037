import { createAlbum, getAlbumInfo } from '../../domain/calls/album.ts'
import { type Played, RECEIVER, type World } from '../support/worlds/authorisation-world.ts'
import { type AskedWorld, CALL_EXAMPLES } from '../support/worlds/call-examples.ts'
import { BOX_ITEM, BOX_PRICE } from './real-requests.ts'

/** A world with things that no other request has used up. */
export interface FuzzedWorld extends AskedWorld {
  /** An album of the owner's that nothing is made from. */
  readonly real: Readonly<Record<string, object>>
  readonly album: { readonly aid: string; readonly name: string; readonly lastupdatetime: number }
}

export async function freshAlbum({ browsers }: World): Promise<FuzzedWorld['album']> {
  const { NewAlbumID: aid } = (await browsers.owner.call(createAlbum, { name: 'a' })).Data
  const { name, lastupdatetime } = (await browsers.owner.call(getAlbumInfo, { aid })).Data
  return { aid, name, lastupdatetime }
}

const DELIVERY = 1000

/** Requests that are answered, where the example of the matrix of authorisation names what was ordered or closed before. */
const ANSWERED: typeof CALL_EXAMPLES = {
  CreateOrder: ({ clock }) => ({
    ...{ ...RECEIVER, orderdata: [BOX_ITEM], pay_amount: BOX_PRICE + DELIVERY, coupon: 'none' },
    opid: `fuzz-${clock.nextPhone('1')}`,
  }),
  CreateOrderFromOrderID: ({ inWork, clock }) => ({
    ...{ orderid: inWork, orderdata: [BOX_ITEM], pay_amount: BOX_PRICE, coupon: 'none' },
    opid: `fuzz-${clock.nextPhone('1')}`,
  }),
  AskForInvoice: ({ inWork }) => ({ oid: inWork, kind: 'personal', title: 'Lin', email: 'lin@example.com' }),
  RefundOrderPart: ({ inWork }) => ({ oid: inWork, amount: '1' }),
}

/** What a call is asked for when nothing is wrong with the request. */
export function validRequest(name: string, world: FuzzedWorld, actor: Played): object {
  if (name === 'SaveAlbum') {
    return { ...world.album, albumdata: { groups: [] } }
  }
  return world.real[name] ?? (ANSWERED[name] ?? CALL_EXAMPLES[name])?.(world, actor) ?? {}
}
