import type { FastifyInstance } from 'fastify'
import { StorageNearlyFull } from '../../storage/storage.ts'
import { registerFormUpload } from './form-upload.ts'
import { TooManyBytes } from './measured-stream.ts'
import { registerPartUpload } from './part-upload.ts'
import { answerUpload, type UploadRefused } from './upload-answers.ts'
import type { UploadHost } from './upload-host.ts'

/** Where uploads come in (contract of `GetTokenByMchID`). */
export const UPLOAD_BASE = '/emall/upload'

/**
 * The upload host: speaks the form upload and the resumable upload (version 2) of Qiniu, so that one browser uploader
 * serves both. Bytes go to the disk as they come; nothing is held in memory. `besides` adds another protocol.
 */
export async function registerUploadHost(
  app: FastifyInstance,
  host: UploadHost,
  besides?: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
      scope.setErrorHandler((error, request, reply) => {
        request.raw.resume()
        const refused = refusalOfFault(error)
        if (refused.status >= 500) {
          request.log.error({ err: error }, 'an upload broke')
        }
        return answerUpload(reply, refused.status, { error: refused.error })
      })
      for (const url of ['/', '/*']) {
        scope.route({
          method: 'OPTIONS',
          url,
          config: { policy: 'signed-address' },
          handler: (_, reply) => answerUpload(reply, 204, undefined),
        })
      }
      registerPartUpload(scope, host)
      besides?.(scope)
      await scope.register(async (inner) => registerFormUpload(inner, host))
    },
    { prefix: UPLOAD_BASE },
  )
}

/** 503 and 599 make the official uploader try again; 4xx make it stop. */
function refusalOfFault(error: unknown): UploadRefused {
  if (error instanceof StorageNearlyFull) {
    return { status: 503, error: 'storage nearly full' }
  }
  if (
    error instanceof TooManyBytes ||
    (error instanceof Error && 'code' in error && /TOO_LARGE/.test(`${error.code}`))
  ) {
    return { status: 413, error: 'request entity too large' }
  }
  return { status: 599, error: 'try again' }
}
