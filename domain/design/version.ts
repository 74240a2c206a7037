import { openStored, type StoredDocument } from '../stored-document.ts'
import { DESIGN_VERSION, type Design, designSchema } from './design.ts'

/** The versions of designs. A draft of a phone holds designs and pages: a new version here is one of `DRAFTS` too. */
const DESIGNS: StoredDocument<Design, typeof DESIGN_VERSION> = {
  name: 'design',
  version: DESIGN_VERSION,
  schema: designSchema,
  upgrades: [],
}

/**
 * A stored design, of whatever version, as this one: every read of a design goes through here.
 *
 * @throws Error when it is no design.
 */
export function openDesign(stored: unknown): Design {
  return openStored(stored, DESIGNS)
}
