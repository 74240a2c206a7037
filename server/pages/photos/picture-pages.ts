import type { FastifyInstance, FastifyReply } from 'fastify'
import { asId, type PageId, type TaskId } from '../../../domain/ids.ts'
import type { Deps } from '../../ports/deps.ts'
import { createPagePictures } from '../../preview/page-pictures.ts'
import { isSignedAddress } from '../../preview/picture-address.ts'
import { createPreviewStore } from '../../stores/previews.store.ts'

interface Signature {
  readonly e?: string
  readonly s?: string
}

/** Serves rendered pages to whoever holds their signed address. What is not to be seen is not there. */
export function registerPicturePages(app: FastifyInstance, deps: Deps): void {
  const pictures = createPagePictures(deps.storage)
  const isSigned = (url: string, query: Signature) =>
    isSignedAddress(deps.secrets, url.split('?')[0] ?? '', query, deps.clock.now())

  const send = async (reply: FastifyReply, picture: string | undefined) => {
    const found = picture === undefined ? undefined : await pictures.get(picture)
    if (!found) {
      return reply.callNotFound()
    }
    return reply
      .headers({ 'cache-control': 'private, max-age=31536000, immutable', 'content-length': found.bytes })
      .type('image/jpeg')
      .send(found.body)
  }

  app.get<{ Params: { taskId: string; file: string }; Querystring: Signature }>(
    '/emall/previews/:taskId/:file',
    { config: { policy: 'signed-address' } },
    async (request, reply) => {
      const { taskId, file } = request.params
      const [, pageId, rev] = /^([A-Za-z0-9_.-]{1,128})-(\d{1,9})\.jpg$/.exec(file) ?? []
      if (pageId === undefined || !isSigned(request.url, request.query)) {
        return reply.callNotFound()
      }
      const store = createPreviewStore(deps.db)
      return await send(reply, await store.findPicture(asId<TaskId>(taskId), asId<PageId>(pageId), Number(rev)))
    },
  )
  app.get<{ Params: { file: string }; Querystring: Signature }>(
    '/emall/previews/by-hash/:file',
    { config: { policy: 'signed-address' } },
    async (request, reply) => {
      const picture = /^([0-9a-f]{64})\.jpg$/.exec(request.params.file)?.[1]
      return isSigned(request.url, request.query) ? await send(reply, picture) : reply.callNotFound()
    },
  )
}
