import { z } from 'zod'

/** Minutes by which the caller's day begins before UTC's. */
export const zoneField = z.preprocess((value) => Number(value ?? 0), z.number().int().min(-840).max(840))

/** The name of the caller's zone (IANA), which knows when its clocks change; unknown, or empty: `zone` all year round. */
export const timezoneField = z.string().max(64).default('')
