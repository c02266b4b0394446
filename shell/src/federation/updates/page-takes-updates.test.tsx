import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hearGeneration } from '@payung/shared/api/generation.ts';
import { CONTRACT_VERSION } from '@payung/shared/registry.ts';
import type { ReleaseHead, RemoteRelease } from '@payung/shared/registry.ts';
import { expectConsole } from '@payung/shared/testing/console-guard.ts';
import { useDraft } from '@payung/shared/session/drafts.ts';
import { anEdge, openPage } from '#testing/open-page.tsx';
import { aRelease } from '#testing/releases.ts';
import type { RemoteScreens } from '../container.ts';

/** By build: it cannot be loaded, or one of its screens throws when it is drawn. */
let faults: Readonly<Record<string, 'fails' | 'home crashes' | 'details crashes'>> = {};
let edge: ReturnType<typeof anEdge>;

const Form = ({ version }: { readonly version: string }) => {
  const [typed = '', type] = useDraft<string>('kite/form');
  return (
    <>
      <h1>form of {version}</h1>
      <input aria-label="Name" value={typed} onChange={({ target }) => type(target.value)} />
    </>
  );
};

const loadContainer = ({ version, build, routes }: ReleaseHead): Promise<RemoteScreens> => {
  if (faults[build] === 'fails') return Promise.reject(new Error('gone'));
  const draw = (id: string) => () => {
    if (id === 'form') return <Form version={version} />;
    if (faults[build] === `${id} crashes`) throw new TypeError('torn');
    return <h1>{`${id} of ${version}`}</h1>;
  };
  const open = (id: string) => () => Promise.resolve({ Screen: draw(id) });
  return Promise.resolve({ screens: Object.fromEntries(routes.map(({ id }) => [id, open(id)])) });
};

const ROUTES: RemoteRelease['routes'] = [
  { id: 'home', path: '/kite-home', mode: 'public', reads: [], safePoint: true },
  { id: 'form', path: '/kite-form', mode: 'public', reads: [] },
  { id: 'details', path: '/kite-details', mode: 'public', reads: [] },
  { id: 'pay', path: '/kite-pay', mode: 'public', reads: [], undisturbed: true },
];

const releaseOf = (version: string, change: Partial<RemoteRelease> = {}): RemoteRelease =>
  aRelease('mfe-kite', { version, build: `kite${version.replaceAll('.', '')}`, routes: ROUTES, ...change });

const heading = (name: string) => screen.findByRole('heading', { name });
/** A call is answered, which names what is live. */
const hearOfChange = (): void => hearGeneration(String(edge.generation()));

type Opened = Awaited<ReturnType<typeof openPage>>;
const deploy = async (
  { registry }: Opened,
  version: string,
  change: Partial<RemoteRelease> = {},
): Promise<void> => {
  edge.deploy('mfe-kite', { current: releaseOf(version, change), previous: releaseOf('1.5.0') });
  await act(() => registry.refreshRegistry());
};
const goTo = async ({ router }: Opened, path: string, state?: unknown): Promise<void> =>
  act(() => router.navigate(path, { state }));

beforeEach(() => {
  faults = {};
  edge = anEdge();
  edge.deploy('mfe-kite', { current: releaseOf('1.0.0') });
});

describe('a release', () => {
  it('is taken when a safe point is opened, and from then on for all pages of the remote', async () => {
    const page = await openPage('/kite-home', loadContainer);
    await heading('home of 1.0.0');
    await goTo(page, '/kite-details');
    await heading('details of 1.0.0');
    edge.deploy('mfe-kite', { current: releaseOf('2.0.0') });
    hearOfChange();
    await goTo(page, '/kite-form');
    expect(await heading('form of 1.0.0')).toBeDefined();
    await goTo(page, '/kite-home');
    expect(await heading('home of 2.0.0')).toBeDefined();
    await goTo(page, '/kite-details');
    expect(await heading('details of 2.0.0')).toBeDefined();
  });

  it('is not taken on other pages, however often they are opened', async () => {
    const page = await openPage('/kite-form', loadContainer);
    await heading('form of 1.0.0');
    await deploy(page, '2.0.0');
    for (const id of ['details', 'pay', 'form']) {
      await goTo(page, `/kite-${id}`);
      expect(await heading(`${id} of 1.0.0`)).toBeDefined();
    }
  });

  it('never exchanges the page that is shown: neither by a filter nor by a click that leads to it', async () => {
    const page = await openPage('/kite-home', loadContainer);
    await heading('home of 1.0.0');
    await deploy(page, '2.0.0');
    await goTo(page, '/kite-home?wind=3');
    await goTo(page, '/kite-home?wind=3');
    expect(await heading('home of 1.0.0')).toBeDefined();
    await goTo(page, '/kite-details');
    expect(await heading('details of 1.0.0')).toBeDefined();
  });

  it('is not taken where it does not call the page a safe point any more', async () => {
    const page = await openPage('/kite-form', loadContainer);
    await heading('form of 1.0.0');
    await deploy(page, '2.0.0', { routes: ROUTES.map(({ safePoint: _none, ...route }) => route) });
    await goTo(page, '/kite-home');
    expect(await heading('home of 1.0.0')).toBeDefined();
  });

  it('is not taken where this shell is too old for it', async () => {
    const page = await openPage('/kite-form', loadContainer);
    await heading('form of 1.0.0');
    await deploy(page, '2.0.0', { contract: CONTRACT_VERSION + 1 });
    await goTo(page, '/kite-home');
    expect(await heading('home of 1.0.0')).toBeDefined();
    await deploy(page, '3.0.0', { requires: ['antd/es/kite'] });
    await goTo(page, '/kite-form');
    await goTo(page, '/kite-home');
    expect(await heading('home of 1.0.0')).toBeDefined();
  });

  it('is taken also where a link to the safe point began to load the one before', async () => {
    const gate = new EventTarget();
    const held = new Promise((resolve) => gate.addEventListener('open', resolve));
    const slowFirst = async (release: ReleaseHead): Promise<RemoteScreens> => {
      const { screens } = await loadContainer(release);
      const { home = () => Promise.reject(new Error('none')) } = screens;
      if (release.version !== '1.0.0') return { screens };
      return { screens: { ...screens, home: () => held.then(home) } };
    };
    const page = await openPage('/kite-form', slowFirst);
    await heading('form of 1.0.0');
    page.prefetch('/kite-home');
    await deploy(page, '2.0.0');
    await goTo(page, '/kite-home');
    await act(async () => void gate.dispatchEvent(new Event('open')));
    expect(await heading('home of 2.0.0')).toBeDefined();
    await goTo(page, '/kite-details');
    expect(await heading('details of 2.0.0')).toBeDefined();
  });

  it('is taken also where the press of the link waits for the registry as its opening does', async () => {
    const page = await openPage('/kite-form', loadContainer);
    await heading('form of 1.0.0');
    edge.deploy('mfe-kite', { current: releaseOf('2.0.0') });
    hearOfChange();
    page.prefetch('/kite-home');
    await goTo(page, '/kite-home');
    expect(await heading('home of 2.0.0')).toBeDefined();
  });

  it('leaves what was typed, which the shell has', async () => {
    const page = await openPage('/kite-form', loadContainer);
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Budi');
    await deploy(page, '2.0.0');
    await goTo(page, '/kite-home');
    await heading('home of 2.0.0');
    await goTo(page, '/kite-form');
    await heading('form of 2.0.0');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Budi');
  });
});

