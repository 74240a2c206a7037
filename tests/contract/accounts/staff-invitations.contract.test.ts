import { sql } from 'drizzle-orm'
import { TOTP, URI } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { acceptInvitation, getInvitation, inviteStaff, listStaff, staffSignIn } from '../../../domain/calls/staff.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { firstOwnerLink, invite } from '../../../server/accounts/staff/invite.ts'
import { createHandInStore } from '../../../server/stores/orders-hand-in.store.ts'
import { createStaffStore } from '../../../server/stores/staff.store.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const SHOP = asId<MerchantId>('1')
const HALF_MINUTE = 30_000
const MINUTE = 60_000
const PASSWORD = { password: 'a long password', password2: 'a long password' }
const BEGIN = Date.UTC(2026, 5, 1)
let now = BEGIN

onBothEngines(
  'invitations to the console',
  (server) => {
    // Both databases begin at the same time.
    afterAll(() => {
      now = BEGIN
    })

    const asOwner = () => signInAsStaff(server(), server().client(), 'owner')
    const tokenOf = (url: string) => url.split('?t=')[1] ?? ''
    const firstLink = async () => {
      const url = await firstOwnerLink(server().deps, SHOP)
      invariant(url, 'nobody owns the shop yet')
      return url
    }
    const codeNow = (uri: string) => {
      const codes = URI.parse(uri)
      invariant(codes instanceof TOTP, 'codes are counted by the time')
      return codes.generate({ timestamp: now })
    }

    test('of two invitations that are accepted at once with one mailbox one is, and the other waits for a mailbox of its own', async () => {
      const owner = await asOwner()
      const accepting = await Promise.all(
        ['Wang', 'Zhao'].map(async (name) => {
          const t = tokenOf((await owner.call(inviteStaff, { role: 'clerk', name })).Data.url)
          const { totp } = (await server().client().call(getInvitation, { t })).Data
          return { t, name, email: 'desk@example.com', ...PASSWORD, code: codeNow(totp) }
        }),
      )
      const answers = await Promise.all(accepting.map((accept) => server().client().call(acceptInvitation, accept)))
      const late = accepting[answers.findIndex(({ Code }) => Code !== 0)]
      invariant(late, 'one of them is too late')
      const again = await server()
        .client()
        .call(acceptInvitation, { ...late, email: 'other@example.com' })
      expect([answers.map(({ Reason }) => Reason).sort(), again.Data.name]).toEqual([
        ['staff-email-taken', undefined],
        late.name,
      ])
    })

    test('the log calls an invited person without a name what he was invited to be, also once the link is dead', async () => {
      const { db, ids } = server().deps
      const invitation = { role: 'owner' as const, name: '' }
      const inviting = { db, ids, env: server().deps.env, mchid: SHOP, actor: 'start', requestId: 'r-log', now }
      await invite(inviting, invitation)
      await createStaffStore(db).dropInvitations(SHOP, 'start')
      await invite(inviting, { ...invitation, role: 'clerk' })
      await invite(inviting, { ...invitation, name: 'Zheng' })
      const lines = (await (await asOwner()).call(manageLog, {})).Data.filter(({ action }) => action === 'invite')
      expect(lines.slice(0, 3).map(({ called, invited }) => [called, invited])).toEqual([
        ['Zheng', 'owner'],
        ['', 'clerk'],
        ['', 'owner'],
      ])
    })

    test('who is invited anew is noted as what he is, whatever the request says of that', async () => {
      const owner = await asOwner()
      const { id } = (await owner.call(inviteStaff, { role: 'clerk', name: 'Qian' })).Data
      await owner.call(inviteStaff, { role: 'owner', id })
      const person = (await owner.call(listStaff, {})).Data.find((one) => one.id === id)
      const notes = await createHandInStore(server().deps.db).notesOf(SHOP, id)
      expect([person?.role, notes.map(({ after }) => after)]).toEqual(['clerk', ['clerk', 'clerk']])
    })

    test('somebody whose session could not be written has not joined: the same invitation and code let him in', async () => {
      const { db } = server().deps
      const t = tokenOf((await (await asOwner()).call(inviteStaff, { role: 'clerk', name: 'Sun' })).Data.url)
      const { totp } = (await server().client().call(getInvitation, { t })).Data
      const accept = { t, email: 'sun@example.com', ...PASSWORD, code: codeNow(totp) }
      await db.execute(sql`alter table staff_sessions add constraint broken check (false) not valid`)
      const broken = await server().client().call(acceptInvitation, accept)
      await db.execute(sql`alter table staff_sessions drop constraint broken`)
      const again = await server().client().call(acceptInvitation, accept)
      expect([broken.Code, again.Reason, again.Data.name]).toEqual([5030, undefined, 'Sun'])
    })

    test('the first link makes an owner once, and dies with the next start; afterwards none is told', async () => {
      const old = tokenOf(await firstLink())
      now += MINUTE + 1
      const [t, together] = [tokenOf(await firstLink()), tokenOf(await firstLink())]
      const browser = server().client()
      expect((await browser.call(getInvitation, { t: old })).Reason).toBe('invitation-ended')
      const invited = await browser.call(getInvitation, { t })
      expect([invited.Data.role, invited.Data.email]).toEqual(['owner', ''])
      // Of nodes that start together the link of each holds, until one is taken.
      expect((await browser.call(getInvitation, { t: together })).Data.role).toBe('owner')
      const accept = { t, name: 'Lin', email: 'Lin@example.com', ...PASSWORD, code: codeNow(invited.Data.totp) }
      expect((await browser.call(acceptInvitation, { ...accept, code: '000000' })).Reason).toBe('staff-code-wrong')
      expect((await browser.call(acceptInvitation, { ...accept, password2: 'another' })).Reason).toBe(
        'passwords-differ',
      )
      const joined = await browser.call(acceptInvitation, accept)
      expect([joined.Data.name, joined.Data.role]).toEqual(['Lin', 'owner'])
      expect((await server().client().call(acceptInvitation, accept)).Reason).toBe('invitation-ended')
      expect((await server().client().call(getInvitation, { t: together })).Reason).toBe('invitation-ended')
      expect(await firstOwnerLink(server().deps, SHOP)).toBe(undefined)
      const people = (await browser.call(listStaff, {})).Data.filter(({ name }) => name === 'Lin')
      expect(people.map(({ name, state }) => [name, state])).toEqual([['Lin', 'joined']])

      const signIn = { email: 'lin@example.com', password: PASSWORD.password }
      const code = codeNow(invited.Data.totp)
      expect(
        (
          await server()
            .client()
            .call(staffSignIn, { ...signIn, code })
        ).Reason,
      ).toBe('staff-login-wrong')
      now += HALF_MINUTE
      const fresh = codeNow(invited.Data.totp)
      expect(
        (
          await server()
            .client()
            .call(staffSignIn, { ...signIn, password: 'wrong', code: fresh })
        ).Reason,
      ).toBe('staff-login-wrong')
      const again = await server()
        .client()
        .call(staffSignIn, { ...signIn, code: fresh })
      expect([again.Data.name, again.Data.merchant.id]).toEqual(['Lin', '1'])
      // Whoever is invited anew is out at once, with the codes of before.
      const second = await browser.call(inviteStaff, { role: 'owner', name: 'Bo' })
      const last = joined.Data.id
      expect((await browser.call(inviteStaff, { role: 'owner', id: last })).Reason).toBe('last-owner')
      expect(second.Data.url).toContain('/manage#/join?t=')
    })
  },
  { role: 'api', clock: { now: () => now } },
)
