import { sql } from 'drizzle-orm'
import { TOTP, URI } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import type { Reply } from '../../../domain/calls/call.ts'
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
  removeStaff,
  staffSignIn,
  staffSignOut,
} from '../../../domain/calls/staff.ts'
import { invariant } from '../../../domain/never.ts'
import type { StaffId } from '../../../domain/staff/staff.ts'
import { asStaffId } from '../../../server/accounts/staff/invite.ts'
import { staff } from '../../../server/db/schema/staff.tables.ts'
import { onBothEngines, onPostgres } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { foreignStaff, signInAsStaff } from '../../support/worlds/staff-world.ts'

const OLD = 'a long password'
const NEW = 'another long password'
const HALF_MINUTE = 30_000

const BEGIN = Date.UTC(2026, 5, 1)
let now = BEGIN

interface Owner {
  readonly id: StaffId
  readonly browser: TestClient
}

onPostgres('owners who take each other’s way in', (server) => {
  test.each<[what: string, take: (by: Owner, from: Owner) => Promise<Reply<unknown>>]>([
    ['remove', ({ browser }, { id }) => browser.call(removeStaff, { id })],
    ['invite anew', ({ browser }, { id }) => browser.call(inviteStaff, { role: 'owner', id })],
  ])('%s each other at the same moment: one of them stays', async (_, take) => {
    const { db } = server().deps
    await db.update(staff).set({ removedAt: new Date() })
    const people: Owner[] = []
    for (let n = 0; n < 2; n += 1) {
      const browser = await signInAsStaff(server(), server().client(), 'owner')
      const { id } = (await browser.call(getStaffMe, {})).Data
      people.push({ id: asStaffId(id), browser })
    }
    const [one, two] = people
    invariant(one && two, 'there are two owners')
    await db.update(staff).set({ password: 'joined', joinedAt: new Date() })
    const waiting = sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const replies = await db.transaction(async (tx) => {
      await tx.select().from(staff).for('update')
      const both = [take(one, two), take(two, one)]
      await expect.poll(async () => (await db.execute<{ waiting: number }>(waiting)).rows[0]?.waiting).toBe(2)
      return both
    })
    const reasons = (await Promise.all(replies)).map(({ Reason }) => Reason)
    expect(reasons.toSorted()).toEqual(['last-owner', undefined])
  })
})

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

    test('whoever signs out does so in this browser alone, and may do it once more', async () => {
      const { browser, totp } = await aClerk('zhou@example.com')
      const other = server().client()
      await other.call(staffSignIn, { email: 'zhou@example.com', password: OLD, code: nextCode(totp) })
      const session = browser.cookies.get('staff') ?? ''
      expect((await browser.call(staffSignOut, {})).Data).toEqual({})
      expect([browser.cookies.get('staff'), (await browser.call(staffSignOut, {})).Code]).toEqual([undefined, 0])
      // The session is over, not only forgotten by the browser.
      browser.cookies.set('staff', session)
      expect([(await browser.call(getStaffMe, {})).Code, (await other.call(getStaffMe, {})).Code]).toEqual([401, 0])
    })

    test('whoever is removed is out at once, and so is who was only invited; others remove nobody', async () => {
      const { browser, totp, id } = await aClerk('wu@example.com')
      const boss = await owner()
      const invited = (await boss.call(inviteStaff, { role: 'clerk', name: 'Zheng' })).Data
      const foreign = await foreignStaff(server(), 'owner')
      // The list of hosts is believed for half a minute.
      now += HALF_MINUTE + 1
      const clerk = await signInAsStaff(server(), server().client(), 'clerk')
      const there = async () => {
        const ids = (await boss.call(listStaff, {})).Data.map((one) => one.id)
        return [ids.includes(id), ids.includes(invited.id)]
      }
      expect([
        [(await clerk.call(removeStaff, { id })).Code, (await foreign(removeStaff, { id })).Code],
        [(await browser.call(getStaffMe, {})).Code, ...(await there())],
      ]).toEqual([
        [404, 404],
        [0, true, true],
      ])
      expect((await boss.call(removeStaff, { id })).Data).toEqual({ id })
      expect((await boss.call(removeStaff, { id: invited.id })).Data).toEqual({ id: invited.id })
      const log = (await boss.call(manageLog, { Count: 2 })).Data
      const t = invited.url.split('?t=')[1] ?? ''
      const signIn = { email: 'wu@example.com', password: OLD, code: nextCode(totp) }
      expect({
        session: (await browser.call(getStaffMe, {})).Code,
        signIn: (await server().client().call(staffSignIn, signIn)).Reason,
        invitation: (await server().client().call(getInvitation, { t })).Reason,
        there: await there(),
        again: (await boss.call(removeStaff, { id })).Code,
        log: log.map(({ action, about, by }) => [action, about, by]),
      }).toEqual({
        ...{ session: 401, signIn: 'staff-login-wrong', invitation: 'invitation-ended', there: [false, false] },
        again: 404,
        log: [
          ['remove', 'Zheng', 'the owner'],
          ['remove', 'Wang', 'the owner'],
        ],
      })
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
      expect((await boss.call(removeStaff, { id })).Reason).toBe('last-owner')
      expect((await boss.call(listStaff, {})).Data.find((one) => one.id === id)?.role).toBe('owner')
      expect((await browser.call(manageOrders, {})).Code).toBe(0)
    })
  },
  { role: 'api', clock: { now: () => now } },
)
