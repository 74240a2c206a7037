import { z } from 'zod'

/** Minutes by which the caller's day begins before UTC's. */
export const zoneField = z.preprocess((value) => Number(value ?? 0), z.number().int().min(-840).max(840))
