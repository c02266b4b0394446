import { afterAll, beforeAll, beforeEach } from 'vitest';
import { SECOND_PERSON_ABOVE } from '@payung/shared/domain/money/refunds.ts';
import type { FastifyInstance } from 'fastify';
import { withSealedNumbers } from '#core/database/database.ts';
import type { OpenDatabase } from '#core/database/database.ts';
import { createNumberSeal } from '#core/database/sealed-numbers.ts';
import { TEST_START, testClock } from './test-clock.ts';
import type { TestClock } from './test-clock.ts';
import { openTestDatabase } from './test-database.ts';
import { NOTIFICATION_PATH } from '#areas/payment/notification-route.ts';
import type { ProductModule } from '#areas/product-module.ts';
import { openProducts } from '#areas/quote/product/product-registry.ts';
import { callTable, productsOf, rowsOf } from '#app/calls/call-table.ts';
import type { Call } from '#app/calls/call-table.ts';
import { fillLegalTexts } from '#areas/agreement/legal/legal-texts.ts';
import { fillAgreement } from '#areas/agreement/text/fill-agreement.ts';
import { DEFAULT_NETWORK, licenceOf } from '#area-environment.ts';
import { retentionOf } from '#retention.ts';
import { createDocumentArchive } from '#core/documents/document-archive.ts';
import type { DocumentContent } from '#core/documents/document-content.ts';
import type { Job, Services } from '#areas/services.ts';
import { createHypervergeClient } from '#providers/identity/hyperverge-client.ts';
import { startIdentitySandbox } from '#providers/identity/sandbox/sandbox-server.ts';
import type { IdentitySandbox } from '#providers/identity/sandbox/sandbox-server.ts';
import { createPushClient, newPushKey } from '#providers/push/push-client.ts';
import { objectColumnsOf } from '#app/objects/object-columns.ts';
import { createObjects } from '#core/objects/objects.ts';
import { buildApp } from '#app.ts';
import { createFigures } from '#app/plugins/figures.ts';
import { MODES } from '#modes.ts';
import { createTestLog } from './test-log.ts';
import { kiteModule } from './kite/module.ts';
import { scriptedProvider } from '../areas/identity/testing/scripted-provider.ts';
import type { ScriptedProvider } from '../areas/identity/testing/scripted-provider.ts';

/** A document of these tests is its content behind this. */
const PRINTED = '%PDF-1.7 ';

const SECRET = 'a secret of the tests, thirty-two bytes and more';

export interface AreaServer {
  readonly app: FastifyInstance;
  /** Every call that it answers. */
  readonly calls: readonly Call[];
  readonly services: Services;
  readonly clock: TestClock;
  readonly provider: ScriptedProvider;
  readonly identitySandbox: IdentitySandbox;
  /** Jobs added by committed transactions, in order. */
  readonly jobs: Job[];
  /** What stood in each document that was read, in order. */
  readonly printed: DocumentContent[];
  readonly close: () => Promise<void>;
}

/**
 * The areas over HTTP on a real database, with the products of those modules; what would go out to providers
 * is kept in memory.
 */
export const openAreaServer = async (
  opened: OpenDatabase,
  modules: readonly ProductModule[] = [kiteModule],
): Promise<AreaServer> => {
  const calls = callTable(modules);
  const clock = testClock();
  for (const module of modules) await module.prepare?.(opened.db, clock.now());
  await fillAgreement(opened.db, clock.now());
  const products = await openProducts(opened.db, productsOf(modules), clock.now());
  await fillLegalTexts(opened.db, productsOf(modules), clock.now());
  const provider = scriptedProvider(clock);
  const identitySandbox = await startIdentitySandbox({ appId: 'app', appKey: 'key' });
  const jobs: Job[] = [];
  const printed: DocumentContent[] = [];
  const db = withSealedNumbers(opened.db, createNumberSeal(SECRET));
  const objects = createObjects({
    db,
    clock,
    secret: SECRET,
    store: undefined,
    newIn: 'postgresql',
    columns: objectColumnsOf(modules),
  });
  const archive = createDocumentArchive(
    { db, clock, secret: SECRET, objects },
    { print: (content) => Promise.resolve(Buffer.from(`${PRINTED}${JSON.stringify(content)}`)) },
  );
  const figures = createFigures();
  const services: Services = {
    db,
    clock,
    secret: SECRET,
    publicUrl: 'https://payung.test',
    staffNeedPasskey: false,
    refusesUnfitReplies: true,
    notificationPath: `/api${NOTIFICATION_PATH}`,
    products,
    payments: provider,
    identity: createHypervergeClient(identitySandbox.settings),
    partner: undefined,
    push: createPushClient({ key: newPushKey(), contact: 'mailto:a@payung.test', allowsStandIn: true }),
    retention: retentionOf({}),
    inviteDays: 90,
    network: DEFAULT_NETWORK,
    licence: licenceOf({}),
    refunds: { secondPersonAbove: SECOND_PERSON_ABOVE },
    documents: {
      ...archive,
      read: async (content) => {
        const bytes = await archive.read(content);
        printed.push(JSON.parse(bytes.toString().slice(PRINTED.length)) as DocumentContent);
        return bytes;
      },
    },
    objects,
    sales: figures.sales,
    enqueue: (_tx, job) => {
      jobs.push(job);
      return Promise.resolve();
    },
  };
  const log = createTestLog();
  const app = await buildApp({
    services,
    database: opened,
    calls,
    rows: rowsOf(modules),
    logLevel: MODES.live.logLevel,
    logStream: log.stream,
    figures,
    // Whoever calls may say of which page, as edges do.
    trustedEdges: ['0.0.0.0/1', '128.0.0.0/1', '::/1', '8000::/1'],
    // Tests of a busy machine are late without a crowd.
    mostDelayMs: Number.POSITIVE_INFINITY,
  });
  await app.ready();
  const close = async (): Promise<void> => {
    await app.close();
    await identitySandbox.close();
    log.requireClean();
  };
  return { app, calls, services, clock, provider, identitySandbox, jobs, printed, close };
};

/** One server on one database for a test file; its tests use people and quotes of their own, and begin at one time. */
export const useAreaServer = (
  modules: readonly ProductModule[] = [kiteModule],
): { readonly server: AreaServer } => {
  let opened: OpenDatabase | undefined;
  let server: AreaServer | undefined;
  beforeAll(async () => {
    opened = await openTestDatabase();
    server = await openAreaServer(opened, modules);
  }, 60_000);
  beforeEach(() => server?.clock.set(TEST_START));
  afterAll(async () => {
    await server?.close();
    await opened?.close();
  }, 30_000);
  return {
    get server() {
      if (!server) throw new Error('The server is open only while tests run');
      return server;
    },
  };
};
