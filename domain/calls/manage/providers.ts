import { z } from 'zod'
import { defineCall } from '../call.ts'

/** Sections of a merchant's providers, as `PROVIDERS_FILE` names them; `storage` is the whole shop's. */
const name = z.string().regex(/^[A-Za-z]{1,40}$/)

export const manageProviders = defineCall({
  name: 'ManageProviders',
  method: 'POST',
  path: '/Api/Manage/Providers',
  summary: 'Whom the shop works with: which settings are there by name, never a value, and which are missing.',
  changes: false,
  refusals: [],
  request: z.object({}),
  data: z.array(
    z.object({
      name,
      kind: z.enum(['payment', 'sms', 'mail', 'messenger', 'matting', 'storage']),
      /** `played`: something of the shop stands in for it while the shop is tried. */
      state: z.enum(['ready', 'missing', 'played']),
      /** It is set up in its test mode: no money comes. */
      trial: z.boolean().default(false),
      settings: z.array(z.object({ name: z.string(), there: z.boolean(), needed: z.boolean() })),
      /** What a test asks for: nothing, a mailbox, a phone; `none`: it cannot be tried without a shopper. */
      test: z.enum(['alone', 'mailbox', 'phone', 'none']),
      /** The address that it must be told, where it tells what happened. */
      webhook: z.string(),
    }),
  ),
})

export const testProvider = defineCall({
  name: 'TestProvider',
  method: 'POST',
  path: '/Api/Manage/TestProvider',
  summary: 'Really asks a provider: a message is sent, a key is tried. What it answers names no secret.',
  changes: false,
  refusals: ['provider-missing', 'test-address-missing'],
  request: z.object({ name, to: z.string().max(200).default('') }),
  data: z.object({
    works: z.boolean(),
    /** The provider's own words when it does not. */
    said: z.string(),
  }),
})
