import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type AlbumId, asId, type PageId } from '../../domain/ids.ts'
import { PREVIEW_ERRORS } from '../../domain/preview/preview-errors.ts'
import { NetworkLost } from '../../machines/faults.ts'
import { previewMachine } from '../../machines/preview/preview.machine.ts'
import { anEditingInput } from '../../tests/support/builders/editing-builders.ts'
import { broken, done } from '../../tests/support/traverse-machine.ts'
import { type PlayerStory, stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Preview 预览 預覽', id: 'machines-preview' }
export default meta

const { design } = anEditingInput(6)
const at = stateStories({
  machine: previewMachine,
  input: { kind: 'create', aid: asId<AlbumId>('a1'), pid: design.productId, themeId: design.themeId, opid: 'visit0-0' },
  tick: (ms) => ({ type: 'page.waited', ms }),
  remembers: ({ task, awaited, waited, givenUp, error, refused, problem }) => ({
    ...{ pages: task?.pages.length, awaited: awaited.length, 'waited, ms': waited, 'given up': givenUp.length },
    ...{ error: error && `${error}: ${PREVIEW_ERRORS[error]}`, reason: refused?.reason, problem },
  }),
})

const pages = design.pages.map(({ id, kind }) => ({ id, kind, groupId: null, url: '', rev: 1 }))
const opened = done('open the task', {
  kind: 'task',
  task: { taskId: 't1', addText: true, name: '', design, rev: 1, pages },
})
const picture = (id: PageId) => ({ id, url: `/emall/previews/t1/${id}-1.jpg`, rev: 1, error: null })
const painted = done(
  'ask for pictures',
  design.pages.map(({ id }) => picture(id)),
)
const some = done(
  'ask for pictures',
  design.pages.slice(0, 1).map(({ id }) => picture(id)),
)
const minute = { type: 'page.waited', ms: 60_000 }
const givenUp = done('ask for pictures', [{ id: design.pages[1]?.id, url: '', rev: 1, error: 8 }])

/** Code 7: the crop did not work. */
const cropFailed = done('ask for pictures', [{ id: design.pages[1]?.id, url: '', rev: 1, error: 7 }])

export const Designing = at()
export const RefusedTooFewPhotos = at(done('open the task', { kind: 'refused', reason: 'too-few-photos' }))
export const ShopNotReached = at(broken('open the task', new NetworkLost()))
export const AskingForPictures = at(opened)
export const OnePictureIsThere = at(opened, some)
export const AsleepWhileHidden = at(opened, { type: 'page.hidden' })
export const Ready = at(opened, painted)
export const PictureGivenUp = at(opened, givenUp)
export const CropFailed = at(opened, cropFailed)
export const PaintedAgain = at(opened, givenUp, { type: 'preview.retry' })
export const Error51NoPictureForAMinute = at(opened, minute)

/** Into code 51 by hand, and out of it. */
export const PlayedIntoCode51AndOut: PlayerStory = {
  ...at.driving(opened),
  play: async ({ canvas, userEvent, step }) => {
    const now = () => canvas.getByTestId('machine-now').textContent
    await step('A minute in sight passes without a picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '+60 s' }))
      await waitFor(() => expect(now()).toContain('failed'))
    })
    await step('The shopper tries again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'preview.retry' }))
      await waitFor(() => expect(now()).toContain('painting / asking'))
    })
    await step('The chart lights the state', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('img', { name: /^Chart of preview, now in painting.asking/ })).toBeVisible(),
      )
    })
  },
}
