import type { Branded } from '../units.ts'

/** Somebody who works for a merchant, and signs in at the console. */
export type StaffId = Branded<string, 'staff id'>

/**
 * What somebody may do: the owner everything, a clerk the day's orders, the factory what is made and sent, without money
 * and without the other people.
 */
export const STAFF_ROLES = ['owner', 'clerk', 'factory'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export interface StaffMember {
  readonly id: StaffId
  readonly role: StaffRole
  readonly name: string
}

/** How somebody stands: invited and not come yet, or at work. */
export type StaffState = 'invited' | 'joined'

/** Whether the last owner would be gone: a shop is never without one. */
export function isLastOwner(
  people: readonly (Pick<StaffMember, 'id' | 'role'> & { readonly state: StaffState })[],
  id: string,
): boolean {
  const owners = people.filter(({ role, state }) => role === 'owner' && state === 'joined')
  return owners.length === 1 && owners[0]?.id === id
}
