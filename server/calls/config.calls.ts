import { getOssType } from '../../domain/calls/config.ts'
import { answer } from '../http/answer.ts'
import type { CallGroup } from '../http/call-group.ts'
import { route } from '../http/route.ts'

export const configCalls: CallGroup = {
  name: 'config',
  routes: ({ env }) => [
    route({
      call: getOssType,
      policy: 'anyone',
      handle: async () => answer({ value: env.ossType === 'S3' ? ('S3' as const) : ('QINIU' as const) }),
    }),
  ],
}
