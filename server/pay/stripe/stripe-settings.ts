import { z } from 'zod'
import type { SettingsSection } from '../../providers/provider-settings.ts'

/** The merchant's account at Stripe. */
const schema = z.strictObject({
  /** `sk_live_...` or, better, a restricted key that may write Checkout Sessions and refunds. */
  secretKey: z.string().min(8),
  /** Of the webhook endpoint `{PUBLIC_URL}/emall/pay/notify/stripe/{merchant id}`. */
  webhookSecret: z.string().startsWith('whsec_', 'must be the signing secret of the webhook endpoint, whsec_...'),
  /** Where Stripe is, when not at its own address. */
  api: z
    .strictObject({
      protocol: z.enum(['http', 'https']),
      host: z.string().min(1),
      port: z.number().int().min(1).max(65_535),
    })
    .optional(),
})
export type StripeSettings = z.output<typeof schema>

export const STRIPE_SETTINGS = { name: 'stripe', schema } as const satisfies SettingsSection<StripeSettings>
