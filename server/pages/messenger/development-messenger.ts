import type { FastifyInstance } from 'fastify'
import { CALL_BASE } from '../../../domain/calls/call-head.ts'
import { MESSENGER_CALLBACK } from '../../../domain/calls/messenger.ts'
import type { Language } from '../../../domain/language.ts'
import type { WechatPerson } from '../../accounts/wechat/wechat-api.ts'
import { callerOf } from '../../routes/caller-of.ts'
import { html } from '../html.ts'
import { PAY_STYLE_PATH } from '../pay-style.ts'

export const DEVELOPMENT_MESSENGER = '/dev/messenger'

const PEOPLE = [
  { code: 'dev-xiaoming', nickname: '小明' },
  { code: 'dev-xiaohong', nickname: '小红' },
] as const

const WORDS = {
  'zh-Hans': {
    title: '开发用登录页',
    what: '这不是微信。本店还没有接通微信，开发时用这一页代替它的登录页，正式环境里没有这一页。',
    as: '以{name}的身份登录',
    refuse: '不同意',
  },
  en: {
    title: 'Sign-in page for development',
    what: 'This is not the messenger. No messenger account is set up for this shop; while it is developed this page stands in for the real one. A shop in production does not have it.',
    as: 'Sign in as {name}',
    refuse: 'Do not agree',
  },
  'zh-Hant': {
    title: '開發用登入頁',
    what: '這不是微信。本店還沒有接通微信，開發時用這一頁代替它的登入頁，正式環境裡沒有這一頁。',
    as: '以{name}的身分登入',
    refuse: '不同意',
  },
} as const satisfies Record<Language, Record<string, string>>

/** Who a code of the development page stands for. */
export function developmentPerson(code: string): WechatPerson | undefined {
  const person = PEOPLE.find((one) => one.code === code)
  return person && { openid: person.code, nickname: person.nickname, avatar: '' }
}

/** The page that stands in for the messenger's own, where no account of it is set up. Never there in production. */
export function developmentMessengerPage(app: FastifyInstance): void {
  app.get<{ Querystring: { readonly state?: string } }>(
    DEVELOPMENT_MESSENGER,
    { config: { policy: 'anyone' } },
    async (request, reply) => {
      const { language } = callerOf(request)
      const messages = WORDS[language]
      const state = String(request.query.state ?? '')
      const form = (code: string, label: string, className: string) =>
        html`<form method="get" action="${CALL_BASE}${MESSENGER_CALLBACK}"><input type="hidden" name="state" value="${state}">${code === '' ? '' : html`<input type="hidden" name="code" value="${code}">`}<button class="${className}" type="submit">${label}</button></form>`
      const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${messages.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${PAY_STYLE_PATH}">
</head>
<body>
<main>
<h1>${messages.title}</h1>
<p class="note" role="note">${messages.what}</p>
${PEOPLE.map(({ code, nickname }) => form(code, messages.as.replace('{name}', nickname), 'button'))}
${form('', messages.refuse, 'button quiet')}
</main>
</body>
</html>
`
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page.text)
    },
  )
}
