import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Reason } from '../../domain/refusals/refusals.ts'
import { sendRefusal } from './envelope-reply.ts'
import { languageOf } from './request-caller.ts'

/** Fastify's own refusals, by their code; everything else below 500 is a malformed request. */
const BY_CODE: Readonly<Record<string, Reason>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-unknown',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
}

/** Answers what no handler answered: unknown paths, broken requests, faults. Never with the text of an error. */
export function answerFaults(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendRefusal(reply, 'path-unknown', languageOf(request)))
  app.setErrorHandler((error: unknown, request, reply) => {
    const reason = reasonOf(error)
    if (reason === 'busy') {
      request.log.error({ err: error, route: routeName(request) }, 'a request failed')
    }
    return sendRefusal(reply, reason, languageOf(request), { params: { field: routeName(request) } })
  })
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

function routeName(request: FastifyRequest): string {
  return request.routeOptions?.config?.call ?? request.method
}
