import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { NewSpan, OpenSpan, Tracing, TracingSettings } from './tracing.ts';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const;

/** A collector that does not answer keeps no server from ending. */
const CLOSE_MS = 3_000;
const EXPORT_MS = 5_000;

interface ExportParts extends TracingSettings {
  readonly service: string;
  readonly onLost: (spans: number) => void;
}

/** Tells of what is lost: the library itself says so to nobody. */
const counted = (exporter: SpanExporter, onLost: ExportParts['onLost']): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      if (result.error !== undefined) onLost(spans.length);
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});

/** Sends spans to a collector over HTTP (OTLP/JSON), many at a time. Loaded by `startTracing` alone. */
export const exportSpans = ({ endpoint, share, service, onLost }: ExportParts): Tracing => {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  });
  const random = new RandomIdGenerator();
  // The first span of a trace takes the id that the page has begun, and not its span: nobody ever sends that one.
  let given: string | undefined;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.instance.id': `${os.hostname()}-${process.pid}`,
    }),
    sampler: new TraceIdRatioBasedSampler(share),
    idGenerator: {
      generateTraceId: () => given ?? random.generateTraceId(),
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter: counted(exporter, onLost) })],
  });
  const tracer = provider.getTracer('payung');

  const begin = ({ name, kind, of: { traceId, spanId }, attributes = {} }: NewSpan): OpenSpan => {
    const parent =
      spanId === undefined
        ? ROOT_CONTEXT
        : trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED });
    given = traceId;
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
    given = undefined;
    return {
      traceId,
      spanId: span.spanContext().spanId,
      end: (end = {}) => {
        if (end.name !== undefined) span.updateName(end.name);
        if (end.attributes !== undefined) span.setAttributes(end.attributes);
        if (end.isFailed === true) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  const close = async (): Promise<void> => {
    const late = pause(CLOSE_MS, undefined, { ref: false });
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
  };
  return { begin, close };
};
