import { asId, type MerchantId } from '../../../domain/ids.ts'
import type { StaffId, StaffRole } from '../../../domain/staff/staff.ts'
import { asStaffId } from '../../../server/accounts/staff/invite.ts'
import { newToken, tokenHash } from '../../../server/base/tokens.ts'
import { createStaffStore } from '../../../server/stores/staff.store.ts'
import type { TestClient } from '../servers/test-client.ts'
import type { TestServer } from '../servers/test-server.ts'

/** Somebody who works for a merchant. */
export async function aStaffMember({ deps }: TestServer, role: StaffRole, merchant = '1'): Promise<StaffId> {
  const id = asStaffId(deps.ids.next())
  const now = deps.clock.now()
  const invite = tokenHash(newToken())
  const invitation = { role, name: `the ${role}`, invite, until: now, invitedBy: 'operator' }
  await createStaffStore(deps.db).insert(id, asId<MerchantId>(merchant), invitation, now)
  return id
}

/** A browser of somebody who works for a merchant, without the password that the sign-in counts. */
export async function signInAsStaff(
  server: TestServer,
  browser: TestClient,
  role: StaffRole,
  merchant = '1',
): Promise<TestClient> {
  const token = newToken()
  const id = await aStaffMember(server, role, merchant)
  await createStaffStore(server.deps.db).insertSession(tokenHash(token), id, server.deps.clock.now())
  browser.cookies.set('staff', token)
  return browser
}
