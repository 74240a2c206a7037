import { noticeTemplate } from '../../domain/notice/notice.ts'
import { createSmtpMail, MAIL_SETTINGS } from '../accounts/mail/smtp-mail.ts'
import { SMS_SETTINGS, sendAliyunSms } from '../accounts/sms/aliyun-sms.ts'
import { dropWechatAccessToken, wechatAccessToken } from '../accounts/wechat/wechat-access-token.ts'
import { createWechatApi, WechatTokenGone } from '../accounts/wechat/wechat-api.ts'
import { WECHAT_SETTINGS } from '../accounts/wechat/wechat-settings.ts'
import type { Deps } from '../ports/deps.ts'
import type { NoticeMessage, NoticeSender } from '../ports/notice-sender.ts'

type World = Pick<Deps, 'db' | 'providers' | 'clock' | 'outbox'> & { readonly mode: Deps['env']['mode'] }

/** Tells shoppers by the merchant's own providers; where nobody pays for it yet, by the development outbox. */
export function createNoticeSender(world: World): NoticeSender {
  const { providers, clock, outbox } = world
  const isTrial = world.mode !== 'production'
  return {
    sends({ mchid, channel, kind }) {
      switch (channel) {
        case 'sms': {
          const settings = providers.of(mchid, SMS_SETTINGS)
          return settings ? noticeTemplate(settings.noticeTemplates, kind) !== undefined : isTrial
        }
        case 'mail':
          return providers.of(mchid, MAIL_SETTINGS) !== undefined || isTrial
        case 'messenger':
          return noticeTemplate(providers.of(mchid, WECHAT_SETTINGS)?.noticeTemplates, kind) !== undefined
      }
    },

    async send(message) {
      const { mchid, to, kind, order, parcel, invoice, shop } = message
      switch (message.channel) {
        case 'sms': {
          const settings = providers.of(mchid, SMS_SETTINGS)
          const template = noticeTemplate(settings?.noticeTemplates, kind)
          if (settings && template) {
            await sendAliyunSms(settings, clock, {
              phone: to,
              template,
              params: { order, parcel, invoice, shop },
              key: message.key,
            })
          } else {
            await outbox.send({ mchid, phone: to, code: '', text: `${message.title}。${message.text}` })
          }
          break
        }
        case 'mail': {
          const settings = providers.of(mchid, MAIL_SETTINGS)
          const mail = { mchid, to, subject: `${shop}: ${message.title}`, text: `${message.text}\n\n${message.url}` }
          await (settings ? createSmtpMail(settings).send({ ...mail, key: message.key }) : outbox.send(mail))
          break
        }
        case 'messenger':
          await tellByWechat(world, message)
          break
      }
    },
  }
}

async function tellByWechat(world: World, message: NoticeMessage) {
  const { mchid, to, kind, title, order, parcel, invoice, shop, url, key } = message
  const settings = world.providers.of(mchid, WECHAT_SETTINGS)
  const template = noticeTemplate(settings?.noticeTemplates, kind)
  if (!settings || !template) {
    throw new Error(`the merchant ${mchid} has no template for ${kind}`)
  }
  const token = await wechatAccessToken(world, mchid)
  const told = { title, order, parcel, invoice, shop }
  const data = Object.entries(template.fields).map(([field, what]) => [field, { value: told[what] }])
  try {
    await createWechatApi(settings).sendTemplate(token, {
      ...{ touser: to, template_id: template.id, url, client_msg_id: key, data: Object.fromEntries(data) },
    })
  } catch (error) {
    if (error instanceof WechatTokenGone) {
      await dropWechatAccessToken(world, mchid, token)
    }
    throw error
  }
}
