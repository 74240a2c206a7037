import { getOssType, logUploadError, saveTestData } from '../../domain/calls/config.ts'
import { answer, refuse } from '../base/answer.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createClientNoteStore } from '../stores/client-notes.store.ts'

const HOUR_S = 3600

export const configCalls: CallGroup = {
  name: 'config',
  routes: ({ storage, env, ids }) => [
    route({
      call: getOssType,
      policy: 'anyone',
      handle: async () => answer({ value: storage.protocol }),
    }),
    route({
      call: saveTestData,
      policy: 'shopper',
      handle: async ({ data }, { caller, db, now }) => {
        if (env.mode === 'production') {
          return refuse('test-data-off')
        }
        const id = ids.next()
        const { merchantId: mchid, uid } = caller
        await createClientNoteStore(db).add({ id, mchid, uid, kind: 'test-data', text: withoutControls(data) }, now)
        return answer({ id })
      },
    }),
    route({
      call: logUploadError,
      policy: 'shopper',
      limits: [{ times: 20, seconds: HOUR_S, per: 'device' }],
      handle: async ({ log }, { caller, db, now }) => {
        const { merchantId: mchid, uid } = caller
        const note = { id: ids.next(), mchid, uid, kind: 'upload-error', text: withoutControls(log) } as const
        await createClientNoteStore(db).add(note, now)
        return answer({})
      },
    }),
  ],
}

/** Text as one line: nothing in it can move a terminal or begin a line of its own in a log. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
}
