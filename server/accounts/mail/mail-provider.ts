import type { Env } from '../../base/env.ts'
import type { MailSender } from '../../ports/mail-sender.ts'
import type { ProviderSettings } from '../../providers/provider-settings.ts'
import { createSmtpMail, MAIL_SETTINGS } from './smtp-mail.ts'

/** Sends by the merchant's own mail server; without one by the development outbox, and in production not at all. */
export function createMailProvider(world: {
  readonly providers: ProviderSettings
  readonly outbox: MailSender
  readonly mode: Env['mode']
}): MailSender {
  return {
    async send(mail) {
      const settings = world.providers.of(mail.mchid, MAIL_SETTINGS)
      if (settings) {
        await createSmtpMail(settings).send(mail)
      } else if (world.mode === 'production') {
        throw new Error(`the merchant ${mail.mchid} has no mail server`)
      } else {
        await world.outbox.send(mail)
      }
    },
  }
}
