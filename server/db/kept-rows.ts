import type { Db } from './db.ts'
import { databaseOf } from './prepared.ts'

/** What was made of rows, with the version that they had: a question that names the version need not be told them again. */
interface KeptRow<Value> {
  readonly version: string
  readonly value: Value
}

interface KeptRows<Value> {
  get(key: string): KeptRow<Value> | undefined
  set(key: string, row: KeptRow<Value>): void
}

/** Those that were asked for last, of every database for itself. They are never believed without asking for their version. */
export function keptRows<Value>(max: number): (db: Db) => KeptRows<Value> {
  const ofDatabase = new WeakMap<object, Map<string, KeptRow<Value>>>()
  return (db) => {
    const database = databaseOf(db)
    const rows = ofDatabase.get(database) ?? new Map<string, KeptRow<Value>>()
    ofDatabase.set(database, rows)
    return {
      get: (key) => rows.get(key),
      set(key, row) {
        rows.delete(key)
        rows.set(key, row)
        const [oldest] = rows.keys()
        if (rows.size > max && oldest !== undefined) {
          rows.delete(oldest)
        }
      },
    }
  }
}
