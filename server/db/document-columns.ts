import { customType } from 'drizzle-orm/pg-core'
import type { Design } from '../../domain/design/design.ts'
import { openDesign } from '../../domain/design/version.ts'
import type { FrozenItem } from '../../domain/production/frozen-item.ts'

/** A design. Whoever reads the column gets it as this version of the shop writes it, whenever it was stored. */
export const designColumn = customType<{ data: Design; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (design) => JSON.stringify(design),
  fromDriver: (stored) => openDesign(jsonOf(stored)),
})

/** What of an order's item is frozen; a frozen design is opened as any other. */
export const frozenColumn = customType<{ data: FrozenItem; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (item) => JSON.stringify(item),
  fromDriver: (stored) => {
    const item = jsonOf(stored) as FrozenItem
    return item.kind === 'design' ? { ...item, design: openDesign(item.design) } : item
  },
})

/** One driver hands out the text, another what it says. */
function jsonOf(stored: unknown): unknown {
  return typeof stored === 'string' ? JSON.parse(stored) : stored
}
