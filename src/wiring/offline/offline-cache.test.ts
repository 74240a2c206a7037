import { expect, test } from 'vitest'
import { getUserInfo } from '../../../domain/calls/account.ts'
import { getAlbumInfo } from '../../../domain/calls/album.ts'
import { CALL_BASE } from '../../../domain/calls/call-head.ts'
import { getProdInfoById } from '../../../domain/calls/catalogue.ts'
import { getMerchantInfo } from '../../../domain/calls/merchant.ts'
import { openPreview } from '../../../domain/calls/preview.ts'
import { getDiyThemeInfo } from '../../../domain/calls/theme.ts'
import { IDENTITY_CALL, OFFLINE_CALLS } from './offline-cache.ts'

test('answers that are kept are those of the calls that the editor opens with, and none of them changes anything', () => {
  const opening = [getUserInfo, getMerchantInfo, openPreview, getAlbumInfo, getProdInfoById, getDiyThemeInfo]
  expect(OFFLINE_CALLS).toEqual(opening.map(({ path }) => CALL_BASE + path))
  expect(IDENTITY_CALL).toEqual(CALL_BASE + getUserInfo.path)
  expect(opening.filter(({ changes }) => changes)).toEqual([])
})
