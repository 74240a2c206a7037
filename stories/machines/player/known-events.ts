import type { AnyEventObject } from 'xstate'
import { NetworkLost, ServerFault } from '../../../machines/faults.ts'
import { broken } from '../../../tests/support/traverse-machine.ts'

/** Events of a machine with payloads that make sense, as its stories use them: by the machine's name, then by type. */
const known = new Map<string, Map<string, AnyEventObject[]>>()

/** Remembers what a story sends, so that it can be sent by hand as well. */
export function learnEvents(machineId: string, events: readonly AnyEventObject[]): void {
  const types = known.get(machineId) ?? new Map<string, AnyEventObject[]>()
  known.set(machineId, types)
  for (const event of events) {
    const alike = types.get(event.type) ?? []
    types.set(event.type, alike)
    if (!alike.some((one) => JSON.stringify(one) === JSON.stringify(event) && faultOf(one) === faultOf(event))) {
      alike.push(event)
    }
  }
}

/** What can be sent of this type without writing anything. */
export function choicesOf(machineId: string, type: string): readonly AnyEventObject[] {
  const learnt = known.get(machineId)?.get(type) ?? []
  const port = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type)
  if (port?.[1] === 'error') {
    return [
      broken(port[2] ?? '', new NetworkLost('no answer')),
      broken(port[2] ?? '', new ServerFault('500')),
      ...learnt,
    ]
  }
  return learnt.length > 0 ? learnt : [{ type, ...(port ? { actorId: port[2] } : {}) }]
}

/** The payload in a few words. */
export function summaryOf(event: AnyEventObject): string {
  const { type: _, actorId: __, ...payload } = event
  const fault = faultOf(event)
  const words = fault ?? (Object.keys(payload).length > 0 ? JSON.stringify(payload['output'] ?? payload) : '')
  return words.length > 72 ? `${words.slice(0, 70)} …` : words
}

function faultOf(event: AnyEventObject): string | undefined {
  return event['error'] instanceof Error ? event['error'].name : undefined
}
