import { z } from 'zod'
import { defineCall } from './call.ts'

/** Which storage the shop uploads to (A§7). The local storage speaks the Qiniu protocol, so it is `QINIU` too. */
export const getOssType = defineCall({
  name: 'GetConfig',
  method: 'GET',
  path: '/Api/Conf/GetConfig/key/osstype',
  summary: 'Which storage the shop uploads to',
  changes: false,
  request: z.object({}),
  data: z.object({ value: z.enum(['QINIU', 'S3']) }),
})
