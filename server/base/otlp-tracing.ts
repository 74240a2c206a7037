import { ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracing } from './tracing.ts'

/**
 * Traces for a collector that speaks OTLP over HTTP. Loaded only where one is named: it is not small. Spans hold names of
 * calls, queues and outcomes, never what a shopper sent.
 */
export function startOtlpTracing(options: {
  /** Of the collector, without `/v1/traces`. */
  readonly endpoint: string
  readonly service: string
  /** Which share of all traces is told, 0 to 1. */
  readonly share: number
}): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${options.endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('keepsake')
  // Of this shop alone: nothing is set for the whole process.
  const contexts = new AsyncLocalStorageContextManager().enable()
  return {
    inSpan: async (name, attributes, work, from) => {
      const parent = from ? trace.setSpanContext(ROOT_CONTEXT, { ...from, isRemote: true }) : contexts.active()
      const span = tracer.startSpan(name, { attributes }, parent)
      try {
        return await contexts.with(trace.setSpan(parent, span), work)
      } catch (error) {
        // The text of an error may hold anything; the log has it under the same trace.
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    place: () => {
      const span = trace.getSpanContext(contexts.active())
      return span && { traceId: span.traceId, spanId: span.spanId, traceFlags: span.traceFlags }
    },
    close: async () => {
      await provider.shutdown()
      contexts.disable()
    },
  }
}
