import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '@payung/shared/api/query.ts';
import { expectConsole } from '@payung/shared/testing/console-guard.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { agentAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { aFederation } from '#testing/open-page.tsx';
import { aRelease, splitRelease } from '#testing/releases.ts';
import { watchLinks, remoteAt, startReads } from './prefetch.ts';

const read = {
  endpoint: 'kiteString',
  path: 'kite/string',
  query: { id: '{linkId}' },
  secure: false,
  offline: false,
  successCodes: [-1],
};

const kite = aRelease('mfe-kite', {
  texts: { en: { fly: ['en.04.js'] }, id: { fly: ['id.05.js'] } },
  routes: [
    { id: 'fly', path: '/kite-fly', mode: 'public', reads: [] },
    {
      id: 'string',
      path: '/kite-string/:linkId',
      mode: 'public',
      reads: [read],
      params: { linkId: 'linkId' },
    },
    {
      id: 'tail',
      path: '/kite-tail/:linkId',
      mode: 'public',
      reads: [read],
      params: { linkId: 'of a newer form' },
    },
  ],
});

/** Remotes of which something was fetched. */
let fetched: string[] = [];
let link: HTMLAnchorElement;
let federation: ReturnType<typeof aFederation>;

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  const element = document.createElement('script');
  element.id = 'payung-registry';
  element.type = 'application/json';
  element.textContent = JSON.stringify({
    generation: 1,
    shell: { version: '1.0.0', build: 'shell-one', provides: [], contract: 1 },
    remotes: { 'mfe-kite': { current: kite } },
  });
  document.head.append(element);
  federation = aFederation(({ name }) => {
    fetched.push(name);
    return new Promise(() => undefined);
  });
  const stopWatching = watchLinks(federation);
  link = document.createElement('a');
  link.href = '/app/kite-fly';
  link.innerHTML = '<span>To the kite</span>';
  document.body.append(link);
  // What is fetched in a test never arrives.
  expectConsole(/^\[mfe-kite 1\.0\.0-mfekite1\] slow/);
  return () => {
    stopWatching();
    link.remove();
    element.remove();
    document.querySelectorAll('head > link').forEach((tag) => tag.remove());
    vi.useRealTimers();
  };
});

const pointer = (name: string, target: Element, pointerType = 'mouse'): void => {
  target.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType, relatedTarget: document.body }));
};
const key = (name: string): void => {
  link.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: name }));
};
/** A frame and the task after it. */
const UNTIL_PAINTED_MS = 17;
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

const prefetched = () => {
  const spy = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue(undefined);
  return () => spy.mock.calls.length;
};
const startAt = (path: string): Promise<void> => startReads(remoteAt(federation, path)!, '');

describe('the remote behind a link is prefetched [PLAT-016]', () => {
  it('when a pointer rests on it for 100 ms', async () => {
    pointer('pointerover', link);
    await pass(99);
    expect(fetched).toEqual([]);
    pointer('pointerover', link.firstElementChild!);
    await pass(1);
    expect(fetched).toEqual(['mfe-kite']);
  });

  it('with its texts in the language of the page, and not in the other one', async () => {
    pointer('pointerdown', link);
    await pass(UNTIL_PAINTED_MS);
    const files = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="preload"]')];
    expect(files.map(({ href }) => href.split('/').at(-1))).toEqual(['en.04.js']);
  });

  it('when it is pressed', async () => {
    pointer('pointerdown', link);
    await pass(UNTIL_PAINTED_MS);
    expect(fetched).toEqual(['mfe-kite']);
  });

  it('when a finger is lifted where it was put', async () => {
    for (const name of ['pointerover', 'pointerdown', 'pointerup']) pointer(name, link, 'touch');
    await pass(UNTIL_PAINTED_MS);
    expect(fetched).toEqual(['mfe-kite']);
  });

  it.each(['Enter', ' ', 'ArrowDown'])('when the key %j follows its focus', async (name) => {
    link.focus();
    await pass(1_000);
    expect(fetched).toEqual([]);
    key(name);
    await pass(0);
    expect(fetched).toEqual(['mfe-kite']);
  });
});

