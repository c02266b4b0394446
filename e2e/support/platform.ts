import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '@payung/platform/commands/free-port.ts';
import { runPlatform } from '@payung/platform/commands/platform-run.ts';
import { isDeepRun } from './deep-run.ts';
import { inboxOf } from './inbox.ts';
import type { Inbox } from './inbox.ts';
import { platformClock } from './platform-clock.ts';
import type { PlatformClock } from './platform-clock.ts';
import { templateFolder } from './run-folders.ts';

export interface Platform {
  readonly url: string;
  readonly data: string;
  /** What customers and agents received: one-time codes, e-mails. */
  readonly inbox: Inbox;
  /** Tests of one worker share it: what they begin with may be minutes ahead. */
  readonly clock: PlatformClock;
}

const copiedData = async (): Promise<string> => {
  const data = await mkdtemp(join(tmpdir(), 'payung-e2e-'));
  await cp(templateFolder(), data, { recursive: true });
  return data;
};

interface WorkerFixtures {
  /** Settings of the platform beside those of every other; files that set the same share one. */
  readonly platformEnv: Readonly<Record<string, string>>;
  readonly platform: Platform;
}

/** One address has 60 codes an hour, which the tests of one platform use up where all of them run. */
const TESTS_AN_HOUR = 40;
let testsBegun = 0;

/** The composed production build with its own backend and database, one for each worker. */
export const test = base.extend<{ readonly roomForCodes: undefined }, WorkerFixtures>({
  roomForCodes: [
    async ({ platform }, use) => {
      testsBegun += 1;
      if (isDeepRun && testsBegun % TESTS_AN_HOUR === 0) await platform.clock.advance(3600);
      await use(undefined);
    },
    { auto: true },
  ],
  platformEnv: [{}, { option: true, scope: 'worker' }],
  platform: [
    async ({ platformEnv: env }, use) => {
      const data = await copiedData();
      const run = await runPlatform({ data, port: await freePort(), onLine: () => undefined, env });
      const { messages } = run.said;
      if (messages === undefined)
        throw new Error('The tests need the demo mode: it shows the one-time codes.');
      const { url } = run;
      await use({
        url,
        data,
        inbox: inboxOf(url, messages.token),
        clock: platformClock(url, messages.token),
      });
      await run.stop();
      await rm(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
});
