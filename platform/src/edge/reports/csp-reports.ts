import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { masked } from '../monitoring.ts';
import type { EdgeLog, EdgeMetrics } from '../monitoring.ts';
import { CSP_REPORT_PATH } from '../page/security-headers.ts';
import { acceptReports } from './report-scope.ts';

const DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'frame-src',
  'frame-ancestors',
  'form-action',
];

/** Either form says more, of which addresses may hold somebody's link: only these are read. */
const oldForm = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string(), ''),
    'blocked-uri': v.optional(v.string(), ''),
    'document-uri': v.optional(v.string(), ''),
  }),
});

const newForm = v.pipe(
  v.array(
    v.object({
      type: v.string(),
      body: v.object({
        effectiveDirective: v.optional(v.string(), ''),
        blockedURL: v.optional(v.string(), ''),
        documentURL: v.optional(v.string(), ''),
      }),
    }),
  ),
  v.maxLength(20),
);

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

/** The host, or the word that browsers put there: `inline`, `eval`, `data`. */
const blockedOf = (address: string): string => {
  if (/^[a-z-]{1,30}$/.test(address)) return address;
  const url = URL.parse(address);
  if (url === null) return 'other';
  return masked(url.host === '' ? url.protocol : url.host).slice(0, 100);
};

/** Up to the area of the application: what follows can be a link code or the number of a quote. */
const pageOf = (address: string): string => {
  const path = URL.parse(address)?.pathname ?? '';
  return /^\/app\/[a-z]{1,30}(?=\/|$)/.exec(path)?.[0] ?? '/app';
};

const violationOf = (directive: string, blocked: string, page: string): Violation => {
  const [name = ''] = directive.split(' ');
  return {
    directive: DIRECTIVES.includes(name) ? name : 'other',
    blocked: blockedOf(blocked),
    page: pageOf(page),
  };
};

const violationsOf = (
  report: v.InferOutput<typeof oldForm> | v.InferOutput<typeof newForm>,
): readonly Violation[] => {
  if (Array.isArray(report)) {
    return report
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => violationOf(body.effectiveDirective, body.blockedURL, body.documentURL));
  }
  const said = report['csp-report'];
  const directive = said['effective-directive'] ?? said['violated-directive'];
  return [violationOf(directive, said['blocked-uri'], said['document-uri'])];
};

interface CspReportOptions {
  readonly metrics: EdgeMetrics;
  readonly log: EdgeLog;
}

/** What a browser refused because of the page's policy, in the form of `report-uri` and that of `report-to`. */
export const serveCspReports = (app: FastifyInstance, { metrics, log }: CspReportOptions): void =>
  acceptReports(app, {
    path: CSP_REPORT_PATH,
    maxBytes: 16 * 1024,
    maxPerMinute: 30,
    contentTypes: ['application/csp-report', 'application/reports+json', 'application/json'],
    schema: v.union([oldForm, newForm]),
    onReport: (report) => {
      for (const { directive, blocked, page } of violationsOf(report)) {
        metrics.cspReports.inc({ directive });
        log({ event: 'csp-report', directive, blocked, page });
      }
    },
  });
