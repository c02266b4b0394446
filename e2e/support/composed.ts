import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { distOf } from '@payung/platform/commands/deployables.ts';
import { startEdge } from '@payung/platform/edge/edge.ts';
import { CONFIRMATIONS } from '@payung/platform/registry/confirmations.ts';
import { publishRemote } from '@payung/platform/registry/publish-remote.ts';
import { publishShell } from '@payung/platform/registry/publish-shell.ts';
import { rollBackRemote } from '@payung/platform/registry/roll-back.ts';
import { builtFixtures } from '@payung/platform/testing/fixture-remotes.ts';
import type { FixtureRemotes } from '@payung/platform/testing/fixture-remotes.ts';
import { test as base } from '@payung/platform/e2e/fault.ts';

/** A platform of small test remotes, delivered as real ones are. */
export interface ComposedPlatform {
  readonly url: string;
  readonly data: string;
  readonly fixtures: FixtureRemotes;
  release(remote: keyof FixtureRemotes): Promise<void>;
  rollBack(name: string): Promise<void>;
}

const NO_BACKEND = 'http://127.0.0.1:9';

export const test = base.extend<{ composed: ComposedPlatform }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
  composed: async ({}, use) => {
    const data = await mkdtemp(join(tmpdir(), 'payung-composed-'));
    const fixtures = builtFixtures();
    await publishShell(data, distOf('shell'));
    await publishRemote(data, fixtures.kite.dist);
    const edge = await startEdge({ port: 0, dataDir: data, backendUrl: NO_BACKEND });
    await use({
      url: edge.url,
      data,
      fixtures,
      // Fixtures may take routes away.
      release: async (remote) =>
        void (await publishRemote(data, fixtures[remote].dist, {
          command: 'release',
          confirmed: CONFIRMATIONS,
        })),
      rollBack: async (name) => void (await rollBackRemote(data, name)),
    });
    await edge.close();
    await rm(data, { recursive: true, force: true });
  },
  baseURL: async ({ composed }, use) => use(composed.url),
});

/** Navigates within the running page, without reloading it. */
export const navigateInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/app${path}`);

/** A browser with an empty cache: each fault needs its own. */
export const inNewBrowser = async (
  browser: Browser,
  { url }: ComposedPlatform,
  look: (page: Page) => Promise<void>,
): Promise<void> => {
  const page = await browser.newPage({ baseURL: url });
  await look(page);
  await page.close();
};
