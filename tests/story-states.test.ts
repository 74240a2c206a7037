import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { albumMachine } from '../machines/album/album.machine.ts'
import { bindPhoneMachine } from '../machines/bind-phone/bind-phone.machine.ts'
import { designSessionMachine } from '../machines/design-session/design-session.machine.ts'
import { editingMachine } from '../machines/editing/editing.machine.ts'
import { linkLoginMachine } from '../machines/link-login/link-login.machine.ts'
import { loginMachine } from '../machines/login/login.machine.ts'
import { orderMachine } from '../machines/order/order.machine.ts'
import { previewMachine } from '../machines/preview/preview.machine.ts'
import { recognitionMachine } from '../machines/recognition/recognition.machine.ts'
import { uploadMachine } from '../machines/upload/upload.machine.ts'
import { uploadQueueMachine } from '../machines/upload-queue/upload-queue.machine.ts'
import { verificationCodeMachine } from '../machines/verification-code/verification-code.machine.ts'
import { statesOf } from './support/traverse-machine.ts'

const STORIES = join(import.meta.dirname, '..', 'stories')
const textOf = (file: string) => readFileSync(join(STORIES, file), 'utf8')

/** The states of a screen's machine that a shopper can see, and the stories that must show them. */
const FROZEN = [
  { machine: loginMachine, stories: 'screens/login.stories.tsx', unseen: ['signedIn'] },
  { machine: verificationCodeMachine, stories: 'screens/login.stories.tsx', unseen: ['starting', 'ended'] },
  { machine: bindPhoneMachine, stories: 'screens/user-phone.stories.tsx', unseen: ['bound'] },
  { machine: verificationCodeMachine, stories: 'screens/user-phone.stories.tsx', unseen: ['starting', 'ended'] },
  // `leaving` looks like `submitted` while the browser leaves; `starting` and `choosing` last no time; `paid` is order_success.
  {
    machine: orderMachine,
    stories: 'screens/pay-index.stories.tsx',
    unseen: ['starting', 'choosing', 'leaving', 'paid', 'keepingIntent'],
  },
]

test.each(FROZEN)('a story shows every state that $stories can show', ({ machine, stories, unseen }) => {
  const text = textOf(stories)
  const states = Object.keys(machine.states).filter((state) => !unseen.includes(state))
  expect(states.filter((state) => !new RegExp(`\\b${state}\\b`).test(text))).toEqual([])
  expect(states.length).toBeGreaterThan(3)
})

/** A state that nobody sees, and why. */
const unseen = (why: string) => ({ why })
type Shown = string | ReturnType<typeof unseen>

interface Driven {
  readonly machine: AnyStateMachine
  /** Where its screen's stories stand; a name with a colon stands elsewhere. */
  readonly stories: string
  /** Each state of the chart, and the story that shows it. */
  readonly shown: Readonly<Record<string, Shown>>
}

