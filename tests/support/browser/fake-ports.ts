import type { WaitClock } from '../../../machines/clock.ts'
import type { EditingPorts } from '../../../machines/editing/editing.ports.ts'
import type { LinkLoginPorts } from '../../../machines/link-login/link-login.ports.ts'
import type { LoginPorts } from '../../../machines/login/login.ports.ts'
import type { OrderPorts } from '../../../machines/order/order.ports.ts'
import type { PreviewPorts } from '../../../machines/preview/preview.ports.ts'
import type { UploadPorts } from '../../../machines/upload/upload.ports.ts'
import type { UploadQueuePorts } from '../../../machines/upload-queue/upload-queue.ports.ts'
import type { VerificationPorts } from '../../../machines/verification-code/verification-code.ports.ts'

/** A port that the test did not expect to be asked. */
function unexpected(port: string): () => never {
  return () => {
    throw new Error(`unexpected call of ${port}`)
  }
}

/** The time of the test, which `vi.useFakeTimers` sets. */
export function now(): number {
  return Date.now()
}

/** Time by the timers of the test: `vi.useFakeTimers` moves it. */
export function aClock(): WaitClock {
  const wait = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, Math.max(0, ms))
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    })
  return { wait, waitUntil: (at, signal) => wait(at - now(), signal) }
}

export function fakeVerificationPorts(ports: Partial<VerificationPorts> = {}): VerificationPorts {
  return { clock: aClock(), sendCode: unexpected('sendCode'), checkCode: unexpected('checkCode'), ...ports }
}

export function fakeLoginPorts(ports: Partial<LoginPorts> = {}): LoginPorts {
  return {
    ...fakeVerificationPorts(),
    findLoginKind: unexpected('findLoginKind'),
    signIn: unexpected('signIn'),
    goToMessenger: unexpected('goToMessenger'),
    ...ports,
  }
}

export function fakeLinkLoginPorts(ports: Partial<LinkLoginPorts> = {}): LinkLoginPorts {
  return {
    findOrder: unexpected('findOrder'),
    findMerchant: unexpected('findMerchant'),
    findUser: unexpected('findUser'),
    findAlbum: unexpected('findAlbum'),
    findProduct: unexpected('findProduct'),
    ...ports,
  }
}

export function fakeUploadPorts(ports: Partial<UploadPorts> = {}): UploadPorts {
  return {
    clock: aClock(),
    checkFile: unexpected('checkFile'),
    hashFile: unexpected('hashFile'),
    requestUploadSlot: unexpected('requestUploadSlot'),
    send: unexpected('send'),
    confirm: unexpected('confirm'),
    askProcessing: unexpected('askProcessing'),
    fetchPhotoFacts: unexpected('fetchPhotoFacts'),
    ...ports,
  }
}

export function fakeUploadQueuePorts(ports: Partial<UploadQueuePorts> = {}): UploadQueuePorts {
  return { ...fakeUploadPorts(ports), watchNetwork: () => () => undefined, ...ports }
}

export function fakePreviewPorts(ports: Partial<PreviewPorts> = {}): PreviewPorts {
  return {
    clock: aClock(),
    openTask: unexpected('openTask'),
    askForPictures: unexpected('askForPictures'),
    paintAgain: unexpected('paintAgain'),
    watchPage: () => () => undefined,
    ...ports,
  }
}

export function fakeEditingPorts(ports: Partial<EditingPorts> = {}): EditingPorts {
  return {
    clock: aClock(),
    keepDraft: unexpected('keepDraft'),
    sendOp: unexpected('sendOp'),
    loadLatest: unexpected('loadLatest'),
    watchNetwork: () => () => undefined,
    ...ports,
  }
}

export function fakeOrderPorts(ports: Partial<OrderPorts> = {}): OrderPorts {
  return {
    clock: aClock(),
    askForQuote: unexpected('askForQuote'),
    keepIntent: unexpected('keepIntent'),
    submit: unexpected('submit'),
    goToPay: unexpected('goToPay'),
    askForPayment: unexpected('askForPayment'),
    ...ports,
  }
}
