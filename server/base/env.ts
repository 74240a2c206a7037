import { isIP } from 'node:net'
import { z } from 'zod'
import { missingStorageSettings, STORAGE_VARIABLES, type StorageSettings, storageSettings } from './storage-settings.ts'

/** Where the server listens, what it stores where, and who its providers are. Every name stands in `.env.example`. */
export interface Env {
  readonly mode: 'production' | 'development' | 'test'
  readonly host: string
  readonly port: number
  /** Database (when embedded), photos and secrets live here. */
  readonly dataDir: string
  /** PostgreSQL; absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Absent: made once and kept in `dataDir`. */
  readonly sessionSecret: string | undefined
  /** What shoppers type, without a slash at the end. */
  readonly publicUrl: string
  /** Where the browser may upload besides this server. */
  readonly uploadOrigins: readonly string[]
  /** Where pictures of goods may come from besides this server. */
  readonly pictureOrigins: readonly string[]
  readonly storage: StorageSettings
  /** JSON file with the merchants' provider settings; absent: development providers. */
  readonly providersFile: string | undefined
  readonly factoryToken: string | undefined
  readonly metricsToken: string | undefined
  /** Where a worker answers `/healthz`, `/readyz` and `/metrics`; absent: it does not listen. */
  readonly workerPort: number | undefined
  readonly renderThreads: number
  /** Output profiles of printers; absent: `print-profiles` in `dataDir`. */
  readonly printProfilesDir: string | undefined
  /**
   * Which proxies are believed about who asks: how many stand before the shop, or their addresses. Never more: what stands
   * further left in `X-Forwarded-For` was written by whoever asks.
   */
  readonly trustProxy: number | readonly string[]
  /** How much work a browser does for a code that costs a puzzle: with so many zero bits its hash begins. */
  readonly puzzleBits: number
  /** How much of what is stored is read in a night, to see whether it is still what it was; 0: nothing. */
  readonly storedGbANight: number
  /** Where traces go (OTLP over HTTP); absent: none are made. */
  readonly traceEndpoint: string | undefined
  /** Which share of all traces is told. */
  readonly traceShare: number
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

const text = z.string().trim().min(1)
const secret = z.string().trim().min(16, 'must have at least 16 characters')

export const VARIABLES = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  SESSION_SECRET: z.string().trim().min(32, 'must have at least 32 characters').optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  UPLOAD_ORIGINS: text.optional(),
  PICTURE_ORIGINS: text.optional(),
  ...STORAGE_VARIABLES,
  PROVIDERS_FILE: text.optional(),
  FACTORY_TOKEN: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  WORKER_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  RENDER_THREADS: z.coerce.number().int().min(1).max(64).default(2),
  PRINT_PROFILES_DIR: text.optional(),
  PUZZLE_BITS: z.coerce.number().int().min(1).max(24).default(16),
  STORED_GB_A_NIGHT: z.coerce.number().min(0).default(50),
  TRUST_PROXY: z
    .string()
    .regex(/^\d$|^[^\s,]+(\s*,\s*[^\s,]+)*$/)
    .refine((text) => /^\d$/.test(text) || proxyList(text).every(isNet), {
      error: 'must be the number of proxies before the shop (0 to 9), or their addresses: 10.0.0.0/8,192.0.2.7',
    })
    .default('0'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type EnvVerdict =
  | { readonly kind: 'read'; readonly env: Env }
  | { readonly kind: 'refused'; readonly sentences: readonly string[] }

/** Reads the configuration. An empty variable counts as absent; a wrong one is refused with a sentence that names it. */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): EnvVerdict {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = VARIABLES.safeParse(given)
  if (!parsed.success) {
    return {
      kind: 'refused',
      sentences: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    }
  }
  const it = parsed.data
  const missing = missingStorageSettings(it)
  if (missing.length > 0) {
    return { kind: 'refused', sentences: missing }
  }
  return {
    kind: 'read',
    env: {
      mode: it.NODE_ENV,
      host: it.HOST,
      port: it.PORT,
      dataDir: it.DATA_DIR,
      databaseUrl: it.DATABASE_URL,
      sessionSecret: it.SESSION_SECRET,
      publicUrl: it.PUBLIC_URL ?? `http://localhost:${it.PORT}`,
      uploadOrigins: it.UPLOAD_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [],
      pictureOrigins: it.PICTURE_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [],
      storage: storageSettings(it),
      providersFile: it.PROVIDERS_FILE,
      factoryToken: it.FACTORY_TOKEN,
      metricsToken: it.METRICS_TOKEN,
      workerPort: it.WORKER_PORT,
      renderThreads: it.RENDER_THREADS,
      printProfilesDir: it.PRINT_PROFILES_DIR,
      puzzleBits: it.PUZZLE_BITS,
      storedGbANight: it.STORED_GB_A_NIGHT,
      trustProxy: /^\d$/.test(it.TRUST_PROXY) ? Number(it.TRUST_PROXY) : proxyList(it.TRUST_PROXY),
      traceEndpoint: it.OTEL_EXPORTER_OTLP_ENDPOINT,
      traceShare: it.OTEL_TRACES_SAMPLER_ARG,
      logLevel: it.LOG_LEVEL,
    },
  }
}

const proxyList = (text: string): string[] => text.split(',').map((part) => part.trim())

/** An address, or a net of them (`10.0.0.0/8`). */
function isNet(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  return (
    version > 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  )
}
