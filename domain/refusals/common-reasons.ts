/** Why any call may be refused: said once for all, not by each call. */
export const COMMON_REASONS = [
  'request-malformed',
  'sign-in-needed',
  'foreign-page',
  'not-found',
  'path-unknown',
  'body-too-large',
  'media-type-unknown',
  'opid-reused',
  'too-many-requests',
  'storage-nearly-full',
  'busy',
] as const

export type CommonReason = (typeof COMMON_REASONS)[number]

/** Stands for a reason that a client does not know: a newer shop gave it. The sentence says the rest. */
export const UNKNOWN_REASON = 'not-possible' as const
