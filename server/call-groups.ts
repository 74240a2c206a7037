import { accountCalls } from './calls/account.calls.ts'
import { configCalls } from './calls/config.calls.ts'
import { storageCalls } from './calls/storage.calls.ts'
import type { CallGroup } from './http/call-group.ts'

/** Every part of the server. A new part adds its line. */
export const GROUPS: readonly CallGroup[] = [configCalls, accountCalls, storageCalls]
