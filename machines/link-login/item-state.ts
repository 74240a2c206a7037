import type { ItemDraft, LinkItem } from './link-login.types.ts'

/** Where one thing of a link's order stands, as its shopper sees it. */
export type ItemState =
  | 'to-start'
  | 'begun'
  /** Its design is confirmed; it waits to be handed in. */
  | 'ready'
  | 'submitted'
  /** Made without photos. */
  | 'nothing'

export function itemState(item: LinkItem, drafts: readonly ItemDraft[]): ItemState {
  if (item.state !== 'to-upload') {
    return item.state
  }
  const draft = draftOfItem(item, drafts)
  if (draft?.rev !== undefined) {
    return 'ready'
  }
  return draft?.aid || item.aid ? 'begun' : 'to-start'
}

/** A design that another browser began: this one does not know whether it was confirmed, its shopper does. */
export function isBegunElsewhere(item: LinkItem, drafts: readonly ItemDraft[]): boolean {
  const draft = draftOfItem(item, drafts)
  return item.state === 'to-upload' && item.rev !== undefined && draft?.taskId === undefined && !draft?.volume
}

/** A design of it waits to be handed in: confirmed here, or begun in any browser. What was handed in before is none. */
export function hasDesign(item: LinkItem, drafts: readonly ItemDraft[]): boolean {
  const draft = draftOfItem(item, drafts)
  // What the shop knows of a thing is not the volume that this phone is at.
  const rev = draft?.volume ? draft.rev : (draft?.rev ?? item.rev)
  return item.state === 'to-upload' && rev !== undefined && item.type !== 4
}

export function draftOfItem({ sub }: LinkItem, drafts: readonly ItemDraft[]): ItemDraft | undefined {
  return drafts.find((draft) => draft.sub === sub)
}

/** The things that can be handed in now. */
export function readyItems(items: readonly LinkItem[], drafts: readonly ItemDraft[]): readonly LinkItem[] {
  return items.filter((item) => itemState(item, drafts) === 'ready')
}

/** What to go on with after `sub`: the next thing in the order that is not done, from the front again at the end. */
export function nextItem(items: readonly LinkItem[], drafts: readonly ItemDraft[], sub: string): LinkItem | undefined {
  const at = items.findIndex((item) => item.sub === sub)
  const around = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))]
  return around.find((item) => ['to-start', 'begun'].includes(itemState(item, drafts)))
}
