import { z } from 'zod'
import { AUDIT_ACTIONS, TAKEN } from '../../staff/audit-action.ts'

/** What somebody did, of orders and in the log. A page that is older than what was noted has no word for it: it reads on. */
export const doneFields = {
  action: z.enum([...AUDIT_ACTIONS, 'other']).catch('other'),
  /** What he took with him; empty: nothing that is named. */
  taken: z.enum([...TAKEN, '']).catch(''),
}
