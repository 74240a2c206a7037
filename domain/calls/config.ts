import { z } from 'zod'
import { defineCall, opidField } from './call.ts'

/** Which protocol the shop's storage speaks (A§7). The storage on the shop's own disk speaks Qiniu's, so it is `QINIU` too. */
export const getOssType = defineCall({
  name: 'GetConfig',
  method: 'GET',
  path: '/Api/Conf/GetConfig/key/osstype',
  summary: 'Which storage the shop uploads to',
  changes: false,
  refusals: [],
  request: z.object({}),
  data: z.object({ value: z.enum(['QINIU', 'S3']) }),
})

/** Most that one snapshot may hold, in characters. */
const TEST_DATA_MAX = 16_384

/** Keeps a debugging snapshot for a week; only a test build of the server does (A§7). */
export const saveTestData = defineCall({
  name: 'SaveData',
  method: 'POST',
  path: '/Api/Test/SaveData',
  summary: 'Keeps a debugging snapshot; off in production',
  changes: true,
  refusals: ['test-data-off'],
  request: z.object({ data: z.string().min(1).max(TEST_DATA_MAX), opid: opidField }),
  data: z.object({ id: z.string() }),
})

/** Most that one note of a failed upload may hold, in bytes. */
export const UPLOAD_LOG_MAX = 4096

/** Notes that an upload failed on a phone (B§7): what is told is kept as text and believed by nothing. */
export const logUploadError = defineCall({
  name: 'UploadLog',
  method: 'POST',
  path: '/Mobile/Shop/UploadLog',
  summary: 'Notes that an upload failed on a phone',
  changes: true,
  refusals: [],
  request: z.object({ log: z.string().min(1).max(UPLOAD_LOG_MAX), opid: opidField }),
  data: z.object({}),
})
