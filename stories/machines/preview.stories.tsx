import type { Meta } from '@storybook/react-vite'
import type { Edit } from '../../domain/design/change/edit.ts'
import type { Design, Page } from '../../domain/design/design.ts'
import { type AlbumId, asId, type PageId, type ProductId, type ThemeId } from '../../domain/ids.ts'
import { PREVIEW_ERRORS, type TextChange } from '../../domain/preview/preview-errors.ts'
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
  remembers: ({ task, awaited, waited, lastEdit, error, refused, problem }) => ({
    ...{ pages: task?.pages.length, awaited: awaited.length, 'waited, ms': waited, 'last edit': lastEdit?.edit.cmd },
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
const applied = done('post the edit', {
  ...{ kind: 'applied', rev: 2, pageRevs: { page1: 2 }, tray: [] },
  ...{ pages: design.pages.slice(1, 2), order: design.pages.map(({ id }) => id) },
})
const post = (cmd: Edit['cmd'], text?: TextChange) => [
  ...[opened, painted],
  { type: 'edit.post', post: { opId: 'visit0-1', edit: { cmd }, ...(text ? { text } : {}) } },
]
const notTaken = (cmd: Edit['cmd'], text?: TextChange) =>
  at(...post(cmd, text), done('post the edit', { kind: 'refused', reason: 'not-possible' }))
const notPainted = (cmd: Edit['cmd']) => at(...post(cmd), applied, minute)

export const Designing = at()
export const RefusedTooFewPhotos = at(done('open the task', { kind: 'refused', reason: 'too-few-photos' }))
export const ShopNotReached = at(broken('open the task', new NetworkLost()))
export const AskingForPictures = at(opened)
export const OnePictureIsThere = at(opened, some)
export const AsleepWhileHidden = at(opened, { type: 'page.hidden' })
export const Ready = at(opened, painted)
export const PostingAnEdit = at(...post('shuff'))
export const PaintingTheChangedPage = at(...post('shuff'), applied)
export const Error1AddingPhotosToNewPages = notTaken('new_pages_to_add_photos')
export const Error2AddingAPage = notTaken('page_add')
export const Error3TheBlankPageDidNotCome = notPainted('page_add')
export const Error4TheNewLayoutDidNotCome = notPainted('new_pages_to_add_photos')
export const Error5Swapping = notTaken('change_photos')
export const Error6TheSwappedPageDidNotCome = notPainted('change_photos')
export const Error7Cropping = notTaken('transform_photo')
export const Error8TheCroppedPageDidNotCome = notPainted('transform_photo')
export const Error91AddingAText = notTaken('update_text_value', 'add')
export const Error92UpdatingAText = notTaken('update_text_value', 'update')
export const Error93DeletingAText = notTaken('update_text_value', 'delete')
export const Error10Shuffling = notTaken('shuff')
export const Error11AddingOrDeletingPhotos = notTaken('page_add_del_photos')
export const Error51NoPictureForAMinute = at(opened, minute)
