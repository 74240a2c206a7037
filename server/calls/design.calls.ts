import * as share from '../../domain/calls/design-shares.ts'
import * as wire from '../../domain/calls/designs.ts'
import * as own from '../preview/own-designs.ts'
import * as shares from '../preview/share-design.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { route } from '../routes/route.ts'

const HOUR_S = 3600

/** The shopper's designs as things that stay: listed, found again, named, copied, deleted and brought back, and shared by link. */
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
    route({
      call: share.shareDesign,
      policy: 'owner',
      limits: [{ times: 60, seconds: HOUR_S, per: 'user' }],
      handle: (request, context) => shares.shareDesign(deps, request, context),
    }),
    route({
      call: share.revokeDesignShare,
      policy: 'owner',
      handle: (request, context) => shares.revokeDesignShare(request, context),
    }),
    route({
      call: share.getDesignShare,
      policy: 'owner',
      handle: (request, context) => shares.getDesignShare(deps, request, context),
    }),
    route({
      call: share.resolveDesignComment,
      policy: 'owner',
      handle: (request, context) => shares.resolveDesignComment(request, context),
    }),
    route({
      call: share.openSharedDesign,
      policy: 'anyone',
      limits: [{ times: 600, seconds: HOUR_S, per: 'ip' }],
      handle: (request, context) => shares.openSharedDesign(deps, request, context),
    }),
    route({
      call: share.addDesignComment,
      policy: 'anyone',
      limits: [
        { times: 20, seconds: 600, per: 'device' },
        { times: 60, seconds: HOUR_S, per: 'ip' },
      ],
      handle: (request, context) => shares.addDesignComment(deps, request, context),
    }),
  ],
}
