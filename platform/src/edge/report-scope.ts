import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { clientKey } from './client-address.ts';

interface ReportOptions<Schema extends v.GenericSchema> {
  readonly path: string;
  readonly maxBytes: number;
  readonly maxPerMinute: number;
  readonly contentTypes: readonly string[];
  readonly schema: Schema;
  readonly onReport: (report: v.InferOutput<Schema>) => void;
}

const badRequest = (): Error => Object.assign(new Error('Not a report'), { statusCode: 400 });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badRequest();
  }
};

/** Takes reports of open pages: small, few of one address, of one form; nobody has to be signed in for them. */
export const acceptReports = <Schema extends v.GenericSchema>(
  app: FastifyInstance,
  { path, maxBytes, maxPerMinute, contentTypes, schema, onReport }: ReportOptions<Schema>,
): void => {
  void app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: maxPerMinute,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => clientKey(ip),
      // The body of its error is never sent: the edge words it.
      errorResponseBuilder: () => Object.assign(new Error('Too many reports'), { statusCode: 429 }),
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      [...contentTypes],
      { parseAs: 'string', bodyLimit: maxBytes },
      (_, body, done) => done(null, body),
    );
    scope.post(path, (request, reply) => {
      // A page of another site must not report in the name of its visitors.
      if (request.headers['sec-fetch-site'] === 'cross-site') throw badRequest();
      const report = v.safeParse(schema, parsed(String(request.body)));
      if (!report.success) throw badRequest();
      onReport(report.output);
      return reply.status(204).header('cache-control', 'no-store').send();
    });
  });
};
