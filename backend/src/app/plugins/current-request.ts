import { readTraceHeader, TRACE_HEADER } from '@payung/shared/trace/trace-context.ts';
import type { OpenSpan, Tracing } from '@payung/shared/trace/tracing.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTrace, insideTrace } from '#core/tracing/current-trace.ts';
import type { TraceScope } from '#core/tracing/current-trace.ts';
import { routeOf } from './request-log.ts';

interface RequestScope extends TraceScope {
  readonly request: FastifyRequest;
  readonly span: OpenSpan | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What its work belongs to. */
    traceScope: RequestScope | undefined;
  }
}

/** The span of a call, as a part of the edge's. Nobody looks at those of health and figures. */
const spanOf = (request: FastifyRequest, tracing: Tracing): OpenSpan | undefined => {
  const route = routeOf(request);
  if (!route.startsWith('/api/')) return undefined;
  return tracing.begin({
    name: `${request.method} ${route}`,
    kind: 'server',
    of: readTraceHeader(request.headers[TRACE_HEADER]) ?? { traceId: request.id },
    attributes: { 'http.request.method': request.method, 'http.route': route },
  });
};

/**
 * Lets work that a request has begun name it and its trace, also where nothing was passed on; with `tracing` every call
 * is a span.
 */
export const followRequests = (app: FastifyInstance, tracing?: Tracing): void => {
  app.decorateRequest('traceScope', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracing && spanOf(request, tracing);
    const scope = { traceId: request.id, tracing, spanId: span?.spanId, request, span };
    request.traceScope = scope;
    insideTrace(scope, done);
  });
  // A body is read by its connection, which knows no request.
  app.addHook('preValidation', ({ traceScope }, _reply, done) => {
    if (traceScope === undefined) done();
    else insideTrace(traceScope, done);
  });
  if (tracing === undefined) return;
  app.addHook('onResponse', (request, reply, done) => {
    request.traceScope?.span?.end({
      attributes: { 'http.response.status_code': reply.statusCode },
      isFailed: reply.statusCode >= 500,
    });
    done();
  });
};

/** The request that the running code works for; nothing for the server's own work. */
export const currentRequest = (): FastifyRequest | undefined =>
  (currentTrace() as Partial<RequestScope> | undefined)?.request;
