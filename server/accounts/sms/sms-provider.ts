import type { Env } from '../../base/env.ts'
import type { Clock } from '../../base/system-clock.ts'
import type { SmsSender } from '../../ports/sms-sender.ts'
import type { ProviderSettings } from '../../providers/provider-settings.ts'
import { createAliyunSms, SMS_SETTINGS } from './aliyun-sms.ts'

/** Sends by the merchant's own provider; without one by the development outbox, and in production not at all. */
export function createSmsProvider(world: {
  readonly providers: ProviderSettings
  readonly outbox: SmsSender
  readonly clock: Clock
  readonly mode: Env['mode']
}): SmsSender {
  return {
    async send(message) {
      const settings = world.providers.of(message.mchid, SMS_SETTINGS)
      if (settings) {
        await createAliyunSms(settings, world.clock).send(message)
      } else if (world.mode === 'production') {
        // No code is shown to anybody in production, and none is said to be sent that was not.
        throw new Error(`the merchant ${message.mchid} has no SMS provider`)
      } else {
        await world.outbox.send(message)
      }
    },
  }
}
