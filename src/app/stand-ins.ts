/** What core-js does not bring: Safari before 15.4, Chrome before 100. */
const LACKING: readonly [owner: object, name: string, standIn: unknown][] = [
  [
    window,
    'reportError',
    (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error, message: messageOf(error) })),
  ],
  [
    AbortSignal.prototype,
    'throwIfAborted',
    function (this: AbortSignal) {
      if (this.aborted) {
        throw this.reason ?? new DOMException('left', 'AbortError')
      }
    },
  ],
]

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

for (const [owner, name, value] of LACKING) {
  if (!Reflect.has(owner, name)) {
    Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  }
}

export {}
