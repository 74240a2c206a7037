import { getOssType } from '../../domain/calls/config.ts'
import { answer } from '../http/answer.ts'
import type { CallGroup } from '../http/call-group.ts'
import { route } from '../http/route.ts'

export const configCalls: CallGroup = {
  name: 'config',
  routes: () => [
    route({
      call: getOssType,
      policy: 'anyone',
      // The storage on this disk speaks Qiniu's upload protocol, so the browser treats it as that.
      handle: async () => answer({ value: 'QINIU' as const }),
    }),
  ],
}
