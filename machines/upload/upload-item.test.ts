import { expect, test } from 'vitest'
import { asId, type GroupId, type MerchantId } from '../../domain/ids.ts'
import { uploadItemOf } from './upload-item.ts'

const upload = {
  ...{ fileName: 'IMG_1.jpg', groupId: asId<GroupId>('g0'), mchid: asId<MerchantId>('1') },
  ...{ bytes: 2_000_000, sent: 500_000, place: { token: 't', key: 'base/p.jpg', host: '/emall/upload' } },
}

test('B§3 upload item: file, key, group, folder, way, arguments, bytes and size class', () => {
  expect(uploadItemOf(upload)).toEqual({
    ...{ file: 'IMG_1.jpg', key: 'base/p.jpg', groupId: 'g0', basecode: 'base', uploadType: 'qiniu' },
    ...{ args: { MchID: '1', Key: 'base/p.jpg' }, total: 2_000_000, present: 500_000, high: 2 },
  })
})

test('B§3 upload item: of the messenger it has a ServerID, of S3 another way, and no place before the shop gave one', () => {
  expect(uploadItemOf(upload, { serverId: 'wx1' }).args).toEqual({ MchID: '1', Key: 'base/p.jpg', ServerID: 'wx1' })
  expect(uploadItemOf({ ...upload, place: { ...upload.place, fields: { policy: 'p' } } }).uploadType).toBe('aws')
  const { key, basecode, present, high } = uploadItemOf({ ...upload, place: null, bytes: 10_239 })
  expect({ key, basecode, present, high }).toEqual({ key: '', basecode: '', present: 10_239, high: 1 })
})
