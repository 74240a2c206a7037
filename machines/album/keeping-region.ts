import { albumSetup } from './album.setup.ts'
import { openAlbum } from './open-album.ts'

/** The way of the unsaved changes into this phone's storage: at every change, however the way to the server stands. */
export const keepingRegion = albumSetup.createStateConfig({
  initial: 'kept',
  states: {
    kept: {
      description: 'This phone has every change that the server does not have.',
      always: { guard: 'something is not kept', target: 'writing' },
    },
    writing: {
      description: 'The unsaved changes are written to this phone; the next ones do not wait for that.',
      entry: 'note what is written',
      always: { guard: 'something is not kept', target: 'writing', reenter: true },
      invoke: {
        id: 'keep what is unsaved',
        src: 'keep what is unsaved',
        input: ({ context }) => ({ aid: openAlbum(context).id, unsaved: context.unsaved }),
        onDone: 'kept',
        onError: 'notKept',
      },
    },
    notKept: {
      description: 'This phone cannot keep the changes: the shopper is asked to leave the page open.',
      tags: 'not kept',
      always: { guard: 'something is not kept', target: 'writing' },
    },
  },
})
