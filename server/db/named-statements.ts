import { createHash } from 'node:crypto'
import pg from 'pg'

/** A text that was asked so often is worth a plan that is kept; this many plans at most, in every connection. */
const ASKED_BEFORE = 3
const NAMES_MAX = 600
/** Texts that are counted on their way to a name. */
const COUNTED_MAX = 2000

/** The server does not know the statement, knows another one of that name, or its tables have changed. */
const STALE = new Set(['26000', '42P05', '0A000'])

const asked = new Map<string, number>()
const names = new Map<string, string | undefined>()

/** The name under which the server keeps the plan of a text; none for texts that come once. */
function nameOf(text: string): string | undefined {
  if (names.has(text) || names.size >= NAMES_MAX) {
    return names.get(text)
  }
  const times = (asked.get(text) ?? 0) + 1
  if (times < ASKED_BEFORE) {
    if (asked.size >= COUNTED_MAX) {
      asked.clear()
    }
    asked.set(text, times)
    return undefined
  }
  asked.delete(text)
  // By content: nodes and connections that share a pooler mean the same statement by the same name.
  const name = `k${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}

interface Config {
  readonly text: string
  readonly name?: string
}

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && 'text' in value && !('submit' in value)

/** A connection that gives every text that is asked again and again a name, so that its plan is made once. */
export class NamedStatements extends pg.Client {
  override query = ((...given: readonly unknown[]) => {
    const [config, ...rest] = given
    // Without values a text may hold several statements, which no plan can.
    if (!isConfig(config) || config.name !== undefined || !Array.isArray(rest[0])) {
      return Reflect.apply(super.query, this, given)
    }
    const name = nameOf(config.text)
    if (name === undefined) {
      return Reflect.apply(super.query, this, given)
    }
    const forgetStale = (error: unknown) => {
      if (error instanceof Error && 'code' in error && STALE.has(String(error.code))) {
        names.set(config.text, undefined)
      }
    }
    const last = rest.at(-1)
    if (typeof last === 'function') {
      rest[rest.length - 1] = (error: unknown, result: unknown) => {
        forgetStale(error)
        last(error, result)
      }
    }
    const answer = Reflect.apply(super.query, this, [{ ...config, name }, ...rest])
    if (answer instanceof Promise) {
      answer.catch(forgetStale)
    }
    return answer
  }) as pg.Client['query']
}
