import { and, asc, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { MerchantId } from '../../domain/ids.ts'
import type { StaffId, StaffMember, StaffRole, StaffState } from '../../domain/staff/staff.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Db } from '../db/db.ts'
import { staff, staffSessions } from '../db/schema/staff.tables.ts'

/** A sign-in of the console lasts a week. */
export const STAFF_SESSION_MS = 7 * 24 * 60 * 60 * 1000

/** Somebody of the list of people. */
export interface StaffPerson extends StaffMember {
  readonly email: string
  readonly state: StaffState
  /** When he came, or was invited. */
  readonly since: EpochMs
}

/** What a new invitation says. */
export interface NewInvitation {
  readonly role: StaffRole
  readonly name: string
  /** SHA-256 of its token. */
  readonly invite: string
  readonly until: EpochMs
  readonly invitedBy: string
}

/** What PostgreSQL calls a row that there must be once. */
const UNIQUE_VIOLATION = '23505'

const isTaken = (fault: unknown) =>
  fault instanceof Error && (fault.cause as { readonly code?: string } | undefined)?.code === UNIQUE_VIOLATION

/** Who works for the merchants, and the browsers that they are signed in with. */
export function createStaffStore(db: Db) {
  const isThere = isNull(staff.removedAt)
  return {
    /** Who holds a live session, if he works for this merchant. */
    async findBySession(sessionId: string, mchid: MerchantId, now: EpochMs): Promise<StaffMember | undefined> {
      const [row] = await db
        .select({ id: staff.id, role: staff.role, name: staff.name })
        .from(staffSessions)
        .innerJoin(staff, eq(staff.id, staffSessions.staffId))
        .where(
          and(
            eq(staffSessions.id, sessionId),
            gt(staffSessions.expiresAt, new Date(now)),
            eq(staff.mchid, mchid),
            isThere,
          ),
        )
      return row
    },

    async insertSession(sessionId: string, staffId: StaffId, now: EpochMs): Promise<void> {
      const expiresAt = new Date(now + STAFF_SESSION_MS)
      await db.insert(staffSessions).values({ id: sessionId, staffId, createdAt: new Date(now), expiresAt })
    },

    async removeSession(sessionId: string): Promise<void> {
      await db.delete(staffSessions).where(eq(staffSessions.id, sessionId))
    },

    async dropExpiredSessions(now: EpochMs): Promise<void> {
      await db.delete(staffSessions).where(lt(staffSessions.expiresAt, new Date(now)))
    },

    /** Somebody who may sign in with this mailbox. */
    async findByEmail(email: string, mchid: MerchantId) {
      const [row] = await db
        .select({ id: staff.id, role: staff.role, name: staff.name, password: staff.password, rev: staff.rev })
        .from(staff)
        .where(and(eq(staff.email, email), eq(staff.mchid, mchid), isThere))
      return row
    },

    /** What somebody signs in with, for whom he is signed in as. */
    async findSignIn(id: StaffId, mchid: MerchantId) {
      const { email, password, rev } = staff
      const [row] = await db
        .select({ id: staff.id, email, password, rev })
        .from(staff)
        .where(and(eq(staff.id, id), eq(staff.mchid, mchid), isThere))
      return row
    },

    /** Another password; every browser but this one is signed out. */
    async setPassword(id: StaffId, password: string, sessionId: string): Promise<void> {
      await db.update(staff).set({ password }).where(eq(staff.id, id))
      await db.delete(staffSessions).where(and(eq(staffSessions.staffId, id), ne(staffSessions.id, sessionId)))
    },

    async setRole(id: StaffId, mchid: MerchantId, role: StaffRole): Promise<boolean> {
      const rows = await db
        .update(staff)
        .set({ role })
        .where(and(eq(staff.id, id), eq(staff.mchid, mchid), isThere))
        .returning({ id: staff.id })
      return rows.length > 0
    },

    /** Takes the code of a half minute. False: it, or a later one, was taken before. */
    async takeStep(id: StaffId, step: number): Promise<boolean> {
      const used = await db
        .update(staff)
        .set({ usedStep: step })
        .where(and(eq(staff.id, id), lt(staff.usedStep, step)))
        .returning({ id: staff.id })
      return used.length > 0
    },

    /** Keeps who owns the shop as it is until the transaction ends. */
    async lockOwners(mchid: MerchantId): Promise<void> {
      await db
        .select({ id: staff.id })
        .from(staff)
        .where(and(eq(staff.mchid, mchid), eq(staff.role, 'owner'), isThere))
        .orderBy(asc(staff.id))
        .for('update')
    },

    async list(mchid: MerchantId): Promise<readonly StaffPerson[]> {
      const rows = await db
        .select()
        .from(staff)
        .where(and(eq(staff.mchid, mchid), isThere))
        .orderBy(asc(staff.createdAt), asc(staff.id))
      return rows.map(({ id, role, name, email, joinedAt, createdAt, password }) => ({
        ...{ id, role, name, email: email ?? '', state: password === null ? 'invited' : 'joined' },
        since: (joinedAt ?? createdAt).getTime(),
      }))
    },

    /** Names of people, those who are gone too. */
    async names(mchid: MerchantId): Promise<ReadonlyMap<string, string>> {
      const rows = await db.select({ id: staff.id, name: staff.name }).from(staff).where(eq(staff.mchid, mchid))
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    async hasOwner(mchid: MerchantId): Promise<boolean> {
      const [row] = await db
        .select({ id: staff.id })
        .from(staff)
        .where(and(eq(staff.mchid, mchid), eq(staff.role, 'owner'), isNotNull(staff.joinedAt), isThere))
        .limit(1)
      return row !== undefined
    },

    async insert(id: StaffId, mchid: MerchantId, invitation: NewInvitation, now: EpochMs): Promise<void> {
      const { until, ...row } = invitation
      await db.insert(staff).values({ id, mchid, ...row, inviteUntil: new Date(until), createdAt: new Date(now) })
    },

    /** Invites somebody anew who lost the way in: password, codes and sessions of before are dead. He stays what he is: his role. Undefined: nobody. */
    async inviteAgain(
      id: StaffId,
      mchid: MerchantId,
      { invite, until, invitedBy }: Omit<NewInvitation, 'role' | 'name'>,
    ): Promise<StaffRole | undefined> {
      const [row] = await db
        .update(staff)
        .set({
          ...{ invite, invitedBy, inviteUntil: new Date(until), password: null },
          ...{ rev: sql`${staff.rev} + 1`, usedStep: 0 },
        })
        .where(and(eq(staff.id, id), eq(staff.mchid, mchid), isThere))
        .returning({ role: staff.role })
      await db.delete(staffSessions).where(eq(staffSessions.staffId, id))
      return row?.role
    },

    /** The invitation of this token, while it waits. */
    async findInvited(invite: string, mchid: MerchantId, now: EpochMs) {
      const [row] = await db
        .select({ id: staff.id, role: staff.role, name: staff.name, email: staff.email, rev: staff.rev })
        .from(staff)
        .where(and(eq(staff.invite, invite), eq(staff.mchid, mchid), gt(staff.inviteUntil, new Date(now)), isThere))
      return row
    },

    /** Accepts an invitation; of two with one mailbox at once the database lets only one be first, and the other waits on. */
    async join(
      invite: string,
      { id, name, email, password }: { id: StaffId; name: string; email: string; password: string },
      now: EpochMs,
    ): Promise<'joined' | 'ended' | 'email-taken'> {
      try {
        const joined = await db
          .update(staff)
          .set({ name, email, password, invite: null, inviteUntil: null, joinedAt: new Date(now) })
          .where(and(eq(staff.id, id), eq(staff.invite, invite), isThere))
          .returning({ id: staff.id })
        return joined.length > 0 ? 'joined' : 'ended'
      } catch (fault) {
        if (isTaken(fault)) {
          return 'email-taken'
        }
        throw fault
      }
    },

    /** Invitations that nobody has accepted, made by `invitedBy`; those of before that time alone. */
    async dropInvitations(mchid: MerchantId, invitedBy: string, before?: EpochMs): Promise<void> {
      const isBefore = before === undefined ? undefined : lt(staff.createdAt, new Date(before))
      const isOpen = and(isNull(staff.joinedAt), isBefore)
      await db.delete(staff).where(and(eq(staff.mchid, mchid), eq(staff.invitedBy, invitedBy), isOpen))
    },

    async remove(id: StaffId, mchid: MerchantId, now: EpochMs): Promise<boolean> {
      const rows = await db
        .update(staff)
        .set({ removedAt: new Date(now), invite: null, password: null })
        .where(and(eq(staff.id, id), eq(staff.mchid, mchid), isThere))
        .returning({ id: staff.id })
      await db.delete(staffSessions).where(eq(staffSessions.staffId, id))
      return rows.length > 0
    },
  }
}
