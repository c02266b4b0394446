import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { WorkerMessage } from '@payung/shared/installed-app.ts';
import { agentAtom, linkAtom, noLink } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import type { Federation } from '#federation/federation.ts';
import { journeyPathsAtom } from '#routing/deployed.ts';
import { offerInstalledApp } from './offer-app.ts';

const repairPush = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('@payung/shared/push-subscription.ts', () => ({ repairPush }));

/** The router of the page: one goes to a path within it. */
const followers = new Set<() => void>();
const navigation = {
  subscribe: (listener: () => void) => {
    followers.add(listener);
    return () => void followers.delete(listener);
  },
};
const goTo = (path: string): void => {
  history.replaceState(null, '', `/app${path}`);
  for (const follow of followers) follow();
};

const listeners: (() => void)[] = [];
const generation = { now: 7 };

const release = {
  name: 'mfe-agent',
  base: '/app/remotes/mfe-agent/1/',
  entry: 'entry.js',
  rest: 'f'.repeat(64),
};
const routes = ['/oonahome', '/oonaleads', '/oonapolicies'].map((path) => ({ id: path.slice(1), path }));

const federation = {
  registry: {
    currentRegistry: () => ({
      generation: generation.now,
      remotes: { 'mfe-agent': { current: { routes } } },
    }),
    onRegistryChange: (listener: () => void) => {
      listeners.push(listener);
      return () => undefined;
    },
  },
  remotes: { releaseFor: () => release },
  shares: { openHost: () => Promise.resolve() },
  files: {
    registerRelease: () => undefined,
    readAhead: () => Promise.resolve(),
    startupOf: (_release: unknown, id: string) =>
      Promise.resolve({ files: [`${release.base}${id}.js`], shares: [] }),
  },
} as unknown as Federation;

/** A browser with service workers, and what its worker is told. */
const stubWorker = (marks: readonly string[] = [], subscription?: object) => {
  const told: WorkerMessage[] = [];
  const caches = new Set(marks);
  vi.stubGlobal('caches', {
    has: (name: string) => Promise.resolve(caches.has(name)),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
  });
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const register = vi.fn(() => Promise.resolve());
  const registration = {
    active: { postMessage: (message: WorkerMessage) => told.push(message) },
    pushManager: {
      getSubscription: () =>
        Promise.resolve(subscription === undefined ? null : { ...subscription, unsubscribe }),
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { register, ready: Promise.resolve(registration) } });
  const idle = vi.fn((run: () => void) => setTimeout(run));
  vi.stubGlobal('requestIdleCallback', idle);
  return { told, register, unsubscribe, idle, caches };
};

beforeEach(() => {
  repairPush.mockReset().mockResolvedValue();
  listeners.length = 0;
  generation.now = 7;
});
afterEach(() => {
  store.set(agentAtom, undefined);
  store.set(linkAtom, noLink);
  store.set(journeyPathsAtom, new Set());
  goTo('/oonahome');
  vi.unstubAllGlobals();
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

it('keeps home and lists of an agent, with all that they begin with, and names the manifest', async () => {
  const { told, register } = stubWorker();
  store.set(agentAtom, anAgent());
  onTestFinished(offerInstalledApp(federation, navigation));
  await expect.poll(() => told).toHaveLength(1);
  expect(register).toHaveBeenCalledExactlyOnceWith('/app/worker.js');
  expect(told[0]).toEqual({
    kind: 'keep',
    generation: 7,
    language: 'en',
    document: '/app/oonahome',
    starts: expect.arrayContaining(['/app/', '/app/oonahome', '/app/oonaleads', '/app/oonapolicies']),
    files: expect.arrayContaining([
      `/app/rest/${release.rest}.json`,
      `${release.base}entry.js`,
      `${release.base}oonahome.js`,
      `${release.base}oonaleads.js`,
    ]),
  });
  expect(document.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe(
    '/app/manifest.webmanifest',
  );
});

it('forgets what is kept before it keeps what was released, and all of it when the agent logs out', async () => {
  const { told, unsubscribe, caches } = stubWorker(['payung-push-changed'], {});
  repairPush.mockRejectedValue(new Error('No answer'));
  store.set(agentAtom, anAgent());
  onTestFinished(offerInstalledApp(federation, navigation));
  await expect.poll(() => told).toHaveLength(1);
  generation.now = 8;
  for (const listener of listeners) listener();
  await expect.poll(() => told.map(({ kind }) => kind)).toEqual(['keep', 'forget', 'keep']);
  expect(told[2]).toMatchObject({ generation: 8 });
  store.set(agentAtom, undefined);
  await expect.poll(() => told.at(-1)).toEqual({ kind: 'forget' });
  await expect.poll(() => unsubscribe.mock.calls).toHaveLength(1);
  await expect.poll(() => caches.size).toBe(0);
});

/** An agent starts the application in such a browser. */
const start = async (...[marks, subscription]: Parameters<typeof stubWorker>) => {
  const stubbed = stubWorker(marks, subscription);
  store.set(agentAtom, anAgent());
  const { startInstalledApp } = await import('./installed-app.ts');
  onTestFinished(await startInstalledApp(federation));
  return stubbed;
};

describe('notices of this browser', () => {
  it('are not asked about where it has none', async () => {
    await start();
    expect(repairPush).not.toHaveBeenCalled();
  });

  it.each([
    ['the worker has marked that they were replaced', ['payung-push-changed'], undefined],
    ['it has a subscription, whose key may be over', [], {}],
  ])('are compared with the server at the next start where %s', async (_what, marks, subscription) => {
    const { caches } = await start(marks, subscription);
    expect(repairPush).toHaveBeenCalledOnce();
    expect(caches.size).toBe(0);
  });

  it('stay marked where the server does not answer, until the next start', async () => {
    repairPush.mockRejectedValueOnce(new Error('No answer'));
    const { caches } = await start(['payung-push-changed']);
    expect([...caches]).toEqual(['payung-push-changed']);
  });
});

it('loads nothing for later on a step of a quote, and begins when the agent leaves it', async () => {
  const { told, idle } = stubWorker();
  store.set(journeyPathsAtom, new Set(['/kite-fly']));
  store.set(agentAtom, anAgent());
  goTo('/Kite-Fly');
  onTestFinished(offerInstalledApp(federation, navigation));
  expect(idle).not.toHaveBeenCalled();
  goTo('/oonahome');
  await expect.poll(() => told).toHaveLength(1);
});

it.each([
  ['nobody', () => undefined],
  ['staff', () => store.set(agentAtom, anAgent({ userType: 'Staff' }))],
  ['a customer who came by a link', () => store.set(linkAtom, aLinkVisit())],
])('installs nothing for %s', (_who, signedIn) => {
  const { idle } = stubWorker();
  signedIn();
  onTestFinished(offerInstalledApp(federation, navigation));
  expect(idle).not.toHaveBeenCalled();
});

it('installs nothing where the operator has taken the worker back', () => {
  const { idle } = stubWorker();
  document.body.innerHTML =
    '<script type="application/json" id="payung-settings">{"serviceWorker":"off"}</script>';
  store.set(agentAtom, anAgent());
  onTestFinished(offerInstalledApp(federation, navigation));
  expect(idle).not.toHaveBeenCalled();
  document.body.innerHTML = '';
});
