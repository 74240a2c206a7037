import { TOTP, URI } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { manageOrders } from '../../../domain/calls/manage/orders.ts'
import { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import {
  acceptInvitation,
  changeStaffPassword,
  changeStaffRole,
  getInvitation,
  getStaffMe,
  inviteStaff,
  listStaff,
  staffSignIn,
} from '../../../domain/calls/staff.ts'
import { invariant } from '../../../domain/never.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const OLD = 'a long password'
const NEW = 'another long password'
const HALF_MINUTE = 30_000

const BEGIN = Date.UTC(2026, 5, 1)
let now = BEGIN

onBothEngines(
  'who works at the console',
  (server) => {
    // Both databases begin at the same time.
    afterAll(() => {
      now = BEGIN
    })

    const owner = () => signInAsStaff(server(), server().client(), 'owner')

    /** The code of an authenticator half a minute later: each works once. */
    function nextCode(uri: string): string {
      const codes = URI.parse(uri)
      invariant(codes instanceof TOTP, 'codes are counted by the time')
      now += HALF_MINUTE
      return codes.generate({ timestamp: now })
    }

    async function aClerk(email: string) {
      const invited = (await (await owner()).call(inviteStaff, { role: 'clerk', name: 'Wang' })).Data
      const t = invited.url.split('?t=')[1] ?? ''
      const browser = server().client()
      const { totp } = (await browser.call(getInvitation, { t })).Data
      await browser.call(acceptInvitation, { t, email, password: OLD, password2: OLD, code: nextCode(totp) })
      return { browser, totp, id: invited.id }
    }

    test('a password is changed with the one of before and a code; every other browser is signed out', async () => {
      const { browser, totp } = await aClerk('wang@example.com')
      const other = server().client()
      const signIn = { email: 'wang@example.com', password: OLD }
      await other.call(staffSignIn, { ...signIn, code: nextCode(totp) })
      const change = { old: OLD, password: NEW, password2: NEW }
      const refused = [
        await browser.call(changeStaffPassword, { ...change, password2: OLD, code: nextCode(totp) }),
        await browser.call(changeStaffPassword, { ...change, old: 'wrong', code: nextCode(totp) }),
        await browser.call(changeStaffPassword, { ...change, code: '000000' }),
      ]
      expect(refused.map(({ Reason }) => Reason)).toEqual([
        'passwords-differ',
        'staff-login-wrong',
        'staff-login-wrong',
      ])
      expect((await browser.call(changeStaffPassword, { ...change, code: nextCode(totp) })).Code).toBe(0)
      expect([(await browser.call(getStaffMe, {})).Code, (await other.call(getStaffMe, {})).Code]).toEqual([0, 401])
      const again = await server()
        .client()
        .call(staffSignIn, { ...signIn, code: nextCode(totp) })
      const fresh = await server()
        .client()
        .call(staffSignIn, { ...signIn, password: NEW, code: nextCode(totp) })
      expect([again.Reason, fresh.Data.name]).toEqual(['staff-login-wrong', 'Wang'])
    })

    test('another role counts at once, in the log too; the last owner stays one', async () => {
      const { browser, id } = await aClerk('li@example.com')
      const boss = await owner()
      expect((await browser.call(manageLog, {})).Code).toBe(404)
      expect((await boss.call(changeStaffRole, { id, role: 'owner' })).Code).toBe(0)
      const log = (await browser.call(manageLog, {})).Data
      expect(log.filter(({ action }) => action === 'role').map(({ action }) => action)).toEqual(['role'])
      // Of those who have joined he is the only owner now.
      expect((await boss.call(changeStaffRole, { id, role: 'factory' })).Reason).toBe('last-owner')
      expect((await boss.call(listStaff, {})).Data.find((one) => one.id === id)?.role).toBe('owner')
      expect((await browser.call(manageOrders, {})).Code).toBe(0)
    })
  },
  { role: 'api', clock: { now: () => now } },
)
