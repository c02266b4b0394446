import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { PAGE_REPORT_KINDS, PAGE_REPORT_PATH } from '@payung/shared/page-report.ts';
import type { PageReport } from '@payung/shared/page-report.ts';
import type { Registry } from '@payung/shared/registry.ts';
import type { Canaries } from '#registry/sets/canaries.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { EdgeLog, EdgeMetrics } from '../monitoring.ts';
import type { PageTokens } from './page-token.ts';
import type { NotedReport, Release } from './release-health.ts';
import { loggableReason, acceptReports } from './report-scope.ts';

const name = (form: RegExp) => v.pipe(v.string(), v.regex(form));

const reportSchema = v.strictObject({
  kind: v.picklist(PAGE_REPORT_KINDS),
  owner: name(/^[a-z][a-z0-9-]{0,63}$/),
  version: name(/^[\w.+-]{0,64}$/),
  build: name(/^[\w-]{0,64}$/),
  route: v.optional(name(/^[\w.-]{1,64}$/)),
  reason: v.pipe(v.string(), v.maxLength(200)),
  unsure: v.optional(v.literal(true)),
  token: v.optional(v.pipe(v.string(), v.maxLength(120))),
}) satisfies v.GenericSchema<unknown, PageReport>;

const UNKNOWN: Release = { owner: 'unknown', version: 'unknown', build: 'unknown' };

const releasesOf = ({ shell, remotes }: Registry): readonly Release[] => [
  { owner: 'shell', version: shell.version, build: shell.build },
  ...(shell.previous ? [{ owner: 'shell', ...shell.previous }] : []),
  ...Object.values(remotes)
    .flatMap(({ current, previous }) => (previous ? [current, previous] : [current]))
    .map((release) => ({ owner: release.name, version: release.version, build: release.build })),
];

/** Ids of the shell's pages, as shell/src/routing/ names them. */
const SHELL_ROUTES = [
  'frame',
  ...[...Object.keys(shellRoutes), 'linkEntry', 'registrationClosed', 'not-found'].map((id) => `shell.${id}`),
];

const routesOf = ({ remotes }: Registry): readonly string[] =>
  Object.entries(remotes).flatMap(([remote, { current, previous }]) =>
    [...current.routes, ...(previous?.routes ?? [])].map(({ id }) => `${remote}.${id}`),
  );

const keyOf = ({ owner, version, build }: Release): string => `${owner} ${version} ${build}`;

/**
 * What a report may name: releases and routes that are deployed, or were since the edge started. Anybody can send a
 * report: another name would be a series of metrics of its own, or somebody's name in the log.
 */
export const deployedNames = (registry: () => Registry, canaries: () => Canaries) => {
  const releases = new Set<string>();
  const routes = new Set<string>(SHELL_ROUTES);
  let read: Registry | undefined;
  const look = (): void => {
    const now = registry();
    if (now === read) return;
    for (const release of releasesOf(now)) releases.add(keyOf(release));
    for (const [owner, { version, build }] of Object.entries(canaries()))
      releases.add(keyOf({ owner, version, build }));
    for (const route of routesOf(now)) routes.add(route);
    read = now;
  };
  return {
    releaseOf: (report: Release): Release => {
      look();
      const { owner, version, build } = report;
      return releases.has(keyOf(report)) ? { owner, version, build } : UNKNOWN;
    },
    isRoute: (route: string): boolean => {
      look();
      return routes.has(route);
    },
  };
};

/** What says that a release does not work; a slow file and a registry that cannot be read have other causes. */
const FAILURES: ReadonlySet<PageReport['kind']> = new Set([
  'failed',
  'crashed',
  'stuck',
  'error',
  'rejection',
]);

interface PageReportOptions {
  readonly registry: () => Registry;
  readonly canaries: () => Canaries;
  readonly tokens: PageTokens;
  /** Counts for the release; see release-health.ts. */
  readonly note: (report: NotedReport) => void;
  readonly metrics: EdgeMetrics;
  readonly log: EdgeLog;
}

const refused = (): Error => Object.assign(new Error('Not of this platform'), { statusCode: 403 });

/** What open pages could not do: counted by release, and one line of the log each. Where they work, it counts only. */
export const servePageReports = (app: FastifyInstance, options: PageReportOptions): void => {
  const { registry, canaries, tokens, note, metrics, log } = options;
  const { releaseOf, isRoute } = deployedNames(registry, canaries);

  const onReport = ({
    kind,
    route = '',
    reason,
    unsure,
    token,
    ...said
  }: v.InferOutput<typeof reportSchema>): void => {
    const page = token === undefined ? undefined : tokens.read(token);
    const isOurs = token === undefined || tokens.pageOf(token) !== undefined;
    // Pages of before have none, or one without a place: what they say is worth a line of the log and decides nothing.
    if (!isOurs || (page === undefined && kind === 'opened')) throw refused();
    const release = releaseOf(said);
    metrics.pageReports.inc({ ...release, kind });
    const isFailure = FAILURES.has(kind);
    const counts = page !== undefined && release !== UNKNOWN && !unsure;
    if (counts && (isFailure || kind === 'opened')) note({ release, page, isFailure });
    if (kind === 'opened') return;
    log({
      event: 'page-report',
      kind,
      ...release,
      ...(isRoute(route) ? { route } : {}),
      reason: loggableReason(reason, (id) => isRoute(`${release.owner}.${id}`)),
    });
  };

  acceptReports(app, {
    path: PAGE_REPORT_PATH,
    maxBytes: 4 * 1024,
    // Many customers of one mobile operator share an address.
    maxPerMinute: 120,
    goodNews: { mark: '"kind":"opened"', maxPerMinute: 600 },
    contentTypes: ['application/json', 'text/plain'],
    schema: reportSchema,
    onReport,
  });
};
