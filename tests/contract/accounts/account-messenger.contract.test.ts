import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getUserInfo } from '../../../domain/calls/account.ts'
import { getWxApiConfig, miniProgramLogin } from '../../../domain/calls/messenger.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { DOUYIN_SETTINGS } from '../../../server/accounts/douyin/douyin-settings.ts'
import { dropWechatAccessToken, wechatAccessToken } from '../../../server/accounts/wechat/wechat-access-token.ts'
import { WECHAT_SETTINGS } from '../../../server/accounts/wechat/wechat-settings.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { type FakeServer, type ReceivedRequest, startFakeServer } from '../../support/servers/fake-server.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import type { TestServer } from '../../support/servers/test-server.ts'
import { providerSettingsOf } from '../../support/worlds/provider-settings-of.ts'

const SECRET = 'the secret of the account'
const START = '/emall/index.php/Mobile/Shop/GetUserInfoOnLoad'
const CALLBACK = '/emall/index.php/Mobile/Shop/MessengerSignedIn'
const LOGIN = '/emall/app/#/login'
const merchantId = asId<MerchantId>('1')

let now = Date.UTC(2026, 0, 1)
const clock = { now: () => now }
let wechat: FakeServer
let douyin: FakeServer
/** What the merchant's settings say now; the stand-ins' addresses are known only once they listen. */
let settings: Readonly<Record<string, unknown>> = {}
let lent = 0

/** As much of WeChat's published protocol as the shop speaks. */
function answerAsWechat({ url, method, body }: ReceivedRequest): object {
  const query = Object.fromEntries(url.searchParams)
  switch (url.pathname) {
    case '/sns/oauth2/access_token':
      return query['secret'] === SECRET && query['appid'] === 'wx1' && query['grant_type'] === 'authorization_code'
        ? personToken(query['code'] ?? '')
        : { errcode: 40125, errmsg: 'invalid appsecret' }
    case '/sns/userinfo':
      return query['access_token'] === `token-of-${query['openid']}`
        ? {
            openid: query['openid'],
            nickname: '小明',
            headimgurl: 'http://thirdwx.qlogo.cn/mmopen/132',
            unionid: 'union-1',
          }
        : { errcode: 40001, errmsg: 'invalid credential' }
    case '/cgi-bin/stable_token': {
      const asked = JSON.parse(body)
      lent += 1
      return method === 'POST' && asked.secret === SECRET && asked.grant_type === 'client_credential'
        ? { access_token: `account-token-${lent}`, expires_in: 7200 }
        : { errcode: 40125, errmsg: 'invalid appsecret' }
    }
    case '/cgi-bin/ticket/getticket':
      return query['access_token'] === `account-token-${lent}` && query['type'] === 'jsapi'
        ? { errcode: 0, errmsg: 'ok', ticket: `ticket-${lent}`, expires_in: 7200 }
        : { errcode: 40001, errmsg: 'invalid credential' }
    default:
      return { errcode: 404, errmsg: 'unknown' }
  }
}

function personToken(code: string): object {
  return code.startsWith('code-')
    ? { access_token: `token-of-${code.slice(5)}`, openid: code.slice(5), scope: 'snsapi_userinfo', expires_in: 7200 }
    : { errcode: 40029, errmsg: 'invalid code' }
}

function answerAsDouyin({ url, method, body }: ReceivedRequest): object {
  const asked = JSON.parse(body)
  if (url.pathname !== '/api/apps/v2/jscode2session' || method !== 'POST' || asked.secret !== SECRET) {
    return { err_no: 40015, err_tips: 'appid error' }
  }
  return asked.code === 'good'
    ? {
        err_no: 0,
        err_tips: 'success',
        data: { session_key: 'key', openid: 'dy-1', anonymous_openid: '', unionid: 'u-1' },
      }
    : { err_no: 40018, err_tips: 'bad code' }
}

beforeAll(async () => {
  wechat = await startFakeServer(answerAsWechat)
  douyin = await startFakeServer(answerAsDouyin)
})
afterAll(async () => {
  await wechat?.stop()
  await douyin?.stop()
})
beforeEach(() => {
  now += 11 * 60_000
  settings = {
    wechat: WECHAT_SETTINGS.schema.parse({ appid: 'wx1', secret: SECRET, apiBase: wechat.base }),
    douyin: DOUYIN_SETTINGS.schema.parse({ appid: 'tt1', secret: SECRET, apiBase: douyin.base }),
  }
})

