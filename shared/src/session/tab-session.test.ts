import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headersFor } from '#api/headers.ts';
import { call } from '@payung/shared/api/client.ts';
import { startRead } from '@payung/shared/api/query.ts';
import { setDeviceAhead, WRONG_CLOCKS } from '#testing/browser/device-clock.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { kiteEndpoints } from '#testing/kite.ts';
import { aHandoff, aLinkVisit, anAgent, anAgentUser, aRegistrant } from '#testing/samples/people.ts';
import {
  HANDOFF_KEY,
  LAST_LINK_KEY,
  startPersistence,
  AGENT_KEY,
  REGISTRANT_KEY,
  forgetLastLink,
  isLastLinkOfDevice,
  readLastLink,
} from '@payung/shared/session/persistence.ts';
import {
  agentAtom,
  cipherAtom,
  endPageAtom,
  handoffAtom,
  ownerAtom,
  sessionAtom,
  linkAtom,
  registrantAtom,
} from '@payung/shared/session/session.ts';
import {
  enterHandoff,
  enterLink,
  enterRegistration,
  logout,
  signInAgent,
} from '@payung/shared/session/sign-in.ts';
import { forgetServerClock } from '@payung/shared/session/clock/server-clock.ts';
import { store } from '@payung/shared/session/store.ts';
import { readVault, writeVault, vaultNames } from '@payung/shared/session/vault.ts';
import { specifiedAgent } from '@payung/shared/session/specified-names.ts';

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

  it('is not a customer’s visit, and hides the agent of the device', () => {
    expect(store.get(sessionAtom)).toEqual({ kind: 'handoff', ...aHandoff() });
    expect(store.get(ownerAtom)).toBe(`handoff:${aHandoff().quoteId}`);
    expect(store.get(cipherAtom)).toBe('handoff-cipher');
  });

  it('sends its key with hand-off calls only, and makes every other call without credentials', () => {
    const session = store.get(sessionAtom);
    const language = { 'Accept-Language': 'en' };
    expect(headersFor(session, 'en', { handoff: true })).toEqual({
      ...language,
      'x-cipher': 'handoff-cipher',
    });
    expect(headersFor(session, 'en', {})).toEqual(language);
  });

  it('starts no read of a row that is not open to hand-offs', () => {
    const { calls } = fakeApi({});
    const read = { endpoint: 'getQuote', path: 'user/get-quotes', query: {}, secure: false, offline: false };
    startRead({ ...read, successCodes: [] }, () => undefined);
    expect(calls).toEqual([]);
  });

  it('ends without signing out the agent, and keeps its end page until somebody signs in', async () => {
    await logout();
    expect([store.get(sessionAtom).kind, store.get(endPageAtom)]).toEqual(['agent', '/kite-landed']);
    await signInAgent({ user: anAgentUser(), token: 't', userInfo: 'i' });
    expect(store.get(endPageAtom)).toBe('');
  });

  it('is replaced by the next session of the tab, and replaces the one before', async () => {
    await byLink();
    expect([store.get(sessionAtom).kind, store.get(handoffAtom)]).toEqual(['link', undefined]);
    await enterHandoff(aHandoff());
    expect(store.get(sessionAtom).kind).toBe('handoff');
    await enterRegistration(aRegistrant());
    expect([store.get(sessionAtom).kind, store.get(handoffAtom)]).toEqual(['registrant', undefined]);
  });

  it('encrypts with its own key what waits to be sent', async () => {
    await writeVault('photo', 'bytes');
    expect(await readVault('photo')).toBe('bytes');
    store.set(handoffAtom, aHandoff({ cipher: 'another-cipher' }));
    expect(await readVault('photo')).toBeUndefined();
  });
});

