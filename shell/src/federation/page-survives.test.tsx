import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReleaseHead, RemoteRelease } from '@payung/shared/registry.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { expectConsole } from '@payung/shared/testing/console-guard.ts';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { anEdge, openPage } from '#testing/open-page.tsx';
import { aRelease } from '#testing/releases.ts';
import type { RemoteScreens } from './container.ts';

type Open = RemoteScreens['screens'][string];

/** What the builds of a test expose; a build that is not here cannot be loaded. */
const builds = new Map<string, Open>();
const loadContainer = ({ build }: ReleaseHead): Promise<RemoteScreens> => {
  const fly = builds.get(build);
  return fly ? Promise.resolve({ screens: { fly } }) : Promise.reject(new Error(`${build} is gone`));
};
const openAt = (path: string) => openPage(path, loadContainer);

const shows =
  (words: string): Open =>
  () =>
    Promise.resolve({ Screen: () => <h1>{words}</h1> });

const crashes =
  (why: string): Open =>
  () =>
    Promise.resolve({
      Screen: () => {
        throw new TypeError(why);
      },
    });

const buildOf = (name: string, version: string): string => `${name}${version}`.replaceAll(/[-.]/g, '');

const release = (name: string, version: string, open: Open): RemoteRelease => {
  const made = aRelease(name, { version, build: buildOf(name, version) });
  builds.set(made.build, open);
  return made;
};

const never: Open = () => new Promise(() => undefined);

const withoutTile = (name: string) => {
  const { tile: _tile, ...product } = kite;
  const products = [product] as unknown as RemoteRelease['products'];
  return { current: { ...release(name, '1.0.0', shows('Flies')), products } };
};

const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

let edge: ReturnType<typeof anEdge>;

beforeEach(() => {
  builds.clear();
  edge = anEdge();
  expectConsole(/^\[mfe-\w+ [\d.]+-mfe\w+\] (crashed|failed|stuck|slow): /);
  expectConsole(/torn/);
});
afterEach(() => vi.useRealTimers());

