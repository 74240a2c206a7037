import { beforeAll, expect, test } from 'vitest'
import { onBothEngines } from '../../support/servers/engines.ts'
import { field, type SpecClient, type SpecReply, specClient } from '../../support/servers/spec-client.ts'

const SENT = { Code: 0, Data: { resendAfter: 60, expiresIn: 300 }, Msg: '' }

onBothEngines('users and coupons by the payloads of the specifications alone', (server) => {
  let client: SpecClient
  let uid: string
  beforeAll(async () => {
    client = specClient(server())
    uid = await client.signIn('13911110005')
  })
  const codeFor = async (to: string) =>
    (await server().deps.outbox.messages()).findLast((it) => it.to === to)?.code ?? ''
  const userOf = (reply: SpecReply) => reply.Data as Readonly<Record<string, unknown>>

  test('A§7 SendLoginVerifyCode, UserLogin: phone, then phone and verifycode', async () => {
    const other = specClient(server())
    expect(await other.post('/Mobile/Shop/SendLoginVerifyCode', { phone: '13911110006' })).toEqual(SENT)
    const reply = await other.post('/Mobile/Shop/UserLogin', {
      phone: '13911110006',
      verifycode: await codeFor('13911110006'),
    })
    expect(reply).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: {
        ...{ uid: expect.any(String), phone: '139****0006', nickname: '', avatar: '', mchid: '1', typeid: '0' },
        ...{ discount: 1, expiredate: 0, refereeid: '', loginType: 'phone' },
      },
    })
  })

  test('A§7 GetUserInfo: uid', async () => {
    const reply = await client.post('/Mobile/User/GetUserInfo', { uid })
    expect([reply.Code, userOf(reply)['uid'], userOf(reply)['phone']]).toEqual([0, uid, '139****0005'])
  })

  test('A§7 SendVerifyCode, BindUserPhone: phone, verifycode and uid bind another phone', async () => {
    const other = specClient(server())
    const otherUid = await other.signIn('13911110008')
    expect(await other.post('/Mobile/Shop/SendVerifyCode', { phone: '13911110007' })).toEqual(SENT)
    const verifycode = await codeFor('13911110007')
    const given = { phone: '13911110007', verifycode, uid: otherUid }
    const reply = await other.post('/Mobile/Shop/BindUserPhone', given)
    expect([reply.Code, userOf(reply)['phone']]).toEqual([0, '139****0007'])
  })

  test('A§7 /Mobile/User/UserReg, UserLogin: the e-mail variant', async () => {
    const other = specClient(server())
    const account = { email: 'spec@example.com', password: 'a long password', password2: 'a long password' }
    expect(userOf(await other.post('/Mobile/User/UserReg', account))['step']).toBe('check-mail')
    const made = await other.post('/Mobile/User/UserReg', { ...account, verifycode: await codeFor('spec@example.com') })
    expect([made.Code, userOf(made)['loginType']]).toEqual([0, 'email'])
    const { email, password } = account
    const again = await specClient(server()).post('/Mobile/User/UserLogin', { email, password })
    expect([again.Code, userOf(again)['uid']]).toEqual([0, userOf(made)['uid']])
  })

  test('A§7 GetPromoListByUID, GetPromoInfoByCode, BindPromo: mchid, uid, code', async () => {
    const known = await client.post('/Mobile/Shop/GetPromoInfoByCode', { mchid: '1', code: 'HELLO20' })
    const coupon = {
      ...{ id: expect.any(String), promoid: expect.any(String), code: 'HELLO20', name: expect.any(String) },
      ...{ type: 'amount', amount: 2000, rate: 0, startTime: expect.any(Number), expireTime: expect.any(Number) },
      ...{ effectRemain: expect.any(Number), status: expect.any(String), isPublic: expect.any(Boolean) },
      ...{ productIdList: [], productNames: [], minimum: expect.any(Number) },
    }
    expect(known).toEqual({ Code: 0, Data: coupon, Msg: '' })
    const bound = await client.post('/Mobile/Shop/BindPromo', { mchid: '1', uid, code: 'HELLO20' })
    expect(bound).toEqual({ Code: 0, Data: coupon, Msg: '' })
    const list = await client.post('/Mobile/Shop/GetPromoListByUID', { mchid: '1', uid })
    expect((list.Data as { id: string }[]).some(({ id }) => id === field(bound, 'id'))).toBe(true)
  })

  test('B§7 GetUserTypeList, CreateUpgradeUserLevelOrder, QueryUpgradeUserLevelOrderStatus', async () => {
    const levels = await client.post('/Mobile/Shop/GetUserTypeList', { mchid: '1' })
    expect((levels.Data as { id: string; discount: number }[]).map(({ id, discount }) => [id, discount])).toEqual([
      ['0', 1],
      ['1', 0.95],
      ['2', 0.9],
      ['3', 0.85],
    ])
    const order = await client.post('/Mobile/Shop/CreateUpgradeUserLevelOrder', { mchid: '1', uid, typeid: '1' })
    expect(order).toEqual({
      ...{ Code: 0, Msg: '' },
      Data: {
        orderid: expect.any(String),
        pay_amount: 2900,
        currency: 'CNY',
        status: 1000,
        payurl: expect.any(String),
      },
    })
    const orderid = field(order, 'orderid')
    expect(await client.post('/Mobile/Shop/QueryUpgradeUserLevelOrderStatus', { mchid: '1', uid, orderid })).toEqual({
      ...{ Code: 0, Data: { orderid, typeid: '1', state: 'awaiting-pay', expiredate: 0 }, Msg: '' },
    })
  })

  test('B§7 GetWxApiConfig: mchid and url; a shop without the messenger says so', async () => {
    const reply = await client.post('/Mobile/Shop/GetWxApiConfig', {
      mchid: '1',
      url: 'http://localhost:8080/emall/app/',
    })
    expect([reply.Code > 0, reply.Msg !== '']).toEqual([true, true])
  })
})