it('keeps a hand-off in this tab only, restores it after a reload, and stores no last link (ruling R65)', async () => {
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

const register = () =>
  enterRegistration({ ...aRegistrant(), status: 'draft' } as ReturnType<typeof aRegistrant>);

describe('the session of somebody who registers (ruling R50)', () => {
  it('hides an agent who is signed in on the same device, and keeps both sessions', async () => {
    store.set(agentAtom, anAgent());
    await register();
    expect(store.get(sessionAtom)).toEqual({
      kind: 'registrant',
      token: 'registrant-token',
      registrationId: '65f0c1a5e4b0a70001a3a001',
    });
    expect(store.get(ownerAtom)).toBe('registrant:65f0c1a5e4b0a70001a3a001');
    expect(store.get(agentAtom)).toBeDefined();
  });

  it('sends its token, and nothing of an agent', async () => {
    store.set(agentAtom, anAgent());
    await register();
    expect(headersFor(store.get(sessionAtom), 'en')).toEqual({
      'Accept-Language': 'en',
      Authorization: 'Bearer registrant-token',
    });
  });

  it('ends without signing out the agent of this device', async () => {
    store.set(agentAtom, anAgent());
    await register();
    await logout();
    expect(store.get(sessionAtom).kind).toBe('agent');
    await logout();
    expect(store.get(sessionAtom).kind).toBe('none');
  });

  it('is stored in this tab only, and restored after a reload', async () => {
    persist();
    await register();
    expect(JSON.parse(sessionStorage.getItem(REGISTRANT_KEY) ?? '')).toEqual({
      token: 'registrant-token',
      registrationId: '65f0c1a5e4b0a70001a3a001',
    });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('registrant-token');
    store.set(registrantAtom, undefined);
    sessionStorage.setItem(REGISTRANT_KEY, JSON.stringify(aRegistrant()));
    persist();
    expect(store.get(sessionAtom).kind).toBe('registrant');
  });

  it('is not restored from an invalid entry', () => {
    sessionStorage.setItem(REGISTRANT_KEY, '{"token":1}');
    persist();
    expect(store.get(sessionAtom).kind).toBe('none');
  });

  it('is replaced by an agent who signs in, and by a share link', async () => {
    await register();
    await signInAgent({ user: anAgentUser(), token: 't', userInfo: 'i' });
    expect([store.get(sessionAtom).kind, store.get(registrantAtom)]).toEqual(['agent', undefined]);
    await register();
    const { cipher, quoteId, productId, inviter, prefix, linkId } = aLinkVisit();
    await enterLink(
      { cipher, quoteId, productId, inviter, phone: '6281234567890' },
      { prefix, linkId, inviter },
    );
    expect([store.get(sessionAtom).kind, store.get(registrantAtom)]).toEqual(['link', undefined]);
    await register();
    expect([store.get(sessionAtom).kind, store.get(linkAtom).isActive]).toEqual(['registrant', false]);
  });

  it('finds no data of another person, and keeps its own after the next code', async () => {
    await writeVault('draft', 'of somebody else');
    await register();
    expect(await vaultNames()).toEqual([]);
    await writeVault('draft', 'mine');
    await register();
    expect(await vaultNames()).toEqual(['draft']);
  });

  it('continues when an agent signs in in another tab', async () => {
    persist();
    await register();
    localStorage.setItem(AGENT_KEY, JSON.stringify(specifiedAgent.encode(anAgent())));
    window.dispatchEvent(new StorageEvent('storage', { key: AGENT_KEY }));
    expect(store.get(sessionAtom).kind).toBe('registrant');
  });
});

const openLink = (): void => {
  persist();
  store.set(linkAtom, aLinkVisit());
};

describe('the last link of a device', () => {
  it('is found after the browser was closed, and is stored without a secret', () => {
    openLink();
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

  it('is dropped when the link has expired', () => {
    openLink();
    sessionStorage.clear();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 31 * 86_400_000);
    expect(readLastLink()).toBeUndefined();
    vi.restoreAllMocks();
  });

  it.each(WRONG_CLOCKS)(
    'is valid for its 30 days by the server, on a device that is %s',
    async (_words, ahead) => {
      setDeviceAhead(ahead);
      vi.useFakeTimers({ toFake: ['Date'] });
      fakeApi({ winds: [] }, kiteEndpoints);
      await call(kiteEndpoints.winds);
      openLink();
      sessionStorage.clear();
      const opened = Date.now();
      // The clock of the device has been put right, and the page begun anew.
      setDeviceAhead(0);
      vi.setSystemTime(opened - ahead + 30 * 86_400_000 - 60_000);
      forgetServerClock();
      expect(readLastLink()).toEqual({ prefix: 'kite', linkId: 'aB3dE9' });
      vi.setSystemTime(opened - ahead + 30 * 86_400_000 + 60_000);
      expect(readLastLink()).toBeUndefined();
    },
  );

  it('is not stored for an agent who helped a customer on the agent’s device', () => {
    persist();
    store.set(agentAtom, anAgent());
    store.set(linkAtom, aLinkVisit());
    expect(localStorage.getItem(LAST_LINK_KEY)).toBeNull();
  });

  it.each([
    '{"prefix":"//evil.test","linkId":"aB3dE9"}',
    '{"prefix":"kite","linkId":"a"}',
    '[]',
    'null',
    '7',
  ])('is not read from %s', (text) => {
    localStorage.setItem(LAST_LINK_KEY, text);
    expect(readLastLink()).toBeUndefined();
  });
});
