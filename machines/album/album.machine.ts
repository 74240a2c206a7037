import { invariant } from '../../domain/never.ts'
import { albumSetup, GATHER_MS, saveAgainMs } from './album.setup.ts'
import { keepingRegion } from './keeping-region.ts'
import { openAlbum } from './open-album.ts'

/** An open album: changed at once on the screen, saved behind, never over somebody else's newer copy. */
export const albumMachine = albumSetup.createMachine({
  id: 'album',
  context: ({ input }) => ({
    aid: input.aid,
    album: null,
    unsaved: [],
    kept: [],
    travelling: null,
    saving: 0,
    newer: null,
    tried: 0,
    refused: null,
    problem: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The album is fetched, and what an earlier visit left unsaved on this phone.',
      tags: 'loading',
      invoke: {
        id: 'load the album',
        src: 'load the album',
        input: ({ context }) => ({ aid: context.aid }),
        onDone: [
          {
            guard: { type: 'is an album', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'keep the album', params: ({ event }) => event.output },
          },
          { target: 'closed', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'keep the problem', params: ({ event }) => ({ fault: event.error }) },
        },
      },
    },
    unreachable: {
      description: 'The album could not be fetched.',
      tags: 'failed',
      on: { 'album.retry': { target: 'loading', actions: 'forget what went wrong' } },
    },
    closed: { description: 'The album is not shared with this shopper.', tags: 'refused' },
    open: {
      description: 'The album is on the screen.',
      tags: 'open',
      type: 'parallel',
      states: {
        keeping: keepingRegion,
        saving: {
          initial: 'saved',
          states: {
            saved: {
              description: 'The server has every change.',
              tags: 'saved',
              always: { guard: 'something is unsaved', target: 'gathering' },
              on: { 'album.edit': { actions: { type: 'make the change', params: ({ event }) => event } } },
            },
            gathering: {
              description: 'A change was made; the next ones may follow at once.',
              tags: 'on this phone',
              invoke: { id: 'gather', src: 'wait', input: { ms: GATHER_MS }, onDone: 'sending', onError: 'sending' },
              on: { 'album.edit': { actions: { type: 'make the change', params: ({ event }) => event } } },
            },
            sending: {
              description:
                'The album travels to the server, again as it was where no word came about it; further changes gather behind it.',
              tags: 'on this phone',
              entry: 'note what travels',
              invoke: {
                id: 'save the album',
                src: 'save the album',
                input: ({ context: { travelling } }) => {
                  invariant(travelling, 'what is saved travels')
                  return { album: travelling }
                },
                onDone: [
                  {
                    guard: { type: 'is saved', params: ({ event }) => event.output },
                    target: 'saved',
                    actions: { type: 'let go of what is saved', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'is a conflict', params: ({ event }) => event.output },
                    target: 'conflict',
                    actions: [
                      { type: 'keep the newer album', params: ({ event }) => event.output },
                      'forget what travelled',
                    ],
                  },
                  {
                    target: 'refused',
                    actions: [
                      { type: 'keep the refusal', params: ({ event }) => event.output },
                      'forget what travelled',
                    ],
                  },
                ],
                onError: [
                  {
                    guard: { type: 'the session has ended', params: ({ event }) => ({ fault: event.error }) },
                    target: 'signedOut',
                  },
                  {
                    target: 'waiting',
                    actions: [
                      'count the try',
                      { type: 'keep the problem', params: ({ event }) => ({ fault: event.error }) },
                    ],
                  },
                ],
              },
              on: { 'album.edit': { actions: { type: 'make the change', params: ({ event }) => event } } },
            },
            waiting: {
              description: 'The server was not reached: the same is sent again.',
              tags: 'on this phone',
              invoke: {
                id: 'wait to save again',
                src: 'wait',
                input: ({ context }) => ({ ms: saveAgainMs(context.tried - 1) }),
                onDone: 'sending',
                onError: 'sending',
              },
              on: {
                'album.retry': 'sending',
                'album.edit': { actions: { type: 'make the change', params: ({ event }) => event } },
              },
            },
            signedOut: {
              description:
                'The session has ended: no word about the album, whose changes wait on this phone until the shopper has signed in.',
              tags: ['signed out', 'on this phone'],
              on: {
                'album.retry': 'sending',
                'album.edit': { actions: { type: 'make the change', params: ({ event }) => event } },
              },
            },
            conflict: {
              description: 'Somebody saved a newer album: the shopper decides; nothing is lost until then.',
              tags: ['conflict', 'on this phone'],
              on: {
                'conflict.apply again': { target: 'sending', actions: 'make the changes on the newer album' },
                'conflict.use latest': { target: 'saved', actions: 'take the newer album' },
                'album.edit': { actions: { type: 'make the change', params: ({ event }) => event } },
              },
            },
            refused: {
              description: 'The server does not take the album as it is.',
              tags: ['refused', 'on this phone'],
              on: {
                'album.retry': { target: 'sending', actions: 'forget what went wrong' },
                'album.edit': {
                  target: 'gathering',
                  actions: { type: 'make the change', params: ({ event }) => event },
                },
              },
            },
          },
        },
        sharing: {
          initial: 'resting',
          states: {
            resting: {
              description: 'Who may open the album is settled.',
              on: { 'share.choose': 'asking' },
            },
            asking: {
              description: 'The server changes who may open the album.',
              invoke: {
                id: 'share the album',
                src: 'share the album',
                input: ({ context, event }) => {
                  invariant(event.type === 'share.choose', 'sharing starts with a choice')
                  return { album: openAlbum(context), shareType: event.shareType }
                },
                onDone: [
                  {
                    guard: { type: 'is shared', params: ({ event }) => event.output },
                    target: 'resting',
                    actions: { type: 'keep how it is shared', params: ({ event }) => event.output },
                  },
                  { target: 'resting', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
                ],
                onError: {
                  target: 'resting',
                  actions: { type: 'keep the problem', params: ({ event }) => ({ fault: event.error }) },
                },
              },
            },
          },
        },
      },
    },
  },
})
