import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { freePort } from '@payung/platform/commands/free-port.ts';
import { runPlatform } from '@payung/platform/commands/platform-run.ts';
import { inboxOf } from '#support/inbox.ts';
import type { Platform } from '#support/platform.ts';
import { templateFolder } from '#support/run-folders.ts';

/** Leads the large network of the demo. */
export const WAHYU = '081200000011';

interface LargeFixtures {
  /** In the network of Wahyu; from 2,400 on, the member NET10 leads 1,200 directly. */
  readonly members: number;
  readonly platform: Platform;
}

/** A platform with a large network below Wahyu, for one file alone. */
export const test = base.extend<object, LargeFixtures>({
  members: [2400, { option: true, scope: 'worker' }],
  platform: [
    async ({ members }, use) => {
      const data = await mkdtemp(join(tmpdir(), 'payung-large-'));
      await cp(templateFolder(), data, { recursive: true });
      const run = await runPlatform({
        data,
        port: await freePort(),
        onLine: () => undefined,
        // Walking a hundred thousand members is slow without the optimizing compiler.
        env: { PAYUNG_DEMO_MEMBERS: String(members) },
      });
      const { messages } = run.said;
      if (messages === undefined) throw new Error('Only the demo has a large network.');
      await use({ url: run.url, data, inbox: inboxOf(run.url, messages.token) });
      await run.stop();
      await rm(data, { recursive: true, force: true });
    },
    // A hundred thousand members are made at the start.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
});

export { expect } from '@playwright/test';
