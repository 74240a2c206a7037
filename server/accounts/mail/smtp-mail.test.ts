import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { errorForLog } from '../../base/error-for-log.ts'
import { ProviderFault } from '../../providers/provider-fault.ts'
import { accountMail } from './account-mails.ts'
import { createSmtpMail, MAIL_SETTINGS } from './smtp-mail.ts'

/** What a mail server heard in one conversation. */
interface Heard {
  readonly commands: string[]
  letter: string
}

const heard: Heard[] = []
let server: Server
let port = 0

/** As much of SMTP (RFC 5321, AUTH PLAIN) as a client needs; `refuse@` mailboxes do not exist. */
function converse(line: string, talk: Heard): string | undefined {
  talk.commands.push(line)
  const verb = line.slice(0, 4).toUpperCase()
  const replies: Readonly<Record<string, string>> = {
    EHLO: '250-stand-in\r\n250-AUTH PLAIN\r\n250 8BITMIME',
    AUTH: line.endsWith(Buffer.from('\0shop\0secret').toString('base64')) ? '235 ok' : '535 no',
    MAIL: '250 ok',
    RCPT: line.includes('refuse@') ? `550 5.1.1 ${line.slice('RCPT TO:'.length)}: no such mailbox` : '250 ok',
    DATA: '354 go on',
    QUIT: '221 bye',
    RSET: '250 ok',
  }
  return replies[verb] ?? '502 unknown'
}

beforeAll(async () => {
  server = createServer((socket) => {
    const talk: Heard = { commands: [], letter: '' }
    heard.push(talk)
    let inLetter = false
    let rest = ''
    socket.write('220 stand-in\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      rest += bytes.toString()
      while (rest.includes('\r\n')) {
        const line = rest.slice(0, rest.indexOf('\r\n'))
        rest = rest.slice(line.length + 2)
        if (inLetter && line !== '.') {
          talk.letter += `${line}\n`
        } else {
          socket.write(inLetter ? '250 taken\r\n' : `${converse(line, talk)}\r\n`)
          inLetter = !inLetter && line.toUpperCase() === 'DATA'
        }
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const settings = (password = 'secret') =>
  MAIL_SETTINGS.schema.parse({
    host: '127.0.0.1',
    port,
    plain: true,
    user: 'shop',
    password,
    from: 'Keepsake <shop@keepsake.example>',
  })
const mail = (to: string) => ({
  mchid: asId<MerchantId>('1'),
  to,
  ...accountMail('register', 'zh-Hans', { shop: '拾光印记', code: '012345' }),
})

test('B§5 registration: the code is mailed by SMTP, from the shop to the one mailbox', async () => {
  await createSmtpMail(settings()).send(mail('wang@example.com'))
  const talk = heard.at(-1)
  const [head = '', body = ''] = (talk?.letter ?? '').split('\n\n')
  expect(talk?.commands.filter((it) => /^(MAIL|RCPT)/.test(it)).map((it) => it.replace(/ BODY.*$/, ''))).toEqual([
    'MAIL FROM:<shop@keepsake.example>',
    'RCPT TO:<wang@example.com>',
  ])
  expect(head).toMatch(/^Subject: =\?UTF-8\?B\?/m)
  expect(Buffer.from(body.replaceAll('\n', ''), 'base64').toString()).toContain('注册验证码是：012345')
})

test('an address cannot smuggle in another one, or a header', async () => {
  const sent = createSmtpMail(settings()).send(mail('a@b.co, evil@example.com'))
  await sent.catch(() => undefined)
  const talk = heard.at(-1)
  expect(talk?.commands.filter((it) => /^RCPT TO:<evil@example\.com>/.test(it))).toEqual([])
})

test('a mailbox that does not exist and a wrong password are told', async () => {
  await expect(createSmtpMail(settings()).send(mail('refuse@example.com'))).rejects.toThrow(/550/)
  await expect(createSmtpMail(settings('wrong')).send(mail('wang@example.com'))).rejects.toThrow(/535/)
})

test('what the log keeps of a mail that was not taken names no mailbox', async () => {
  const error = await createSmtpMail(settings())
    .send(mail('refuse@example.com'))
    .catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ProviderFault)
  expect(JSON.stringify(errorForLog(error))).not.toContain('example.com')
})

test('mail to another machine insists on encryption', async () => {
  const insisting = MAIL_SETTINGS.schema.parse({ host: '127.0.0.1', port, from: 'shop@keepsake.example' })
  await expect(createSmtpMail(insisting).send(mail('wang@example.com'))).rejects.toThrow(/TLS|upgrade|502/i)
  expect(heard.at(-1)?.letter).toBe('')
})
