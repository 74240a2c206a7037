import { getAlbumInfo } from '../../../domain/calls/album.ts'
import type { AlbumId, ProductId } from '../../../domain/ids.ts'
import type { OrderReference } from '../../../domain/navigation/decide-entry.ts'
import type { EcPorts, StoredDraft } from '../../ports/ec-ports.ts'
import { callApi } from '../platform/api.ts'
import type { StoredDrafts } from '../stored/stored-drafts.ts'
import { findLinkOrder } from './link-order.ts'

/** Orders of other platforms and links to upload, in the shop and as they were begun on this phone. */
export function ecPorts(drafts: StoredDrafts): Omit<EcPorts, 'recent' | 'remember' | 'forgetRecent'> {
  return {
    find: (ask, signal) => findLinkOrder(ask, signal),
    drafts: (reference) => drafts.of(reference),
    keepDraft: (draft) => drafts.store(draft),
    dropDrafts: (reference, subs) => drafts.drop(reference, subs),
    itemOf: (aid, pid) => itemOf(drafts, aid, pid),
  }
}

async function itemOf(drafts: StoredDrafts, aid: AlbumId, pid: ProductId): Promise<StoredDraft | undefined> {
  const known = await drafts.byAlbum(aid)
  if (known) {
    return known.pid === pid ? known : undefined
  }
  const album = await callApi(getAlbumInfo, { aid })
  const made = album.kind === 'ok' ? album.data.linkitem : undefined
  if (!made) {
    return undefined
  }
  const [reference, sub]: [OrderReference, string] =
    made.mode === 1
      ? [{ kind: 'outtrade', number: made.outtradeid }, made.outtradesubid]
      : [{ kind: 'sub', subid: made.suborderid, k: '' }, made.suborderid]
  const draft = { reference, sub, phoneTail: '', aid, pid }
  const order = await findLinkOrder({ reference, phoneTail: '' }, undefined)
  if (order.kind === 'refused') {
    // Its order asks for more first: its own screen says for what. What was bought is never led to a price.
    return draft
  }
  const item = order.found.items.find((one) => one.sub === sub)
  return item?.pid === pid && item.state === 'to-upload' ? draft : undefined
}
