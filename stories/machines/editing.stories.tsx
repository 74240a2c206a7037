import type { Meta } from '@storybook/react-vite'
import { applyEdit } from '../../domain/design/change/apply-edit.ts'
import { invariant } from '../../domain/never.ts'
import { editingMachine } from '../../machines/editing/editing.machine.ts'
import { editWorld } from '../../machines/editing/optimistic-state.ts'
import { NetworkLost, NotStored } from '../../machines/faults.ts'
import { ShopBusy } from '../../machines/shop-busy.ts'
import { SignedOut } from '../../machines/signed-out.ts'
import { aMirroring, anEditingInput, IMPOSSIBLE, slotOf } from '../../tests/support/builders/editing-builders.ts'
import { broken, done } from '../../tests/support/traverse-machine.ts'
import { stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Editing 编辑 編輯', id: 'machines-editing' }
export default meta

const input = anEditingInput(14)
const at = stateStories({
  machine: editingMachine,
  input,
  remembers: ({ selection, outbox, current, rev, refused, dropped, problem, tries }) => ({
    ...{ selected: selection?.kind, 'waiting to be sent': outbox.map(({ edit }) => edit.cmd).join(', ') || null },
    ...{ 'can be undone': current.undo.length, 'can be redone': current.redo.length, revision: rev },
    ...{ reason: refused?.reason, 'lost with it': dropped || null, problem, tries: tries || null },
  }),
})

const [text] = input.design.pages.flatMap((page) => page.captions.map(({ id }) => ({ pageId: page.id, captionId: id })))
invariant(text, 'the book has a title')
const photo = { type: 'slot.select', at: slotOf(input).at }
const caption = { type: 'caption.select', ...text }
const mirror = { type: 'edit.make', edit: aMirroring(input) }
const kept = done('keep the draft')
const answered = (answer: object) => [mirror, kept, done('send the edit', answer)] as const
const conflict = answered({ kind: 'conflict', rev: 7 })

/** The first page, laid out anew elsewhere. */
const laidOut = applyEdit(input.design, { cmd: 'shuff', pageId: slotOf(input).at.pageId }, editWorld(input.world))
invariant(laidOut.kind === 'applied', 'a page can be laid out anew')
const newer = { design: laidOut.next, rev: 7 }

export const PlayedByHand = at.driving(photo)
export const LookingAtAPage = at()
export const PhotoSelected = at(photo)
export const TextSelected = at(caption)
export const Cropping = at(photo, { type: 'crop.start' })
export const SwappingTwoPhotos = at(photo, { type: 'swap.start' })
export const ChoosingAnotherPhoto = at(photo, { type: 'photo.choose' })
export const WritingAText = at(caption, { type: 'text.start' })
export const ArrangingPages = at({ type: 'pages.arrange' })
export const WritingToThisPhone = at(mirror)
export const Saving = at(mirror, kept)
export const Saved = at(...answered({ kind: 'applied', rev: 2, pageRevs: {} }), kept)
export const UndoneAndSaving = at(mirror, { type: 'edit.undo' }, kept)
export const AnswerLostTryingAgain = at(mirror, kept, broken('send the edit', new NetworkLost()))
export const GivingUpAnEditThatGetsNoAnswer = at(
  ...[mirror, kept, ...Array.from({ length: 3 }, () => [broken('send the edit'), done('wait')]).flat()],
  { type: 'edit.reset' },
)
export const ShopTooBusyAskedAgainLater = at(mirror, kept, broken('send the edit', new ShopBusy('', 41)))
export const SignedOutKeptOnThisPhone = at(mirror, kept, broken('send the edit', new SignedOut()))
export const NotInThisAccountKeptOnThisPhone = at(...answered({ kind: 'not-here' }))
export const OfflineKeptOnThisPhone = at({ type: 'network.lost' }, mirror, kept)
export const PhoneCannotKeepTheDraft = at(mirror, broken('keep the draft', new NotStored()))
export const ConflictLoadingTheNewerDesign = at(...conflict)
export const ConflictNewerDesignNotReached = at(...conflict, broken('load the latest design', new NetworkLost()))
export const ConflictChoosing = at(...conflict, done('load the latest design', newer))
export const AskingForTheNewestBeforeTheOrder = at({ type: 'design.check' })
export const ChangedElsewhereBeforeTheOrder = at({ type: 'design.check' }, done('load the latest design', newer))
export const RefusedOnThisPhone = at({ type: 'edit.make', edit: IMPOSSIBLE })
export const RefusedByTheServer = at(...answered({ kind: 'refused', reason: 'page-locked', code: 3203 }))
