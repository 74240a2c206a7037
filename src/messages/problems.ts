import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Problem } from '../../machines/faults.ts'

const SENTENCES: Partial<Record<Problem, MessageDescriptor>> = {
  'network-lost': msg`No connection right now. Nothing is lost; try again when you’re online.`,
  'shop-busy': msg`The shop is very busy right now. Nothing is lost; please try again in a minute.`,
  'server-fault': msg`Something went wrong at the shop. Nothing is lost; please try again.`,
}

const OTHERWISE = msg`Something went wrong on this phone. Nothing that was sent is lost; please try again.`

/** What a fault of the world means to the shopper. */
export function problemSentence(problem: Problem): MessageDescriptor {
  return SENTENCES[problem] ?? OTHERWISE
}
