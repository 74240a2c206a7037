import type { ActorRefFrom } from 'xstate'
import { pageAtPlace } from '../../domain/editing/design-place.ts'
import { invariant } from '../../domain/never.ts'
import { refusedAs } from '../refused-event.ts'
import { draftRegion } from './draft-region.ts'
import { editingSetup, makeEdit, takeSteps } from './editing.setup.ts'
import { initialState, selectedAt } from './optimistic-state.ts'
import { savingRegion } from './saving-region.ts'
import { toolRegion } from './tool-region.ts'

/** The shopper at work on a design: the tool in hand, the way of every edit to the phone's storage and to the server. */
export const editingMachine = editingSetup.createMachine({
  id: 'editing',
  type: 'parallel',
  context: ({ input }) => {
    const state = initialState(input)
    const page = pageAtPlace(state.current.design.pages, input.place)
    invariant(page, 'a design has at least its cover')
    return {
      ...state,
      ...{ taskId: input.taskId, visit: input.visit, world: input.world, pageId: page.id },
      // The first op of a draft may have been sent by the visit before.
      ...{ opCount: 0, sentOpId: state.outbox[0]?.opId ?? null, changes: 0, writing: 0, kept: 0, online: true },
      selection: selectedAt(page, input.place),
      ...{
        pageRevs: {},
        refused: null,
        takenBack: null,
        problem: null,
        tries: 0,
        pause: 0,
        latest: null,
        checked: null,
      },
    }
  },
  invoke: {
    id: 'watch the network',
    src: 'watch the network',
    // A browser that cannot tell counts as online: sending finds out itself.
    onError: { actions: { type: 'note the network', params: { online: true } } },
  },
  on: {
    'edit.make': { actions: makeEdit },
    'edit.undo': [{ guard: 'can undo', actions: takeSteps('undo') }, refusedAs('nothing can be undone')],
    'edit.redo': [{ guard: 'can redo', actions: takeSteps('redo') }, refusedAs('nothing can be done again')],
    'network.lost': { actions: { type: 'note the network', params: { online: false } } },
    'network.back': { actions: { type: 'note the network', params: { online: true } } },
    // What no region takes.
    'slot.select': refusedAs('another tool is in hand'),
    'caption.select': refusedAs('another tool is in hand'),
    'selection.clear': refusedAs('nothing is selected, or its tool is in hand'),
    'crop.start': refusedAs('only a selected photo is cropped'),
    'crop.done': refusedAs('no photo is being cropped'),
    'swap.start': refusedAs('only a selected photo is swapped'),
    'text.start': refusedAs('only a selected text is written'),
    'text.done': refusedAs('no text is being written'),
    'photo.choose': refusedAs('only a selected photo is exchanged'),
    'photo.chosen': refusedAs('no photo is being chosen'),
    'pages.done': refusedAs('the pages are not being arranged'),
    'tool.cancel': refusedAs('no tool is in hand'),
    'refusal.seen': refusedAs('no edit was refused'),
    'edit.again': refusedAs('the shop refused no edit'),
    'edit.reset': refusedAs('no answer of the shop is overdue'),
    'saving.retry': refusedAs('nothing waits to be asked again'),
    'design.check': refusedAs('edits are on their way'),
    'conflict.apply again': refusedAs('there is no newer design to choose'),
    'conflict.use latest': refusedAs('there is no newer design to choose'),
  },
  states: {
    tool: toolRegion,
    keeping: draftRegion,
    saving: savingRegion,
    notice: {
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nothing is to be told.',
          always: { guard: 'an edit was refused', target: 'refused' },
        },
        refused: {
          description: 'An edit was not possible and is taken back; the sentence says why.',
          tags: 'refused',
          always: { guard: 'no edit was refused', target: 'quiet' },
          on: {
            'refusal.seen': { target: 'quiet', actions: 'forget the refusal' },
            'edit.again': { guard: 'an edit was taken back', actions: 'make the edit again' },
          },
        },
      },
    },
  },
})

/** A design that is being edited. */
export type EditingActor = ActorRefFrom<typeof editingMachine>
