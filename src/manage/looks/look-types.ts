import type { DataOf } from '../../../domain/calls/call.ts'
import type { manageLook, manageLooks } from '../../../domain/calls/manage/looks.ts'

export type LookRow = DataOf<typeof manageLooks>[number]
export type ManagedLook = DataOf<typeof manageLook>