const DRIVEN: readonly Driven[] = [
  {
    machine: linkLoginMachine,
    stories: 'screens/order-eclist.stories.tsx',
    shown: {
      ...{ order: 'Step1TheOrder', orderFailed: 'OrderInfoFailed', merchant: 'Step2TheShop' },
      ...{ merchantFailed: 'MerchantQueryFailed', user: 'Step3TheShopper', userFailed: 'UserCreationFailed' },
      ...{ album: 'Step4TheAlbum', albumFailed: 'AlbumCreationFailed', product: 'Step5TheProduct' },
      ...{ productFailed: 'ProductUnknown', ready: 'Untouched' },
    },
  },
  {
    machine: previewMachine,
    stories: 'screens/theme-preview.stories.tsx',
    shown: {
      opening: unseen('the front of the editor is one waiting screen'),
      refused: 'screens/theme-preview-drawn.stories.tsx:TooFewCoverPhotos',
      unreachable: 'screens/theme-preview-drawn.stories.tsx:DesignNotReached',
      'painting.asking': 'PicturesOnTheirWay',
      'painting.waiting': 'PicturesOnTheirWay',
      'painting.asleep': unseen('the page is hidden'),
      ...{ ready: 'Resting', failed: 'PreviewDoesNotAnswer', paintingAgain: 'PictureBeingPaintedAgain' },
    },
  },
  {
    machine: editingMachine,
    stories: 'screens/theme-preview.stories.tsx',
    shown: {
      ...{ 'tool.resting': 'Resting', 'tool.selected': 'PhotoSelected', 'tool.cropping': 'Cropping' },
      ...{ 'tool.swapping': 'Swapping', 'tool.placingText': 'Writing', 'tool.choosingPhoto': 'ChoosingAnotherPhoto' },
      ...{ 'tool.arrangingPages': 'ArrangingPages', 'keeping.kept': 'Resting', 'keeping.writing': 'OnThisPhone' },
      ...{ 'keeping.notKept': 'NoRoomOnThisPhone', 'saving.saved': 'Resting', 'saving.onThisPhone': 'OnThisPhone' },
      ...{ 'saving.sending': 'Saving', 'saving.waiting': 'TheShopDoesNotAnswer', 'saving.offline': 'Offline' },
      ...{ 'saving.conflict.loading': 'ChangedElsewhereLoading', 'saving.conflict.choosing': 'ChangedElsewhere' },
      ...{ 'saving.conflict.unreachable': 'ChangedElsewhereNotLoaded' },
      ...{ 'saving.outdated': 'ChangedElsewhereBeforeTheOrder', 'saving.signedOut': 'SignedOut' },
      'saving.notHere': 'NotInThisAccount',
      'saving.checking': unseen('the order button waits; nothing else is drawn'),
      'saving.givingUp': 'ShuffleNotAnswered',
      ...{ 'notice.quiet': 'Resting', 'notice.refused': 'EditRefused' },
    },
  },
  {
    machine: albumMachine,
    stories: 'screens/album-detail.stories.tsx',
    shown: {
      ...{ loading: 'Loading', unreachable: 'NotReached', closed: 'screens/plain.stories.tsx:AlbumNotShared' },
      ...{ 'open.saving.saved': 'OneGroup', 'open.saving.sending': 'BeingSaved', 'open.saving.waiting': 'BeingSaved' },
      'open.saving.gathering': unseen('the second in which changes gather looks as if they were being saved'),
      'open.saving.signedOut': 'SignedOutWhileSaving',
      ...{ 'open.saving.conflict': 'ChangedElsewhere', 'open.saving.refused': 'RefusedByTheShop' },
      ...{
        'open.keeping.kept': 'OneGroup',
        'open.keeping.writing': 'BeingSaved',
        'open.keeping.notKept': 'NoRoomOnThisPhone',
      },
      ...{ 'open.sharing.resting': 'OneGroup', 'open.sharing.asking': 'NotSharedYet' },
    },
  },
  {
    machine: uploadMachine,
    stories: 'screens/album-detail.stories.tsx',
    shown: {
      ...{ queued: 'OnTheirWay', 'working.sending': 'OnTheirWay', 'working.processing.asking': 'OnTheirWay' },
      ...{ 'working.processing.waiting': 'OnTheirWay', failed: 'ManyNeedALook', ghost: 'ManyNeedALook' },
      ...{ refused: 'OneRefused', uploaded: 'OneGroup', paused: 'PausedByHand' },
      signedOut: 'SignedOutWhileUploading',
      'working.checking': unseen('looks queued'),
      'working.hashing': unseen('looks queued'),
      'working.requestingUploadSlot': unseen('looks queued'),
      'working.ready': unseen('looks queued'),
      'working.confirming': unseen('looks as if it were processed'),
      'working.keeping': unseen('looks as if it were processed'),
      'working.resting': unseen('looks as it did before it rests'),
      cancelled: unseen('the tile is gone'),
    },
  },
  {
    machine: uploadQueueMachine,
    stories: 'screens/album-detail.stories.tsx',
    shown: {
      ...{ resting: 'OneGroup', working: 'OnTheirWay', offline: 'Offline', paused: 'PausedByHand' },
    },
  },
  {
    machine: recognitionMachine,
    stories: 'editor/crop-view.stories.tsx',
    shown: {
      ...{ ready: 'MayFindTheSubject', recognising: 'Recognising', recognised: 'SubjectFound' },
      failed: 'RecognitionFailed',
    },
  },
  {
    machine: designSessionMachine,
    stories: 'screens/theme-preview.stories.tsx',
    shown: { opening: unseen('the front of the editor is one waiting screen'), editing: 'Resting' },
  },
]

test.each(DRIVEN)('every state of $machine.id has a story of its screen, or a reason why nobody sees it', (driven) => {
  const missing = Object.values(driven.shown).filter((shown) => {
    if (typeof shown !== 'string') {
      return false
    }
    const [name = '', file = driven.stories] = shown.split(':').reverse()
    return !new RegExp(`^export const ${name}\\b`, 'm').test(textOf(file))
  })
  expect({ states: Object.keys(driven.shown).sort(), missing }).toEqual({
    states: statesOf(driven.machine),
    missing: [],
  })
})

test('no machine is forgotten', () => {
  const machines = [...FROZEN, ...DRIVEN].map(({ machine }) => machine.id)
  expect(new Set(machines).size).toBe(12)
})
