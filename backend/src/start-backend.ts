import { setTimeout as pause } from 'node:timers/promises';
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
import { openObjects } from './app/objects/open-objects.ts';
import type { Work } from './app/jobs/start-work.ts';
import { laneOf } from './areas/lanes.ts';
import { warmReference } from './areas/places/reference.ts';
import { createCaptchaClient } from './providers/captcha/captcha-client.ts';
import { createHypervergeClient } from './providers/identity/hyperverge-client.ts';
import { createPartnerClient } from './providers/partner/partner-client.ts';
import { createDokuClient } from './providers/payment/doku-client.ts';
import { createPush } from './create-push.ts';
import { sealOldNumbers } from './core/secrets/seal-numbers.ts';
import { claimSecret } from './app/secrets/claim-secret.ts';
import { createSealingAgain } from './app/secrets/seal-again.ts';
import type { SealingAgain } from './app/secrets/seal-again.ts';
import { sealedColumnsOf } from './app/secrets/sealed-columns.ts';
import { serverSecret, testerToken } from './server-keys.ts';
import { startSandboxes } from './app/start-sandboxes.ts';
import type { Sandboxes } from './app/start-sandboxes.ts';
import { createFigures } from './app/plugins/figures.ts';
import { watchSlowStatements } from './app/plugins/slow-statements.ts';
import { observed } from './providers/observed-calls.ts';
import { startTracing } from '@payung/shared/trace/tracing.ts';
import { openProducts } from '#areas/quote/product/product-registry.ts';
import { callTable, productsOf, rowsOf } from './app/calls/call-table.ts';

/** For the page of numbers that is being sealed when the server stops. */
const SEALING_ENDS_MS = 5_000;

/** The sandboxes are there only where the demo started them. */
export interface Backend extends Pick<Sandboxes, 'sandbox' | 'identitySandbox' | 'partnerSandbox'> {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly work: Work;
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
  const { olderSecrets, isSecretLost } = environment;
  const numbers = createNumberSeal(secret, olderSecrets);
  const db = withSealedNumbers(database.db, numbers);
  // Other servers may start as well, and what a release changes of old rows may take minutes.
  const atStart = withSealedNumbers(database.patient, numbers);
  const modules = productModulesFor(parts.modules ?? PRODUCT_MODULES, environment);
  await claimSecret({
    db: atStart,
    secret,
    olderSecrets,
    isLost: isSecretLost,
    now: clock.now(),
    columns: sealedColumnsOf(modules),
  });
  const products = await openProducts(atStart, productsOf(modules), clock.now());
  figures.countFromNone(products.ids);
  for (const module of modules) await module.prepare?.(atStart, clock.now());
  await fillContents(atStart, clock.now());
  await fillAgreement(atStart, clock.now());
  await fillLegalTexts(atStart, productsOf(modules), clock.now());

  let ownUrl = '';
  const publicUrl = (): string => environment.publicUrl ?? ownUrl;
  const sandboxes = await startSandboxes({
    environment,
    secret,
    clock,
    modules,
    publicUrl,
    ownUrl: () => ownUrl,
  });
  const { sandbox, identitySandbox, partnerSandbox, pagesUrl } = sandboxes;
  const settings = environment.doku ?? sandbox?.settings;
  if (!settings) throw new Error('There is no payment provider');
  const hyperverge = environment.hyperverge ?? identitySandbox?.settings;
  const partner = environment.partner ?? partnerSandbox?.settings;
  const notificationPath = `/api${NOTIFICATION_PATH}`;
  // The real provider calls the public address, the sandbox this server itself.
  const notificationUrl = (): string => `${sandbox ? ownUrl : environment.publicUrl}${notificationPath}`;

  const push = createPush(environment);
  const printer = createPrinter();
  const { objects, close: closeObjects } = await openObjects({
    db,
    clock,
    secret,
    olderSecrets,
    modules,
    settings: environment.objects,
  });
  const services: Services = {
    db,
    clock,
    secret,
    olderSecrets,
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
    documents: createDocumentArchive({ db, clock, secret, olderSecrets, objects }, printer),
    objects,
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
  let sealingAgain: SealingAgain | undefined;
  const app = await buildApp({
    services,
    database,
    calls: callTable(modules),
    rows: rowsOf(modules),
    logLevel: environment.logLevel,
    isStopping: () => isStopping,
    metricsToken: environment.metricsToken,
    mostDelayMs: environment.mostDelayMs,
    figures,
    tracing,
    trustedEdges: environment.trustedEdges,
    pageFacts,
    sealedByOlder: () => sealingAgain?.left(),
    ...(pagesUrl === undefined || sandbox === undefined ? {} : { sandbox }),
    ...(parts.logStream ? { logStream: parts.logStream } : {}),
    ...(demoClock === undefined || token === undefined
      ? {}
      : { tester: { token, time: { clock: demoClock, runDue: async () => work?.runDue() } } }),
  });
  log = app.log;
  ownUrl = await app.listen({ host: environment.host, port: environment.port });
  const again = createSealingAgain({
    // It reads whole tables, which no request waits for.
    services: { db: atStart, clock, secret, olderSecrets, objects },
    modules,
    numbers,
    log: app.log,
  });
  sealingAgain = again;
  const begun = startWork({
    services,
    environment,
    modules,
    url: database.url,
    log: app.log,
    statements,
    tracing,
    figures,
    further: [{ work: 'sealing again', everyMs: 10_000, limitMs: 300_000, run: again.run }],
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
    await sandboxes.close();
    await printer.close();
    closeObjects();
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
