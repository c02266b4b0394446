import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { statfsSync } from 'node:fs';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { proxyTest } from './server/client-cap.ts';
import { EDGE_TEXTS, refuse } from './server/refusals.ts';

/** One line of the edge's log: facts of its own, no values of people. */
export type LogEntry = Readonly<Record<string, string | number | undefined>> & { readonly event: string };

export type EdgeLog = (entry: LogEntry) => void;

/** As a line of JSON, as the backend logs. */
export const logLine = (entry: LogEntry, now: Date): string =>
  JSON.stringify({ level: 'warn', time: now.toISOString(), from: 'edge', ...entry });

/** A line that cannot be written is lost; what it tells of goes on. */
export const safeLog =
  (log: EdgeLog): EdgeLog =>
  (entry) => {
    try {
      log(entry);
    } catch {
      // There is nowhere to say so.
    }
  };

/** A phone number, an ID number or a code, also in groups: five digits or more. */
const NUMBER = /\d(?:[ .-]?\d){4,}/g;

/** Numbers of people and control characters do not belong into a log. */
export const masked = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- it is the control characters that must go
  text.replaceAll(NUMBER, '#####').replaceAll(/[\u0000-\u001f\u007f\u2028\u2029]/g, ' ');

export interface EdgeMetrics {
  readonly registry: Registry;
  readonly pageReports: Counter<'owner' | 'version' | 'build' | 'kind'>;
  readonly cspReports: Counter<'directive'>;
  /** Connections and requests of client addresses that have as many open as they may. */
  readonly capped: Counter;
  /** What failed inside the edge. */
  readonly faults: Counter;
  readonly requests: Histogram<'kind' | 'method' | 'status'>;
}

/** Of the disk that the data folder is on; left out where it cannot be read. */
const watchDisk = (registers: Registry[], data: string): void => {
  const free = new Gauge({
    name: 'payung_data_free_bytes',
    help: 'What is free on the disk of the data folder',
    registers,
    collect: () => {
      free.reset();
      try {
        const { bavail, bsize } = statfsSync(data);
        free.set(bavail * bsize);
      } catch {
        free.remove();
      }
    },
  });
};

export const edgeMetrics = (data: string): EdgeMetrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  watchDisk(registers, data);
  return {
    registry,
    pageReports: new Counter({
      name: 'page_reports_total',
      help: 'What open pages reported, by release',
      labelNames: ['owner', 'version', 'build', 'kind'],
      registers,
    }),
    cspReports: new Counter({
      name: 'csp_reports_total',
      help: 'What the Content-Security-Policy refused in open pages',
      labelNames: ['directive'],
      registers,
    }),
    capped: new Counter({
      name: 'edge_capped_total',
      help: 'Connections and requests of addresses that had as many open as they may',
      registers,
    }),
    faults: new Counter({ name: 'edge_faults_total', help: 'Errors inside the edge', registers }),
    requests: new Histogram({
      name: 'payung_edge_request_seconds',
      help: 'Time to answer, by what was asked for and what came of it; gone: the client left before',
      labelNames: ['kind', 'method', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLoopback = proxyTest(['loopback']);

/** Nobody whom a proxy speaks for. */
export const isOwnMachine = ({ ip }: FastifyRequest): boolean => isIP(ip) !== 0 && isLoopback(ip);

/** Without a token only this machine may read; with one, everybody who shows it. */
const mayRead = (request: FastifyRequest, token: string | undefined): boolean => {
  if (token === undefined) return isOwnMachine(request);
  const { headers } = request;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
};

/** `/metrics` of the edge, as Prometheus reads it. */
export const serveMetrics = (app: FastifyInstance, { registry }: EdgeMetrics, token?: string): void => {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return refuse(request, reply, { status: 403, text: EDGE_TEXTS.metrics });
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
};