it('reads the registry when a link is touched and no call was answered for five minutes, and not again', async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 304 })));
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  pointer('pointerdown', link, 'touch');
  expect(asked).not.toHaveBeenCalled();
  await pass(300_001);
  pointer('pointerdown', link, 'touch');
  await pass(0);
  pointer('pointerdown', link, 'touch');
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/app/registry.json']);
});

it('reads the rest files of what the page runs when somebody first does something, once', async () => {
  const asked = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  const running = splitRelease(aRelease('mfe-lantern')).head;
  federation.files.registerRelease(running);
  pointer('pointerover', document.body);
  await pass(1_000);
  expect(asked).not.toHaveBeenCalled();
  pointer('pointerdown', document.body, 'touch');
  pointer('pointerdown', document.body);
  key('ArrowDown');
  await pass(UNTIL_PAINTED_MS);
  expect(asked.mock.calls.map(([address]) => address)).toEqual([`/app/rest/${running.rest}.json`]);
});

describe('nothing is prefetched [PLAT-016]', () => {
  it('when a pointer only passes over it', async () => {
    pointer('pointerover', link);
    await pass(90);
    pointer('pointerover', document.body);
    await pass(1_000);
    pointer('pointerover', link);
    await pass(90);
    document.dispatchEvent(new PointerEvent('pointerout', { relatedTarget: null }));
    await pass(1_000);
    expect(fetched).toEqual([]);
  });

  it('when a finger scrolls', async () => {
    for (const name of ['pointerover', 'pointerdown', 'pointercancel']) pointer(name, link, 'touch');
    link.dispatchEvent(new Event('touchstart', { bubbles: true }));
    await pass(1_000);
    pointer('pointerdown', document.body, 'touch');
    pointer('pointerup', link, 'touch');
    await pass(1_000);
    expect(fetched).toEqual([]);
  });

  it('when the focus moves through the links of a page by keys', async () => {
    link.focus();
    for (const name of ['Shift', 'Tab']) key(name);
    await pass(1_000);
    expect(fetched).toEqual([]);
  });

  it.each([
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is 2g', { saveData: false, effectiveType: '2g' }],
    ['is slower', { effectiveType: 'slow-2g' }],
  ])('on a connection that %s, even when the link is pressed', async (_what, connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    pointer('pointerover', link);
    await pass(1_000);
    pointer('pointerdown', link);
    for (const name of ['pointerdown', 'pointerup']) pointer(name, link, 'touch');
    key('Enter');
    await pass(1_000);
    expect(fetched).toEqual([]);
  });

  it('for an address that no remote serves, or of another host', async () => {
    for (const href of ['/app/nowhere', 'https://elsewhere.example/app/kite-fly']) {
      link.href = href;
      pointer('pointerdown', link);
    }
    await pass(1_000);
    expect(fetched).toEqual([]);
  });
});

describe('the reads of a route', () => {
  it('start for an address that its own pattern accepts', async () => {
    const count = prefetched();
    await startAt('/kite-string/aB3dE9');
    expect(count()).toBe(1);
  });

  it.each(['abcdefg', 'abcde', 'aB3-E9'])(
    'do not start for the id %s, which its screen refuses',
    async (id) => {
      const count = prefetched();
      await startAt(`/kite-string/${id}`);
      await startAt('/kite-tail/aB3dE9');
      expect(count()).toBe(0);
    },
  );

  it('start when a signed-in user presses the link, and not while a pointer rests on it', async () => {
    const count = prefetched();
    link.href = '/app/kite-string/aB3dE9';
    store.set(agentAtom, anAgent());
    pointer('pointerover', link);
    await pass(200);
    expect([fetched, count()]).toEqual([['mfe-kite'], 0]);
    pointer('pointerdown', link);
    await pass(UNTIL_PAINTED_MS);
    await vi.dynamicImportSettled();
    expect(count()).toBe(1);
  });
});
