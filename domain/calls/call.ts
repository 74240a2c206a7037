import { z } from 'zod'
import { count } from '../fields.ts'
import type { CommonReason, UNKNOWN_REASON } from '../refusals/common-reasons.ts'
import type { Reason } from '../refusals/refusals.ts'
import type { CallHead } from './call-head.ts'
import { asSent, isShallow } from './request-shape.ts'

/** One call of the wire. Server routes and the browser's client are both derived from it. */
export interface Call<
  Request extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Refusals extends Reason = Reason,
> extends CallHead<Refusals> {
  readonly summary: string
  readonly request: Request
  readonly data: Data
}

export function defineCall<R extends z.ZodType, D extends z.ZodType, const Refusals extends Reason = never>(
  call: Call<R, D, Refusals>,
): Call<R, D, Refusals> {
  return call
}

/** The envelope of every reply (A§7): `Code` 0 is success. `Total` comes with lists. */
export interface Reply<Data> {
  readonly Code: number
  readonly Data: Data
  readonly Msg: string
  /** Beside a `Code` that is not 0: why, in a word that stays when sentences change. */
  readonly Reason?: string
  readonly Total?: number
}

export type RequestOf<C extends Call> = z.input<C['request']>
export type ParsedRequestOf<C extends Call> = z.output<C['request']>
export type DataOf<C extends Call> = z.output<C['data']>
/** Why a call may be refused. */
export type ReasonOf<C extends Call> = C['refusals'][number] | CommonReason
/** Why a client sees it refused: the shop may be newer than the client. */
export type RefusalOf<C extends Call> = ReasonOf<C> | typeof UNKNOWN_REASON

/** A value that travels as JSON text in a form field, or as itself in a JSON body. */
export function jsonField<T extends z.ZodType>(schema: T) {
  return z.preprocess((value, context) => {
    if (typeof value !== 'string') {
      return value
    }
    try {
      const parsed: unknown = JSON.parse(value)
      if (isShallow(parsed)) {
        return parsed
      }
      context.addIssue({ code: 'custom', message: 'nested too deep' })
      return z.NEVER
    } catch {
      context.addIssue({ code: 'custom', message: 'not valid JSON' })
      return z.NEVER
    }
  }, schema)
}

/**
 * Things in a list, whose fields may come under any of their names (readings 41) and empty where they are absent. The
 * request itself needs none of it.
 */
export function aliased<T extends z.ZodObject>(schema: T) {
  return z.preprocess((value) => asSent(value, schema.shape), schema)
}

/** An id as it travels: 1 to 64 letters, digits, `_` or `-`. Numbers are taken as text. */
export const idField = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
)

/** A number of things, or of one of them. */
export const countField = count

/** Which part of a list is asked for: from the `Start`th, from 0, at most `Count`. */
export const pageFields = { Start: countField.optional(), Count: countField.optional() }

/** The client's key of one intended change; the same key never acts twice (readings, section 4.7). */
export const opidField = z
  .string()
  .regex(/^[A-Za-z0-9_-]{8,64}$/)
  .optional()

/** Whether a call makes a change that has a key. */
export function takesKey({ changes, request }: Pick<Call, 'changes' | 'request'>): boolean {
  return changes && request instanceof z.ZodObject && 'opid' in request.shape
}

/** The shop mode of B§4 by its number; 0 when absent. */
export const shopModeField = z.preprocess(
  (value) => (typeof value === 'string' && /^[0-6]$/.test(value) ? Number(value) : value),
  z.literal([0, 1, 2, 3, 4, 5, 6]).default(0),
)
