import { z } from 'zod'
import type { DataOf, ParsedRequestOf } from '../../../domain/calls/call.ts'
import type { manageProviders, testProvider } from '../../../domain/calls/manage/providers.ts'
import type { MerchantId } from '../../../domain/ids.ts'
import { MAIL_SETTINGS } from '../../accounts/mail/smtp-mail.ts'
import { SMS_SETTINGS } from '../../accounts/sms/aliyun-sms.ts'
import { wechatAccessToken } from '../../accounts/wechat/wechat-access-token.ts'
import { WECHAT_SETTINGS } from '../../accounts/wechat/wechat-settings.ts'
import { answer, refuse } from '../../base/answer.ts'
import { notifyPath } from '../../base/pay-path.ts'
import { MATTING_SETTINGS } from '../../photos/matting.ts'
import type { CallContext } from '../../ports/call-context.ts'
import type { Deps } from '../../ports/deps.ts'
import type { SettingsSection } from '../../providers/provider-settings.ts'
import { storageProblem } from '../../storage/storage-problem.ts'
import { PAYMENT_KINDS } from '../payment-kinds.ts'
import { createPaymentProviders } from '../payment-providers.ts'
import type { AnyPaymentKind } from '../port/payment-kind.ts'
import { PROVIDER_SECTIONS } from '../provider-sections.ts'

type Told = DataOf<typeof manageProviders>[number]

const STORAGE = 'storage'
const kinds: readonly AnyPaymentKind[] = PAYMENT_KINDS
const paymentOf = (name: string) => kinds.find(({ settings }) => settings?.name === name)

const KINDS: Readonly<Record<string, Pick<Told, 'kind' | 'test'>>> = {
  [SMS_SETTINGS.name]: { kind: 'sms', test: 'phone' },
  [MAIL_SETTINGS.name]: { kind: 'mail', test: 'mailbox' },
  [WECHAT_SETTINGS.name]: { kind: 'messenger', test: 'alone' },
  [MATTING_SETTINGS.name]: { kind: 'matting', test: 'none' },
}

/** Whom the shop can work with, those that take money first. */
export function showProviders(
  { env, providers }: Pick<Deps, 'env' | 'providers'>,
  { caller: { merchantId } }: CallContext<'shop-owner'>,
) {
  const told = PROVIDER_SECTIONS.map((section): Told => {
    const { kind, test } = KINDS[section.name] ?? { kind: 'messenger', test: 'none' }
    const payment = paymentOf(section.name)
    const settings = providers.of(merchantId, section)
    const isPlayed = env.mode !== 'production' && (kind === 'sms' || kind === 'mail')
    return {
      ...{ name: section.name, kind: payment ? 'payment' : kind },
      state: settings === undefined ? (isPlayed ? 'played' : 'missing') : 'ready',
      trial: settings !== undefined && payment?.trial?.is(settings) === true,
      settings: settingsOf(section, settings),
      test: settings === undefined ? 'none' : payment ? 'alone' : test,
      webhook: payment ? `${env.publicUrl}${notifyPath(payment.name, merchantId)}` : '',
    }
  })
  const storage: Told = {
    ...{ name: STORAGE, kind: 'storage', state: 'ready', trial: false, test: 'alone', webhook: '' },
    settings: [{ name: env.storage.type, there: true, needed: true }],
  }
  const isPaid = ({ kind }: Told) => kind === 'payment'
  return answer([...told.filter(isPaid), ...told.filter((one) => !isPaid(one)), storage])
}

/** Which settings of a section there are; what they hold is nobody's to read. */
function settingsOf({ schema }: SettingsSection<unknown>, settings: unknown): Told['settings'] {
  const shape = schema instanceof z.ZodObject ? schema.shape : {}
  return Object.entries(shape).map(([name, field]) => ({
    ...{ name, there: Object(settings)[name] !== undefined },
    needed: !z.safeParse(field, undefined).success,
  }))
}

/** Tries a provider with what there is. */
export async function tryProvider(
  deps: Deps,
  { name, to }: ParsedRequestOf<typeof testProvider>,
  { caller: { merchantId } }: CallContext<'shop-owner'>,
) {
  if (name === STORAGE) {
    const trouble = await storageProblem(deps.storage)
    return answer({ works: trouble === undefined, said: trouble ?? '' })
  }
  const section = PROVIDER_SECTIONS.find((one) => one.name === name)
  const isThere = section !== undefined && deps.providers.of(merchantId, section) !== undefined
  const ask = isThere ? trialOf(deps, merchantId, name, to) : undefined
  if (!ask) {
    return refuse('provider-missing')
  }
  if ((name === SMS_SETTINGS.name || name === MAIL_SETTINGS.name) && to.trim() === '') {
    return refuse('test-address-missing')
  }
  try {
    await ask()
    return answer({ works: true, said: '' })
  } catch (error) {
    deps.log.warn({ err: error, provider: name }, 'a provider that was tried does not work')
    return answer({ works: false, said: error instanceof Error ? error.message : 'unknown' })
  }
}

/** A code that opens nothing. */
const NO_CODE = '000000'

function trialOf(deps: Deps, mchid: MerchantId, name: string, to: string): (() => Promise<unknown>) | undefined {
  const payment = paymentOf(name)
  if (payment) {
    return async () => await (await createPaymentProviders(deps).find(mchid, payment.name))?.reach()
  }
  switch (name) {
    case SMS_SETTINGS.name:
      return () => deps.sms.send({ mchid, phone: to.trim(), code: NO_CODE })
    case MAIL_SETTINGS.name:
      return () => deps.mail.send({ mchid, to: to.trim(), subject: 'Keepsake', text: 'Keepsake: OK' })
    case WECHAT_SETTINGS.name:
      return () => wechatAccessToken(deps, mchid)
    default:
      return undefined
  }
}
