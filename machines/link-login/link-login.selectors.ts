import type { SnapshotFrom } from 'xstate'
import { type LinkLoginProgress, linkLoginProgress } from '../../domain/login/progress.ts'
import type { linkLoginMachine } from './link-login.machine.ts'
import type { LinkLoginTag } from './link-login.types.ts'

type LinkLoginSnapshot = SnapshotFrom<typeof linkLoginMachine>

/** 1 to 5 while a step is under way and after the last, -1 to -5 when it has failed. */
export function progressOf(snapshot: LinkLoginSnapshot): LinkLoginProgress {
  return linkLoginProgress(snapshot.context.step, snapshot.hasTag('failed'))
}

/** Whether a step is under way, one failed, or the order is there. */
export function linkLoginStage(snapshot: LinkLoginSnapshot): LinkLoginTag {
  if (snapshot.hasTag('failed')) {
    return 'failed'
  }
  return snapshot.hasTag('ready') ? 'ready' : 'busy'
}