it('shows the live release where the files of the one that the page runs are gone, as they may be after a week', async () => {
  expectConsole(/^\[mfe-kite 1\.0\.0-kite100\] failed/);
  const page = await openPage('/kite-form', loadContainer);
  await heading('form of 1.0.0');
  await deploy(page, '2.0.0');
  faults = { kite100: 'fails' };
  await goTo(page, '/kite-details');
  expect(await heading('details of 2.0.0')).toBeDefined();
});

describe('a release that does not work', () => {
  it.each(['fails', 'home crashes'] as const)(
    '(%s) leaves the one that the page ran, and is not taken again',
    async (fault) => {
      if (fault === 'home crashes') expectConsole(/torn/);
      expectConsole(/^\[mfe-kite 2\.0\.0-kite200\]/);
      faults = { kite200: fault };
      const page = await openPage('/kite-form', loadContainer);
      await heading('form of 1.0.0');
      await deploy(page, '2.0.0');
      await goTo(page, '/kite-home');
      expect(await heading('home of 1.0.0')).toBeDefined();
      faults = {};
      for (const id of ['details', 'home']) {
        await goTo(page, `/kite-${id}`);
        expect(await heading(`${id} of 1.0.0`)).toBeDefined();
      }
      expect(page.reports.map(({ version }) => version)).toEqual(['2.0.0']);
      await deploy(page, '2.0.1');
      await goTo(page, '/kite-form');
      await goTo(page, '/kite-home');
      expect(await heading('home of 2.0.1')).toBeDefined();
    },
  );
});

it('leaves a release that was taken, for all pages of the remote, when one of its pages crashes later', async () => {
  expectConsole(/torn/);
  expectConsole(/^\[mfe-kite 2\.0\.0-kite200\] crashed/);
  faults = { kite200: 'details crashes' };
  const page = await openPage('/kite-form', loadContainer);
  await heading('form of 1.0.0');
  await deploy(page, '2.0.0');
  await goTo(page, '/kite-home');
  await heading('home of 2.0.0');
  await goTo(page, '/kite-details');
  await heading('details of 1.0.0');
  await goTo(page, '/kite-home');
  expect(await heading('home of 1.0.0')).toBeDefined();
});

const openFormOfOldShell = async () => {
  const page = await openPage('/kite-form', loadContainer);
  await heading('form of 1.0.0');
  edge.releaseShell();
  await act(() => page.registry.refreshRegistry());
  return page;
};
const watchDocuments = () => vi.spyOn(location, 'assign').mockReturnValue(undefined);
/** A navigation that loads a document never ends. */
const leaveFor = (page: Opened, path: string, state?: unknown): Promise<void> =>
  act(async () => {
    void page.router.navigate(path, { state });
    await new Promise((resolve) => setImmediate(resolve));
  });

describe('a newer shell', () => {
  it('is loaded with a safe point, at the address that is opened', async () => {
    const page = await openFormOfOldShell();
    const assign = watchDocuments();
    await leaveFor(page, '/kite-details');
    await heading('details of 1.0.0');
    expect(assign).not.toHaveBeenCalled();
    await leaveFor(page, '/kite-home?from=menu');
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/app\/kite-home\?from=menu$/));
  });

  it.each([
    ['the page that is left takes money', (page: Opened) => leaveFor(page, '/kite-pay'), undefined],
    ['the page gets a state that the document would not', () => Promise.resolve(), { quoteId: 'q1' }],
    [
      'the device is offline',
      () => Promise.resolve(void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)),
      undefined,
    ],
  ])('waits when %s', async (_when, prepare, state) => {
    const page = await openFormOfOldShell();
    await prepare(page);
    const assign = watchDocuments();
    await leaveFor(page, '/kite-home', state);
    expect(await heading('home of 1.0.0')).toBeDefined();
    expect(assign).not.toHaveBeenCalled();
  });
});
