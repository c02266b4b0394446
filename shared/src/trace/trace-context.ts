/** The header that carries a trace from one part to the next (W3C Trace Context). */
export const TRACE_HEADER = 'traceparent';

const hexOf = (words: number): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(words)), (word) =>
    word.toString(16).padStart(8, '0'),
  ).join('');

/** 32 hex digits. */
export const newTraceId = (): string => hexOf(4);

/** 16 hex digits. */
export const newSpanId = (): string => hexOf(2);

export interface TraceContext {
  readonly traceId: string;
  /** Of whoever sends the header. */
  readonly spanId: string;
}

/** Of whoever begins one. */
export const newTrace = (): TraceContext => ({ traceId: newTraceId(), spanId: newSpanId() });

/** The last part says that the sender may have recorded its span; who reads it decides by the trace id alone. */
export const traceHeader = ({ traceId, spanId }: TraceContext): string => `00-${traceId}-${spanId}-01`;

const TRACE_CONTEXT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:-|$)/;

/** Nothing where the header is missing or says nothing valid. */
export const readTraceHeader = (header: unknown): TraceContext | undefined => {
  const [, traceId, spanId] = (typeof header === 'string' && TRACE_CONTEXT.exec(header)) || [];
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId };
};

/** What people read out of a reference: few enough digits for a telephone, enough to find one trace by. */
const SHOWN_DIGITS = 12;

/** The beginning of a trace id, as people see it. */
export const shortReference = (traceId: string): string => traceId.slice(0, SHOWN_DIGITS);
