import type { Call, DataOf, Reply, RequestOf } from '../../../domain/calls/call.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import type { StaffId, StaffRole } from '../../../domain/staff/staff.ts'
import { asStaffId } from '../../../server/accounts/staff/invite.ts'
import { newToken, tokenHash } from '../../../server/base/tokens.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { createStaffStore } from '../../../server/stores/staff.store.ts'
import { OWN_PAGE, type TestClient } from '../servers/test-client.ts'
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

/** A call as a browser makes it at the host of another merchant. */
export async function callAt<C extends Call>(
  browser: TestClient,
  host: string,
  { path }: C,
  payload: RequestOf<C>,
): Promise<Reply<DataOf<C>>> {
  const headers = { host, ...OWN_PAGE }
  const answer = await browser.request({ method: 'POST', url: path, payload: payload as object, headers })
  return answer.json<Reply<DataOf<C>>>()
}

/** Somebody of a second merchant, who asks at its own host. The list of hosts is believed for half a minute. */
export async function foreignStaff(server: TestServer, role: StaffRole) {
  const merchants = createMerchantStore(server.deps.db)
  const merchant = await merchants.find(asId<MerchantId>('1'))
  invariant(merchant, 'the demo merchant is there')
  await merchants.save({ ...merchant, id: asId<MerchantId>('2'), domain: 'second.example' })
  const browser = await signInAsStaff(server, server.client(), role, '2')
  return async <C extends Call>(call: C, request: RequestOf<C>) =>
    await callAt(browser, 'second.example', call, request)
}
