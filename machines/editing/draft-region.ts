import { editingSetup } from './editing.setup.ts'
import { editingDraftOf } from './optimistic-state.ts'

/** The way of the draft into this phone's storage. */
export const draftRegion = editingSetup.createStateConfig({
  initial: 'kept',
  states: {
    kept: {
      description: 'Everything that was done is on this phone.',
      always: { guard: 'something is not kept', target: 'writing' },
    },
    writing: {
      description: 'The draft is written to this phone.',
      entry: 'note what is written',
      invoke: {
        id: 'keep the draft',
        src: 'keep the draft',
        input: ({ context }) => editingDraftOf(context),
        onDone: { target: 'kept', actions: 'note what is kept' },
        onError: { target: 'notKept', actions: 'note what is kept' },
      },
    },
    notKept: {
      description: 'This phone cannot keep the draft: the shopper is asked to keep the page open.',
      tags: 'not kept',
      always: { guard: 'something is not kept', target: 'writing' },
    },
  },
})
