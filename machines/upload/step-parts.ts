import { invariant } from '../../domain/never.ts'
import { problemOf } from '../faults.ts'
import { pauseOf } from '../shop-busy.ts'
import type { UploadAnswer } from './upload.setup.ts'
import type { UploadContext, UploadInput } from './upload.types.ts'

/** A thrown fault as parameters of a guard or an action. */
const problemIn = ({ event }: { event: { error: unknown } }) => ({ problem: problemOf(event.error) })
const faultIn = ({ event }: { event: { error: unknown } }) => ({ fault: event.error })
const pauseIn = ({ event }: { event: { error: unknown } }) => ({ pauseMs: pauseOf(event.error) })

/** What every step does when the world breaks under it. */
export const onError = [
  {
    guard: { type: 'bytes are gone', params: problemIn },
    target: '#upload.ghost',
    actions: { type: 'keep the problem', params: problemIn },
  },
  {
    guard: { type: 'the shop is busy', params: pauseIn },
    target: '#upload.working.resting',
    actions: [
      { type: 'keep the problem', params: problemIn },
      { type: 'keep the pause', params: pauseIn },
    ],
  },
  { guard: { type: 'the session has ended', params: faultIn }, target: '#upload.signedOut' },
  {
    guard: { type: 'may try again', params: problemIn },
    target: '#upload.working.resting',
    actions: [{ type: 'keep the problem', params: problemIn }, 'count the try'],
  },
  { target: '#upload.failed', actions: { type: 'keep the problem', params: problemIn } },
] as const

/** Where an interrupted photo goes on: as far along as what it has reached allows. */
export const goOn = [
  { guard: 'is confirmed', target: '#upload.working.processing', actions: 'forget the problem' },
  { guard: 'is hashed', target: '#upload.working.requestingUploadSlot', actions: 'forget the problem' },
  { target: '#upload.working.checking', actions: 'forget the problem' },
] as const

/** The last step of every question: a "no" ends the upload. */
export const orRefused = {
  target: '#upload.refused',
  actions: { type: 'keep the refusal', params: ({ event }: { event: { output: UploadAnswer } }) => event.output },
} as const

/** The photo as its ports know it. */
export function photoOf({ context }: { context: UploadContext }): UploadInput {
  const { uploadId, fileName, bytes, mchid, uid, aid, groupId, pid } = context
  return { uploadId, fileName, bytes, mchid, uid, aid, groupId, ...(pid === undefined ? {} : { pid }) }
}

/** The photo with its hash and its place in the storage. */
export function placedOf({ context }: { context: UploadContext }) {
  const key = context.photo?.key ?? context.grant?.key
  invariant(context.md5 !== null && key !== undefined, 'a photo is confirmed only after it has a hash and a place')
  return { ...photoOf({ context }), md5: context.md5, key }
}
