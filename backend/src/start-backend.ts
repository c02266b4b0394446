import { setTimeout as pause } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { backfillMarks } from '#areas/duplicate-alerts/marks.ts';
import { backfillReservedNumbers } from '#areas/onboarding/reserved-numbers.ts';
import { NOTIFICATION_PATH } from '#areas/payment/notification-route.ts';
import { productModulesFor } from '#areas/product-module.ts';
import type { ProductModuleFactory } from '#areas/product-module.ts';
import type { Services } from './areas/services.ts';
import { PRODUCT_MODULES } from './products/all.ts';
import { buildApp } from './app.ts';
import { movableClock, systemClock } from './clock.ts';
import type { Clock } from './clock.ts';
import { fillLegalTexts } from './areas/agreement/legal/legal-texts.ts';
import { fillAgreement } from './areas/agreement/text/fill-agreement.ts';
import { fillContents } from './areas/content/import-contents.ts';
import type { OpenDatabase } from './core/database/database.ts';
import { withSealedNumbers } from './core/database/database.ts';
import { requireNoRestore } from './core/database/backup/manifest.ts';
import { openDatabase } from './core/database/open-database.ts';
import { createNumberSeal } from './core/database/sealed-numbers.ts';
import type { PageFacts } from '@payung/shared/page-facts.ts';
import { seedDemo } from './app/demo/seed-demo.ts';
import { createDocumentArchive } from './core/documents/document-archive.ts';
import { createPrinter } from './core/documents/printer.ts';
import type { Environment } from './environment.ts';
import { createJobQueue } from './core/jobs/job-queue.ts';
import { startWork } from './app/jobs/start-work.ts';
import type { Work } from './app/jobs/start-work.ts';
import { laneOf } from './areas/lanes.ts';
import { warmReference } from './areas/places/reference.ts';
import { createCaptchaClient } from './providers/captcha/captcha-client.ts';
import { createHypervergeClient } from './providers/identity/hyperverge-client.ts';
import { startIdentitySandbox } from './providers/identity/sandbox/sandbox-server.ts';
import type { IdentitySandbox } from './providers/identity/sandbox/sandbox-server.ts';
import { createPartnerClient } from './providers/partner/partner-client.ts';
import type { PartnerSandbox } from './providers/partner/sandbox/sandbox-server.ts';
import { startPartnerSandboxIn } from './providers/partner/sandbox/sandbox-server.ts';
import { createDokuClient } from './providers/payment/doku-client.ts';
import type { PaymentSandbox } from './providers/payment/sandbox/sandbox-server.ts';
import { startSandboxIn } from './providers/payment/sandbox/sandbox-server.ts';
import { createPush } from './create-push.ts';
import { sealOldNumbers } from './core/secrets/seal-numbers.ts';
import { claimSecret } from './app/secrets/claim-secret.ts';
import { sandboxPartnerKeys, serverSecret, testerToken } from './server-keys.ts';
import { createFigures } from './app/plugins/figures.ts';
import { watchSlowStatements } from './app/plugins/slow-statements.ts';
import { observed } from './providers/observed-calls.ts';
import { startTracing } from '@payung/shared/trace/tracing.ts';
import { SANDBOX_PAGES } from './app/plugins/sandbox-pages.ts';
import { openProducts } from '#areas/quote/product/product-registry.ts';
import { callTable, productsOf, rowsOf } from './app/calls/call-table.ts';

/** For the page of numbers that is being sealed when the server stops. */
const SEALING_ENDS_MS = 5_000;

export interface Backend {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly work: Work;
  /** Only where the demo started one. */
  readonly sandbox: PaymentSandbox | undefined;
  readonly identitySandbox: IdentitySandbox | undefined;
  readonly partnerSandbox: PartnerSandbox | undefined;
  readonly pageFacts: PageFacts;
  readonly messages: { readonly url: string; readonly token: string } | undefined;
  /** From now on it is not ready, and keeps no connection; everything is answered until it is stopped. */
  readonly drain: () => void;
  readonly stop: () => Promise<void>;
}

export interface BackendParts {
  readonly clock?: Clock;
  /** An open database of a test; otherwise the environment says which. */
  readonly database?: OpenDatabase;
  readonly logStream?: DestinationStream;
  /** Other products than those that are sold, for tests. */
  readonly modules?: readonly ProductModuleFactory[];
  /** Instead of what the mode says: benchmarks measure as in live mode. */
  readonly refusesUnfitReplies?: boolean;
}

