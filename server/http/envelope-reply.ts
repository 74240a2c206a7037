import type { FastifyReply } from 'fastify'
import type { Reply } from '../../domain/calls/call.ts'
import type { Language } from '../../domain/language.ts'
import type { Refusal } from '../../domain/refusals/refusal.ts'
import { REFUSALS, type Reason, refusalSentence } from '../../domain/refusals/refusals.ts'
import type { Answer } from '../base/answer.ts'

/** Sends what every call sends: `{Code, Data, Msg}`, never stored by a cache. */
export function sendAnswer(reply: FastifyReply, answer: Answer<unknown>, language: Language): FastifyReply {
  if (answer.kind === 'refused') {
    return sendRefusal(reply, answer.reason, language, answer)
  }
  const total = answer.total === undefined ? {} : { Total: answer.total }
  const body: Reply<unknown> = { Code: 0, Data: answer.data, Msg: '', ...total }
  return reply.code(200).header('cache-control', 'no-store').send(body)
}

export function sendRefusal(
  reply: FastifyReply,
  reason: Reason,
  language: Language,
  more: { readonly data?: unknown; readonly params?: Readonly<Record<string, string | number>> } = {},
): FastifyReply {
  const refusal: Refusal = REFUSALS[reason]
  const body: Reply<unknown> = {
    Code: refusal.code,
    Data: more.data ?? null,
    Msg: refusalSentence(reason, language, more.params),
    Reason: reason,
  }
  if (reason === 'too-many-requests') {
    reply.header('retry-after', more.params?.['seconds'] ?? 60)
  }
  return reply
    .code(refusal.status ?? 200)
    .header('cache-control', 'no-store')
    .send(body)
}
