import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../ports/deps.ts'
import { createPagePictures } from '../../preview/page-pictures.ts'
import { isSignedAddress } from '../../preview/picture-address.ts'

interface Signature {
  readonly e?: string
  readonly s?: string
}

/** Serves rendered pages to whoever holds their signed address. What is not to be seen is not there. */
export function registerPicturePages(app: FastifyInstance, deps: Deps): void {
  const pictures = createPagePictures(deps.storage)
  const isSigned = (url: string, query: Signature) =>
    isSignedAddress(deps.secrets, url.split('?')[0] ?? '', query, deps.clock.now())

  app.get<{ Params: { file: string }; Querystring: Signature }>(
    '/emall/previews/:file',
    { config: { policy: 'signed-address' } },
    async (request, reply) => {
      const picture = /^([0-9a-f]{64})\.jpg$/.exec(request.params.file)?.[1]
      const found = picture && isSigned(request.url, request.query) ? await pictures.get(picture) : undefined
      if (!found) {
        return reply.callNotFound()
      }
      return reply
        .headers({ 'cache-control': 'private, max-age=31536000, immutable', 'content-length': found.bytes })
        .type('image/jpeg')
        .send(found.body)
    },
  )
}
