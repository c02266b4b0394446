import { basename, extname } from 'node:path';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assetsFolder, remotesFolder } from '#registry/data-folder.ts';
import { servePublishing } from '#publishing/publishing-routes.ts';
import { PREVIOUS_QUERY, REGISTRY_PATH } from '@payung/shared/registry.ts';
import type { Tracing } from '@payung/shared/trace/tracing.ts';
import type { PageSettings } from '@payung/shared/settings.ts';
import { serveInstalledApp } from './app/serve-app.ts';
import { serveApi } from './api-proxy.ts';
import type { Backends } from './api-proxy.ts';
import { createDictionaries } from './dictionaries.ts';
import type { Dictionaries } from './dictionaries.ts';
import { HEALTH_PATHS, serveHealth } from './health.ts';
import type { EdgeLog } from './monitoring.ts';
import { edgeMetrics, safeLog, serveMetrics } from './monitoring.ts';
import { pageRegistry } from './page/page-registry.ts';
import { sendText, servePages } from './page/serve-pages.ts';
import { DOCUMENT_HEADERS } from './page/security-headers.ts';
import { draftFiles } from './preview/draft-files.ts';
import type { Access } from './preview/draft-files.ts';
import { createPreviews } from './preview/serve-previews.ts';
import { serveCspReports } from './reports/csp-reports.ts';
import { servePageReports } from './reports/page-reports.ts';
import { pageTokens } from './reports/page-token.ts';
import { noteUses } from './reports/note-uses.ts';
import { watchReleases } from './take-back/watch-releases.ts';
import type { WatchOptions } from './take-back/watch-releases.ts';
import { serveRestFiles } from './rest-files.ts';
import { servedState } from './served-state.ts';
import type { ServedState } from './served-state.ts';
import { createVisits, liveVisits } from './visits.ts';
import { hardenedServer, listen } from './server/hardened-server.ts';
import type { ServerLimits } from './server/hardened-server.ts';
import { faultFacts } from './server/process-faults.ts';
import { observeRequests } from './server/observe-requests.ts';
import { requirePassword } from './server/staging.ts';

/** What builds leave; neither their compressed copies under a name of their own nor anything else. */
const SERVED = new Set(['.js', '.css', '.json', '.svg', '.png', '.jpg', '.webp', '.woff2', '.map']);

/** Never the HTML page: answering a script with HTML would hide that it is missing. */
const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');

const IMMUTABLE = 'public, max-age=31536000, immutable';

interface ServedFolder {
  readonly prefix: string;
  readonly root: string;
  readonly dictionaries: Dictionaries;
  readonly accessTo: (request: FastifyRequest) => Access;
}

const serveFolder = (app: FastifyInstance, { prefix, root, dictionaries, accessTo }: ServedFolder): void => {
  void app.register(
    async (files) => {
      files.setNotFoundHandler((_, reply) => missing(reply));
      // An address that is written in a way that leads out of the folder.
      files.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
        if (error.statusCode === 403) return missing(reply);
        return app.errorHandler(error, request, reply);
      });
      const entered = new WeakSet<FastifyRequest>();
      files.addHook('onRequest', async (request, reply) => {
        const access = accessTo(request);
        if (access === 'entered') entered.add(request);
        return access === 'closed' ? missing(reply) : undefined;
      });
      files.addHook('preHandler', async (request, reply) => {
        const difference = await dictionaries.answerTo(request);
        if (!difference) return;
        return reply
          .type('text/javascript; charset=utf-8')
          .headers({ 'content-encoding': 'dcz', 'cache-control': IMMUTABLE })
          .send(difference);
      });
      // The plugin still says application/javascript.
      files.addHook('onSend', async (request, reply) => {
        if (reply.statusCode === 200) dictionaries.setHeaders(request, reply);
        // Nothing between the browser and here may give it to somebody else.
        if (entered.has(request)) reply.header('cache-control', 'private, no-cache');
        const type = String(reply.getHeader('content-type'));
        reply.header('content-type', type.replace('application/javascript', 'text/javascript'));
        // A third of the bytes of a small file.
        if (reply.statusCode === 200) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
      });
      await files.register(fastifyStatic, {
        root,
        // Before anything is deployed there is none.
        suppressWarning: true,
        preCompressed: true,
        // File names carry a content hash or a build id.
        immutable: true,
        maxAge: '1y',
        etag: false,
        lastModified: false,
        acceptRanges: false,
        index: false,
        // The description of a release names people to call.
        allowedPath: (path) => SERVED.has(extname(path)) && basename(path) !== 'release.json',
      });
    },
    { prefix },
  );
};

const serveAssets = (app: FastifyInstance, data: string, accessTo: ServedFolder['accessTo']): void => {
  const dictionaries = createDictionaries(data);
  serveFolder(app, { prefix: '/app/assets', root: assetsFolder(data), dictionaries, accessTo });
  serveFolder(app, { prefix: '/app/remotes', root: remotesFolder(data), dictionaries, accessTo });
};

/** Proxies the development server's files and its web socket, behind the same origin. */
const serveDevelopment = (app: FastifyInstance, upstream: string): void => {
  for (const prefix of ['/app/assets/dev', '/app/remotes/:remote/dev']) {
    void app.register(proxy, { upstream, prefix, rewritePrefix: prefix });
  }
  void app.register(proxy, { upstream, prefix: '/ws', rewritePrefix: '/ws', websocket: true });
};

