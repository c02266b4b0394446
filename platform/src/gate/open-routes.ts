import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { RegistryRoute, RemoteRelease } from '@payung/shared/registry.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { startEdge } from '#edge/edge.ts';
import { DeploymentError, versionName } from '#registry/data-folder.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { isRemote, withTrialFolder } from './trial-folder.ts';
import type { TrialBuild } from './trial-folder.ts';
import { foundChromium } from '../test-run/chromium.ts';
import { SECONDS_SETTING, judgedWithin } from './judged-within.ts';
import { outcomeOf } from './page-outcome.ts';
import type { Outcome } from './page-outcome.ts';
import { AGENT_CALL, sampleAddress, visitorsOf } from './sample-visitors.ts';
import type { SampleVisitor } from './sample-visitors.ts';

/** The edge itself answers calls: there is no backend. */
const NO_BACKEND = 'http://127.0.0.1:9';

const PAGES_AT_ONCE = 4;

interface Opening {
  readonly route: Pick<RegistryRoute, 'id' | 'path' | 'mode' | 'verified'>;
  readonly visitor: SampleVisitor;
}

/** Runs in the page, before the application. */
const enter = ({ storage, key, value, state }: SampleVisitor): void => {
  globalThis[storage].setItem(key, JSON.stringify(value));
  if (state !== undefined) history.replaceState({ usr: state, key: 'sample', idx: 0 }, '');
};

interface Opener {
  readonly browser: Browser;
  readonly url: string;
  /** Settles when the time for all routes is over. */
  readonly isOver: Promise<unknown>;
}

/** Opens a route in a browser of its own. */
const openOne = async ({ browser, url, isOver }: Opener, { route, visitor }: Opening): Promise<Outcome> => {
  const page = await browser.newPage({ baseURL: url, locale: 'id-ID' });
  const open = async (): Promise<void> => {
    await page.addInitScript(enter, visitor);
    // It may run on a server, from which more can be reached.
    await page.route(
      ({ origin }) => origin !== url,
      (request) => request.abort(),
    );
    await page.route(AGENT_CALL.address, (call) => call.fulfill({ json: AGENT_CALL.answer }));
    await page.goto(sampleAddress(route), { waitUntil: 'commit', timeout: 0 });
  };
  try {
    return await outcomeOf(page, open, isOver);
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

interface Opened extends Opening {
  readonly outcome: Outcome;
}

const openAll = async (
  opener: Opener,
  openings: readonly Opening[],
  atOnce: number,
): Promise<readonly Opened[]> => {
  const opened: Opened[] = [];
  const left = [...openings];
  const openNext = async (): Promise<void> => {
    for (let opening = left.shift(); opening !== undefined; opening = left.shift())
      opened.push({ ...opening, outcome: await openOne(opener, opening) });
  };
  await Promise.all(Array.from({ length: atOnce }, openNext));
  return opened;
};

const isOfTime = ({ outcome }: Opened): boolean => outcome.kind === 'problem' && outcome.isOfTime;

/** What the machine may have to do with is looked at once more, with nothing else open. */
const openTwice = async (opener: Opener, openings: readonly Opening[]): Promise<readonly Opened[]> => {
  const first = await openAll(opener, openings, PAGES_AT_ONCE);
  const again = await openAll(opener, first.filter(isOfTime), 1);
  return [...first.filter((opened) => !isOfTime(opened)), ...again];
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

const nameOf = ({ built }: TrialBuild): string =>
  `${isRemote(built) ? built.name : 'shell'} ${versionName(built)}`;

const lineOf = ({ route, visitor, outcome }: Opened): string =>
  `${route.id} (${route.path}, as ${visitor.name})${outcome.kind === 'problem' ? `: ${outcome.reason}` : ''}`;

/** Throws a DeploymentError where a route has a problem, and another one where a route could not be judged. */
const judge = (name: string, opened: readonly Opened[], seconds: number): void => {
  const linesOf = (kind: Outcome['kind']): readonly string[] =>
    opened
      .filter(({ outcome }) => outcome.kind === kind)
      .map(lineOf)
      .toSorted();
  const problems = linesOf('problem');
  if (problems.length > 0)
    throw new DeploymentError(
      `${name} has routes that do not open in a browser. ${problems.join('; ')}. Nothing was released. npm run dev shows them.`,
    );
  const unjudged = linesOf('unjudged');
  if (unjudged.length > 0)
    throw new DeploymentError(
      `The routes of ${name} could not be judged: within ${seconds} seconds some were neither drawn nor failed. ${unjudged.join('; ')}. Nothing was released. Try again when this machine is less busy, or give it more time with ${SECONDS_SETTING}; if they stay so, npm run dev shows why.`,
    );
};

/**
 * Opens every route of a build in a browser, beside what is deployed, as each kind of person who may. Throws a
 * DeploymentError when a screen does not come or crashes, and when that could not be seen in time; answers why none
 * was opened, where there is no browser.
 */
export const openRoutes = async (build: TrialBuild): Promise<string | undefined> => {
  const seconds = judgedWithin(process.env);
  const browser = await launch();
  if (typeof browser === 'string') return `Routes were not opened: ${browser}.`;
  const clock = new AbortController();
  try {
    const openings = routesOf(build).flatMap(([routes, owner]) =>
      routes.flatMap((route) => visitorsOf(route, owner).map((visitor): Opening => ({ route, visitor }))),
    );
    const opened = await withTrialFolder(build, async (dataDir) => {
      const edge = await startEdge({ port: 0, dataDir, backendUrl: NO_BACKEND });
      const isOver = setTimeout(seconds * 1000, undefined, { signal: clock.signal }).catch(() => undefined);
      try {
        return await openTwice({ browser, url: edge.url, isOver }, openings);
      } finally {
        await edge.close();
      }
    });
    judge(nameOf(build), opened, seconds);
    return undefined;
  } finally {
    clock.abort();
    await browser.close();
  }
};
