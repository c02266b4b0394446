import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS } from '@payung/shared/api/headers.ts';
import type { OpenSpan, Tracing } from '@payung/shared/trace/tracing.ts';
import type { EdgeLog, EdgeMetrics } from '../monitoring.ts';
import { whenOver } from './client-cap.ts';
import { requestKind } from './request-kind.ts';
import type { RequestKind } from './request-kind.ts';

/** Of which a trace is worth its room: files and what machines ask are not. */
const TRACED: ReadonlySet<RequestKind> = new Set(['api', 'page', 'platform']);

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const spans = new WeakMap<FastifyRequest, OpenSpan>();

/** The span that a call to the backend is a part of. */
export const spanOf = (request: FastifyRequest): OpenSpan | undefined => spans.get(request);

const byBackend = new WeakSet<FastifyRequest>();

/** The backend has answered it: what it says is in its own log, too. */
export const noteAnswered = (request: FastifyRequest): void => void byBackend.add(request);

/** Who closes the connection before the answer is whole gets none. */
const outcomeOf = ({ raw, statusCode }: FastifyReply): string =>
  raw.writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'gone';

interface Observers {
  readonly metrics: Pick<EdgeMetrics, 'requests'>;
  readonly log: EdgeLog;
  readonly tracing: Tracing | undefined;
}

/** Counts and times every request, and logs each call that failed, with the trace by which people name it. */
export const observeRequests = (app: FastifyInstance, { metrics, log, tracing }: Observers): void => {
  const logFailedCall = (request: FastifyRequest, reply: FastifyReply, ms: number): void => {
    const isGone = !reply.raw.writableFinished;
    if (reply.statusCode < 400 && !isGone) return;
    log({
      event: 'call-failed',
      trace_id: request.id,
      method: request.method,
      status: isGone ? 'gone' : reply.statusCode,
      by: byBackend.has(request) ? 'backend' : 'edge',
      ms: Math.round(ms),
    });
  };
  const begin = ({ id: traceId, method }: FastifyRequest, kind: RequestKind): OpenSpan | undefined =>
    tracing?.begin({
      name: `${method} ${kind}`,
      kind: 'server',
      of: { traceId },
      attributes: { 'http.request.method': method, 'payung.kind': kind },
    });
  app.addHook('onRequest', async (request, reply) => {
    // Of what is not found the route is forgotten later on.
    const kind = requestKind(request.routeOptions.url);
    // The backend says the same of what it answers.
    if (kind === 'api') void reply.header(HEADERS.reference, request.id);
    const span = TRACED.has(kind) ? begin(request, kind) : undefined;
    if (span !== undefined) spans.set(request, span);
    const begun = performance.now();
    // Fastify's own hook does not hear of a client that has gone.
    whenOver(request, reply, () => {
      const ms = performance.now() - begun;
      const method = METHODS.has(request.method) ? request.method : 'other';
      metrics.requests.observe({ kind, method, status: outcomeOf(reply) }, ms / 1000);
      if (kind === 'api') logFailedCall(request, reply, ms);
      span?.end({
        attributes: { 'http.response.status_code': reply.statusCode },
        isFailed: reply.statusCode >= 500,
      });
    });
  });
};
