import type { FastifyInstance } from 'fastify'
import { PRODUCT_PICTURES, productPictureKey } from '../../catalogue-changes/product-pictures.ts'
import type { Deps } from '../../ports/deps.ts'
import { callerOf } from '../../routes/caller-of.ts'

/** Serves the pictures that a merchant has uploaded for his products, on his own host, to everybody. */
export function registerProductPicturePages(app: FastifyInstance, { storage }: Pick<Deps, 'storage'>): void {
  app.get<{ Params: { file: string } }>(
    `${PRODUCT_PICTURES}/:file`,
    { config: { policy: 'anyone' } },
    async (request, reply) => {
      const name = /^([0-9a-f]{64})\.jpg$/.exec(request.params.file)?.[1]
      const key = name && productPictureKey(callerOf(request).merchantId, name)
      const kept = key && (await storage.head(key))
      const body = kept && (await storage.get(kept.key))
      return body
        ? reply
            .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-length': kept.bytes })
            .type('image/jpeg')
            .send(body)
        : reply.callNotFound()
    },
  )
}
