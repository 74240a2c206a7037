import type { SnapshotFrom } from 'xstate'
import { type LinkLoginProgress, linkLoginProgress } from '../../domain/login/progress.ts'
import { isFull } from '../../domain/order/photo-count.ts'
import type { linkLoginMachine } from './link-login.machine.ts'
import type { LinkLoginTag } from './link-login.types.ts'

type LinkLoginSnapshot = SnapshotFrom<typeof linkLoginMachine>

/** 1 to 5 while a step is under way and after the last, -1 to -5 when it has failed. */
export function linkLoginProgressOf(snapshot: LinkLoginSnapshot): LinkLoginProgress {
  return linkLoginProgress(snapshot.context.step, snapshot.hasTag('failed'))
}

/** Whether a step is under way, one failed, or the order is there. */
export function linkLoginStage(snapshot: LinkLoginSnapshot): LinkLoginTag {
  if (snapshot.hasTag('failed')) {
    return 'failed'
  }
  return snapshot.hasTag('ready') ? 'ready' : 'busy'
}

/** The photo rule of the thing asks for its preview (A§2): the album holds all the photos that one of its product takes. */
export function photoRuleNeedsPreview({ context }: LinkLoginSnapshot): boolean {
  const { order, sub, products, photoCount } = context
  const pid = order?.items.find((item) => item.sub === sub)?.pid
  return isFull(products.find((product) => product.pid === pid)?.maxPhotos ?? 0, photoCount)
}
