import { FACTORY_TOKEN_PAGE } from '../../domain/calls/factory.ts'
import { registerFactoryPages } from '../pages/factory/factory-pages.ts'
import { factoryToken } from '../pages/factory/factory-token.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { callerOf } from '../routes/caller-of.ts'

/** What the merchant's factory fetches. */
export const factoryPages: CallGroup = {
  name: 'factory',
  pages: (app, deps) => {
    registerFactoryPages(app, deps)
    if (deps.env.mode !== 'production') {
      app.get(FACTORY_TOKEN_PAGE, { config: { policy: 'anyone' } }, async (request, reply) =>
        reply.header('cache-control', 'no-store').send({ token: factoryToken(deps, callerOf(request).merchantId) }),
      )
    }
  },
}
