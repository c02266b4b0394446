import * as v from 'valibot';
import { readShare } from '@payung/shared/trace/tracing.ts';
import type { TracingSettings } from '@payung/shared/trace/tracing.ts';

/** What an operator sees of statements and traces. */
export const WATCH_VARIABLES = {
  DATABASE_SLOW_STATEMENT_MS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{0,5}$/, 'must be milliseconds from 0 (none is logged) to 99999'),
      v.transform((value) => (value === '' ? 500 : Number(value))),
    ),
    '',
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(
      v.string(),
      v.transform(readShare),
      v.number('must be the part of all traces that is sent, from 0 to 1'),
    ),
    '',
  ),
};

interface TracingVariables {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

export const tracingOf = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
}: TracingVariables): TracingSettings | undefined =>
  endpoint === undefined ? undefined : { endpoint, share };
