import type { Meta } from '@storybook/react-vite'
import { type AlbumId, asId, type GroupId, type MerchantId, type UserId } from '../../domain/ids.ts'
import { BytesGone, NetworkLost } from '../../machines/faults.ts'
import { SignedOut } from '../../machines/signed-out.ts'
import { uploadMachine } from '../../machines/upload/upload.machine.ts'
import type { UploadRefusal } from '../../machines/upload/upload.types.ts'
import { anAlbumPhoto } from '../../tests/support/builders/album-builders.ts'
import { broken, done } from '../../tests/support/traverse-machine.ts'
import { stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Upload of one photo 上传一张 上傳一張', id: 'machines-upload-of-one-photo' }
export default meta

const at = stateStories({
  machine: uploadMachine,
  input: {
    ...{ uploadId: 'upload0', fileName: 'IMG_2041.HEIC', bytes: 2_400_000 },
    ...{ mchid: asId<MerchantId>('1'), uid: asId<UserId>('u1') },
    ...{ aid: asId<AlbumId>('a1'), groupId: asId<GroupId>('g1') },
  },
  remembers: ({ fileName, bytes, sent, refused, problem }) => ({
    ...{ photo: fileName, bytes, sent },
    ...{ reason: refused?.reason, problem },
  }),
})

const refused = (id: string, reason: UploadRefusal) => done(id, { kind: 'refused', reason })
const start = { type: 'upload.start' }
const accepted = done('check the file', { kind: 'accepted', format: 'heic' })
const hashed = done('hash the file', '0'.repeat(32))
const place = done('request an upload slot', { kind: 'place', token: 't', key: 'a1/p1.heic', host: '/emall/upload' })
const ready = [start, accepted, hashed, place] as const
const sending = [...ready, { type: 'upload.send' }] as const
const sent = { type: 'upload.sent' }
const confirmed = done('confirm the photo', { kind: 'confirmed', persistentId: 'job1' })
const processing = [...sending, sent, confirmed] as const
const processed = done('ask how far processing is', { kind: 'done' })

export const PlayedByHand = at.driving(...sending)
export const WaitingForAPlaceInTheQueue = at()
export const CheckingContentSizeAndName = at(start)
export const Hashing = at(start, accepted)
export const AskingForAPlace = at(start, accepted, hashed)
export const ReadyToBeSent = at(...ready)
export const Sending = at(...sending)
export const HalfSent = at(...sending, { type: 'upload.progressed', sent: 1_200_000, bytesPerSecond: 400_000 })
export const Confirming = at(...sending, sent)
export const AskingWhetherItIsProcessed = at(...processing)
export const WaitingBetweenTwoQuestions = at(...processing, done('ask how far processing is', { kind: 'in-progress' }))
export const PuttingItIntoTheAlbum = at(...processing, processed)
export const KnownAlready = at(
  start,
  accepted,
  hashed,
  done('request an upload slot', { kind: 'exists', photo: anAlbumPhoto() }),
)
export const Safe = at(...processing, processed, done('fetch the photo facts', { kind: 'kept', photo: anAlbumPhoto() }))
export const RefusedNotAPicture = at(start, refused('check the file', 'photo-not-a-picture'))
export const RefusedTooSmall = at(start, refused('check the file', 'photo-too-small'))
export const RefusedDamaged = at(...processing, refused('ask how far processing is', 'photo-damaged'))
export const RestingAfterTheNetworkBroke = at(...sending, { type: 'upload.broke', problem: 'network-lost' })
export const FailedOnTheServer = at(...sending, sent, broken('confirm the photo', new Error('500')))
export const RestingBeforeItAsksAgain = at(start, accepted, hashed, broken('request an upload slot', new NetworkLost()))
export const SignedOutWaiting = at(start, accepted, hashed, broken('request an upload slot', new SignedOut()))
export const GhostToPickAgain = at(start, broken('check the file', new BytesGone()))
export const Paused = at(...sending, { type: 'upload.pause' })
export const Cancelled = at({ type: 'upload.cancel' })
