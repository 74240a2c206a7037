import type { Db } from './db.ts'

/** What a query that drizzle has prepared is made of, as far as it is reached into. */
interface Query {
  readonly client?: unknown
}

/** What of a `Db` is reached into: every transaction shares the dialect of its database and has its own client. */
interface Inside {
  readonly dialect: object
  readonly session: { readonly client: unknown }
}

const known = new WeakMap<object, Map<string, Query>>()

/** The database that a `Db` is of, the same object for it and for every transaction of it. */
export const databaseOf = (db: Db): object => (db as unknown as Inside).dialect

/**
 * A query that is built once, for those that nearly every call runs: neither its text is put together again nor its
 * plan. `name` is its name among the database's prepared statements; the values come in through `sql.placeholder`.
 *
 * Works in transactions too: there the query runs on the transaction's own client. A test holds this, because it
 * reaches into drizzle.
 */
export function prepared<Prepared extends object>(
  db: Db,
  name: string,
  build: (db: Db, name: string) => Prepared,
): Prepared {
  const { dialect, session } = db as unknown as Inside
  const queries = known.get(dialect) ?? new Map<string, Query>()
  known.set(dialect, queries)
  const query: Query = queries.get(name) ?? build(db, name)
  queries.set(name, query)
  // The name says which query it is, so what is kept under it is what `build` gives.
  return (
    query.client === session.client ? query : Object.create(query, { client: { value: session.client } })
  ) as Prepared
}
