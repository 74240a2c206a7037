import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { inMessenger } from '../../domain/platform/platform.ts'
import type { Deps } from '../ports/deps.ts'
import { callerOf } from '../routes/caller-of.ts'
import { createFrontPages, type FrontPage } from './front-page.ts'
import { hostOfNamedMerchant } from './merchant-host.ts'
import { giveDevice } from './request-caller.ts'

/** Where the front end lives; its routes are behind the `#`. */
export const APP_PATH = '/emall/app/'

const CONFIG = { config: { policy: 'anyone' } } as const

interface ServedApp {
  readonly folder: string
  /** Headers of a page that has scripts and styles in itself. */
  readonly headersOf: (
    page: Pick<FrontPage, 'inline'> & { readonly messenger: boolean },
  ) => Readonly<Record<string, string>>
}

/** Serves the built front end: files with a hash in their name for ever, the page itself always fresh and with what it shows first, each
 * as small as the browser takes it. */
export async function serveApp(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'matting'>,
  { folder, headersOf }: ServedApp,
): Promise<void> {
  const frontPageOf = await createFrontPages(deps, folder, APP_PATH)
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
      const page = await frontPageOf?.(callerOf(request))
      if (page) {
        const messenger = inMessenger(request.headers['user-agent'] ?? '')
        return reply
          .headers({ ...headersOf({ inline: page.inline, messenger }), link: page.links })
          .header('cache-control', 'private, no-cache')
          .type('text/html; charset=utf-8')
          .send(page.html)
      }
    }
    const file = path === '' ? 'index.html' : path
    reply.header('cache-control', file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    return reply.sendFile(file, join(folder))
  })
  for (const entrance of ['/', '/emall', '/emall/', '/emall/app']) {
    app.get(entrance, CONFIG, (_, reply) => reply.redirect(APP_PATH, 302))
  }
}
