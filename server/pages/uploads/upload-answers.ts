import type { FastifyReply } from 'fastify'

export interface UploadRefused {
  readonly status: number
  readonly error: string
}

/** Any page may upload with a token; the token is the leave. */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, content-md5, x-reqid',
  'access-control-expose-headers': 'x-reqid',
  'access-control-max-age': '86400',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Answers JSON in the upload protocol, whose codes go beyond the 599 that Fastify lets through. */
export function answerUpload(reply: FastifyReply, status: number, body: object | undefined): FastifyReply {
  const headers = { ...CROSS_ORIGIN, 'cache-control': 'no-store', 'x-reqid': reply.request.id }
  if (status < 600) {
    return reply.code(status).headers(headers).send(body)
  }
  reply.hijack()
  reply.raw.writeHead(status, { ...headers, 'content-type': 'application/json', 'x-content-type-options': 'nosniff' })
  reply.raw.end(JSON.stringify(body))
  return reply
}
