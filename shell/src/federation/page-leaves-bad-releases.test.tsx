import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RemoteRelease } from '@payung/shared/registry.ts';
import { expectConsole } from '@payung/shared/testing/console-guard.ts';
import { anEdge, openPage } from '#testing/open-page.tsx';
import { aRelease } from '#testing/releases.ts';
import type { RemoteScreens } from './container.ts';

/** Builds whose code the page has run. */
let started: string[] = [];

const Counter = ({ words }: { readonly words: string }) => {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>{words}</h1>
      <button onClick={() => setCount(count + 1)}>Higher: {count}</button>
    </>
  );
};

const loadContainer = ({ version, build, routes }: RemoteRelease): Promise<RemoteScreens> => {
  started.push(build);
  const open = (id: string) => () =>
    Promise.resolve({ Screen: () => <Counter words={`${id} of ${version}`} /> });
  return Promise.resolve({ screens: Object.fromEntries(routes.map(({ id }) => [id, open(id)])) });
};

const releaseOf = (version: string): RemoteRelease =>
  aRelease('mfe-kite', {
    version,
    build: `kite${version.replaceAll('.', '')}`,
    routes: ['fly', 'land'].map((id) => ({ id, path: `/kite-${id}`, mode: 'public', reads: [] })),
  });

const heading = (name: string) => screen.findByRole('heading', { name });
const LIVE = { current: releaseOf('2.0.0'), previous: releaseOf('1.0.0') };
const ROLLED_BACK = { current: releaseOf('1.0.0'), bad: ['kite200'] };

let edge: ReturnType<typeof anEdge>;

const openAtNothing = async () => {
  const page = await openPage('/nowhere', loadContainer);
  await heading('There is no page at this address');
  return page;
};

const rollBack = async (): Promise<void> => {
  edge.deploy('mfe-kite', ROLLED_BACK);
  // The registry that a page has counts as fresh for ten seconds.
  await act(() => vi.advanceTimersByTimeAsync(11_000));
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  started = [];
  edge = anEdge();
  edge.deploy('mfe-kite', LIVE);
});
afterEach(() => vi.useRealTimers());

it('replaces a release that was rolled back when the next page is opened, and not before', async () => {
  const { router } = await openPage('/kite-fly', loadContainer);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await user.click(await screen.findByRole('button', { name: 'Higher: 0' }));
  await rollBack();
  expect(screen.getByRole('heading', { name: 'fly of 2.0.0' })).toBeDefined();
  // A filter of the same page opens nothing: what was entered stays.
  await act(() => router.navigate('/kite-fly?wind=3'));
  expect(screen.getByRole('button', { name: 'Higher: 1' })).toBeDefined();
  await act(() => router.navigate('/kite-land'));
  expect(await heading('land of 1.0.0')).toBeDefined();
  await act(() => router.navigate('/kite-fly'));
  expect(await heading('fly of 1.0.0')).toBeDefined();
});

it('replaces a release that was rolled back when a click opens the same page again', async () => {
  const { router } = await openPage('/kite-fly', loadContainer);
  await heading('fly of 2.0.0');
  await rollBack();
  await act(() => router.navigate('/kite-fly'));
  expect(await heading('fly of 1.0.0')).toBeDefined();
});

it('never shows a screen again that was loaded from a release that was rolled back', async () => {
  const { router } = await openPage('/kite-land', loadContainer);
  await heading('land of 2.0.0');
  await act(() => router.navigate('/kite-fly'));
  await heading('fly of 2.0.0');
  await rollBack();
  const shown: (string | null)[] = [];
  const watch = new MutationObserver(() => shown.push(document.querySelector('h1')?.textContent ?? null));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await act(() => router.navigate('/kite-land'));
  expect(await heading('land of 1.0.0')).toBeDefined();
  watch.disconnect();
  expect(shown).not.toContain('land of 2.0.0');
});

it('never loads a release that was rolled back into a page that was open before the rollback', async () => {
  const { router } = await openAtNothing();
  await rollBack();
  await act(() => router.navigate('/kite-fly'));
  expect(await heading('fly of 1.0.0')).toBeDefined();
  expect(started).toEqual(['kite100']);
});

it('opens the release that it knows when the edge does not answer in time', async () => {
  const { router } = await openAtNothing();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await act(async () => {
    void router.navigate('/kite-fly');
    await vi.advanceTimersByTimeAsync(1_000);
  });
  expect(screen.queryByRole('heading', { name: 'fly of 2.0.0' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(await heading('fly of 2.0.0')).toBeDefined();
});

it('reloads the page, at the address that is opened, when its shell was rolled back', async () => {
  const { router } = await openPage('/kite-fly', loadContainer);
  await heading('fly of 2.0.0');
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  edge.rollBackShell();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(assign).not.toHaveBeenCalled();
  await act(async () => {
    void router.navigate('/kite-land?quoteId=1');
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/app\/kite-land\?quoteId=1$/));
});

it('reports once that the registry cannot be read, and continues with the one that it has', async () => {
  expectConsole(/^\[registry\] The registry answered 503$/);
  const { router, reports } = await openAtNothing();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  await act(() => router.navigate('/kite-fly'));
  expect(await heading('fly of 2.0.0')).toBeDefined();
  expect(reports.map(({ reason }) => reason)).toEqual(['The registry answered 503']);
});
