import type { TraceContext } from './trace-context.ts';

export type Attributes = Readonly<Record<string, string | number>>;

export interface NewSpan {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  /** The trace that it belongs to, with the span that it is a part of; without one it is the first. */
  readonly of: Pick<TraceContext, 'traceId'> & Partial<TraceContext>;
  readonly attributes?: Attributes;
}

interface SpanEnd {
  /** Where the name is known only now. */
  readonly name?: string;
  readonly attributes?: Attributes;
  readonly isFailed?: boolean;
}

export interface OpenSpan extends TraceContext {
  readonly end: (end?: SpanEnd) => void;
}

/** Absent where no address is set that spans are sent to. */
export interface Tracing {
  readonly begin: (span: NewSpan) => OpenSpan;
  /** Sends what is left, for as long as it may take. */
  readonly close: () => Promise<void>;
}

export interface TracingSettings {
  /** Of a collector that speaks OTLP over HTTP, without the path of the signal. */
  readonly endpoint: string;
  /** The part of all traces that is sent, from 0 to 1. Edge and backend choose the same ones: it depends on the id. */
  readonly share: number;
}

interface TracingParts {
  readonly settings: TracingSettings | undefined;
  readonly service: string;
  /** So many spans could not be sent. */
  readonly onLost: (spans: number) => void;
}

/** The library is loaded only where spans are sent. */
export const startTracing = async ({ settings, ...parts }: TracingParts): Promise<Tracing | undefined> => {
  if (settings === undefined) return undefined;
  const { exportSpans } = await import('./export-spans.ts');
  return exportSpans({ ...settings, ...parts });
};

/** Of `OTEL_TRACES_SAMPLER_ARG`: a number from 0 to 1, 1 where it is not set, nothing where it is another text. */
export const readShare = (text: string): number | undefined => {
  if (text === '') return 1;
  return /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(text) ? Number(text) : undefined;
};
