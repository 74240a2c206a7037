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
} from '../../domain/calls/staff.ts'
import { isLastOwner } from '../../domain/staff/staff.ts'
import { changePassword } from '../accounts/staff/change-staff-password.ts'
import { asStaffId, invite } from '../accounts/staff/invite.ts'
import { joinStaff, showInvitation, signInStaff, staffMe } from '../accounts/staff/staff-sign-in.ts'
import { answer, refuse } from '../base/answer.ts'
import { tokenHash } from '../base/tokens.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'
import { createHandInStore } from '../stores/orders-hand-in.store.ts'
import { createStaffStore } from '../stores/staff.store.ts'

/** Who works at the merchant's console, and how he comes in. */
export const staffCalls: CallGroup = {
  name: 'staff',
  routes: (deps) => [
    route({
      call: getStaffMe,
      policy: 'staff',
      handle: async (_, { db, caller }) => answer(await staffMe(db, caller, caller.staff)),
    }),
    route({
      ...{ call: getInvitation, policy: 'anyone', limits: [{ times: 60, seconds: 3600, per: 'ip' }] },
      handle: (request, context) => showInvitation(deps, request, context),
    }),
    route({
      ...{ call: acceptInvitation, policy: 'anyone', repeat: 'acts-again' },
      handle: (request, context) => joinStaff(deps, request, context),
    }),
    route({
      ...{ call: staffSignIn, policy: 'anyone', repeat: 'acts-again' },
      handle: (request, context) => signInStaff(deps, request, context),
    }),
    route({
      ...{ call: staffSignOut, policy: 'anyone', repeat: 'acts-again' },
      handle: async (_, { db, cookies }) => {
        const token = cookies.staff()
        if (token) {
          await createStaffStore(db).removeSession(tokenHash(token))
        }
        cookies.dropStaff()
        return answer({})
      },
    }),
    route({
      call: listStaff,
      policy: 'shop-owner',
      handle: async (_, { db, caller }) => answer([...(await createStaffStore(db).list(caller.merchantId))]),
    }),
    route({
      // The reply holds a link that is told once: it is not kept for a repetition.
      ...{ call: inviteStaff, policy: 'shop-owner', repeat: 'acts-again' },
      handle: async ({ role, name, id }, { db, caller, now, requestId }) => {
        if (id === undefined && name.trim() === '') {
          return refuse('staff-name-missing')
        }
        const { ids, env } = deps
        const inviting = { db, ids, env, mchid: caller.merchantId, actor: caller.staff.id, requestId, now }
        const who = { role, name: name.trim(), id: id === undefined ? undefined : asStaffId(id) }
        return await db.transaction(async (tx) => {
          const staff = createStaffStore(tx)
          await staff.lockOwners(caller.merchantId)
          if (id !== undefined && isLastOwner(await staff.list(caller.merchantId), id)) {
            return refuse('last-owner')
          }
          const invited = await invite({ ...inviting, db: tx }, who)
          return invited ? answer(invited) : refuse('not-found')
        })
      },
    }),
    route({
      // It holds passwords: nothing of it is kept for a repetition.
      ...{ call: changeStaffPassword, policy: 'staff', repeat: 'acts-again' },
      handle: (request, context) => changePassword(deps, request, context),
    }),
    route({
      call: changeStaffRole,
      policy: 'shop-owner',
      handle: async ({ id, role }, { db, caller, now, requestId }) => {
        const staff = createStaffStore(db)
        await staff.lockOwners(caller.merchantId)
        if (role !== 'owner' && isLastOwner(await staff.list(caller.merchantId), id)) {
          return refuse('last-owner')
        }
        if (!(await staff.setRole(asStaffId(id), caller.merchantId, role))) {
          return refuse('not-found')
        }
        const note = { mchid: caller.merchantId, subject: id, actor: caller.staff.id, requestId } as const
        await createHandInStore(db).note({ ...note, action: 'role', after: role }, now)
        return answer({ id })
      },
    }),
    route({
      call: removeStaff,
      policy: 'shop-owner',
      handle: async ({ id }, { db, caller, now, requestId }) => {
        const staff = createStaffStore(db)
        await staff.lockOwners(caller.merchantId)
        if (isLastOwner(await staff.list(caller.merchantId), id)) {
          return refuse('last-owner')
        }
        if (!(await staff.remove(asStaffId(id), caller.merchantId, now))) {
          return refuse('not-found')
        }
        const note = { mchid: caller.merchantId, subject: id, actor: caller.staff.id, requestId } as const
        await createHandInStore(db).note({ ...note, action: 'remove' }, now)
        return answer({ id })
      },
    }),
  ],
}