describe('a registry entry that cannot be read', () => {
  it('makes the addresses of its remote unavailable, and no other page', async () => {
    expectConsole(/^\[registry\] mfe-tileless is left out: current\.products\.0\.tile cannot be read$/);
    edge.deploy('mfe-lamp', { current: release('mfe-lamp', '1.0.0', shows('The lamp shines')) });
    edge.deploy('mfe-tileless', withoutTile('mfe-tileless'));
    const { router, reports, user } = await openAt('/tileless-fly');
    expect(await heading('This page is not available right now')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/app');
    await act(() => router.navigate('/lamp-fly'));
    expect(await heading('The lamp shines')).toBeDefined();
    await act(() => router.navigate('/nowhere'));
    expect(await heading('There is no page at this address')).toBeDefined();
    await act(() => router.navigate('/login'));
    expect(await heading('Log in')).toBeDefined();
    expect(reports).toEqual([
      {
        kind: 'registry',
        owner: 'mfe-tileless',
        version: '1.0.0',
        build: 'mfetileless100',
        reason: 'current.products.0.tile cannot be read',
      },
    ]);

    await act(() => router.navigate('/tileless-fly'));
    const mended = release('mfe-tileless', '1.0.1', shows('Mended'));
    edge.deploy('mfe-tileless', { current: mended });
    await user.click(await button('Try again'));
    expect(await heading('Mended')).toBeDefined();
  });
});

describe('a screen that crashes', () => {
  it('is replaced by the release before it, in place, and is reported', async () => {
    const previous = release('mfe-old', '1.0.0', shows('The old one flies'));
    edge.deploy('mfe-old', { current: release('mfe-old', '2.0.0', crashes('torn at 0812')), previous });
    const { reports } = await openAt('/old-fly?quoteId=1');
    expect(await heading('The old one flies')).toBeDefined();
    expect(reports).toEqual([
      {
        kind: 'crashed',
        owner: 'mfe-old',
        version: '2.0.0',
        build: 'mfeold200',
        reason: 'TypeError',
        route: 'mfe-old.fly',
      },
    ]);
  });

  it('is replaced by a fixed release when the user tries again, without a page reload, and keeps the quote', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
    edge.deploy('mfe-fix', { current: release('mfe-fix', '1.0.0', crashes('torn')) });
    store.set(quoteContextAtom, (context) => ({ ...context, quoteId: 'q1' }));
    const { user } = await openAt('/fix-fly');
    expect(await heading('Something went wrong on this page')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    edge.deploy('mfe-fix', { current: release('mfe-fix', '1.0.1', shows('The fix flies')) });
    await user.click(await button('Try again'));
    expect(await heading('The fix flies')).toBeDefined();
    expect(store.get(quoteContextAtom)).toMatchObject({ quoteId: 'q1' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('offers to reload the page when it crashes a second time', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
    edge.deploy('mfe-twice', { current: release('mfe-twice', '1.0.0', crashes('torn')) });
    const { user } = await openAt('/twice-fly');
    await user.click(await button('Try again'));
    await user.click(await button('Reload the page'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is drawn again when it does not crash a second time', async () => {
    let isTorn = true;
    edge.deploy('mfe-luck', {
      current: release('mfe-luck', '1.0.0', () =>
        Promise.resolve({
          Screen: () => {
            if (isTorn) throw new TypeError('torn');
            return <h1>Whole</h1>;
          },
        }),
      ),
    });
    const { user } = await openAt('/luck-fly');
    const tryAgain = await button('Try again');
    isTorn = false;
    await user.click(tryAgain);
    expect(await heading('Whole')).toBeDefined();
  });
});

describe('a remote that is withdrawn while the page is open', () => {
  it('shows that it is not available right now, and works when it is released again', async () => {
    const entry = { current: release('mfe-gone', '1.0.0', shows('Back again')) };
    edge.deploy('mfe-gone', entry);
    const { router, registry, user } = await openAt('/nowhere');
    edge.withdraw('mfe-gone');
    await act(() => registry.refreshRegistry());
    await act(() => router.navigate('/gone-fly'));
    expect(await heading('This page is not available right now')).toBeDefined();
    edge.deploy('mfe-gone', entry);
    await user.click(await button('Try again'));
    expect(await heading('Back again')).toBeDefined();
  });
});

describe('a screen that never settles', () => {
  it('counts as failed after 15 seconds, so that the release before it is shown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const previous = release('mfe-slow', '1.0.0', shows('The old one is here'));
    edge.deploy('mfe-slow', { current: release('mfe-slow', '2.0.0', never), previous });
    const { reports } = await openAt('/slow-fly');
    await act(() => vi.advanceTimersByTimeAsync(14_000));
    expect(screen.getByRole('heading', { name: 'This is taking longer than usual' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(await heading('The old one is here')).toBeDefined();
    expect(reports.map(({ kind, version }) => `${kind} ${version}`)).toEqual(['slow 2.0.0', 'stuck 2.0.0']);
  });

  it('ends in "Try again" where there is no other release', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    edge.deploy('mfe-stuck', { current: release('mfe-stuck', '1.0.0', never) });
    await openAt('/stuck-fly');
    await act(() => vi.advanceTimersByTimeAsync(15_500));
    expect(await heading('This page could not be loaded')).toBeDefined();
    expect(await button('Try again')).toBeDefined();
  });
});

describe('a rest file that is missing', () => {
  it('is asked for twice, then the release before is shown, of which the edge is asked only then', async () => {
    const previous = release('mfe-cut', '1.0.0', shows('The old one flies'));
    const current = release('mfe-cut', '2.0.0', shows('The new one flies'));
    edge.deploy('mfe-cut', { current, previous });
    edge.loseRestFile('mfecut200');
    const { reports } = await openAt('/cut-fly');
    expect(await heading('The old one flies')).toBeDefined();
    const rest = edge.restAddressOf('mfecut200');
    expect(edge.asked).toEqual([
      '/app/registry.json',
      rest,
      expect.stringMatching(new RegExp(`^${rest}\\?again=1-`)),
      '/app/registry.json?previous=mfe-cut',
      edge.restAddressOf('mfecut100'),
    ]);
    expect(reports).toEqual([
      {
        kind: 'failed',
        owner: 'mfe-cut',
        version: '2.0.0',
        build: 'mfecut200',
        reason: expect.stringMatching(/\.json\?again=1-\w+ is missing, damaged or not what was published$/),
        route: 'mfe-cut.fly',
      },
    ]);
  });

  it('ends in "Try again" where there is no other release, which asks for it again', async () => {
    edge.deploy('mfe-bare', { current: release('mfe-bare', '1.0.0', shows('Whole again')) });
    edge.loseRestFile('mfebare100');
    const { user } = await openAt('/bare-fly');
    expect(await heading('This page could not be loaded')).toBeDefined();
    edge.loseRestFile(undefined);
    await user.click(await button('Try again'));
    expect(await heading('Whole again')).toBeDefined();
  });
});

it('loads the fixed release when the user tries again after a release could not be loaded', async () => {
  edge.deploy('mfe-lost', { current: aRelease('mfe-lost', { build: 'mfelost100' }) });
  const { user } = await openAt('/lost-fly');
  expect(await heading('This page could not be loaded')).toBeDefined();
  edge.deploy('mfe-lost', { current: release('mfe-lost', '1.0.1', shows('Found')) });
  await user.click(await button('Try again'));
  expect(await heading('Found')).toBeDefined();
});

it('offers to reload the page when the release needs a newer shell', async () => {
  expectConsole(/^\[shell\] failed: mfe-newer needs a newer shell for "fly"$/);
  const current = { ...release('mfe-newer', '1.0.0', shows('Newer')), requires: ['antd/es/kite'] };
  edge.deploy('mfe-newer', { current });
  await openAt('/newer-fly');
  expect(await heading('This page could not be loaded')).toBeDefined();
  expect(await button('Reload the page')).toBeDefined();
});

it.each([
  ['the device is connected again', 'online', 'mfe-back'],
  ['the page gets the focus', 'focus', 'mfe-front'],
])('loads a failed screen again by itself when %s', async (_what, event, name) => {
  edge.deploy(name, { current: aRelease(name, { build: buildOf(name, '1.0.0') }) });
  await openAt(`/${name.replace('mfe-', '')}-fly`);
  expect(await heading('This page could not be loaded')).toBeDefined();
  builds.set(buildOf(name, '1.0.0'), shows('Here again'));
  act(() => void window.dispatchEvent(new Event(event)));
  expect(await heading('Here again')).toBeDefined();
});
