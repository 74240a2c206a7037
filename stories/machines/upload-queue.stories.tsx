import type { Meta } from '@storybook/react-vite'
import { type AlbumId, asId, type GroupId, type MerchantId, type UserId } from '../../domain/ids.ts'
import { uploadQueueMachine } from '../../machines/upload-queue/upload-queue.machine.ts'
import { uploadProgressOf } from '../../machines/upload-queue/upload-queue.selectors.ts'
import { stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Upload queue 上传队列 上傳佇列', id: 'machines-upload-queue' }
export default meta

const at = stateStories({
  machine: uploadQueueMachine,
  input: { mchid: asId<MerchantId>('1'), uid: asId<UserId>('u1'), aid: asId<AlbumId>('a1') },
  remembers: ({ photos, online }) => ({
    ...uploadProgressOf(photos),
    online,
    photos: photos.map(({ fileName, phase }) => `${fileName}: ${phase}`).join(', '),
  }),
})

const picked = {
  type: 'photos.picked',
  groupId: asId<GroupId>('g1'),
  photos: [1, 2, 3, 4, 5].map((at) => ({ uploadId: `up${at}`, fileName: `IMG_204${at}.jpg`, bytes: 3_000_000 })),
}

export const PlayedByHand = at.driving(picked)
export const NothingToDo = at()
export const ThreeOnTheirWay = at(picked)
export const Paused = at(picked, { type: 'queue.pause' })
export const Offline = at(picked, { type: 'network.lost' })
