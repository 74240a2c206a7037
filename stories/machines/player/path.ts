import type { AnyEventObject } from 'xstate'
import { choicesOf } from './known-events.ts'

/** Storybook takes letters, figures, blanks, `-` and `_` into its address, and nothing else. */
const slugOf = (type: string) =>
  type
    .replace(/^xstate\.(done|error)\.actor\./, '$1-')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .toLowerCase()

/** The way that has no step yet. */
const BEGINNING = 'start'

/**
 * The way to a state as a word that fits into an address: one part for each event, with the number of its known payload
 * (`done-open-the-task_0`), or with the payload itself where somebody wrote it by hand.
 */
export function writePath(machineId: string, events: readonly AnyEventObject[]): string {
  return events.map((event) => `${slugOf(event.type)}_${payloadOf(machineId, event)}`).join(' ') || BEGINNING
}

function payloadOf(machineId: string, event: AnyEventObject): string {
  const at = choicesOf(machineId, event.type).findIndex(
    (one) => one === event || (!('error' in event) && JSON.stringify(one) === JSON.stringify(event)),
  )
  return at >= 0 ? String(at) : `x${hexOf(JSON.stringify(event))}`
}

/** @throws Error when the address names an event that the machine does not know. */
export function readPath(machineId: string, types: readonly string[], path: string): readonly AnyEventObject[] {
  return path
    .split(/[ +]/)
    .filter((part) => part && part !== BEGINNING)
    .map((part) => {
      const [slug = '', payload = ''] = part.split('_')
      if (payload.startsWith('x')) {
        return JSON.parse(textOf(payload.slice(1))) as AnyEventObject
      }
      const type = types.find((one) => slugOf(one) === slug)
      const event = type === undefined ? undefined : choicesOf(machineId, type)[Number(payload)]
      if (!event) {
        throw new Error(`${machineId} has no event ${part}`)
      }
      return event
    })
}

function hexOf(text: string): string {
  return [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function textOf(hex: string): string {
  return new TextDecoder().decode(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
}
