import * as wire from '../../domain/calls/designs.ts'
import * as own from '../preview/own-designs.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'

/** The shopper's designs as things that stay: listed, found again, named, copied, deleted and brought back. */
export const designCalls: CallGroup = {
  name: 'design',
  routes: (deps) => [
    route({
      call: wire.listDesigns,
      policy: 'shopper',
      handle: (request, context) => own.listDesigns(deps, request, context),
    }),
    route({
      call: wire.findBegunDesign,
      policy: 'shopper',
      handle: (request, context) => own.findBegunDesign(deps, request, context),
    }),
    route({
      call: wire.renameDesign,
      policy: 'owner',
      handle: (request, context) => own.renameDesign(deps, request, context),
    }),
    route({
      call: wire.copyDesign,
      policy: 'owner',
      limits: [{ times: 60, seconds: 3600, per: 'user' }],
      handle: (request, context) => own.copyDesign(deps, request, context),
    }),
    route({
      call: wire.deleteDesign,
      policy: 'owner',
      handle: (request, context) => own.deleteDesign(request, context),
    }),
    route({
      call: wire.restoreDesign,
      policy: 'owner',
      handle: (request, context) => own.restoreDesign(deps, request, context),
    }),
  ],
}
