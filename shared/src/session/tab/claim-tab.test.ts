import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { tabId } from '../tab-id.ts';
import { claimTab } from './claim-tab.ts';

/** Names that somebody holds, as a browser keeps them for all tabs. */
const held = new Set<string>();

/** Of the two ways to ask for a lock those that tabs use. */
const request = async (
  name: string,
  ...rest: [(lock: unknown) => Promise<void>] | [LockOptions, (lock: unknown) => unknown]
): Promise<unknown> => {
  const [options, act] = rest.length === 1 ? [{}, rest[0]] : rest;
  if (options.ifAvailable === true && held.has(name)) return act(null);
  held.add(name);
  try {
    return await act({ name });
  } finally {
    held.delete(name);
  }
};

let seen: DocumentVisibilityState;

beforeEach(() => {
  seen = 'visible';
  held.clear();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

/** A page of this tab that is looked at. */
const openPage = async (): Promise<string> => {
  onTestFinished(await claimTab());
  return tabId();
};

const show = (state: DocumentVisibilityState): void => {
  seen = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

const leave = (): void => {
  window.dispatchEvent(new Event('pagehide'));
  show('hidden');
  seen = 'visible';
};

it('has the same id after a reload', async () => {
  const id = await openPage();
  expect(id).toMatch(/^[0-9a-f]+$/);
  leave();
  expect(await openPage()).toBe(id);
  leave();
  expect(await openPage()).toBe(id);
});

it('has an id of its own in a tab that was duplicated while the first one is looked at', async () => {
  const id = await openPage();
  const copy = await openPage();
  expect(copy).toMatch(/^[0-9a-f]+$/);
  expect(copy).not.toBe(id);
});

it('has an id of its own in a tab that was duplicated while the first one is in the background', async () => {
  const id = await openPage();
  show('hidden');
  expect(tabId()).toBe(id);
  const copied = sessionStorage.getItem('payung.tab') ?? '';
  seen = 'visible';
  expect(copied).toBe(`${id} hidden`);
  expect(await openPage()).not.toBe(id);
});

it('has the same id where the system ended the page in the background', async () => {
  const id = await openPage();
  show('hidden');
  const kept = sessionStorage.getItem('payung.tab') ?? '';
  // The page is gone, and with it what it held.
  held.clear();
  seen = 'visible';
  sessionStorage.setItem('payung.tab', kept);
  expect(await openPage()).toBe(id);
});

it('has an id of its own after the background where browsers have no locks to ask', async () => {
  const id = await openPage();
  Reflect.deleteProperty(navigator, 'locks');
  show('hidden');
  seen = 'visible';
  expect(await openPage()).not.toBe(id);
});

it('keeps its id when it comes back from the background, or by Back', async () => {
  const id = await openPage();
  show('hidden');
  show('visible');
  expect([tabId(), sessionStorage.getItem('payung.tab')]).toEqual([id, id]);
  await expect.poll(() => held.size).toBe(0);
  leave();
  window.dispatchEvent(new Event('pageshow'));
  expect([tabId(), sessionStorage.getItem('payung.tab')]).toEqual([id, id]);
});
