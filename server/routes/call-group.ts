import type { FastifyInstance } from 'fastify'
import type { Queue } from '../jobs/queue.ts'
import type { Deps } from '../ports/deps.ts'
import type { AnyCallRoute } from './route.ts'

/** What one part of the shop adds to the server. `server/http/app.ts` holds the one list of them. */
export interface CallGroup {
  readonly name: string
  /** The calls of the wire: `route({ call, policy, handle })`. */
  readonly routes?: (deps: Deps) => readonly AnyCallRoute[]
  /**
   * Everything that is no call (pictures, upload host, pay page, factory files): plain Fastify routes, each with
   * `config: { policy }`. A route without a policy stops the start. `callerOf(request)` names the caller.
   */
  readonly pages?: (app: FastifyInstance, deps: Deps) => void | Promise<void>
  /** Paths of `pages` that, like calls, are accepted with and without `/emall/index.php`: `/Mobile/Shop/Pay/orderid/:id`. */
  readonly paths?: readonly string[]
  /** Queues that must exist before anything is sent to them. */
  readonly queues?: readonly Queue<object>[]
  /** Starts the handlers of the group's queues: `deps.jobs.work(queue, handler)`. Runs in the roles `all` and `worker`. */
  readonly work?: (deps: Deps) => Promise<void>
}
