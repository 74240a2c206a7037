import { setTimeout as wait } from 'node:timers/promises'
import type { Call, DataOf, Reply, RequestOf } from '../../../domain/calls/call.ts'
import { CALL_BASE } from '../../../domain/calls/call-head.ts'
import { CallRefused, type ShopClient, shopClient } from '../../../server/cli/book/shop-client.ts'
import type { Did, Fact, Journal } from '../journal.ts'
import type { Wire } from '../wire.ts'

/** Somebody had no answer for so long that he put his phone away. Nobody knows what became of what he asked for. */
class GaveUp extends Error {
  override readonly name = 'GaveUp'
}

/** What all have in common who do something to the shop. */
export interface Stage {
  readonly journal: Journal
  /** No more is begun. */
  isOver(): boolean
  /** What was begun is waited for until then. */
  patientUntil(): number
  count(operation: string): void
}

/** Somebody with a phone of his own and a line of his own. */
export interface Person {
  readonly client: ShopClient
  /** A number in [0, 1) that the seed decides. */
  readonly random: () => number
  /** A call that is repeated, with its key, until it is answered, or its asker gives up. */
  insist<C extends Call>(call: C, request: RequestOf<C>): Promise<DataOf<C>>
  /** A call that is asked once, and its answer, whatever it is. */
  askOnce<C extends Call>(call: C, request: RequestOf<C>): Promise<Reply<unknown>>
  /** Does one thing, and notes what was asked and what was answered. Undefined: refused, or of unknown fate. */
  attempt<F extends Fact>(did: F['did'] & Did, on: string, act: () => Promise<F>): Promise<F | undefined>
  /** Does what leaves nothing behind that could be lost. */
  look(what: string, act: () => Promise<unknown>): Promise<void>
  /** A new key of an intent. */
  opid(): string
}

/** The shop says that something broke: it says so of itself, and asks to try again. */
const FAULT = 'busy'
/** Of those whose answer is lost so many ask no more. */
const GIVES_UP = 0.15

export function person(stage: Stage, wire: Wire, name: string, random: () => number): Person {
  const revive = async () => {
    if (random() < GIVES_UP && !stage.isOver()) {
      throw new GaveUp(name)
    }
    while (Date.now() < stage.patientUntil()) {
      const up = await fetch(`${wire.url}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (up) {
        return
      }
      await wait(200)
    }
    throw new GaveUp(name)
  }
  let cookies: Readonly<Record<string, string>> = {}
  const client = shopClient({
    server: { url: () => wire.url, revive, stop: async () => undefined },
    ...{ language: 'en', cookies },
    keepCookies: (now) => {
      cookies = now
    },
    onAway: () => undefined,
  })
  const insist: Person['insist'] = async (call, request) => {
    for (;;) {
      try {
        return await client.call(call, request)
      } catch (error) {
        if (!isBroken(error)) {
          throw error
        }
        await wait(300)
        await revive()
      }
    }
  }
  let keys = 0
  return {
    client,
    random,
    insist,
    askOnce: async (call, request) => {
      const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
      const answer = await fetch(`${wire.url}${CALL_BASE}${call.path}`, {
        method: 'POST',
        headers: {
          ...{ cookie: cookie.join('; '), origin: wire.url },
          ...{ 'accept-language': 'en', 'content-type': 'application/json' },
        },
        body: JSON.stringify(request),
      })
      return (await answer.json()) as Reply<unknown>
    },
    attempt: async (did, on, act) => {
      if (!stage.isOver()) {
        stage.count(did)
      }
      const n = stage.journal.asked(did, on)
      try {
        const fact = await act()
        stage.journal.acknowledged(n, fact)
        return fact
      } catch (error) {
        if (error instanceof CallRefused) {
          stage.journal.refused(n, error.reason ?? '')
        } else if (!isUnknown(error)) {
          throw error
        }
        return undefined
      }
    },
    look: async (what, act) => {
      stage.count(what)
      try {
        await act()
      } catch (error) {
        if (!(error instanceof CallRefused) && !isUnknown(error)) {
          throw error
        }
      }
    },
    opid: () => {
      keys += 1
      return `${name}-${String(keys).padStart(8, '0')}`
    },
  }
}

/** A fault, or an answer that broke off in its middle. */
function isBroken(error: unknown): boolean {
  return (error instanceof CallRefused && error.reason === FAULT) || isTorn(error)
}

/** `fetch` had the head of an answer, and its body broke off. */
function isTorn(error: unknown): boolean {
  return error instanceof TypeError && /terminated|aborted|fetch failed/.test(error.message)
}

function isUnknown(error: unknown): boolean {
  return error instanceof GaveUp || isTorn(error) || (error instanceof DOMException && error.name === 'TimeoutError')
}
