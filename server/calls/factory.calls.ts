import { registerFactoryPages } from '../pages/factory/factory-pages.ts'
import type { CallGroup } from '../routes/call-group.ts'

/** What the merchant's factory fetches. */
export const factoryPages: CallGroup = {
  name: 'factory',
  pages: (app, deps) => registerFactoryPages(app, deps),
}
