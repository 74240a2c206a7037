import type { DataOf } from '../../../domain/calls/call.ts'
import {
  createThumbnail,
  fetchWechatFile,
  getUploadToken,
  PREFOP_PATH,
  prefopStatus,
} from '../../../domain/calls/storage.ts'
import { isPhotoRefusal } from '../../../domain/photo/photo-refusal.ts'
import { smallestInWords } from '../../../domain/photo/size-class.ts'
import { processingState } from '../../../domain/upload/upload-limits.ts'
import type { WaitClock } from '../../../machines/clock.ts'
import { NetworkLost, ServerFault } from '../../../machines/faults.ts'
import { pauseOf } from '../../../machines/shop-busy.ts'
import { hasSignedOut } from '../../../machines/signed-out.ts'
import type { UploadPorts } from '../../../machines/upload/upload.ports.ts'
import type { ProcessingAnswer, UploadInput, UploadSlotAnswer } from '../../../machines/upload/upload.types.ts'
import type { MessengerPhoto } from '../../ports/messenger-port.ts'
import { callApi, LONG_WORK_MS, plainRefusal } from '../platform/api.ts'
import { wordOn } from '../platform/word-on.ts'
import { postPhoto } from './form-uploader.ts'
import type { PhotoReader } from './photo-reader.ts'
import type { CheckRules } from './photo-worker/photo-messages.ts'
import { providerProcessing } from './provider-processing.ts'
import { smallerPhotos } from './smaller-photos.ts'
import type { UploadFailure } from './upload-log.ts'
import { sendPhoto } from './uploader.ts'

export interface UploadWorld {
  readonly clock: WaitClock
  readonly reader: PhotoReader
  /** The bytes of a picked photo. @throws BytesGone when this phone no longer has them. */
  file(uploadId: string): Promise<File>
  /** How the messenger calls a photo that was picked inside it; `undefined` for a photo of this phone. */
  messengerPhoto(uploadId: string): Promise<MessengerPhoto | undefined>
  /** Limits and taken names for one photo. */
  rules(photo: UploadInput): Promise<CheckRules>
  /** Which protocol the storage speaks (A§7 osstype). */
  ossType(): Promise<'QINIU' | 'S3'>
  /** Tells the shop that an upload failed; never throws. */
  reportFailure(failure: UploadFailure): void
}

