import { DrizzleQueryError } from 'drizzle-orm'

/** Causes that are followed. */
const CAUSES_MAX = 5

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack: string
  readonly cause?: LoggedError
}

/**
 * An error as the log keeps it: what failed and where, never with what. Databases and HTTP clients hang values of
 * requests on their errors (parameters, details, bodies): addresses, phones and tokens that belong in no log.
 */
export function errorForLog(error: unknown, causes = CAUSES_MAX): LoggedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' }
  }
  const { code } = error as { code?: unknown }
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: error instanceof DrizzleQueryError ? `a query failed: ${error.query}` : error.message,
    ...(typeof code === 'string' ? { code } : {}),
    // The first lines of a stack repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && causes > 0 ? { cause: errorForLog(error.cause, causes - 1) } : {}),
  }
}
