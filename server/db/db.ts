import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/**
 * The database as every store sees it: one PostgreSQL dialect, on the embedded engine or on a server; a transaction is
 * a `Db` too.
 *
 * The embedded engine has one connection: while a transaction is open, use nothing but that transaction, and never wait
 * inside it for the network or for rendering.
 */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>
