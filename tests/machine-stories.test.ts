import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { linkToMachine } from '../.storybook/link-to-machine.ts'
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
import * as album from '../stories/machines/album.stories.tsx'
import * as bindPhone from '../stories/machines/bind-phone.stories.tsx'
import * as designSession from '../stories/machines/design-session.stories.tsx'
import * as editing from '../stories/machines/editing.stories.tsx'
import * as linkLogin from '../stories/machines/link-login.stories.tsx'
import * as login from '../stories/machines/login.stories.tsx'
import * as order from '../stories/machines/order.stories.tsx'
import { forPhone } from '../stories/machines/player/as-on-a-phone.ts'
import * as preview from '../stories/machines/preview.stories.tsx'
import * as recognition from '../stories/machines/recognition.stories.tsx'
import * as upload from '../stories/machines/upload.stories.tsx'
import * as uploadQueue from '../stories/machines/upload-queue.stories.tsx'
import * as verificationCode from '../stories/machines/verification-code.stories.tsx'
import { statesOf } from './support/traverse-machine.ts'

/** States that decide at once: nobody ever sees a machine rest in them. */
const PASSED_THROUGH: Readonly<Record<string, readonly string[]>> = {
  order: ['starting', 'choosing'],
  login: ['program.entering'],
  'verification code': ['starting'],
}

const GALLERIES: readonly (readonly [AnyStateMachine, Readonly<Record<string, object>>])[] = [
  [loginMachine, login],
  [bindPhoneMachine, bindPhone],
  [verificationCodeMachine, verificationCode],
  [linkLoginMachine, linkLogin],
  [uploadMachine, upload],
  [uploadQueueMachine, uploadQueue],
  [previewMachine, preview],
  [albumMachine, album],
  [designSessionMachine, designSession],
  [editingMachine, editing],
  [recognitionMachine, recognition],
  [orderMachine, order],
]

/** The states that the stories of a file show. */
function statesShown(stories: Readonly<Record<string, object>>): string[] {
  const shown = Object.values(stories).flatMap((story) => {
    const { parameters } = story as { readonly parameters?: { readonly states?: readonly string[] } }
    return parameters?.states ?? []
  })
  return [...new Set(shown)].sort()
}

test.each(GALLERIES.map(([machine, stories]) => ({ name: machine.id, machine, stories })))(
  '$name: there is a story of every state',
  ({ name, machine, stories }) => {
    const rested = statesOf(machine).filter((state) => !PASSED_THROUGH[name]?.includes(state))
    expect(statesShown(stories)).toEqual(rested)
  },
)

test('the stories of a machine stand in a file of its name: so a screen’s story finds them', () => {
  const files = GALLERIES.map(([{ id }]) => `${id.replaceAll(' ', '-')}.stories.tsx`).sort()
  expect(
    readdirSync(join(import.meta.dirname, '../stories/machines'))
      .filter((name) => name.endsWith('.stories.tsx'))
      .sort(),
  ).toEqual(files)
})

test('a machine in sight is linked to the story that begins in its very state, else to where it is played by hand', async () => {
  const linked = async (machine: string, ...states: readonly string[]) =>
    (await linkToMachine({ machine, states })).map(({ storyId }) => storyId)
  expect(await linked('preview', 'painting.asking')).toEqual(['machines-preview--asking-for-pictures'])
  expect(await linked('verification code', 'starting')).toEqual(['machines-verification-code--played-by-hand'])
  expect(await linked('editing', 'saving.saved', 'notice.quiet')).toEqual(['machines-editing--played-by-hand'])
  expect(await linked('a machine without stories', 'resting')).toEqual([])
})

test('beside a chart a screen is told the size of the phone that it stands in, and nothing else', () => {
  const asked = [
    '(min-width: 900px) and (min-height: 561px)',
    '(max-height: 560px) and (min-width: 360px)',
    '(width >= 900px)',
    '(width <= 419px)',
    '(prefers-reduced-motion: reduce)',
  ]
  expect(asked.map(forPhone)).toEqual([
    '(max-width: 0px) and (min-width: 0px)',
    '(max-width: 0px) and (min-width: 0px)',
    '(max-width: 0px)',
    '(min-width: 0px)',
    '(prefers-reduced-motion: reduce)',
  ])
})