const get = (browser: TestClient, url: string) => browser.request({ method: 'GET', url })

/** Sets out for the messenger's page; answers where the browser was sent and the state it carries. */
async function setOut(browser: TestClient, query: Readonly<Record<string, string>> = {}) {
  const reply = await get(browser, `${START}?${new URLSearchParams({ mchid: '1', ...query })}`)
  const to = reply.headers.location ?? ''
  const state = to.includes('state=') ? (new URL(to, 'http://localhost').searchParams.get('state') ?? '') : ''
  return { to, state }
}

/** Where the browser is sent when it comes back. */
async function comeBack(browser: TestClient, query: Readonly<Record<string, string>>): Promise<string> {
  return (await get(browser, `${CALLBACK}?${new URLSearchParams(query)}`)).headers.location ?? ''
}

async function signedInBy(server: TestServer, code: string, query: Readonly<Record<string, string>> = {}) {
  const browser = server.client()
  const { state } = await setOut(browser, query)
  return { browser, to: await comeBack(browser, { code, state }) }
}

onBothEngines(
  'signing in by the messenger',
  (server) => {
    test('A§7 GetUserInfoOnLoad: out to the messenger with state and a fixed way back, in again where the shopper was [A§7.GetUserInfoOnLoad]', async () => {
      const browser = server().client()
      const jumpurl = 'http://localhost/emall/app/#/theme_list?pid=p1'
      const { to, state } = await setOut(browser, { jumpurl })
      const url = new URL(to)
      expect([url.origin + url.pathname, url.hash, Object.fromEntries(url.searchParams)]).toEqual([
        'https://open.weixin.qq.com/connect/oauth2/authorize',
        '#wechat_redirect',
        {
          appid: 'wx1',
          redirect_uri: `http://localhost${CALLBACK}`,
          response_type: 'code',
          scope: 'snsapi_userinfo',
          state,
        },
      ])
      expect(state).toMatch(/^[A-Za-z0-9_-]{43}$/)
      expect(await comeBack(browser, { code: 'code-o1', state })).toBe('/emall/app/#/theme_list?pid=p1')
      const { nickname, avatar, loginType, phone } = (await browser.call(getUserInfo, {})).Data
      expect({ nickname, avatar, loginType, phone }).toEqual({
        nickname: '小明',
        avatar: 'https://thirdwx.qlogo.cn/mmopen/132',
        loginType: 'wechat',
        phone: '',
      })
    })

    test('the same person is the same user, also by the name over all accounts of the owner', async () => {
      const uids: string[] = []
      for (const code of ['code-o1', 'code-o1', 'code-another-account']) {
        const { browser } = await signedInBy(server(), code)
        uids.push((await browser.call(getUserInfo, {})).Data.uid)
      }
      expect(new Set(uids).size).toBe(1)
    })

    test('two who come back at once as one new person are one user', async () => {
      const both = await Promise.all([signedInBy(server(), 'code-twin'), signedInBy(server(), 'code-twin')])
      const uids = await Promise.all(both.map(async (it) => (await it.browser.call(getUserInfo, {})).Data.uid))
      expect(uids[0]).toBe(uids[1])
    })

    test('safety 3.40: a state counts once, for ten minutes, and only in the browser that set out', async () => {
      const browser = server().client()
      const { state } = await setOut(browser)
      const fault = `${LOGIN}?nt=index&fault=messenger-verification-failed`
      const thief = server().client()
      await setOut(thief)
      expect(await comeBack(thief, { code: 'code-o2', state })).toBe(fault)
      expect(await comeBack(server().client(), { code: 'code-o2', state })).toBe(fault)
      expect(await comeBack(browser, { code: 'code-o2', state: 'another' })).toBe(fault)
      expect(await comeBack(browser, { code: 'code-o2', state })).toBe('/emall/app/#/index')
      expect(await comeBack(browser, { code: 'code-o2', state })).toBe(fault)
      const late = await setOut(browser)
      now += 10 * 60_000 + 1
      expect(await comeBack(browser, { code: 'code-o2', state: late.state })).toBe(fault)
    })

    test('safety 3.40: hostile jump addresses lead home, places of the shop are reached', async () => {
      const hostile = [
        ...['https://evil.com', '//evil.com', '/\\evil.com', 'javascript:alert(1)', 'https://localhost@evil.com/'],
        ...['https://localhost.evil.com/', 'http://localhost:8081/', 'data:text/html,x', '\thttps://evil.com'],
      ]
      const reached: string[] = []
      for (const jumpurl of [...hostile, '', '/emall/app/#/pay_index?aid=a1']) {
        reached.push((await signedInBy(server(), 'code-o3', { jumpurl })).to)
      }
      expect(reached).toEqual([
        ...Array(hostile.length + 1).fill('/emall/app/#/index'),
        '/emall/app/#/pay_index?aid=a1',
      ])
    })

    test('B§8 login: messenger verification failed, for a wrong code, a refusal and a messenger that is away [B§8.messenger-refused]', async () => {
      const jumpurl = '/emall/app/#/user_index'
      const fault = `${LOGIN}?nt=user_index&fault=messenger-verification-failed`
      const refused = server().client()
      const { state } = await setOut(refused, { jumpurl })
      expect([(await signedInBy(server(), 'wrong', { jumpurl })).to, await comeBack(refused, { state })]).toEqual([
        fault,
        fault,
      ])
      settings = {
        wechat: WECHAT_SETTINGS.schema.parse({ appid: 'wx1', secret: SECRET, apiBase: 'http://127.0.0.1:9' }),
      }
      const away = await signedInBy(server(), 'code-o1', { jumpurl })
      expect([away.to, (await away.browser.call(getUserInfo, {})).Code]).toEqual([fault, 401])
    })

    test('another shop than the address says is not signed in to', async () => {
      expect((await setOut(server().client(), { mchid: '2' })).to).toBe(
        `${LOGIN}?nt=index&fault=messenger-verification-failed`,
      )
    })

    test('safety 3.35: signing in begins a new session and ends the one that was there', async () => {
      const browser = server().client()
      await browser.signIn('13800000031', server().deps.outbox)
      const before = browser.cookies.get('sid') ?? ''
      const { state } = await setOut(browser)
      await comeBack(browser, { code: 'code-o4', state })
      const old = server().client()
      old.cookies.set('sid', before)
      expect([browser.cookies.get('sid') === before, (await old.call(getUserInfo, {})).Code]).toEqual([false, 401])
    })

    test('A§2 entry links: uid and wxopenid in the address are nobody’s identity [A§2.entry-uid]', async () => {
      const { browser } = await signedInBy(server(), 'code-o5', { uid: 'somebody', wxopenid: 'o1', subscribe: '1' })
      const first = await signedInBy(server(), 'code-o1')
      const [mine, other] = [
        (await browser.call(getUserInfo, {})).Data,
        (await first.browser.call(getUserInfo, {})).Data,
      ]
      expect([mine.uid === 'somebody', mine.loginType, other.loginType]).toEqual([false, 'wechat', 'wechat'])
    })

    test('A§7 GetUserInfoOnLoad: refereeid stays with who comes for the first time', async () => {
      const referrer = await server().signedIn('13800000032')
      const { uid } = (await referrer.call(getUserInfo, {})).Data
      // Another person altogether: this one is not known over all accounts either.
      settings = {
        ...settings,
        douyin: DOUYIN_SETTINGS.schema.parse({ appid: 'tt1', secret: SECRET, apiBase: douyin.base }),
      }
      await server().deps.db.execute("delete from identities where provider = 'wechat'")
      const { browser } = await signedInBy(server(), 'code-o6', { refereeid: uid })
      expect((await browser.call(getUserInfo, {})).Data.refereeid).toBe(uid)
    })

    test('without an account of the messenger a page says that it stands in for it, and never in production', async () => {
      settings = {}
      const browser = server().client()
      const { to, state } = await setOut(browser, { jumpurl: '/emall/app/#/user_index' })
      expect(to).toBe(`/dev/messenger?state=${state}`)
      const page = await get(browser, to)
      expect([page.statusCode, page.body.includes('这不是微信')]).toEqual([200, true])
      expect(await comeBack(browser, { code: 'dev-nobody', state })).toBe(
        `${LOGIN}?nt=user_index&fault=messenger-verification-failed`,
      )
      expect((await signedInBy(server(), 'dev-xiaohong')).to).toBe('/emall/app/#/index')
    })

    test('B§7 GetWxApiConfig: own pages are signed with the ticket, without their fragment [B§7.GetWxApiConfig]', async () => {
      const url = 'http://localhost:8080/emall/app/?mchid=1'
      const reply = await server()
        .client()
        .call(getWxApiConfig, { mchid: '1', url: `${url}#/index` })
      const { appid, timestamp, noncestr, signature } = reply.Data
      const text = `jsapi_ticket=ticket-${lent}&noncestr=${noncestr}&timestamp=${timestamp}&url=${url}`
      expect({ appid, timestamp, signature }).toEqual({
        appid: 'wx1',
        timestamp: Math.floor(now / 1000),
        signature: createHash('sha1').update(text).digest('hex'),
      })
    })

    test('safety 3.41: pages of others are not signed', async () => {
      const urls = [
        'https://evil.com/',
        'http://localhost:8081/',
        'https://localhost.evil.com/',
        'nonsense',
        'http://a@b/',
      ]
      const codes = await Promise.all(
        urls.map(async (url) => (await server().client().call(getWxApiConfig, { mchid: '1', url })).Code),
      )
      expect(codes).toEqual(urls.map(() => 1122))
    })

    test('safety 3.41: sixty signatures a minute and no more', async () => {
      const browser = await server().signedIn('13800000033')
      const codes: number[] = []
      for (let times = 0; times < 61; times += 1) {
        codes.push((await browser.call(getWxApiConfig, { mchid: '1', url: 'https://evil.com/' })).Code)
      }
      expect([codes.slice(0, 60).every((code) => code === 1122), codes[60]]).toEqual([true, 4290])
    })

    test('the token of the account is lent once for everybody, renewed before it ends, and after it was refused', async () => {
      now += 3 * 3_600_000
      const before = lent
      const tokens = await Promise.all(Array.from({ length: 8 }, () => wechatAccessToken(server().deps, merchantId)))
      expect([new Set(tokens).size, lent - before]).toEqual([1, 1])
      now += (7200 - 300) * 1000 - 1
      expect(await wechatAccessToken(server().deps, merchantId)).toBe(tokens[0])
      now += 1
      const renewed = await wechatAccessToken(server().deps, merchantId)
      await dropWechatAccessToken(server().deps, merchantId, renewed)
      expect([renewed === tokens[0], (await wechatAccessToken(server().deps, merchantId)) === renewed]).toEqual([
        false,
        false,
      ])
    })

    test('a ticket is had although somebody else ended the token early', async () => {
      now += 3 * 3_600_000
      await wechatAccessToken(server().deps, merchantId)
      // The messenger knows only newer tokens now.
      lent += 1
      const reply = await server().client().call(getWxApiConfig, { mchid: '1', url: 'http://localhost:8080/' })
      expect(reply.Code).toBe(0)
    })

    test('A§6 short-video mini-program: its login code signs in, the same person as the same user [A§6.login-program]', async () => {
      const uids: string[] = []
      for (const code of ['good', 'good']) {
        const browser = server().client()
        const reply = await browser.call(miniProgramLogin, { code, anonymous_code: 'a' })
        uids.push(reply.Data.uid)
        expect([reply.Data.loginType, (await browser.call(getUserInfo, {})).Code]).toEqual(['douyin', 0])
      }
      expect(uids[0]).toBe(uids[1])
      expect(JSON.parse(douyin.asked.at(-1)?.body ?? '')).toEqual({
        appid: 'tt1',
        secret: SECRET,
        code: 'good',
        anonymous_code: 'a',
      })
    })

    test('a mini-program that does not vouch, and one that is not set up, are said', async () => {
      const browser = server().client()
      const bad = await browser.call(miniProgramLogin, { code: 'bad' })
      settings = {}
      const none = await browser.call(miniProgramLogin, { code: 'good' })
      const developing = await browser.call(miniProgramLogin, { code: 'dev-xiaoming' })
      expect([bad.Code, none.Code, developing.Code, developing.Data.loginType]).toEqual([1120, 1121, 0, 'douyin'])
    })

    test('no reply holds a secret of a provider', async () => {
      const replies = [
        (await get(server().client(), `${START}?mchid=1`)).headers.location ?? '',
        JSON.stringify(await server().client().call(getWxApiConfig, { mchid: '1', url: 'http://localhost:8080/' })),
        JSON.stringify(await server().client().call(miniProgramLogin, { code: 'bad' })),
      ]
      expect(replies.filter((reply) => reply.includes(SECRET) || reply.includes('account-token'))).toEqual([])
    })
  },
  { clock, override: (deps) => ({ ...deps, providers: providerSettingsOf(() => settings) }) },
)
