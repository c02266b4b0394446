import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAt } from '@payung/platform/e2e/platform.ts';
import type { OwnPlatform } from '@payung/platform/e2e/platform.ts';
import { freePort } from '@payung/platform/run/free-port.ts';
import { runPlatform } from '@payung/platform/run/platform-run.ts';
import { templateFolder } from './run.ts';

const PATIENT = {
  PAYUNG_BUSY_SECONDS: '0',
  DATABASE_CONNECT_SECONDS: '60',
  DATABASE_STATEMENT_SECONDS: '60',
  DATABASE_LOCK_SECONDS: '60',
  DATABASE_IDLE_TRANSACTION_SECONDS: '60',
  DATABASE_WAIT_SECONDS: '60',
};

/** The composed production build with its own backend and database, which are a copy of those of the run. */
export const ownPlatform: OwnPlatform = {
  start: async (env) => {
    const data = await mkdtemp(join(tmpdir(), 'payung-e2e-'));
    await cp(templateFolder(), data, { recursive: true });
    const run = await runPlatform({
      data,
      port: await freePort(),
      onLine: () => undefined,
      // What runs for a line of the log of live mode runs here, too. A machine that does other work is no crowd.
      env: { LOG_LEVEL: 'info', PAYUNG_PUSH_STAND_IN: 'on', ...PATIENT, ...env },
    });
    const { messages } = run.said;
    if (messages === undefined) throw new Error('The tests need the demo mode: it shows the one-time codes.');
    return {
      platform: demoAt(run.url, messages.token, data),
      stop: async () => {
        await run.stop();
        await rm(data, { recursive: true, force: true });
      },
    };
  },
};
