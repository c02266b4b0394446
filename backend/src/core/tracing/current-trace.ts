import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, OpenSpan, Tracing } from '@payung/shared/trace/tracing.ts';

/** What the running code belongs to. */
export interface TraceScope {
  readonly traceId: string;
  /** Absent where no spans are sent. */
  readonly tracing?: Tracing | undefined;
  /** The innermost span that is open. */
  readonly spanId?: string | undefined;
}

const current = new AsyncLocalStorage<TraceScope>();

export const insideTrace = <Result>(scope: TraceScope, run: () => Result): Result => current.run(scope, run);

/** Nothing for work that belongs to no trace. */
export const currentTrace = (): TraceScope | undefined => current.getStore();

type SpanFacts = readonly [name: string, attributes: Attributes];

/** A call of the running work to somebody else. What it is called is asked only where spans are sent. */
export const beginSpan = (factsOf: () => SpanFacts): OpenSpan | undefined => {
  const scope = current.getStore();
  if (scope?.tracing === undefined) return undefined;
  const [name, attributes] = factsOf();
  return scope.tracing.begin({ name, kind: 'client', of: scope, attributes });
};

/** Runs what calls others; what it asks the database is a part of it. */
export const insideSpan = async <Result>(
  factsOf: () => SpanFacts,
  work: () => Promise<Result>,
): Promise<Result> => {
  const scope = current.getStore();
  const span = beginSpan(factsOf);
  if (scope === undefined || span === undefined) return await work();
  try {
    const result = await current.run({ ...scope, spanId: span.spanId }, work);
    span.end();
    return result;
  } catch (error) {
    span.end({ isFailed: true });
    throw error;
  }
};

/** For work that no request asks for: its trace begins with it. */
export const insideNewTrace = async <Result>(
  { traceId, tracing }: Omit<TraceScope, 'spanId'>,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const span = tracing?.begin({ name, kind: 'internal', of: { traceId } });
  try {
    const result = await insideTrace({ traceId, tracing, spanId: span?.spanId }, work);
    span?.end();
    return result;
  } catch (error) {
    span?.end({ isFailed: true });
    throw error;
  }
};
