import type { CallGroup } from '../http/call-group.ts'
import { registerFactoryPages } from '../orders/factory-pages.ts'

/** What the merchant's factory fetches. */
export const factoryPages: CallGroup = {
  name: 'factory',
  pages: (app, deps) => registerFactoryPages(app, deps),
}
