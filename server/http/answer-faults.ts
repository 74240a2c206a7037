import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageFor } from '../../domain/language.ts'
import { REFUSALS, type Reason, refusalSentence } from '../../domain/refusals/refusals.ts'
import type { Metrics } from '../ports/metrics.ts'
import { sendRefusal } from './envelope-reply.ts'
import { languageOf } from './request-caller.ts'

/** Fastify's own refusals, by their code; everything else below 500 is a malformed request. */
const BY_CODE: Readonly<Record<string, Reason>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-unknown',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
}

/** Answers what no handler answered: unknown paths, broken requests, faults. Never with the text of an error. */
export function answerFaults(app: FastifyInstance, metrics: Pick<Metrics, 'fault'>): void {
  app.setNotFoundHandler((request, reply) => sendRefusal(reply, 'path-unknown', languageOf(request)))
  app.setErrorHandler((error: unknown, request, reply) => {
    const reason = reasonOf(error)
    if (hasHungUp(error, request)) {
      request.log.info({ route: routeName(request) }, 'a request was left before its answer')
    } else if (reason === 'busy') {
      metrics.fault()
      request.log.error({ err: error, route: routeName(request) }, 'a request failed')
    }
    return sendRefusal(reply, reason, languageOf(request), { params: { field: routeName(request) } })
  })
}

/** What broke before it was a request: too much in its head, nothing that anybody could read, or too slow. */
const BROKEN: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers such a one with an envelope too, and hangs up. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) {
    return
  }
  const status = BROKEN[error.code ?? ''] ?? 400
  const reason = 'request-malformed'
  const Msg = refusalSentence(reason, languageFor([]), { field: STATUS_CODES[status] ?? '' })
  const body = JSON.stringify({ Code: REFUSALS[reason].code, Data: null, Msg, Reason: reason })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function reasonOf(error: unknown): Reason {
  if (!(error instanceof Error)) {
    return 'busy'
  }
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  if (typeof code === 'string' && BY_CODE[code]) {
    return BY_CODE[code]
  }
  return typeof statusCode === 'number' && statusCode < 500 ? 'request-malformed' : 'busy'
}

/** Whoever asked went away while the answer was written: a shopper who leafed on, nothing of ours that broke. */
function hasHungUp(error: unknown, { raw }: FastifyRequest): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed
}

function routeName(request: FastifyRequest): string {
  return request.routeOptions?.config?.call ?? request.method
}
