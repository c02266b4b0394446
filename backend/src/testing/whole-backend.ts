import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { ProductModule } from '#areas/product-module.ts';
import type { Backend } from '#start-backend.ts';
import { callTable } from '#app/calls/call-table.ts';
import { startLoggedBackend } from './started-backend.ts';
import type { StartedBackend } from './started-backend.ts';
import type { AreaServer } from './area-server.ts';
import { testClock } from './test-clock.ts';
import type { TestClock } from './test-clock.ts';
import { useTestDatabase } from './test-database.ts';

export interface WholeBackend {
  readonly backend: Backend;
  /** For the helpers of the areas: here HTTP side and services are the real ones. */
  readonly server: AreaServer;
  readonly clock: TestClock;
  /** Its data folder. */
  readonly folder: string;
  /** All that the server has logged. */
  readonly log: () => string;
}

/** The backend as the demo starts it, with its sandboxes beside it, at `https://payung.test`. */
export const useWholeBackend = (
  modules: readonly ProductModule[],
  further: () => Readonly<Record<string, string>> = () => ({}),
): WholeBackend => {
  const database = useTestDatabase();
  const clock = testClock();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'payung-backend-'));
  const started: StartedBackend[] = [];
  beforeAll(async () => {
    const variables = {
      PAYUNG_MODE: 'demo',
      PAYUNG_DATA: folder,
      PAYUNG_PUBLIC_URL: 'https://payung.test',
      ...further(),
    };
    started.push(await startLoggedBackend(variables, { clock, database: database.opened, modules }));
  }, 60_000);
  afterAll(async () => {
    for (const backend of started) await backend.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const running = (): StartedBackend => {
    const [backend] = started;
    if (backend === undefined) throw new Error('The backend runs only while tests run');
    return backend;
  };
  return {
    clock,
    folder,
    get backend() {
      return running();
    },
    get server() {
      const { app, services } = running();
      return { app, calls: callTable(modules), services, clock } as unknown as AreaServer;
    },
    log: () => running().log(),
  };
};
