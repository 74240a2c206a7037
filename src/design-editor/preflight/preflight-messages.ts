import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { inCentimetres } from '../../../domain/design/placing/quality.ts'
import type { Finding } from '../../../domain/preflight/finding.ts'
import type { Repair, RepairKind } from '../../../domain/preflight/repair.ts'

/** What is found, and what would come of it. */
export interface FindingMessage {
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
}

export function findingMessage(finding: Finding): FindingMessage {
  switch (finding.kind) {
    case 'low-ppi': {
      const { width, height } = inCentimetres(finding.sharpUpTo)
      return {
        title: msg`This photo will look blurry`,
        text:
          finding.ppi > 0
            ? msg`Sharp up to ${width} × ${height} cm`
            : msg`We cannot tell how large this photo is. Please choose another one.`,
      }
    }
    case 'photo-damaged':
      return {
        title: msg`This photo is damaged`,
        text: msg`Its file can’t be read, so it wouldn’t be printed.`,
      }
    case 'text-in-trim':
      return { title: msg`Text close to the edge`, text: msg`It could get cut off.` }
    case 'text-overflow':
      return { title: msg`The text is too long here`, text: msg`It doesn’t fit its space.` }
    case 'missing-glyph': {
      const characters = finding.characters.join(' ')
      return { title: msg`${characters} can’t be printed`, text: msg`None of our fonts has it.` }
    }
    case 'blank-slot':
      return { title: msg`An empty space`, text: msg`A photo is missing here.` }
    case 'blank-page':
      return { title: msg`A blank page`, text: msg`Nothing is printed here. More photos would fill it.` }
    case 'photo-twice':
      return { title: msg`The same photo twice`, text: msg`It’s already in here.` }
    case 'photo-lies':
      return { title: msg`This photo may be sideways`, text: msg`The people in it aren’t upright.` }
    case 'no-title': {
      const { given } = finding
      return {
        title: given === undefined ? msg`The cover has no title` : msg`The cover says “${given}”`,
        text: msg`What’s your book called? The title is printed on the spine too.`,
      }
    }
    case 'page-count': {
      const { min, max, multiple } = finding.allowed
      const { count } = finding
      return {
        title: msg`${count} pages isn’t possible`,
        text:
          multiple > 1
            ? msg`You can have ${min} to ${max} pages, in multiples of ${multiple}.`
            : msg`You can have ${min} to ${max}.`,
      }
    }
  }
}

const REPAIRS: Record<Exclude<RepairKind, 'draw-plain' | 'take-title'>, MessageDescriptor> = {
  'use-twin': msg`Use the sharper one`,
  'smaller-place': msg`Make it smaller`,
  'swap-places': msg`Swap with a smaller one`,
  'more-photos': msg`Add more photos beside it`,
  'show-more': msg`Show the whole photo`,
  'pull-inside': msg`Move it inwards`,
  'more-room': msg`Give it more room`,
  shorten: msg`Shorten it`,
  'take-text-off': msg`Remove the text`,
  replace: msg`Use another photo`,
  'take-out': msg`Remove from this page`,
  turn: msg`Rotate it`,
  fill: msg`Add a photo here`,
  'close-gap': msg`Close the gap`,
  'take-sheet-out': msg`Remove it`,
  'take-off': msg`Show it once`,
  'add-pages': msg`Add blank pages`,
  'take-pages-out': msg`Remove blank pages`,
  'leave-untitled': msg`Leave it without a title`,
}

/** What the button of a repair says. */
export function repairMessage({ how, safe, text = '' }: Repair): MessageDescriptor {
  if (how === 'take-title') {
    return msg`Call it “${text}”`
  }
  if (how === 'draw-plain') {
    return safe ? msg`Use plain characters` : msg`Remove the character`
  }
  return REPAIRS[how]
}
