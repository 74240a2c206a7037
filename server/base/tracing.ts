/** A span that others continue, in this process or, carried in a job's data, in another one. */
export interface SpanPlace {
  readonly traceId: string
  readonly spanId: string
  readonly traceFlags: number
}

/** Tells a collector how long what took, and what of it belongs together. */
export interface Tracing {
  /** Runs `work` as a span below the one under way, or below `from`. A rejection is noted and goes on. */
  inSpan<T>(
    name: string,
    attributes: Readonly<Record<string, string>>,
    work: () => Promise<T>,
    from?: SpanPlace,
  ): Promise<T>
  /** The span under way. */
  place(): SpanPlace | undefined
  /** Sends what was not sent yet. */
  close(): Promise<void>
}

/** A shop that nobody traces. */
export const NO_TRACING: Tracing = {
  inSpan: (_name, _attributes, work) => work(),
  place: () => undefined,
  close: async () => {},
}
