import multipart from '@fastify/multipart';
import { afterAll, beforeAll } from 'vitest';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '#database/database.ts';
import { testClock } from '#testing/test-clock.ts';
import type { TestClock } from '#testing/test-clock.ts';
import { openTestPglite } from '#testing/template-database.ts';
import { NOTIFICATION_PATH } from '../payment/notification-route.ts';
import { registerAreas } from '../register-areas.ts';
import type { DocumentContent } from '../document-content.ts';
import type { Job, Services } from '../services.ts';
import { productOf } from '../sold-products.ts';
import { createHypervergeClient } from '#providers/identity/hyperverge-client.ts';
import { startIdentitySandbox } from '#providers/identity/sandbox/sandbox-server.ts';
import type { IdentitySandbox } from '#providers/identity/sandbox/sandbox-server.ts';
import { scriptedProvider } from './scripted-provider.ts';
import type { ScriptedProvider } from './scripted-provider.ts';

export interface AreaServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly clock: TestClock;
  readonly provider: ScriptedProvider;
  readonly identitySandbox: IdentitySandbox;
  /** Jobs that committed transactions asked for, in order. */
  readonly jobs: Job[];
  readonly printed: DocumentContent[];
  readonly close: () => Promise<void>;
}

/** The areas over HTTP on a real database; only what leaves the house is kept in memory. */
export const openAreaServer = async (
  opened: OpenDatabase,
  parts: Partial<Pick<Services, 'productOf'>> = {},
): Promise<AreaServer> => {
  const clock = testClock();
  const provider = scriptedProvider(clock);
  const identitySandbox = await startIdentitySandbox({ appId: 'app', appKey: 'key' });
  const jobs: Job[] = [];
  const printed: DocumentContent[] = [];
  const services: Services = {
    db: opened.db,
    clock,
    secret: 'a secret of the tests, thirty-two bytes and more',
    publicUrl: 'https://payung.test',
    notificationPath: `/api${NOTIFICATION_PATH}`,
    productOf,
    payments: provider,
    identity: createHypervergeClient(identitySandbox.settings),
    printDocument: (content) => {
      printed.push(content);
      return Promise.resolve(Buffer.from(`%PDF-1.7 ${JSON.stringify(content)}`));
    },
    enqueue: (_tx, job) => {
      jobs.push(job);
      return Promise.resolve();
    },
    ...parts,
  };
  const app = Fastify({ bodyLimit: 256 * 1024 });
  await app.register(multipart);
  await app.register(
    (scope, _options, done) => {
      registerAreas(scope, services);
      done();
    },
    { prefix: '/api' },
  );
  await app.ready();
  const close = async (): Promise<void> => {
    await app.close();
    await identitySandbox.close();
  };
  return { app, services, clock, provider, identitySandbox, jobs, printed, close };
};

/** One server on one PGlite database for a test file; its tests use people and quotes of their own. */
export const useAreaServer = (
  parts: Parameters<typeof openAreaServer>[1] = {},
): { readonly server: AreaServer } => {
  let opened: OpenDatabase | undefined;
  let server: AreaServer | undefined;
  beforeAll(async () => {
    opened = await openTestPglite();
    server = await openAreaServer(opened, parts);
  }, 60_000);
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
