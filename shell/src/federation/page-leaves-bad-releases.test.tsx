import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearGeneration } from '@payung/shared/api/generation.ts';
import { REGISTRY_PATH } from '@payung/shared/registry.ts';
import type { ReleaseHead, RemoteRelease } from '@payung/shared/registry.ts';
import { expectConsole } from '@payung/shared/testing/console-guard.ts';
import { anEdge, openPage } from '#testing/open-page.tsx';
import { aRelease } from '#testing/releases.ts';
import { REGISTRATION } from '#routing/access.ts';
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

const loadContainer = ({ version, build, routes }: ReleaseHead): Promise<RemoteScreens> => {
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

/** A call is answered, which names what is live. */
const hearOfChange = (): void => hearGeneration(String(edge.generation()));

/** From now on the registry, and nothing else, is answered so. */
const answerRegistry = (answer: () => Promise<Response>): void => {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
    asked[0] === REGISTRY_PATH ? answer() : others(...asked),
  );
};

const rollBack = (): void => {
  edge.deploy('mfe-kite', ROLLED_BACK);
  hearOfChange();
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
  rollBack();
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
  rollBack();
  await act(() => router.navigate('/kite-fly'));
  expect(await heading('fly of 1.0.0')).toBeDefined();
});

it('never shows a screen again that was loaded from a release that was rolled back', async () => {
  const { router } = await openPage('/kite-land', loadContainer);
  await heading('land of 2.0.0');
  await act(() => router.navigate('/kite-fly'));
  await heading('fly of 2.0.0');
  rollBack();
  const shown: (string | null)[] = [];
  const watch = new MutationObserver(() => shown.push(document.querySelector('h1')?.textContent ?? null));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await act(() => router.navigate('/kite-land'));
  expect(await heading('land of 1.0.0')).toBeDefined();
  watch.disconnect();
  expect(shown).not.toContain('land of 2.0.0');
});

it('replaces a release that was rolled back also at the page where a registration ends, which no loader checks', async () => {
  const routes = ['fly', 'start'].map((id) => ({
    id,
    path: id === 'start' ? REGISTRATION.start : `/kite-${id}`,
    mode: 'public' as const,
    reads: [],
  }));
  edge.deploy('mfe-kite', { current: { ...releaseOf('2.0.0'), routes } });
  const { router } = await openPage(REGISTRATION.start, loadContainer);
  await heading('start of 2.0.0');
  edge.deploy('mfe-kite', { current: { ...releaseOf('1.0.0'), routes }, bad: ['kite200'] });
  hearOfChange();
  await act(() => router.navigate('/kite-fly'));
  await heading('fly of 1.0.0');
  await act(() => router.navigate(REGISTRATION.start));
  expect(await heading('start of 1.0.0')).toBeDefined();
});

it('never loads a release that was rolled back into a page that was open before the rollback', async () => {
  const { router } = await openAtNothing();
  rollBack();
  await act(() => router.navigate('/kite-fly'));
  expect(await heading('fly of 1.0.0')).toBeDefined();
  expect(started).toEqual(['kite100']);
});

it('opens the release that it knows when the edge does not answer in time', async () => {
  const { router } = await openAtNothing();
  rollBack();
  answerRegistry(() => new Promise(() => undefined));
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
  hearOfChange();
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
  rollBack();
  answerRegistry(() => Promise.resolve(new Response('', { status: 503 })));
  await act(() => router.navigate('/kite-fly'));
  expect(await heading('fly of 2.0.0')).toBeDefined();
  expect(reports.map(({ reason }) => reason)).toEqual(['The registry answered 503']);
});

const registryReads = (): readonly string[] => edge.asked.filter((address) => address === REGISTRY_PATH);

it('asks nothing of the edge for a navigation while the answers to calls name the generation that it knows', async () => {
  const { router } = await openPage('/kite-fly', loadContainer);
  await heading('fly of 2.0.0');
  edge.asked.length = 0;
  for (let turn = 0; turn < 4; turn += 1) {
    await act(() => vi.advanceTimersByTimeAsync(200_000));
    hearOfChange();
    await act(() => router.navigate(turn % 2 === 0 ? '/kite-land' : '/kite-fly'));
    await heading(`${turn % 2 === 0 ? 'land' : 'fly'} of 2.0.0`);
  }
  expect(edge.asked).toEqual([]);
});

it('asks once when a page is opened five minutes after the last answer that named a generation', async () => {
  const { router } = await openPage('/kite-fly', loadContainer);
  await heading('fly of 2.0.0');
  edge.deploy('mfe-kite', ROLLED_BACK);
  edge.asked.length = 0;
  await act(() => vi.advanceTimersByTimeAsync(299_000));
  await act(() => router.navigate('/kite-land'));
  expect(await heading('land of 2.0.0')).toBeDefined();
  expect(registryReads()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await act(() => router.navigate('/kite-fly'));
  expect(await heading('fly of 1.0.0')).toBeDefined();
  await act(() => router.navigate('/kite-land'));
  expect(registryReads()).toEqual([REGISTRY_PATH]);
});

it('does not take an answer of an older generation for a change', async () => {
  const { router } = await openPage('/kite-fly', loadContainer);
  await heading('fly of 2.0.0');
  edge.asked.length = 0;
  hearGeneration(String(edge.generation() - 1));
  hearGeneration('latest');
  await act(() => router.navigate('/kite-land'));
  await heading('land of 2.0.0');
  expect(registryReads()).toEqual([]);
});
