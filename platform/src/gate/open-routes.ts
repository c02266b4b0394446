import type { Browser, Page } from '@playwright/test';
import type { RegistryRoute, RemoteRelease } from '@payung/shared/registry.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { startEdge } from '#edge/edge.ts';
import { DeploymentError, versionName } from '#registry/data-folder.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { isRemote, withTrialFolder } from './trial-folder.ts';
import type { TrialBuild } from './trial-folder.ts';
import { foundChromium } from '../test-run/chromium.ts';
import { AGENT_CALL, sampleAddress, visitorsOf } from './sample-visitors.ts';
import type { SampleVisitor } from './sample-visitors.ts';

/** The edge itself answers calls: there is no backend. */
const NO_BACKEND = 'http://127.0.0.1:9';

const PAGES_AT_ONCE = 4;
const LONGEST_MS = 5_000;

/** What the shell says on the console of a screen that it could not show. */
const FAILED = /^\[[^\]]+\] (?:failed|crashed|stuck)\b/;

interface Opening {
  readonly route: Pick<RegistryRoute, 'id' | 'path' | 'mode' | 'verified'>;
  readonly visitor: SampleVisitor;
}

/** What went wrong in a page so far. */
const watchProblems = (page: Page): readonly string[] => {
  const problems: string[] = [];
  page.on('pageerror', ({ name, message }) => problems.push(`${name}: ${message}`));
  page.on('console', (message) => {
    if (FAILED.test(message.text())) problems.push(message.text());
  });
  return problems;
};

/** Runs in the page, before the application. */
const enter = ({ storage, key, value, state }: SampleVisitor): void => {
  globalThis[storage].setItem(key, JSON.stringify(value));
  if (state !== undefined) history.replaceState({ usr: state, key: 'sample', idx: 0 }, '');
};

/** Also what a screen does right after it was drawn, and when its reads have failed. */
const untilDrawn = async (page: Page): Promise<void> => {
  const content = page.locator('main > :not([aria-busy="true"])');
  await content.first().waitFor({ timeout: LONGEST_MS });
  await page.waitForLoadState('networkidle', { timeout: LONGEST_MS }).catch(() => undefined);
};

/** Opens a route in a browser of its own; answers what went wrong. */
const problemOf = async (
  browser: Browser,
  url: string,
  { route, visitor }: Opening,
): Promise<string | undefined> => {
  const page = await browser.newPage({ baseURL: url, locale: 'id-ID' });
  const problems = watchProblems(page);
  try {
    await page.addInitScript(enter, visitor);
    // It may run on a server, from which more can be reached.
    await page.route(
      ({ origin }) => origin !== url,
      (request) => request.abort(),
    );
    await page.route(AGENT_CALL.address, (call) => call.fulfill({ json: AGENT_CALL.answer }));
    await page.goto(sampleAddress(route), { timeout: LONGEST_MS });
    await untilDrawn(page);
    return problems[0];
  } catch {
    return problems[0] ?? `nothing is drawn after ${LONGEST_MS / 1000} seconds`;
  } finally {
    await page.close();
  }
};

/** A browser, or why there is none: Playwright and Chromium are for development. */
const launch = async (): Promise<Browser | string> => {
  const executablePath = foundChromium();
  if (executablePath === undefined) return 'there is no Chromium (CHROMIUM_PATH names one)';
  try {
    const { chromium } = await import('@playwright/test');
    return await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking'],
    });
  } catch (cause) {
    return `the browser does not start: ${(cause as Error).message.split('\n')[0]}`;
  }
};

const problemsIn = async (
  browser: Browser,
  url: string,
  openings: readonly Opening[],
): Promise<readonly string[]> => {
  const problems: string[] = [];
  const left = [...openings];
  const openNext = async (): Promise<void> => {
    for (let opening = left.shift(); opening !== undefined; opening = left.shift()) {
      const { route, visitor } = opening;
      const problem = await problemOf(browser, url, opening);
      if (problem !== undefined) problems.push(`${route.id} (${route.path}, as ${visitor.name}): ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, openNext));
  return problems.toSorted();
};

type OwnedRoutes = readonly [routes: readonly Opening['route'][], owner: Pick<RemoteRelease, 'products'>];

/** All of a remote; of a shell its own, and the first of each remote, which show whether remotes still run in it. */
const routesOf = ({ data, built }: TrialBuild): readonly OwnedRoutes[] => {
  if (isRemote(built)) return [[built.routes, built]];
  const own = Object.entries(shellRoutes).map(([id, { path, mode }]) => ({ id, path, mode }));
  const remotes = Object.values(readRegistry(data).remotes);
  return [
    [own, { products: [] }],
    ...remotes.map(({ current }): OwnedRoutes => [current.routes.slice(0, 1), current]),
  ];
};

/**
 * Opens every route of a build in a browser, beside what is deployed, as each kind of person who may. Throws a
 * DeploymentError when a screen does not come or crashes; answers why none was opened, where there is no browser.
 */
export const openRoutes = async (build: TrialBuild): Promise<string | undefined> => {
  const { built } = build;
  const name = isRemote(built) ? built.name : 'shell';
  const browser = await launch();
  if (typeof browser === 'string') return `Routes were not opened: ${browser}.`;
  try {
    const openings = routesOf(build).flatMap(([routes, owner]) =>
      routes.flatMap((route) => visitorsOf(route, owner).map((visitor): Opening => ({ route, visitor }))),
    );
    const problems = await withTrialFolder(build, async (dataDir) => {
      const edge = await startEdge({ port: 0, dataDir, backendUrl: NO_BACKEND });
      try {
        return await problemsIn(browser, edge.url, openings);
      } finally {
        await edge.close();
      }
    });
    if (problems.length === 0) return undefined;
    throw new DeploymentError(
      `${name} ${versionName(built)} has routes that do not open in a browser. ${problems.join('; ')}. Nothing was released. npm run dev shows them.`,
    );
  } finally {
    await browser.close();
  }
};
