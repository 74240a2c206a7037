import { type PGlite, protocol, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'

const { serialize } = protocol

/** More statements than this are not kept ready; the one that was not asked for the longest goes first. */
const STATEMENTS_MAX = 300

/** A statement that the engine has read already. */
interface Statement {
  readonly name: string
  readonly parameters: readonly number[]
  readonly columns: readonly { readonly name: string; readonly dataTypeID: number }[]
}

type Values = readonly unknown[]

/** What drizzle needs of the embedded engine. */
export interface LiteClient {
  query<T>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>>
  transaction<T>(act: (tx: Transaction) => Promise<T>): Promise<T>
}

/**
 * Asks the embedded engine in one message what its own `query` asks in six: every statement is read once and kept
 * ready, and its values, its run and its end travel together.
 *
 * A statement that failed is read anew the next time, so that one whose tables have changed does not stay broken.
 * Queries wait for each other and for transactions, as those of the engine do.
 */
export function createLiteClient(lite: PGlite): LiteClient {
  const statements = new Map<string, Statement>()
  /** Statements of the engine that nobody asks for any more; they are closed together with the next question. */
  let unused: string[] = []
  let made = 0

  const send = async (messages: readonly Uint8Array[]) =>
    await lite.execProtocolStream(joined([...messages, serialize.sync()]), { syncToFs: false })

  const closing = () => {
    const messages = unused.map((name) => serialize.close({ type: 'S', name }))
    unused = []
    return messages
  }

  const statementOf = async (text: string): Promise<Statement> => {
    const known = statements.get(text)
    if (known) {
      statements.delete(text)
      statements.set(text, known)
      return known
    }
    made += 1
    const name = `s${made}`
    const answers = await send([...closing(), serialize.parse({ name, text }), serialize.describe({ type: 'S', name })])
    const statement: Statement = { name, parameters: parametersIn(answers), columns: columnsIn(answers) }
    statements.set(text, statement)
    const [oldest] = statements.keys()
    if (statements.size > STATEMENTS_MAX && oldest !== undefined) {
      forget(oldest)
    }
    return statement
  }

  const forget = (text: string) => {
    const statement = statements.get(text)
    if (statement) {
      statements.delete(text)
      unused.push(statement.name)
    }
  }

  const run = async <T>(text: string, values: Values, options: QueryOptions): Promise<Results<T>> => {
    try {
      const statement = await statementOf(text)
      const written = values.map((value, at) => serialized(lite, statement.parameters[at] ?? 0, value))
      const bound = serialize.bind({ statement: statement.name, values: written })
      return resultsOf<T>(lite, statement, await send([...closing(), bound, serialize.execute()]), options)
    } catch (error) {
      forget(text)
      throw error
    }
  }

  return {
    query: async <T>(text: string, values: unknown[] = [], options: QueryOptions = {}) => {
      await lite._checkReady()
      return await lite._runExclusiveTransaction(() =>
        lite._runExclusiveQuery(async () => {
          const results = await run<T>(text, values, options)
          await lite.syncToFs()
          return results
        }),
      )
    },

    transaction: (act) =>
      lite.transaction((tx) =>
        act({
          ...tx,
          query: async <T>(text: string, values: unknown[] = [], options: QueryOptions = {}) => {
            if (tx.closed) {
              throw new Error('the transaction has ended')
            }
            return await lite._runExclusiveQuery(() => run<T>(text, values, options))
          },
        }),
      ),
  }
}

type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>

function parametersIn(answers: Answers): readonly number[] {
  const message = answers.find((it) => it.name === 'parameterDescription')
  return message && 'dataTypeIDs' in message ? (message.dataTypeIDs as readonly number[]) : []
}

function columnsIn(answers: Answers): Statement['columns'] {
  const message = answers.find((it) => it.name === 'rowDescription')
  const fields = message && 'fields' in message ? (message.fields as unknown as Statement['columns']) : []
  return fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }))
}

function serialized(lite: PGlite, type: number, value: unknown): string | null {
  if (value === null || value === undefined) {
    return null
  }
  const serializer = lite.serializers[type]
  return serializer ? serializer(value) : String(value)
}

/** Rows as the engine's own `query` gives them, in the two forms that drizzle asks for. */
function resultsOf<T>(lite: PGlite, { columns }: Statement, answers: Answers, options: QueryOptions): Results<T> {
  const parsers = columns.map(({ dataTypeID }) => options.parsers?.[dataTypeID] ?? lite.parsers[dataTypeID])
  const cell = (text: string | null, at: number): unknown => {
    const parser = parsers[at]
    return text === null || !parser ? text : parser(text, columns[at]?.dataTypeID)
  }
  const rows: unknown[] = []
  let affectedRows = 0
  for (const message of answers) {
    if (message.name === 'dataRow') {
      const { fields } = message as unknown as { readonly fields: readonly (string | null)[] }
      const cells = fields.map(cell)
      rows.push(
        options.rowMode === 'array'
          ? cells
          : Object.fromEntries(cells.map((value, at) => [columns[at]?.name ?? '', value])),
      )
    } else if (message.name === 'commandComplete') {
      affectedRows = affectedIn((message as unknown as { readonly text: string }).text)
    }
  }
  return { rows: rows as T[], fields: [...columns], affectedRows }
}

/** `INSERT 0 5` -> 5; what only reads affects nothing. */
function affectedIn(tag: string): number {
  return /^(INSERT|UPDATE|DELETE|MERGE)/.test(tag) ? Number(tag.split(' ').at(-1)) : 0
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
