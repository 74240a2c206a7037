import { z } from 'zod'
import type { Matting } from '../ports/matting.ts'
import type { ProviderSettings, SettingsSection } from '../providers/provider-settings.ts'
import { boundedBody } from './bounded-body.ts'

/** Section `matting` of a merchant's provider settings: a service that takes a JPEG and answers a PNG with transparency. */
const schema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  /** Sent as a bearer token. */
  token: z.string().min(1).optional(),
})

export const MATTING_SETTINGS = { name: 'matting', schema } as const satisfies SettingsSection<z.output<typeof schema>>

/** The largest cut-out that is handed on, bytes. */
const CUT_OUT_MAX = 5 * 1024 * 1024
const ANSWER_MS = 30_000
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The merchant's own service, at the address that the operator has named. */
export function createMatting(providers: ProviderSettings): Matting {
  return {
    isConfigured: (mchid) => providers.of(mchid, MATTING_SETTINGS) !== undefined,
    async cutOut(mchid, read) {
      const settings = providers.of(mchid, MATTING_SETTINGS)
      if (!settings) {
        return { kind: 'not-configured' }
      }
      const response = await fetch(settings.url, {
        method: 'POST',
        headers: {
          'content-type': 'image/jpeg',
          accept: 'image/png',
          ...(settings.token === undefined ? {} : { authorization: `Bearer ${settings.token}` }),
        },
        body: Buffer.from(await read()),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      if (response.status >= 500) {
        await response.body?.cancel()
        throw new Error(`the matting service answered ${response.status}`)
      }
      const png = await boundedBody(response, CUT_OUT_MAX)
      const isPicture = response.ok && png !== 'too-large' && png.subarray(0, PNG.length).equals(PNG)
      return isPicture ? { kind: 'cut-out', png } : { kind: 'not-possible' }
    },
  }
}
