import { afterEach, expect, it, vi } from 'vitest';
import { aLinkVisit, anAgent } from '#testing/samples/people.ts';
import {
  forgetLastLink,
  isLastLinkOfDevice,
  LAST_LINK_KEY,
  readLastLink,
  startPersistence,
} from '@payung/shared/session/persistence.ts';
import { agentAtom, linkAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';

let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const visit = (): void => {
  stop = startPersistence();
  store.set(linkAtom, aLinkVisit());
};

it('finds the way to the own link after the browser was closed, and keeps nothing secret for it', () => {
  visit();
  sessionStorage.clear();
  expect(readLastLink()).toEqual({ prefix: 'kite', linkId: 'aB3dE9' });
  expect(isLastLinkOfDevice()).toBe(true);
  expect(Object.keys(JSON.parse(localStorage.getItem(LAST_LINK_KEY) ?? '') as object)).toEqual([
    'prefix',
    'linkId',
    'openedAt',
  ]);
  forgetLastLink();
  expect(readLastLink()).toBeUndefined();
});

it('forgets the link when it can live no longer', () => {
  visit();
  sessionStorage.clear();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 31 * 86_400_000);
  expect(readLastLink()).toBeUndefined();
});

it('leads no agent to the link of a customer who was helped on the agent’s device', () => {
  stop = startPersistence();
  store.set(agentAtom, anAgent());
  store.set(linkAtom, aLinkVisit());
  expect(localStorage.getItem(LAST_LINK_KEY)).toBeNull();
});

it.each(['{"prefix":"//evil.test","linkId":"aB3dE9"}', '{"prefix":"kite","linkId":"a"}', '[]', 'null', '7'])(
  'reads no link out of %s',
  (text) => {
    localStorage.setItem(LAST_LINK_KEY, text);
    expect(readLastLink()).toBeUndefined();
  },
);
