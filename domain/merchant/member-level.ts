import type { EpochMs } from '../units.ts'
import type { MemberLevel } from './merchant.ts'

/** The share of a price that an ordinary member pays, in basis points (B§9: 1). */
const ORDINARY_RATE = 10_000

/** The rate of a member, basis points. An unknown level and one that has ended are the ordinary one (readings 29). */
export function levelRate(
  levels: readonly MemberLevel[],
  member: { readonly typeid: string; readonly levelExpiresAt?: EpochMs },
  now: EpochMs,
): number {
  if (member.levelExpiresAt !== undefined && member.levelExpiresAt <= now) {
    return ORDINARY_RATE
  }
  return levels.find((level) => level.id === member.typeid)?.rate ?? ORDINARY_RATE
}
