import type { Meta } from '@storybook/react-vite'
import type { Album } from '../../domain/album/album.ts'
import { type AlbumId, asId, type GroupId, type UserId } from '../../domain/ids.ts'
import { albumMachine } from '../../machines/album/album.machine.ts'
import { NetworkLost, NotStored } from '../../machines/faults.ts'
import { SignedOut } from '../../machines/signed-out.ts'
import { anAlbumPhoto } from '../../tests/support/builders/album-builders.ts'
import { broken, done } from '../../tests/support/traverse-machine.ts'
import { stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Open album 打开影集 開啟相簿', id: 'machines-open-album' }
export default meta

const at = stateStories({
  machine: albumMachine,
  input: { aid: asId<AlbumId>('a1') },
  remembers: ({ album, unsaved, newer, tried, refused, problem }) => ({
    ...{ album: album?.name, 'shared as': album?.shareType, 'changes to save': unsaved.length },
    ...{ 'newer album': newer?.name, tries: tried || null, reason: refused?.reason, problem },
  }),
})

const album: Album = {
  ...{ id: asId<AlbumId>('a1'), uid: asId<UserId>('u1'), name: '青岛的夏天', basecode: 'base' },
  groups: [{ id: asId<GroupId>('g1'), title: '海边', description: '', photos: [anAlbumPhoto()] }],
  ...{ coverPhotos: [], shareType: 'noshare', lastUpdateTime: 1 },
}
const opened = done('load the album', { kind: 'album', album, unsaved: [] })
const renamed = { type: 'album.edit', edit: { kind: 'rename', name: '大海' } }
const sending = [opened, renamed, done('gather')] as const
const answered = (answer: object) => [...sending, done('save the album', answer)] as const

export const PlayedByHand = at.driving(opened)
export const Loading = at()
export const NotReached = at(broken('load the album', new NetworkLost()))
export const NotShared = at(done('load the album', { kind: 'refused', reason: 'not-found' }))
export const OpenAndSaved = at(opened)
export const GatheringChanges = at(opened, renamed)
export const ChangesKept = at(opened, renamed, done('keep what is unsaved'))
export const ChangesCannotBeKept = at(opened, renamed, broken('keep what is unsaved', new NotStored()))
export const Saving = at(...sending)
export const KeptOnThisPhone = at(...sending, broken('save the album', new NetworkLost()))
export const SignedOutKeptOnThisPhone = at(...sending, broken('save the album', new SignedOut()))
export const Conflict = at(
  ...answered({ kind: 'conflict', newer: { ...album, name: '别人的名字', lastUpdateTime: 9 } }),
)
export const NameTooLong = at(...answered({ kind: 'refused', reason: 'album-name-too-long' }))
export const ChangingWhoMayOpenIt = at(opened, { type: 'share.choose', shareType: 'readonly' })