/** Everything that runs in one process, wired: database, providers, jobs, HTTP. */
export const startBackend = async (environment: Environment, parts: BackendParts = {}): Promise<Backend> => {
  const { byMode } = environment;
  const figures = createFigures();
  const observe = figures.providerCall;
  const ownClock = parts.clock ?? systemClock;
  const demoClock = byMode.hasTesterTools ? movableClock(ownClock) : undefined;
  const clock = demoClock ?? ownClock;
  let log: FastifyInstance['log'] | undefined;
  requireNoRestore(environment.data);
  const tracing = await startTracing({
    settings: environment.tracing,
    service: 'payung-backend',
    onLost: (spans) => log?.warn({ spans }, 'spans could not be sent'),
  });
  const statements = watchSlowStatements(environment.slowStatementMs, figures, () => log);
  const secret = serverSecret(environment);
  const token = demoClock && testerToken(environment);
  const database =
    parts.database ??
    (await openDatabase({
      databaseUrl: environment.databaseUrl,
      data: environment.data,
      limits: environment.databaseLimits,
      statements,
      onRestart: (why) => log?.error({ why }, 'the database server ended and is started again'),
    }));
  const { secretPrevious } = environment;
  const numbers = createNumberSeal(secret, secretPrevious === undefined ? [] : [secretPrevious]);
  const db = withSealedNumbers(database.db, numbers);
  // Other servers may start as well, and what a release changes of old rows may take minutes.
  const atStart = withSealedNumbers(database.patient, numbers);
  const modules = productModulesFor(parts.modules ?? PRODUCT_MODULES, environment);
  await claimSecret({
    db: atStart,
    secret,
    previous: secretPrevious,
    now: clock.now(),
    ofModules: modules.flatMap(({ sealedPictures = [] }) => sealedPictures),
  });
  const products = await openProducts(atStart, productsOf(modules), clock.now());
  figures.countFromNone(products.ids);
  for (const module of modules) await module.prepare?.(atStart, clock.now());
  await fillContents(atStart, clock.now());
  await fillAgreement(atStart, clock.now());
  await fillLegalTexts(atStart, productsOf(modules), clock.now());

  const pagesUrl =
    environment.isStaging && environment.publicUrl !== undefined
      ? `${environment.publicUrl}${SANDBOX_PAGES}`
      : undefined;
  const isPaymentSandboxed = byMode.hasSandboxes && environment.doku === undefined;
  const sandbox = isPaymentSandboxed
    ? await startSandboxIn(environment.data, { secret, clock, pagesUrl })
    : undefined;
  const settings = environment.doku ?? sandbox?.settings;
  if (!settings) throw new Error('There is no payment provider');
  const isIdentitySandboxed = byMode.hasSandboxes && environment.hyperverge === undefined;
  const identitySandbox = isIdentitySandboxed
    ? await startIdentitySandbox({ appId: 'payung-demo', appKey: randomBytes(16).toString('hex') })
    : undefined;
  const hyperverge = environment.hyperverge ?? identitySandbox?.settings;
  const notificationPath = `/api${NOTIFICATION_PATH}`;
  let ownUrl = '';
  // The real provider calls the public address, the sandbox this server itself.
  const notificationUrl = (): string => `${sandbox ? ownUrl : environment.publicUrl}${notificationPath}`;
  const publicUrl = (): string => environment.publicUrl ?? ownUrl;
  const handover = modules.find((module) => module.handover !== undefined)?.handover;
  const isPartnerSandboxed = byMode.hasSandboxes && environment.partner === undefined;
  const partnerSandbox =
    isPartnerSandboxed && handover !== undefined
      ? await startPartnerSandboxIn(environment.data, {
          keys: sandboxPartnerKeys(environment),
          clock,
          retryUrl: () => `${publicUrl()}/app${handover.retryPath}`,
          noticeUrl: () => `${ownUrl}/api${handover.noticePath}`,
        })
      : undefined;
  const partner = environment.partner ?? partnerSandbox?.settings;

  const push = createPush(environment);
  const printer = createPrinter();
  const services: Services = {
    db,
    clock,
    secret,
    get publicUrl() {
      return publicUrl();
    },
    staffNeedPasskey: byMode.staffNeedPasskey,
    refusesUnfitReplies: parts.refusesUnfitReplies ?? byMode.refusesUnfitReplies,
    notificationPath,
    products,
    payments: observed(
      createDokuClient(settings, clock, notificationUrl),
      ['payment', observe],
      ['createCheckout', 'readStatus'],
    ),
    identity:
      hyperverge &&
      observed(
        createHypervergeClient(hyperverge),
        ['identity', observe],
        ['createToken', 'readResult', 'readImage'],
      ),
    partner: partner && observed(createPartnerClient(partner, clock), ['partner', observe], ['isThere']),
    push: push && observed(push, ['push', observe], ['send']),
    retention: environment.retention,
    inviteDays: environment.inviteDays,
    network: environment.network,
    licence: environment.licence,
    refunds: environment.refunds,
    limitRoom: environment.strangers.limitRoom,
    captcha:
      environment.strangers.captcha &&
      observed(createCaptchaClient(environment.strangers.captcha), ['captcha', observe], ['verify']),
    sales: figures.sales,
    documents: createDocumentArchive({ db, clock, secret }, printer),
    enqueue: createJobQueue({ clock, secret, laneOf }),
  };
  const people = byMode.hasDemoPeople
    ? await seedDemo({
        db: atStart,
        products,
        secret,
        publicUrl: publicUrl(),
        modules,
        now: clock.now(),
        members: environment.demoMembers,
      })
    : undefined;
  const pageFacts: PageFacts = {
    ...(people === undefined ? {} : { people }),
    paymentHosts: sandbox === undefined ? [] : [new URL(pagesUrl ?? sandbox.settings.baseUrl).host],
    ...(partner === undefined ? {} : { partnerUrl: partner.url }),
    ...(hyperverge && { identity: { url: hyperverge.sdkUrl, isSandbox: identitySandbox !== undefined } }),
  };

  await backfillReservedNumbers(atStart, secret, clock.now());
  await backfillMarks(atStart, { secret, now: clock.now() });

  // Read now, or the first customer would wait for it.
  warmReference();
  let isStopping = false;
  let work: Work | undefined;
  const app = await buildApp({
    services,
    database,
    calls: callTable(modules),
    rows: rowsOf(modules),
    logLevel: environment.logLevel,
    isStopping: () => isStopping,
    metricsToken: environment.metricsToken,
    figures,
    tracing,
    trustedEdges: environment.trustedEdges,
    pageFacts,
    ...(pagesUrl === undefined || sandbox === undefined ? {} : { sandbox }),
    ...(parts.logStream ? { logStream: parts.logStream } : {}),
    ...(demoClock === undefined || token === undefined
      ? {}
      : { tester: { token, time: { clock: demoClock, runDue: async () => work?.runDue() } } }),
  });
  log = app.log;
  ownUrl = await app.listen({ host: environment.host, port: environment.port });
  const begun = startWork({
    services,
    environment,
    modules,
    url: database.url,
    log: app.log,
    statements,
    tracing,
    figures,
  });
  work = begun;
  const sealing = sealOldNumbers(atStart, numbers, { now: clock.now(), isStopping: () => isStopping }).catch(
    (error: unknown) => app.log.error({ err: error }, 'numbers were not sealed'),
  );

  const drain = (): void => {
    isStopping = true;
  };
  // Last in, first out: no new requests, then the jobs that run, then what they stand on.
  const stop = async (): Promise<void> => {
    drain();
    await app.close();
    await begun.stop();
    // Its statements may take long, and a silent server never answers: what is left of it goes on at the next start.
    await Promise.race([sealing, pause(SEALING_ENDS_MS, undefined, { ref: false })]);
    await sandbox?.close();
    await identitySandbox?.close();
    await partnerSandbox?.close();
    await printer.close();
    if (!parts.database) await database.close();
    await tracing?.close();
  };
  const messages = token === undefined ? undefined : { url: `${publicUrl()}/api/demo/messages`, token };
  return {
    url: ownUrl,
    app,
    services,
    work: begun,
    sandbox,
    identitySandbox,
    partnerSandbox,
    pageFacts,
    messages,
    drain,
    stop,
  };
};
