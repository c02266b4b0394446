import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { clientKey } from '../server/client-cap.ts';

/** The words of the sentences that the shell has for its files and releases; a test compares them with its sources. */
export const REASON_WORDS: ReadonlySet<string> = new Set(
  `a after answered be cannot damaged define did does exports for go has is its loaded loading missing needs newer no
   not of on or part published read readable registry s screen Screen shell stalled the The was what`.split(
    /\s+/,
  ),
);

const FORMS: readonly RegExp[] = [
  // The class of an error, or the type of something else that was thrown.
  /^(?:[A-Z][A-Za-z]{0,59})?(?:Error|Exception)$/,
  /^(?:bigint|boolean|function|number|object|string|symbol|undefined)$/,
  // A status, seconds.
  /^\d{1,3}$/,
  // A file of a build, which is named after its content and, a chunk, its id; with line and column.
  /^(?:\/app\/(?:assets|remotes\/mfe-[a-z\d-]{1,60}\/\d[\d.]{1,20}-[a-z\d]{10})\/)?(?:(?:main|remoteEntry|\d{1,5})\.)?[a-f\d]{10}\.(?:js|css)(?:\?again=\d{1,3}-[a-z\d]{1,12})?(?::\d{1,7}:\d{1,7})?$/,
  // A rest file, which is named after its content too.
  /^\/app\/rest\/[a-f\d]{64}\.json(?:\?again=\d{1,3}-[a-z\d]{1,12})?$/,
  // A remote, its container, a release.
  /^mfe-[a-z\d-]{1,60}$/,
  /^mfe_[a-z\d_]{1,60}_[a-z\d]{10}$/,
  /^\d{1,3}\.\d{1,3}\.\d{1,3}(?:-[a-z\d]{10})?$/,
  // The place of a field of the registry, or of a rest file.
  /^(?:current|previous|files)(?:\.[A-Za-z]{1,20}|\.\d{1,3})*$/,
];

const HIDDEN = '…';

/**
 * A reason as it may stand in a log: pages send classes of errors, files and sentences of the shell, and anybody else
 * may send anything, so whatever is none of these is hidden. Ids of routes are known by name.
 */
export const loggableReason = (reason: string, isRouteId: (word: string) => boolean): string => {
  const words = reason.split(/\s+/).filter(Boolean);
  const shown = words.map((word) => {
    const bare = word.replace(/^"|[",:]+$/g, '');
    const isKnown = REASON_WORDS.has(bare) || isRouteId(bare) || FORMS.some((form) => form.test(bare));
    return isKnown ? word : HIDDEN;
  });
  return shown.filter((word, index) => word !== HIDDEN || shown[index - 1] !== HIDDEN).join(' ');
};

interface ReportOptions<Schema extends v.GenericSchema> {
  readonly path: string;
  readonly maxBytes: number;
  readonly maxPerMinute: number;
  /** Many that are good news must not use up the limit of the others: they have one of their own. */
  readonly goodNews?: { readonly mark: string; readonly maxPerMinute: number };
  readonly contentTypes: readonly string[];
  readonly schema: Schema;
  readonly onReport: (report: v.InferOutput<Schema>, request: FastifyRequest) => void;
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
  { path, maxBytes, maxPerMinute, goodNews, contentTypes, schema, onReport }: ReportOptions<Schema>,
): void => {
  const isGoodNews = ({ body }: FastifyRequest): boolean =>
    goodNews !== undefined && String(body).includes(goodNews.mark);
  void app.register(async (scope) => {
    await scope.register(rateLimit, {
      hook: goodNews ? 'preHandler' : 'onRequest',
      max: (request) => (isGoodNews(request) ? (goodNews?.maxPerMinute ?? 0) : maxPerMinute),
      timeWindow: '1 minute',
      keyGenerator: (request) => `${clientKey(request.ip)} ${isGoodNews(request)}`,
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
      onReport(report.output, request);
      return reply.status(204).header('cache-control', 'no-store').send();
    });
  });
};
