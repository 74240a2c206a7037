import type { EpochMs } from '../units.ts'
import type { MemberLevel } from './merchant.ts'

/** The share of a price that an ordinary member pays, in basis points (B§9: 1). */
const ORDINARY_RATE = 10_000
const DAY_MS = 86_400_000

/** A shopper's level: its id, and when it ends; absent: never. */
export interface Membership {
  readonly typeid: string
  readonly levelExpiresAt?: EpochMs
}

/** The rate of a member, basis points. An unknown level and one that has ended are the ordinary one (readings 29). */
export function levelRate(levels: readonly MemberLevel[], member: Membership, now: EpochMs): number {
  return levelOf(levels, member, now)?.rate ?? ORDINARY_RATE
}

/** The level that a member has now; `undefined` for the ordinary one and for one that has ended. */
function levelOf(levels: readonly MemberLevel[], member: Membership, now: EpochMs): MemberLevel | undefined {
  const isOver = member.levelExpiresAt !== undefined && member.levelExpiresAt <= now
  return isOver ? undefined : levels.find((level) => level.id === member.typeid)
}

export type LevelRefusal = 'level-not-for-sale' | 'level-lower'

/** Why a member cannot buy a level: it has no price, or the one that runs saves more or the same. Its own is prolonged. */
export function refuseLevel(
  levels: readonly MemberLevel[],
  member: Membership,
  wanted: string,
  now: EpochMs,
): LevelRefusal | undefined {
  const level = levels.find(({ id }) => id === wanted)
  if (level?.price === undefined) {
    return 'level-not-for-sale'
  }
  const isForGood = member.typeid === wanted && member.levelExpiresAt === undefined
  const isOwn = member.typeid === wanted && !isForGood
  return level.rate >= levelRate(levels, member, now) && !isOwn ? 'level-lower' : undefined
}

/** What a member is after paying for a level: the same one runs on from its end, another one runs from now. */
export function levelAfterPurchase(level: MemberLevel, member: Membership, now: EpochMs): Membership {
  if (level.durationDays === undefined) {
    return { typeid: level.id }
  }
  const runs = member.typeid === level.id && member.levelExpiresAt !== undefined ? member.levelExpiresAt : now
  return { typeid: level.id, levelExpiresAt: Math.max(now, runs) + level.durationDays * DAY_MS }
}

/**
 * What a member is after the money for a level went back: the time that it had bought is gone, a level for good is over.
 * Who has another level meanwhile keeps it.
 */
export function levelAfterRefund(level: MemberLevel, member: Membership, now: EpochMs): Membership {
  if (member.typeid !== level.id) {
    return member
  }
  const { levelExpiresAt: end } = member
  const bought = level.durationDays
  return { typeid: level.id, levelExpiresAt: end === undefined || bought === undefined ? now : end - bought * DAY_MS }
}
