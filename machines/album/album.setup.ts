import { assign, setup } from 'xstate'
import type { Album, ShareType } from '../../domain/album/album.ts'
import { type AlbumEdit, applyAlbumEdit } from '../../domain/album/album-edit.ts'
import type { AlbumId } from '../../domain/ids.ts'
import { unprovidedWait } from '../clock.ts'
import { problemOf } from '../faults.ts'
import { hasSignedOut } from '../signed-out.ts'
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

export const albumSetup = setup({
  types: {
    input: {} as AlbumInput,
    context: {} as AlbumContext,
    events: {} as AlbumEvent,
    tags: {} as AlbumTag,
  },
  actors: {
    'load the album': unprovided<LoadAnswer, { readonly aid: AlbumId }>('load the album'),
    'save the album': unprovided<SaveAnswer, { readonly album: Album }>('save the album'),
    'keep what is unsaved': unprovided<void, { readonly aid: AlbumId; readonly unsaved: readonly AlbumEdit[] }>(
      'keep what is unsaved',
    ),
    'share the album': unprovided<ShareAnswer, { readonly album: Album; readonly shareType: ShareType }>(
      'share the album',
    ),
    wait: unprovidedWait,
  },
  guards: {
    'the session has ended': (_, { fault }: { fault: unknown }) => hasSignedOut(fault),
    'is an album': (_, answer: LoadAnswer) => answer.kind === 'album',
    'is saved': (_, answer: SaveAnswer) => answer.kind === 'saved',
    'is a conflict': (_, answer: SaveAnswer) => answer.kind === 'conflict',
    'is shared': (_, answer: ShareAnswer) => answer.kind === 'shared',
    'something is not kept': ({ context }) => context.unsaved !== context.kept,
    'something is unsaved': ({ context }) => context.unsaved.length > 0,
  },
  actions: {
    'keep the album': assign((_, answer: LoadAnswer) =>
      answer.kind === 'album'
        ? {
            album: answer.unsaved.reduce(applyAlbumEdit, answer.album),
            ...{ unsaved: answer.unsaved, kept: answer.unsaved, problem: null },
          }
        : {},
    ),
    'make the change': assign(({ context }, { edit }: { edit: AlbumEdit }) =>
      context.album
        ? { album: applyAlbumEdit(context.album, edit), unsaved: [...context.unsaved, edit], refused: null }
        : {},
    ),
    'note what is written': assign(({ context }) => ({ kept: context.unsaved })),
    'note what travels': assign(({ context }) =>
      context.travelling ? {} : { travelling: context.album, saving: context.unsaved.length },
    ),
    'forget what travelled': assign({ travelling: null, saving: 0 }),
    'let go of what is saved': assign(({ context }, answer: SaveAnswer) =>
      answer.kind === 'saved' && context.album
        ? {
            album: { ...context.album, lastUpdateTime: answer.lastUpdateTime },
            unsaved: context.unsaved.slice(context.saving),
            ...{ travelling: null, saving: 0 },
            tried: 0,
            problem: null,
          }
        : {},
    ),
    'keep the newer album': assign((_, answer: SaveAnswer) =>
      answer.kind === 'conflict' ? { newer: answer.newer } : {},
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
      // A save that was answered meanwhile has moved the album on: sharing changes nothing else of it.
      const { shareType, shareUrl } = answer.album
      const { shareUrl: _old, ...rest } = context.album
      return { album: { ...rest, shareType, ...(shareUrl ? { shareUrl } : {}) }, problem: null }
    }),
    'keep the refusal': assign((_, answer: LoadAnswer | SaveAnswer | ShareAnswer) =>
      answer.kind === 'refused' ? { refused: answer } : {},
    ),
    'keep the problem': assign((_, { fault }: { fault: unknown }) => ({ problem: problemOf(fault) })),
    'count the try': assign(({ context }) => ({ tried: context.tried + 1 })),
    'forget what went wrong': assign({ problem: null, refused: null }),
  },
})
