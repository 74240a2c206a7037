import { constants as zlib } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { inMessenger } from '../../domain/platform/platform.ts'
import { randomIds } from '../base/tokens.ts'
import { serveManage } from '../pages/manage/manage-page.ts'
import type { Deps } from '../ports/deps.ts'
import { POLICIES } from '../ports/policy.ts'
import type { CallGroup } from '../routes/call-group.ts'
import { rememberCaller } from '../routes/caller-of.ts'
import { answerBrokenRequest, answerFaults } from './answer-faults.ts'
import { APP_PATH, serveApp } from './app-files.ts'
import { createMerchantDirectory } from './merchant-directory.ts'
import { createNodeLimiter } from './node-limiter.ts'
import { serveOpenApi } from './open-api-page.ts'
import { pathFinder } from './paths.ts'
import { registerCall, TRACE_HEADER } from './register-call.ts'
import { callerOfRequest } from './request-caller.ts'
import { securityHeaders } from './security-headers.ts'
import { cutStalledBody, WHOLE_REQUEST_MS } from './stalled-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. A route without one stops the start. */
    policy?: keyof typeof POLICIES
    /** The call's name in the specification. */
    call?: string
    /** Answers without the database: whoever watches the shop must be told when that is away. It has no caller. */
    isProbe?: true
  }
}

/** What is smaller goes into one packet either way. */
const COMPRESS_FROM_BYTES = 1024
/** 4 is as quick as gzip and smaller; higher ones cost more than the wire gives back. */
const BROTLI_ON_THE_FLY = { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }

export interface AppOptions {
  readonly groups: readonly CallGroup[]
  /** Folder of the built front end; absent: the app is not served here. */
  readonly appDir?: string
  /** Folder of the built console of the merchants; absent: it is not served here. */
  readonly manageDir?: string
}

/** Builds the whole server out of what it needs. It does not listen. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const { groups } = options
  const lists = groups.map((group) => ({ name: group.name, routes: group.routes?.(deps) ?? [] }))
  const routes = lists.flatMap((list) => list.routes)
  const toCanonical = pathFinder([...routes.map((it) => it.call.path), ...groups.flatMap((it) => it.paths ?? [])])
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusts(deps.env.trustProxy),
    forceCloseConnections: 'idle',
    requestTimeout: WHOLE_REQUEST_MS,
    clientErrorHandler: answerBrokenRequest,
    genReqId: () => randomIds.next(),
    rewriteUrl: (request) => {
      // Proxies pass the host on as `Host`; this one they hand through as whoever asks wrote it.
      delete request.headers['x-forwarded-host']
      return toCanonical(request.url ?? '/')
    },
  })

  app.addHook('onRoute', (route) => {
    if (!route.config?.policy || !(route.config.policy in POLICIES)) {
      throw new Error(`the route ${String(route.method)} ${route.url} has no policy`)
    }
  })

  const https = deps.env.publicUrl.startsWith('https:')
  const uploadOrigins = [...deps.env.uploadOrigins, ...deps.storage.origins]
  const { pictureOrigins } = deps.env
  const origins = { https, uploadOrigins, pictureOrigins }
  const headers = Object.entries(securityHeaders(origins))
  const headersInMessenger = Object.entries(securityHeaders({ ...origins, messenger: true }))
  const merchantOf = createMerchantDirectory(deps)
  let draining = false
  app.addHook('preClose', async () => {
    draining = true
  })
  // Pictures and print files are compressed already; files of the app have theirs beside them.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM_BYTES,
    brotliOptions: BROTLI_ON_THE_FLY,
    // What comes in is taken as it is: streams of uploads name an encoding (aws-chunked) that is none of these.
    globalDecompression: false,
  })
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: 1024 * 1024 })
  app.addHook('onRequest', cutStalledBody())
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isProbe) {
      return
    }
    rememberCaller(request, await callerOfRequest(deps, await merchantOf(request.hostname), request, reply))
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (draining) {
      reply.header('connection', 'close')
    }
    // The shop's front may be found; what links and addresses lead to is for those who were given them.
    if (!request.url.startsWith(APP_PATH)) {
      reply.header('x-robots-tag', 'noindex')
    }
    for (const [name, value] of inMessenger(request.headers['user-agent'] ?? '') ? headersInMessenger : headers) {
      if (!reply.hasHeader(name)) {
        reply.header(name, value)
      }
    }
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { call, policy } = request.routeOptions.config
    const route = call ?? request.routeOptions.url
    deps.metrics.request(route ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000)
    if (deps.log.isLevelEnabled('info')) {
      const trace = reply.getHeader(TRACE_HEADER)
      request.log.info({
        ...{ call: route, policy, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        ...(trace === undefined ? {} : { trace }),
      })
    }
    done()
  })
  answerFaults(app, deps.metrics)

  // One for each app: two shops of one process count apart.
  const passes = createNodeLimiter()
  for (const route of routes) {
    registerCall(app, deps, passes, route)
  }
  for (const group of groups) {
    await group.pages?.(app, deps)
  }
  serveOpenApi(app, lists)
  if (options.appDir) {
    await serveApp(app, deps, {
      folder: options.appDir,
      headersOf: (page) => securityHeaders({ ...origins, ...page, framed: true }),
    })
  }
  if (options.manageDir) {
    await serveManage(app, options.manageDir, origins.pictureOrigins)
  }
  return app
}

/** Fastify believes a number of proxies only where it is said as a rule about each of them, the nearest first. */
function trusts(proxies: Deps['env']['trustProxy']): ((address: string, at: number) => boolean) | string[] | false {
  return typeof proxies === 'number' ? proxies > 0 && ((_address, at) => at < proxies) : [...proxies]
}
