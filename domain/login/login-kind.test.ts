import { expect, test } from 'vitest'
import { inMessenger, inMiniProgram, isPc } from '../platform/platform.ts'
import { type LoginEnvironment, loginKind, otherKinds, phoneMissing } from './login-kind.ts'

const place = (known: Partial<LoginEnvironment> = {}): LoginEnvironment => ({
  inMessenger: false,
  inMiniProgram: false,
  osstype: 'LOCAL',
  loginMethod: 1,
  ...known,
})

test('A§6 login method by environment: every combination of messenger, program, storage and login method [A§6.login-kinds]', () => {
  const table = [false, true].flatMap((messenger) =>
    [false, true].flatMap((miniProgram) =>
      ['QINIU', 'S3'].flatMap((osstype) =>
        [0, 1].map((loginMethod) => [
          [messenger && 'messenger', miniProgram && 'program', osstype, loginMethod]
            .filter((it) => it !== false)
            .join(' '),
          loginKind(place({ inMessenger: messenger, inMiniProgram: miniProgram, osstype, loginMethod })),
        ]),
      ),
    ),
  )
  expect(Object.fromEntries(table)).toEqual({
    'QINIU 0': 'phone',
    'QINIU 1': 'phone',
    'S3 0': 'email',
    'S3 1': 'email',
    'program QINIU 0': 'mini-program',
    'program QINIU 1': 'mini-program',
    'program S3 0': 'mini-program',
    'program S3 1': 'mini-program',
    'messenger QINIU 0': 'messenger',
    'messenger QINIU 1': 'phone',
    'messenger S3 0': 'messenger',
    'messenger S3 1': 'email',
    'messenger program QINIU 0': 'mini-program',
    'messenger program QINIU 1': 'mini-program',
    'messenger program S3 0': 'mini-program',
    'messenger program S3 1': 'mini-program',
  })
})

test('readings 5: inside the messenger with login method 0 the messenger signs in, otherwise a phone code [B§6.login-place]', () => {
  expect([
    loginKind(place({ inMessenger: true, loginMethod: 0 })),
    loginKind(place({ inMessenger: true, loginMethod: 1 })),
    loginKind(place()),
  ]).toEqual(['messenger', 'phone', 'phone'])
})

test('readings 32: who has no mainland phone is offered e-mail', () => {
  expect([otherKinds('phone'), otherKinds('email'), otherKinds('messenger'), otherKinds('mini-program')]).toEqual([
    ['email'],
    ['phone'],
    ['phone', 'email'],
    ['phone', 'email'],
  ])
})

test('B§6 login on a PC needs a bound phone', () => {
  expect([
    phoneMissing({ phone: '' }, true),
    phoneMissing({ phone: '' }, false),
    phoneMissing({ phone: '138****0001' }, true),
  ]).toEqual([true, false, false])
})

test('the browser says where the shop is open', () => {
  const agents = {
    iphone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    messenger:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.60 Language/zh_CN',
    company: 'Mozilla/5.0 (Linux; Android 16) Mobile Safari/537.36 wxwork/4.1 MicroMessenger/7.0.1',
    program: 'Mozilla/5.0 (Linux; Android 16) Mobile Safari/537.36 aweme_330000 ToutiaoMicroApp/3.40.0',
    windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
    messengerOnMac:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 MicroMessenger/6.8.0 MacWechat/4.0',
    linux: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
    androidTablet: 'Mozilla/5.0 (Linux; Android 16; Tab) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
    nothing: '',
  }
  expect(
    Object.fromEntries(
      Object.entries(agents).map(([name, agent]) => [
        name,
        [inMessenger(agent) && 'messenger', inMiniProgram(agent) && 'program', isPc(agent) && 'pc'].filter(Boolean),
      ]),
    ),
  ).toEqual({
    iphone: [],
    messenger: ['messenger'],
    company: [],
    program: ['program'],
    windows: ['pc'],
    messengerOnMac: ['messenger', 'pc'],
    linux: ['pc'],
    androidTablet: [],
    nothing: [],
  })
})
