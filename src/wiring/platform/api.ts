import { CALL_PATIENCE_MS } from '../../../domain/front/call-patience.ts'
import type { Call, DataOf, RefusalOf, RequestOf } from '../../../domain/calls/call.ts'
import { CALL_BASE, type CallHead } from '../../../domain/calls/call-head.ts'
import { COMMON_REASONS, UNKNOWN_REASON } from '../../../domain/refusals/common-reasons.ts'
import { NetworkLost, ServerFault } from '../../../machines/faults.ts'
import type { Refused } from '../../../machines/refused.ts'
import { inTime } from './in-time.ts'
import { ownPageHeader } from './own-page-token.ts'

/** A reply of the shop: what was asked for, or an expected "no". */
export type ApiReply<Data, Reason extends string> =
  | { readonly kind: 'ok'; readonly data: Data; readonly total?: number }
  | RefusedCall<Reason>

export type ApiReplyOf<C extends Call> = ApiReply<DataOf<C>, RefusalOf<C>>

export interface RefusedCall<Reason extends string> extends Refused<Reason> {
  readonly code: number
  /** The shop's sentence, in the shopper's language. */
  readonly message: string
  /** What comes along with the refusal, not yet read. */
  readonly data?: unknown
  /** Seconds until asking again is worth it. */
  readonly retryAfter?: number | undefined
}

/** A refusal without what came along. */
export function plainRefusal<Reason extends string>({ reason, code, message }: RefusedCall<Reason>): Refused<Reason> {
  return { kind: 'refused', reason, code, message }
}

/** How long an answer may take, ms, where the shop has long work to do, or a picture is sent along. */
export const LONG_WORK_MS = 90_000

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Where the calls live; the page's own host unless a test says otherwise. */
  readonly base?: string
  /** What sends it; the browser's own unless the page may have sent the same already (`asked-ahead.ts`). */
  readonly by?: typeof fetch
  /** How long the answer may take, ms. */
  readonly patience?: number
}

/**
 * Asks the shop. Refusals come back as values.
 *
 * @throws NetworkLost when no answer arrived, or none in time; asking again is safe.
 * @throws ServerFault when the answer is not one that the call promises.
 */
export async function callApi<C extends Call>(
  call: C,
  request: RequestOf<C>,
  options: CallOptions = {},
): Promise<ApiReplyOf<C>> {
  const answer = await ask<C>(call, request, options)
  if (answer.kind === 'refused') {
    return answer
  }
  const parsed = call.data.safeParse(answer.data)
  if (!parsed.success) {
    throw unknownShape(call, parsed.error)
  }
  return { ...answer, data: parsed.data as DataOf<C> }
}

/**
 * The same for the shop's front, whose calls come without their schemas: the data are taken at the shop's word, as far as
 * they are what the call answers at all.
 */
export async function callFront<C extends Call>(
  call: HeadOf<C>,
  request: RequestOf<C>,
  options: CallOptions = {},
): Promise<ApiReplyOf<C>> {
  const answer = await ask<C>(call, request, options)
  if (answer.kind === 'ok' && (typeof answer.data !== 'object' || answer.data === null)) {
    throw unknownShape(call, answer.data)
  }
  return answer as ApiReplyOf<C>
}

function unknownShape(call: CallHead, cause: unknown): ServerFault {
  return new ServerFault(`${call.name}: the reply has an unknown shape`, { cause })
}

/** The head of a call that is named by its type alone. */
export type HeadOf<C extends Call> = CallHead<C['refusals'][number]>

/** Asks, and reads the envelope of the reply. */
async function ask<C extends Call>(
  call: HeadOf<C>,
  request: RequestOf<C>,
  options: CallOptions,
): Promise<ApiReply<unknown, RefusalOf<C>>> {
  const { patience = CALL_PATIENCE_MS, signal, ...how } = options
  const [response, reply] = await inTime(patience, signal, async (stop) => {
    const sent = await send(call, request, { ...how, signal: stop })
    return [sent, await readReply(call, sent)] as const
  })
  if (reply.Code !== 0) {
    return {
      ...{ kind: 'refused', reason: reasonOf<C>(call, reply), code: reply.Code, message: reply.Msg, data: reply.Data },
      retryAfter: Number(response.headers.get('retry-after')) || undefined,
    }
  }
  return { kind: 'ok', data: reply.Data, ...(reply.Total === undefined ? {} : { total: reply.Total }) }
}

/** The word of a refusal, if this client knows it: a newer shop may have more of them than the call declares. */
function reasonOf<C extends Call>(call: HeadOf<C>, { Reason }: Envelope): RefusalOf<C> {
  const known: readonly RefusalOf<C>[] = [...COMMON_REASONS, ...call.refusals]
  return known.find((reason) => reason === Reason) ?? UNKNOWN_REASON
}

async function send(
  call: CallHead,
  request: unknown,
  { signal, base = CALL_BASE, by = fetch }: CallOptions,
): Promise<Response> {
  const fields = formFields(request)
  const get = call.method === 'GET'
  const query = get && fields.toString() !== '' ? `?${fields.toString()}` : ''
  try {
    return await by(`${base}${call.path}${query}`, {
      method: call.method,
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...(call.changes && !get ? ownPageHeader() : {}) },
      ...(get ? {} : { body: fields }),
      ...(signal ? { signal } : {}),
    })
  } catch (cause) {
    if (signal?.aborted) {
      throw cause
    }
    throw new NetworkLost(`${call.name}: no answer`, { cause })
  }
}

/** Nested values travel as JSON text in a form field (A§7); absent ones do not travel. */
function formFields(request: unknown): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(request ?? {})) {
    if (value !== undefined && value !== null) {
      fields.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
    }
  }
  return fields
}

interface Envelope {
  readonly Code: number
  readonly Data?: unknown
  readonly Msg: string
  readonly Reason?: string
  readonly Total?: number
}

async function readReply(call: CallHead, response: Response): Promise<Envelope> {
  const text = await readText(call, response)
  const reply = parseJson(text)
  if (!isEnvelope(reply)) {
    throw new ServerFault(`${call.name}: ${response.status} without a reply`)
  }
  if (response.status >= 500) {
    throw new ServerFault(`${call.name}: ${response.status} ${reply.Msg}`)
  }
  return reply
}

async function readText(call: CallHead, response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    throw new NetworkLost(`${call.name}: the answer broke off`, { cause })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: a proxy's error page. The caller turns it into a fault that names the status.
    return undefined
  }
}

function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' &&
    value !== null &&
    'Code' in value &&
    typeof value.Code === 'number' &&
    'Msg' in value &&
    typeof value.Msg === 'string'
  )
}
