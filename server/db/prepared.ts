import type { Db } from './db.ts'

const known = new WeakMap<Db, Map<string, unknown>>()

/**
 * A query that is built once for one database, for the few that nearly every call runs. `name` is its name among the
 * database's prepared statements; the values come in through `sql.placeholder`.
 *
 * Not for transactions: each is a `Db` of its own, so there is nothing to build once.
 */
export function prepared<Query>(db: Db, name: string, build: (db: Db, name: string) => Query): Query {
  const queries = known.get(db) ?? new Map<string, unknown>()
  known.set(db, queries)
  if (!queries.has(name)) {
    queries.set(name, build(db, name))
  }
  // The name says which query it is, so what is kept under it is what `build` gives.
  return queries.get(name) as Query
}
