import type { Meta } from '@storybook/react-vite'
import type { Design, Page } from '../../domain/design/design.ts'
import { type AlbumId, asId, type PageId, type ProductId, type ThemeId } from '../../domain/ids.ts'
import { PREVIEW_ERRORS } from '../../domain/preview/preview-errors.ts'
import { NetworkLost } from '../../machines/faults.ts'
import { previewMachine } from '../../machines/preview/preview.machine.ts'
import { broken, done } from '../../tests/support/traverse-machine.ts'
import { stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Preview' }
export default meta

const page = (id: string, kind: Page['kind']): Page => ({
  ...{ id: asId<PageId>(id), kind, slots: [], captions: [], shuffleStep: 0, locked: false },
})
const design: Design = {
  ...{ version: 1, productId: asId<ProductId>('book'), themeId: asId<ThemeId>('plain'), seed: 1, tray: [] },
  pages: [page('cover', 'cover'), page('page1', 'inner'), page('page2', 'inner')],
}
const at = stateStories({
  machine: previewMachine,
  input: { kind: 'create', aid: asId<AlbumId>('a1'), pid: design.productId, themeId: design.themeId, opid: 'visit0-0' },
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

export const Designing = at()
export const RefusedTooFewPhotos = at(done('open the task', { kind: 'refused', reason: 'too-few-photos' }))
export const ShopNotReached = at(broken('open the task', new NetworkLost()))
export const AskingForPictures = at(opened)
export const OnePictureIsThere = at(opened, some)
export const AsleepWhileHidden = at(opened, { type: 'page.hidden' })
export const Ready = at(opened, painted)
export const PictureGivenUp = at(opened, givenUp)
export const PaintedAgain = at(opened, givenUp, { type: 'preview.retry' })
export const Error51NoPictureForAMinute = at(opened, minute)
