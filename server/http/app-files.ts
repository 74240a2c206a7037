import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../ports/deps.ts'
import { hostOfNamedMerchant } from './merchant-host.ts'
import { giveDevice } from './request-caller.ts'

/** Where the front end lives; its routes are behind the `#`. */
export const APP_PATH = '/emall/app/'

const CONFIG = { config: { policy: 'anyone' } } as const

/** Serves the built front end: files with a hash in their name for ever, the page itself always fresh, each
 * as small as the browser takes it. */
export async function serveApp(app: FastifyInstance, deps: Pick<Deps, 'db'>, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    dotfiles: 'ignore',
  })
  app.get(`${APP_PATH}*`, CONFIG, async (request, reply) => {
    const path = (request.params as { '*': string })['*']
    const elsewhere = path === '' ? await hostOfNamedMerchant(deps, request) : undefined
    if (elsewhere) {
      return reply.redirect(elsewhere, 302)
    }
    if (path === '') {
      giveDevice(request, reply)
    }
    const file = path === '' ? 'index.html' : path
    reply.header('cache-control', file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    return reply.sendFile(file, join(folder))
  })
  for (const entrance of ['/', '/emall', '/emall/', '/emall/app']) {
    app.get(entrance, CONFIG, (_, reply) => reply.redirect(APP_PATH, 302))
  }
}
