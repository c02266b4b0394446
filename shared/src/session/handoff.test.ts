import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headersFor } from '#api/headers.ts';
import { startRead } from '@payung/shared/api/query.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { aHandoff, aLinkVisit, anAgent, anAgentUser, aRegistrant } from '#testing/samples/people.ts';
import { HANDOFF_KEY, LAST_LINK_KEY, startPersistence } from '@payung/shared/session/persistence.ts';
import {
  agentAtom,
  cipherAtom,
  endPageAtom,
  handoffAtom,
  ownerAtom,
  sessionAtom,
} from '@payung/shared/session/session.ts';
import {
  enterHandoff,
  enterLink,
  enterRegistration,
  logout,
  signInAgent,
} from '@payung/shared/session/sign-in.ts';
import { store } from '@payung/shared/session/store.ts';
import { readVault, writeVault } from '@payung/shared/session/vault.ts';

const stops: (() => void)[] = [];
const persist = (): void => {
  stops.push(startPersistence());
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const visit = aLinkVisit();
const byLink = () =>
  enterLink(
    { ...visit, phone: '6281234567890' },
    { prefix: visit.prefix, linkId: visit.linkId, inviter: '' },
  );

describe('the session of a second device (ruling R65)', () => {
  beforeEach(async () => {
    store.set(agentAtom, anAgent());
    await enterHandoff(aHandoff());
  });

  it('is no visit of a customer, and hides the agent of the device', () => {
    expect(store.get(sessionAtom)).toEqual({ kind: 'handoff', ...aHandoff() });
    expect(store.get(ownerAtom)).toBe(`handoff:${aHandoff().quoteId}`);
    expect(store.get(cipherAtom)).toBe('handoff-cipher');
  });

  it('shows its key with the calls of its work alone, and makes every other as everybody', () => {
    const session = store.get(sessionAtom);
    const language = { 'Accept-Language': 'en' };
    expect(headersFor(session, 'en', { handoff: true })).toEqual({
      ...language,
      'x-cipher': 'handoff-cipher',
    });
    expect(headersFor(session, 'en', {})).toEqual(language);
  });

  it('starts none of the reads that a page declares for others', () => {
    const { calls } = fakeApi({});
    const read = { endpoint: 'getQuote', path: 'user/get-quotes', query: {}, secure: false, offline: false };
    startRead({ ...read, successCodes: [] }, () => undefined);
    expect(calls).toEqual([]);
  });

  it('ends alone, and remembers where it leads until somebody signs in', async () => {
    await logout();
    expect([store.get(sessionAtom).kind, store.get(endPageAtom)]).toEqual(['agent', '/kite-landed']);
    await signInAgent({ user: anAgentUser(), token: 't', userInfo: 'i' });
    expect(store.get(endPageAtom)).toBe('');
  });

  it('gives way to whoever comes next in the tab, and takes the place of whoever was there', async () => {
    await byLink();
    expect([store.get(sessionAtom).kind, store.get(handoffAtom)]).toEqual(['link', undefined]);
    await enterHandoff(aHandoff());
    expect(store.get(sessionAtom).kind).toBe('handoff');
    await enterRegistration(aRegistrant());
    expect([store.get(sessionAtom).kind, store.get(handoffAtom)]).toEqual(['registrant', undefined]);
  });

  it('seals with its own key what waits to be sent', async () => {
    await writeVault('photo', 'bytes');
    expect(await readVault('photo')).toBe('bytes');
    store.set(handoffAtom, aHandoff({ cipher: 'another-cipher' }));
    expect(await readVault('photo')).toBeUndefined();
  });
});

it('is kept in this tab alone, found again after a reload, and is no link to open again (ruling R65)', async () => {
  persist();
  await enterHandoff(aHandoff());
  expect(JSON.parse(sessionStorage.getItem(HANDOFF_KEY) ?? '')).toEqual(aHandoff());
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('handoff-cipher');
  expect(sessionStorage.getItem(LAST_LINK_KEY)).toBeNull();
  store.set(handoffAtom, undefined);
  expect(sessionStorage.getItem(HANDOFF_KEY)).toBeNull();
  sessionStorage.setItem(HANDOFF_KEY, JSON.stringify(aHandoff()));
  persist();
  expect(store.get(sessionAtom).kind).toBe('handoff');
  store.set(handoffAtom, undefined);
  sessionStorage.setItem(HANDOFF_KEY, '{"cipher":1}');
  persist();
  expect(store.get(sessionAtom).kind).toBe('none');
});
