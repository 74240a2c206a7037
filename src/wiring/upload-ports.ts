import { createThumbnail, getUploadToken, PREFOP_PATH, prefopStatus } from '../../domain/calls/storage.ts'
import { isPhotoRefusal, photoRefusalOf } from '../../domain/photo/photo-refusal.ts'
import { processingState } from '../../domain/upload/processing.ts'
import type { Clock } from '../../machines/clock.ts'
import { NetworkLost, ServerFault } from '../../machines/faults.ts'
import type { Refused } from '../../machines/refused.ts'
import type { UploadPorts } from '../../machines/upload/upload.ports.ts'
import type { ProcessingAnswer, UploadInput, UploadRefusal } from '../../machines/upload/upload.types.ts'
import { callApi } from './api.ts'
import type { PhotoReader } from './photo-reader.ts'
import type { CheckRules } from './photo-worker/photo-messages.ts'
import { sendPhoto } from './uploader.ts'

/** Not there, or not for this shopper: the server does not say which. */
const NOT_FOUND = 404

export interface UploadWorld {
  readonly clock: Clock
  readonly reader: PhotoReader
  /** The bytes of a picked photo. @throws BytesGone when this phone no longer has them. */
  file(uploadId: string): Promise<File>
  /** Limits and taken names for one photo. */
  rules(photo: UploadInput): Promise<CheckRules>
}

/** What the upload machine needs of the world: the reader on this phone, the shop's calls, the official uploader. */
export function uploadPorts({ clock, reader, file, rules }: UploadWorld): UploadPorts {
  return {
    clock,
    checkFile: async (photo, signal) => reader.check(await file(photo.uploadId), await rules(photo), signal),
    hashFile: async (photo, signal) => reader.hash(await file(photo.uploadId), signal),
    async askForPlace(ask, signal) {
      const answer = await askForPlace(ask, signal)
      if (answer.kind === 'refused') {
        return refused(answer.code, answer.sentence)
      }
      const { Token, Key, Host, exists, photo } = answer.data
      return exists && photo ? { kind: 'exists', photo } : { kind: 'place', token: Token, key: Key, host: Host }
    },
    send: async ({ uploadId, place }, report, signal) =>
      sendPhoto({ file: await file(uploadId), place }, report, signal),
    async confirm({ key }, signal) {
      const answer = await callApi(createThumbnail, { Key: key }, { signal })
      return answer.kind === 'ok'
        ? { kind: 'confirmed', persistentId: answer.data.persistentId }
        : refused(answer.code, answer.sentence)
    },
    askProcessing: ({ host, persistentId }, signal) =>
      askProcessing(`${host}${PREFOP_PATH}?id=${persistentId}`, signal),
    async keepPhoto(ask, signal) {
      // Asked with its first key again, the server answers the finished photo.
      const answer = await askForPlace(ask, signal)
      if (answer.kind === 'refused') {
        return refused(answer.code, answer.sentence)
      }
      if (!answer.data.photo) {
        throw new ServerFault('a processed photo has no facts')
      }
      return { kind: 'kept', photo: answer.data.photo }
    },
  }
}

function askForPlace(
  { aid, fileName, bytes, md5, uploadId }: UploadInput & { readonly md5: string },
  signal: AbortSignal,
) {
  return callApi(getUploadToken, { aid, fileName, size: bytes, md5, opid: uploadId }, { signal })
}

async function askProcessing(address: string, signal: AbortSignal): Promise<ProcessingAnswer> {
  const response = await fetch(address, { signal, credentials: 'same-origin' }).catch((cause: unknown) => {
    throw signal.aborted ? cause : new NetworkLost('the upload host cannot be reached', { cause })
  })
  const parsed = prefopStatus.safeParse(await response.json().catch(() => undefined))
  if (!parsed.success) {
    throw new ServerFault(`processing: ${response.status} without a status`, { cause: parsed.error })
  }
  const { code, desc, reason } = parsed.data
  const state = processingState(code)
  if (state !== 'failed') {
    return { kind: state }
  }
  return { kind: 'refused', reason: isPhotoRefusal(reason) ? reason : 'not-possible', code, message: desc }
}

function refused(code: number, message: string): Refused<UploadRefusal> {
  const reason = photoRefusalOf(code) ?? (code === NOT_FOUND ? 'album-not-yours' : 'not-possible')
  return { kind: 'refused', reason, code, message }
}
