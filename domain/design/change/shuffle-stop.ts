import type { PageId } from '../../ids.ts'
import type { Design } from '../design.ts'
import { shuff } from '../edits/commands/shuff.ts'
import type { EditWorld } from '../world/edit-world.ts'

/** Why nothing of a page would change places, whoever asks for it. */
export type ShuffleStop = 'cover' | 'no-photos' | 'over-fold' | 'locked' | 'no-other'

/** Why a page cannot be shuffled; undefined: it can. */
export function shuffleStop(design: Design, pageId: PageId, world: EditWorld): ShuffleStop | undefined {
  const page = design.pages.find(({ id }) => id === pageId)
  if (!page || page.kind === 'cover') {
    return 'cover'
  }
  const filled = page.slots.filter(({ placement }) => placement)
  if (filled.length === 0) {
    return 'no-photos'
  }
  if (page.locked) {
    return 'locked'
  }
  if (filled.some(({ half }) => half !== undefined)) {
    return 'over-fold'
  }
  return shuff.decide(design, { cmd: 'shuff', pageId }, world).kind === 'refused' ? 'no-other' : undefined
}
