import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { subscriberOf } from '../../base/subscriber.ts'
import { atOnce } from './at-once.ts'
import { type MeasuredStream, measuredStream } from './measured-stream.ts'
import type { FinishedUpload } from './part-store.ts'
import { takeObject } from './take-object.ts'
import { answerUpload, type UploadRefused } from './upload-answers.ts'
import { isRefused, policyOf, refuseUpload, type UploadHost } from './upload-host.ts'
import { watchedSpace } from './watched-space.ts'

/** The token comes after the file, so the file is bounded by the largest that any token allows. */
const FORM_LIMIT = 64 * 1024 * 1024

/** Of one address: a file takes room on the disk before its token is looked at. Forty phones at one party send three each. */
export const FORMS_AT_ONCE = 128

interface ReadForm {
  readonly meter: MeasuredStream | undefined
  readonly fields: ReadonlyMap<string, string>
}

/** `POST /`: the whole file in one form, for files up to one part. */
export async function registerFormUpload(scope: FastifyInstance, host: UploadHost): Promise<void> {
  await scope.register(multipart, {
    limits: { fileSize: FORM_LIMIT, files: 1, fields: 20, fieldSize: 8192, headerPairs: 50 },
  })
  const forms = atOnce(FORMS_AT_ONCE)
  scope.post('/', { config: { policy: 'signed-address' } }, async (request, reply) => {
    if (!request.isMultipart()) {
      return refuseUpload(request, reply, { status: 400, error: 'not a form with a file' })
    }
    const taken = await forms.run(subscriberOf(request.ip), () => takeForm(host, request))
    if (taken === 'too-many') {
      return refuseUpload(request, reply, { status: 503, error: 'too many forms at once' })
    }
    return isRefused(taken) ? refuseUpload(request, reply, taken) : answerUpload(reply, 200, taken)
  })
}

async function takeForm(host: UploadHost, request: FastifyRequest): Promise<FinishedUpload | UploadRefused> {
  await host.disk.assertSpace()
  const file = await host.disk.incomingFile()
  try {
    const { meter, fields } = await readForm(request, file, host.disk)
    if (!meter) {
      return { status: 400, error: 'the form has no file' }
    }
    const key = fields.get('key')
    const policy = policyOf(host, { token: fields.get('token'), bucket: host.keys.bucket, key })
    if (isRefused(policy)) {
      return policy
    }
    const crc = fields.get('crc32')
    if (crc && Number(crc) !== meter.crc32()) {
      return { status: 406, error: 'crc32 differs' }
    }
    return await takeObject(host.disk, { file, key: key ?? '', policy, meter })
  } finally {
    await rm(file, { force: true })
  }
}

async function readForm(request: FastifyRequest, file: string, disk: UploadHost['disk']): Promise<ReadForm> {
  const fields = new Map<string, string>()
  let meter: MeasuredStream | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      meter = measuredStream(FORM_LIMIT)
      await pipeline(part.file, meter, watchedSpace(disk), createWriteStream(file, { mode: 0o600 }))
    } else if (typeof part.value === 'string') {
      fields.set(part.fieldname, part.value)
    }
  }
  return { meter, fields }
}
