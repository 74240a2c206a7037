import type { FastifyReply } from 'fastify'

/** Of a route that only the factory and the merchant's people have. */
export const GUARDED = { config: { policy: 'factory' } } as const

export function htmlPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', vary: 'cookie, accept-language' })
    .type('text/html; charset=utf-8')
    .send(page)
}

export function refused(reply: FastifyReply): FastifyReply {
  return reply
    .code(401)
    .headers({ 'www-authenticate': 'Bearer realm="factory"', 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('The factory token is missing or wrong.')
}
