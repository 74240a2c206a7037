/** A thing of a link's order: of another platform by its numbers there, or a sub-order of this shop. */
export type LinkLineItem =
  | { readonly outtradeid: string; readonly outtradesubid: string }
  | { readonly suborderid: string }

/** One text for it: an album that is made for it carries it, so that it is found in every browser. */
export function linkKey(item: LinkLineItem): string {
  return 'suborderid' in item ? `sub ${item.suborderid}` : `outtrade ${item.outtradeid} ${item.outtradesubid}`
}

/** The thing that such a text names. A thing's number on another platform has no space; an order's may have. */
export function linkItemOf(key: string): LinkLineItem | undefined {
  const [, suborderid] = /^sub (.+)$/.exec(key) ?? []
  if (suborderid) {
    return { suborderid }
  }
  const [, outtradeid, outtradesubid] = /^outtrade (.+) (\S+)$/.exec(key) ?? []
  return outtradeid && outtradesubid ? { outtradeid, outtradesubid } : undefined
}