/** What the upload machine needs of the world: the reader on this phone, the shop's calls, the uploader of the storage. */
export function uploadPorts(world: UploadWorld): UploadPorts {
  const { clock, reader, messengerPhoto } = world
  const photos = smallerPhotos(reader, world.file)
  const provider = providerProcessing()

  const reporting = async <Result>(step: UploadFailure['step'], ask: Told, work: () => Promise<Result>) => {
    try {
      return await work()
    } catch (fault) {
      // Of a pause, or of a shopper who has to sign in, nobody is told: nothing failed.
      if (!ask.signal.aborted && pauseOf(fault) === null && !hasSignedOut(fault)) {
        world.reportFailure({ step, bytes: ask.bytes, fault, ...(ask.key === undefined ? {} : { key: ask.key }) })
      }
      throw fault
    }
  }

  return {
    clock,
    async checkFile(photo, signal) {
      if (await messengerPhoto(photo.uploadId)) {
        // Its bytes are not on this phone: the shop looks at them when it has them.
        return { kind: 'accepted', format: 'jpeg' }
      }
      const rules = await world.rules(photo)
      const { file, isSmaller } = await photos.prepare(photo.uploadId, rules, signal)
      const verdict = await reader.check(file, rules, signal)
      if (verdict.kind === 'refused') {
        return verdict.reason === 'photo-too-small' ? { ...verdict, params: smallestInWords(rules.limits) } : verdict
      }
      return isSmaller ? { ...verdict, bytes: file.size } : verdict
    },
    hashFile: async (photo, signal) =>
      (await messengerPhoto(photo.uploadId)) ? NO_HASH : reader.hash(await photos.file(photo.uploadId), signal),
    requestUploadSlot: (ask, signal) =>
      reporting('place', { ...ask, key: undefined, signal }, async () => {
        // Known by the time that the bytes may go; a fault is told there.
        world.ossType().catch(() => undefined)
        const answer = await requestUploadSlot(ask, signal)
        if (answer.kind === 'refused') {
          return plainRefusal(answer)
        }
        const { exists, photo } = answer.data
        if (exists && photo) {
          return { kind: 'exists', photo }
        }
        const inMessenger = await messengerPhoto(ask.uploadId)
        return (inMessenger && (await fetchFromMessenger(answer.data.Key, inMessenger, signal))) ?? placeOf(answer.data)
      }),
    send: ({ uploadId, bytes, grant }, report, signal) =>
      reporting('send', { bytes, key: grant.key, signal }, async () => {
        if (await messengerPhoto(uploadId)) {
          return
        }
        const file = await photos.file(uploadId)
        if ((await world.ossType()) === 'S3') {
          await postPhoto({ file, grant }, report, signal)
        } else {
          provider.sent(grant, await sendPhoto({ file, grant }, report, signal))
        }
      }),
    confirm: (ask, signal) =>
      reporting('confirm', { ...ask, signal }, async () => {
        const answer = wordOn(await callApi(createThumbnail, { Key: ask.key }, { signal }))
        if (answer.kind === 'refused') {
          return plainRefusal(answer)
        }
        const { persistentId } = answer.data
        provider.confirmed(ask.key, persistentId)
        return { kind: 'confirmed', persistentId }
      }),
    askProcessing: async ({ host, persistentId }, signal) =>
      (await provider.isInProgress(persistentId, signal))
        ? { kind: 'in-progress' }
        : askProcessing(`${host}${PREFOP_PATH}?id=${persistentId}`, signal),
    fetchPhotoFacts: (ask, signal) =>
      reporting('keep', { ...ask, signal }, async () => {
        // Asked with its first key again, the server answers the finished photo.
        const answer = await requestUploadSlot(ask, signal)
        if (answer.kind === 'refused') {
          return plainRefusal(answer)
        }
        if (!answer.data.photo) {
          throw new ServerFault('a processed photo has no facts')
        }
        photos.forget(ask.uploadId)
        return { kind: 'kept', photo: answer.data.photo }
      }),
  }
}

/** What is told of a failure besides its step. */
interface Told {
  readonly bytes: number
  readonly key: string | undefined
  readonly signal: AbortSignal
}

/** Stands for the md5 of a photo whose bytes this phone never had. */
const NO_HASH = ''

function placeOf({ Token, Key, Host, Fields, StatusHost, FopHost }: DataOf<typeof getUploadToken>): UploadSlotAnswer {
  return {
    ...{ kind: 'place', token: Token, key: Key, host: Host },
    ...(Fields === undefined ? {} : { fields: Fields }),
    ...(StatusHost === undefined ? {} : { statusHost: StatusHost }),
    ...(FopHost === undefined ? {} : { fopHost: FopHost }),
  }
}

/** Has the shop fetch a photo out of the messenger; `undefined` when that went well. */
async function fetchFromMessenger(Key: string, { serverId, localId }: MessengerPhoto, signal: AbortSignal) {
  const request = { Key, ServerID: serverId, localId }
  const answer = wordOn(await callApi(fetchWechatFile, request, { signal, patience: LONG_WORK_MS }))
  return answer.kind === 'refused' ? plainRefusal(answer) : undefined
}

async function requestUploadSlot(
  { aid, pid, fileName, bytes, md5, uploadId }: UploadInput & { readonly md5: string },
  signal: AbortSignal,
) {
  const known = md5 === NO_HASH ? {} : { size: bytes, md5 }
  const request = { aid, pid, GetThumb: '1', fileName, ...known, opid: uploadId }
  return wordOn(await callApi(getUploadToken, request, { signal }))
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
