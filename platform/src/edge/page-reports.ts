import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { PAGE_REPORT_KINDS, PAGE_REPORT_PATH } from '@payung/shared/page-report.ts';
import type { PageReport } from '@payung/shared/page-report.ts';
import type { Registry } from '@payung/shared/registry.ts';
import { masked } from './edge-log.ts';
import type { EdgeLog } from './edge-log.ts';
import type { EdgeMetrics } from './edge-metrics.ts';
import { acceptReports } from './report-scope.ts';

const name = (form: RegExp) => v.pipe(v.string(), v.regex(form));

const reportSchema = v.strictObject({
  kind: v.picklist(PAGE_REPORT_KINDS),
  owner: name(/^[a-z][a-z0-9-]{0,63}$/),
  version: name(/^[\w.+-]{0,64}$/),
  build: name(/^[\w-]{0,64}$/),
  route: v.optional(name(/^[\w.-]{1,64}$/)),
  reason: v.pipe(v.string(), v.maxLength(200)),
}) satisfies v.GenericSchema<unknown, PageReport>;

type Release = Pick<PageReport, 'owner' | 'version' | 'build'>;

const UNKNOWN: Release = { owner: 'unknown', version: 'unknown', build: 'unknown' };

const releasesOf = ({ shell, remotes }: Registry): readonly Release[] => [
  { owner: 'shell', version: shell.version, build: shell.build },
  ...(shell.previous ? [{ owner: 'shell', ...shell.previous }] : []),
  ...Object.values(remotes)
    .flatMap(({ current, previous }) => (previous ? [current, previous] : [current]))
    .map((release) => ({ owner: release.name, version: release.version, build: release.build })),
];

const keyOf = ({ owner, version, build }: Release): string => `${owner} ${version} ${build}`;

/**
 * Answers the release that a report names, where it is deployed or was since the edge started: anybody can send a
 * report, and every other name would be a series of metrics of its own.
 */
export const releaseFinder = (registry: () => Registry): ((report: Release) => Release) => {
  const known = new Set<string>();
  let read: Registry | undefined;
  return (report) => {
    const now = registry();
    if (now !== read) for (const release of releasesOf(now)) known.add(keyOf(release));
    read = now;
    const { owner, version, build } = report;
    return known.has(keyOf(report)) ? { owner, version, build } : UNKNOWN;
  };
};

interface PageReportOptions {
  readonly registry: () => Registry;
  readonly metrics: EdgeMetrics;
  readonly log: EdgeLog;
}

/** What open pages could not do: counted by release, and one line of the log each. */
export const servePageReports = (app: FastifyInstance, options: PageReportOptions): void => {
  const { registry, metrics, log } = options;
  const releaseOf = releaseFinder(registry);
  acceptReports(app, {
    path: PAGE_REPORT_PATH,
    maxBytes: 4 * 1024,
    maxPerMinute: 30,
    contentTypes: ['application/json', 'text/plain'],
    schema: reportSchema,
    onReport: (report) => {
      metrics.pageReports.inc({ ...releaseOf(report), kind: report.kind });
      const { kind, owner, version, build, route, reason } = report;
      log({ event: 'page-report', kind, owner, version, build, route, reason: masked(reason) });
    },
  });
};