export interface EdgeOptions extends WatchOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  readonly trustedProxies?: readonly string[];
  readonly dataDir: string;
  /** Several take turns. */
  readonly backendUrl: string | readonly string[];
  readonly isBackendUp?: Backends['isBackendUp'];
  readonly reads?: Backends['reads'];
  readonly paymentHosts?: readonly string[];
  /** The page's settings, which also decide what its policy allows. */
  readonly settings?: PageSettings;
  readonly limits?: Partial<ServerLimits>;
  /** Reads `/metrics`; without one only this machine does. */
  readonly metricsToken?: string | undefined;
  /** Whether a browser of this machine opens the routes of releases that squads send. */
  readonly opensRoutes?: boolean;
  /** Whether one token alone may release without checks. */
  readonly isOneEnough?: boolean;
  /** Everybody is asked for it; without one the platform is for the public. */
  readonly stagingPassword?: string | undefined;
  readonly stagingFailures?: number | undefined;
  readonly log?: EdgeLog;
  /** Where spans are sent. */
  readonly tracing?: Tracing | undefined;
  /** Replaces what is deployed with what a development server has built and serves. */
  readonly development?: { readonly state: () => ServedState; readonly url: string };
}

export interface Edge {
  readonly url: string;
  readonly app: FastifyInstance;
  /** From now on it is not ready, and keeps no connection; everything is answered until it is closed. */
  drain(): void;
  close(): Promise<void>;
}

/** Where the payment provider tells what was paid. */
const NOTIFICATION_PATH = '/api/auth/payment-route/doku/notification';
/** Where the partner tells who has arrived. */
const ARRIVAL_PATH = '/api/auth/aem/arrived';

/** Who asks there has no password to show. */
const OPEN_IN_STAGING = [
  ...[HEALTH_PATHS.live, HEALTH_PATHS.ready].map((path) => `GET ${path}`),
  ...[NOTIFICATION_PATH, ARRIVAL_PATH].map((path) => `POST ${path}`),
  // Squads have tokens.
  'GET /platform/',
  'POST /platform/',
];

const buildEdge = (options: EdgeOptions): Pick<Edge, 'app' | 'drain'> => {
  const { dataDir, backendUrl, development } = options;
  const log = safeLog(options.log ?? (() => undefined));
  const metrics = edgeMetrics(dataDir);
  const app = hardenedServer({
    ...options,
    observe: (server) => observeRequests(server, { metrics, log, tracing: options.tracing }),
    onCapped: () => metrics.capped.inc(),
    onFault: (cause) => {
      metrics.faults.inc();
      log({ event: 'fault', ...faultFacts(cause) });
    },
  });
  const { stagingPassword: password, stagingFailures: mostFailures } = options;
  if (password !== undefined) requirePassword(app, { password, mostFailures, open: OPEN_IN_STAGING });
  const state = development?.state ?? servedState(dataDir);
  const visits = development ? liveVisits(state) : createVisits({ data: dataDir, live: state });
  let isDraining = false;
  // Who comes back comes to another edge.
  app.addHook('onRequest', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  const { isBackendUp, reads } = options;
  const backends = { backendUrls: [backendUrl].flat(), isBackendUp, reads };
  serveHealth(app, { ...backends, state, isDraining: () => isDraining });
  app.get<{ Querystring: { readonly [PREVIOUS_QUERY]?: string } }>(REGISTRY_PATH, (request, reply) => {
    const now = visits.stateFor(request);
    const known = `"${now.registry.generation}"`;
    void reply.header('cache-control', 'no-store').header('etag', known);
    // Open pages ask again and again. What is developed changes without a new generation.
    const isKnown = request.headers['if-none-match'] === known && development === undefined;
    if (isKnown) return reply.status(304).send();
    return sendText(
      request,
      reply.type('application/json; charset=utf-8'),
      JSON.stringify(pageRegistry(now, request.query[PREVIOUS_QUERY])),
    );
  });
  if (development) serveDevelopment(app, development.url);
  else serveInstalledApp(app, options.settings?.serviceWorker === 'off');
  const draftAccess = draftFiles(dataDir, state);
  // What is developed has no drafts.
  serveAssets(app, dataDir, (request) =>
    development ? 'open' : draftAccess(request, () => visits.setOf(request)),
  );
  serveRestFiles(app, { data: dataDir, state, missing });
  const tokens = pageTokens(dataDir);
  const previews = createPreviews({ data: dataDir, visits, publicUrl: options.publicUrl });
  previews.serve(app);
  servePages(app, { visits, previews, pageToken: tokens.issue }, options);
  const { opensRoutes = false, isOneEnough = false } = options;
  servePublishing(app, { data: dataDir, opensRoutes, isOneEnough });
  serveMetrics(app, metrics, options.metricsToken);
  // What is developed is not taken back.
  const watched = development ? undefined : watchReleases(app, { data: dataDir, log }, options);
  if (watched) noteUses(app, { state, noteUse: watched.noteUse });
  servePageReports(app, {
    registry: () => state().registry,
    canaries: () => state().canaries ?? {},
    tokens,
    note: watched?.note ?? (() => undefined),
    metrics,
    log,
  });
  serveCspReports(app, { metrics, log });
  serveApi(app, {
    ...backends,
    notificationPath: NOTIFICATION_PATH,
    generation: () => state().registry.generation,
    pageOf: tokens.pageOf,
  });
  const drain = (): void => {
    isDraining = true;
  };
  return { app, drain };
};

/** Serves the platform from one origin: the page, the files, and a proxy to the backend. */
export const startEdge = async (options: EdgeOptions): Promise<Edge> => {
  const { app, drain } = buildEdge(options);
  const url = await listen(app, { port: options.port, host: options.host ?? '127.0.0.1' });
  return { url, app, drain, close: () => app.close() };
};
