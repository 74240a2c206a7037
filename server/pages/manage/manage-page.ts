import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where the merchant's console lives; its screens are behind the `#`. */
const HOME = '/manage'

const CONFIG = { config: { policy: 'anyone' } } as const

/**
 * Serves the built console. Its styles are made while it runs, so its page alone may carry some, by a number of this one
 * answer; scripts come from here and from nowhere else, as everywhere in the shop.
 */
export async function serveManage(
  app: FastifyInstance,
  folder: string,
  pictureOrigins: readonly string[],
): Promise<void> {
  const page = await readFile(join(folder, 'manage.html'), 'utf8')
  await app.register(fastifyStatic, {
    ...{ root: folder, serve: false, cacheControl: false, preCompressed: true, dotfiles: 'ignore' },
    decorateReply: !app.hasReplyDecorator('sendFile'),
  })
  app.get(HOME, CONFIG, (_, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': policyWith(nonce, pictureOrigins),
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(page.replace('__NONCE__', nonce))
  })
  app.get(`${HOME}/`, CONFIG, (_, reply) => reply.redirect(HOME, 302))
  app.get<{ Params: { '*': string } }>(`${HOME}/assets/*`, CONFIG, (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .sendFile(join('assets', request.params['*']), folder),
  )
}

function policyWith(nonce: string, pictureOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${pictureOrigins.join(' ')}`,
    "connect-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
