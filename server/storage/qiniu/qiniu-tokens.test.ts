import { expect, test } from 'vitest'
import { managementToken, privateAddress } from './management-token.ts'
import { signedUploadToken, uploadPolicy } from './upload-token.ts'

// What the official library (qiniu 7.15.2 for Node) makes of the same keys, at the same second.
const keys = { accessKey: 'test-access', secretKey: 'test-secret', bucket: 'photos' }
const ask = { key: 'base/photo.jpg', minBytes: 10_240, maxBytes: 20_971_520, until: 1_800_000_600_000 }

test('safety 3.45: the upload token is byte for byte that of the official library', () => {
  expect(signedUploadToken(keys, uploadPolicy(keys.bucket, ask))).toBe(
    'test-access:ck-Rrj1nGbtTbMCHzr0LphjmZLQ=:eyJzY29wZSI6InBob3RvczpiYXNlL3Bob3RvLmpwZyIsImluc2VydE9ubHkiOjEsImZzaXplTWluIjoxMDI0MCwiZnNpemVMaW1pdCI6MjA5NzE1MjAsImRldGVjdE1pbWUiOjEsIm1pbWVMaW1pdCI6ImltYWdlL2pwZWc7aW1hZ2UvcG5nO2ltYWdlL3dlYnA7aW1hZ2UvaGVpYztpbWFnZS9oZWlmIiwiZGVhZGxpbmUiOjE4MDAwMDA2MDB9',
  )
})

test('safety 3.45: GetThumb adds an operation that the server composed, and the token is still that of the library', () => {
  const policy = uploadPolicy(keys.bucket, { ...ask, thumbKey: 'base/derived/photo.thumb.jpg' })
  expect(policy.persistentOps).toBe(
    'imageMogr2/auto-orient/strip/thumbnail/800x/format/jpg|saveas/cGhvdG9zOmJhc2UvZGVyaXZlZC9waG90by50aHVtYi5qcGc=',
  )
  expect(signedUploadToken(keys, policy).split(':')[1]).toBe('HAHBhUSX02KBZscmBKKUSzLm9iY=')
})

test('management requests and private addresses are signed as the official library does it', () => {
  expect([
    managementToken(keys, 'https://rs.qiniuapi.com/stat/cGhvdG9zOmJhc2UvcGhvdG8uanBn'),
    privateAddress(keys, 'https://img.example.com', 'base/photo.jpg', 1_800_000_600),
  ]).toEqual([
    'QBox test-access:qplmIY55Sy1QBXrsO3xNfB_ZssA=',
    'https://img.example.com/base/photo.jpg?e=1800000600&token=test-access:-7ETToB8TIOtCTfDTrRXz3CCw6E=',
  ])
})
