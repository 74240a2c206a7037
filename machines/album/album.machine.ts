import { assign, setup } from 'xstate'
import type { Album, ShareType } from '../../domain/album/album.ts'
import { type AlbumEdit, applyAlbumEdit } from '../../domain/album/album-edit.ts'
import type { AlbumId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { unprovidedWait } from '../clock.ts'
import { problemOf } from '../faults.ts'
import { unprovided } from '../unprovided.ts'
import type {
  AlbumContext,
  AlbumEvent,
  AlbumInput,
  AlbumTag,
  LoadAnswer,
  SaveAnswer,
  ShareAnswer,
} from './album.types.ts'

/** Changes made within this time travel together. */
export const GATHER_MS = 600

/** Time until a save that did not reach the server is tried again: 1 s, 2 s, 4 s, at most 30 s. */
export function saveAgainMs(tried: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.min(tried, 5))
}

type SaveAsk = { readonly album: Album; readonly unsaved: readonly AlbumEdit[] }

const albumSetup = setup({
  types: {
    input: {} as AlbumInput,
    context: {} as AlbumContext,
    events: {} as AlbumEvent,
    tags: {} as AlbumTag,
  },
  actors: {
    'load the album': unprovided<LoadAnswer, { readonly aid: AlbumId }>('load the album'),
    'save the album': unprovided<SaveAnswer, SaveAsk>('save the album'),
    'share the album': unprovided<ShareAnswer, { readonly album: Album; readonly shareType: ShareType }>(
      'share the album',
    ),
    wait: unprovidedWait,
  },
  guards: {
    'is an album': (_, answer: LoadAnswer) => answer.kind === 'album',
    'is saved': (_, answer: SaveAnswer) => answer.kind === 'saved',
    'is a conflict': (_, answer: SaveAnswer) => answer.kind === 'conflict',
    'is shared': (_, answer: ShareAnswer) => answer.kind === 'shared',
    'something is unsaved': ({ context }) => context.unsaved.length > 0,
  },
  actions: {
    'keep the album': assign((_, answer: LoadAnswer) =>
      answer.kind === 'album'
        ? { album: answer.unsaved.reduce(applyAlbumEdit, answer.album), unsaved: answer.unsaved, problem: null }
        : {},
    ),
    'make the change': assign(({ context }, { edit }: { edit: AlbumEdit }) =>
      context.album
        ? { album: applyAlbumEdit(context.album, edit), unsaved: [...context.unsaved, edit], refused: null }
        : {},
    ),
    'count what travels': assign(({ context }) => ({ saving: context.unsaved.length })),
    'let go of what is saved': assign(({ context }, answer: SaveAnswer) =>
      answer.kind === 'saved' && context.album
        ? {
            album: { ...context.album, lastUpdateTime: answer.lastUpdateTime },
            unsaved: context.unsaved.slice(context.saving),
            saving: 0,
            tried: 0,
            problem: null,
          }
        : {},
    ),
    'keep the newer album': assign((_, answer: SaveAnswer) =>
      answer.kind === 'conflict' ? { newer: answer.newer, saving: 0 } : {},
    ),
    'make the changes on the newer album': assign(({ context }) =>
      context.newer ? { album: context.unsaved.reduce(applyAlbumEdit, context.newer), newer: null } : {},
    ),
    'take the newer album': assign(({ context }) =>
      context.newer ? { album: context.newer, unsaved: [], newer: null } : {},
    ),
    'keep how it is shared': assign(({ context }, answer: ShareAnswer) => {
      if (answer.kind !== 'shared' || !context.album) {
        return {}
      }
      const { shareType, shareUrl, lastUpdateTime } = answer.album
      const { shareUrl: _old, ...rest } = context.album
      return { album: { ...rest, shareType, lastUpdateTime, ...(shareUrl ? { shareUrl } : {}) }, problem: null }
    }),
    'keep the refusal': assign((_, answer: LoadAnswer | SaveAnswer | ShareAnswer) =>
      answer.kind === 'refused' ? { refused: answer, saving: 0 } : {},
    ),
    'keep the problem': assign((_, { fault }: { fault: unknown }) => ({ problem: problemOf(fault), saving: 0 })),
    'count the try': assign(({ context }) => ({ tried: context.tried + 1 })),
    'forget what went wrong': assign({ problem: null, refused: null }),
  },
})

const openAlbum = (context: AlbumContext): Album => {
  invariant(context.album, 'an album is saved or shared only when it is open')
  return context.album
}

/** An open album: changed at once on the screen, saved behind, never over somebody else's newer copy. */
export const albumMachine = albumSetup.createMachine({
  id: 'album',
  context: ({ input }) => ({
    aid: input.aid,
    album: null,
    unsaved: [],
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
        saving: {
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Is there something to save?',
              always: [{ guard: 'something is unsaved', target: 'sending' }, { target: 'saved' }],
            },
            saved: {
              description: 'The server has every change.',
              tags: 'saved',
              on: {
                'album.edit': {
                  target: 'gathering',
                  actions: { type: 'make the change', params: ({ event }) => event },
                },
              },
            },
            gathering: {
              description: 'A change was made; the next ones may follow at once.',
              tags: 'on this phone',
              invoke: { id: 'gather', src: 'wait', input: { ms: GATHER_MS }, onDone: 'sending', onError: 'sending' },
              on: {
                'album.edit': {
                  target: 'gathering',
                  reenter: true,
                  actions: { type: 'make the change', params: ({ event }) => event },
                },
              },
            },
            sending: {
              description: 'The album travels to the server; further changes gather behind it.',
              tags: 'on this phone',
              entry: 'count what travels',
              invoke: {
                id: 'save the album',
                src: 'save the album',
                input: ({ context }) => ({ album: openAlbum(context), unsaved: context.unsaved }),
                onDone: [
                  {
                    guard: { type: 'is saved', params: ({ event }) => event.output },
                    target: 'deciding',
                    actions: { type: 'let go of what is saved', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'is a conflict', params: ({ event }) => event.output },
                    target: 'conflict',
                    actions: { type: 'keep the newer album', params: ({ event }) => event.output },
                  },
                  { target: 'refused', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
                ],
                onError: {
                  target: 'waiting',
                  actions: [
                    'count the try',
                    { type: 'keep the problem', params: ({ event }) => ({ fault: event.error }) },
                  ],
                },
              },
              on: { 'album.edit': { actions: { type: 'make the change', params: ({ event }) => event } } },
            },
            waiting: {
              description: 'The server was not reached: everything is kept on this phone and sent again.',
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
