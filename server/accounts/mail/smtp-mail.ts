import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { MailSender } from '../../ports/mail-sender.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import type { SettingsSection } from '../../providers/provider-settings.ts'

/** Section `mail` of a merchant's provider settings. */
const schema = z.strictObject({
  host: z.string().min(1),
  port: z.number().int().min(1).max(65_535).default(587),
  /** TLS from the first byte (port 465). Otherwise STARTTLS is asked for and, unless `plain`, insisted on. */
  tls: z.boolean().default(false),
  /** Mail may go unencrypted: only for a relay on the same machine. */
  plain: z.boolean().default(false),
  user: z.string().min(1).optional(),
  password: z.string().min(1).optional(),
  /** `Name <mailbox@example.com>` or the mailbox alone. */
  from: z.string().min(3),
})
export type MailSettings = z.output<typeof schema>

export const MAIL_SETTINGS = { name: 'mail', schema } as const satisfies SettingsSection<MailSettings>

const WAIT_MS = 10_000

/** Mail by SMTP. Each mail has its own connection: a shop sends few. Throws `ProviderFault`, which names no mailbox. */
export function createSmtpMail(settings: MailSettings): MailSender {
  return {
    async send({ to, subject, text, key }) {
      const transport = createTransport({
        host: settings.host,
        port: settings.port,
        secure: settings.tls,
        requireTLS: !settings.tls && !settings.plain,
        ignoreTLS: settings.plain,
        connectionTimeout: WAIT_MS,
        greetingTimeout: WAIT_MS,
        socketTimeout: WAIT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(settings.user ? { auth: { user: settings.user, pass: settings.password ?? '' } } : {}),
      })
      try {
        // As an object, so that nothing in the address is read as another address or header.
        await transport.sendMail({
          from: settings.from,
          to: { name: '', address: to },
          subject,
          text,
          ...(key ? { messageId: `<${key}@keepsake>` } : {}),
        })
      } catch (error) {
        throw new ProviderFault(`the mail server did not take a mail: ${answerIn(error)}`)
      } finally {
        transport.close()
      }
    },
  }
}

/** What failed and with which codes. The words of a mail server often repeat the mailbox, which belongs in no log. */
function answerIn(error: unknown): string {
  const { code, responseCode, command, response } = Object(error) as Readonly<Record<string, unknown>>
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(String(response ?? ''))?.[0]
  return [code, command, responseCode, status].filter((part) => part !== undefined).join(' ') || 'no answer'
}
