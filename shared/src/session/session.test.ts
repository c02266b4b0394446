import { afterEach, describe, expect, it, vi } from 'vitest';
import { headersFor } from '#api/headers.ts';
import { aLinkVisit, anAgent, anAgentUser } from '#testing/samples/people.ts';
import { AGENT_KEY, LINK_KEY, readLastLink, startPersistence } from '@payung/shared/session/persistence.ts';
import {
  restoreQuoteContext,
  emptyQuoteContext,
  quoteContextAtom,
} from '@payung/shared/session/quote-context.ts';
import { agentAtom, linkAtom, noLink, ownerAtom, sessionAtom } from '@payung/shared/session/session.ts';
import { enterLink, logout, signInAgent } from '@payung/shared/session/sign-in.ts';
import { specifiedAgent } from '@payung/shared/session/specified-names.ts';
import { store } from '@payung/shared/session/store.ts';
import { vaultNames, writeVault } from '@payung/shared/session/vault.ts';

const HIERARCHY = { hierarchy: [{ levelCode: 5 }, { levelCode: 2 }] };

const signIn = () =>
  signInAgent({
    user: anAgentUser(HIERARCHY),
    token: 't',
    userInfo: 'i',
  });
const visit = {
  cipher: 'key-of-256-bits',
  quoteId: 'q1',
  productId: 'p1',
  phone: '6281234567890',
  inviter: 'Sari',
};
const link = { prefix: 'kite', linkId: 'aB3dE9', inviter: 'Sari' };

const stops: (() => void)[] = [];
const persist = (): void => {
  stops.push(startPersistence());
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('link mode', () => {
  it('is on exactly when cipherkeyavilable is true [SHELL-018]', () => {
    expect(store.get(sessionAtom).kind).toBe('none');
    store.set(linkAtom, { ...aLinkVisit(), isActive: false });
    expect(store.get(sessionAtom).kind).toBe('none');
    store.set(agentAtom, anAgent());
    expect(store.get(sessionAtom).kind).toBe('agent');
    store.set(linkAtom, aLinkVisit());
    expect(store.get(sessionAtom)).toMatchObject({ kind: 'link', cipher: 'link-cipher' });
    expect(store.get(sessionAtom)).not.toHaveProperty('user');
  });

  it('keeps the link key as cipherkaye and the flag as cipherkeyavilable [SHELL-019]', async () => {
    persist();
    await enterLink(visit, link);
    expect(JSON.parse(sessionStorage.getItem(LINK_KEY) ?? '')).toEqual({
      cipherkaye: 'key-of-256-bits',
      cipherkeyavilable: true,
      prefix: 'kite',
      linkId: 'aB3dE9',
      quoteId: 'q1',
      productId: 'p1',
      inviter: 'Sari',
    });
    expect(store.get(linkAtom)).toMatchObject({ cipher: 'key-of-256-bits', isActive: true });
    expect(noLink).toMatchObject({ cipher: '', isActive: false });
  });

  it('belongs to one tab: nothing of it is in the storage of other tabs', async () => {
    persist();
    await enterLink(visit, link);
    expect(JSON.stringify(localStorage)).not.toContain('key-of-256-bits');
    expect(sessionStorage.getItem(LINK_KEY)).toContain('key-of-256-bits');
    await logout();
    expect(sessionStorage.getItem(LINK_KEY)).toBeNull();
    expect(readLastLink()).toEqual({ prefix: 'kite', linkId: 'aB3dE9' });
  });

  it('leaves the agent of another tab signed in when it ends', async () => {
    store.set(agentAtom, anAgent());
    await enterLink(visit, link);
    await logout();
    expect(store.get(sessionAtom).kind).toBe('agent');
  });
});

describe('an agent who signs in', () => {
  it('is stored with user record, token, type, channel, level and hierarchy [SHELL-037]', async () => {
    persist();
    await signIn();
    expect(store.get(sessionAtom)).toMatchObject({ kind: 'agent', token: 't', user: anAgentUser(HIERARCHY) });
    expect(JSON.parse(localStorage.getItem(AGENT_KEY) ?? '')).toMatchObject({
      token: 't',
      user: {
        first_name: 'Sari',
        last_name: 'Wulandari',
        agent_id: 'AG-1001',
        _id: '65f0c1a5e4b0a70001a3e001',
        userType: 'Mitra',
        channelCode: 'MTR',
        hierarchy_id: { levelCode: 3 },
        hierarchy: [{ levelCode: 5 }, { levelCode: 2 }],
      },
    });
  });

  it('keeps the smallest level of the hierarchy [SHELL-038]', async () => {
    await signIn();
    expect(store.get(agentAtom)?.minimumLevel).toBe(2);
  });

  it('finds no data of the person who was signed in before', async () => {
    store.set(agentAtom, anAgent({ id: 'somebody else' }));
    await writeVault('draft', 'theirs');
    await signIn();
    expect(await vaultNames()).toEqual([]);
  });

  it('finds session and open quote again after a reload, and in a new session [SHELL-039]', async () => {
    persist();
    await signIn();
    store.set(quoteContextAtom, { quoteId: 'q1', resumeType: 'quoteSearch' });
    await vi.waitFor(async () => expect(await vaultNames()).toHaveLength(2));
    for (const isNewSession of [false, true]) {
      for (const stop of stops.splice(0)) stop();
      store.set(agentAtom, undefined);
      store.set(quoteContextAtom, emptyQuoteContext);
      if (isNewSession) sessionStorage.clear();
      persist();
      await restoreQuoteContext();
      expect(store.get(sessionAtom)).toMatchObject({ kind: 'agent', token: 't' });
      expect(store.get(quoteContextAtom)).toEqual({ quoteId: 'q1', resumeType: 'quoteSearch' });
    }
  });

  it('keeps two quotes in two tabs apart', async () => {
    persist();
    await signIn();
    store.set(quoteContextAtom, { ...emptyQuoteContext, quoteId: 'mine' });
    await vi.waitFor(async () => expect(await vaultNames()).toHaveLength(2));
    await writeVault('context:agent:65f0c1a5e4b0a70001a3e001:last', {
      savedAt: Date.now(),
      context: { ...emptyQuoteContext, quoteId: 'of another tab' },
    });
    store.set(quoteContextAtom, emptyQuoteContext);
    await restoreQuoteContext();
    expect(store.get(quoteContextAtom).quoteId).toBe('mine');
  });

  it('is signed out with user, request headers and persisted state [SHELL-040]', async () => {
    persist();
    await signIn();
    store.set(quoteContextAtom, { ...emptyQuoteContext, quoteId: 'q1' });
    await writeVault('draft', 'mine');
    expect(headersFor(store.get(sessionAtom), 'en')).toHaveProperty('Authorization');
    await logout();
    expect(store.get(sessionAtom)).toEqual({ kind: 'none' });
    expect(headersFor(store.get(sessionAtom), 'en')).toEqual({ 'Accept-Language': 'en' });
    expect(store.get(quoteContextAtom)).toEqual(emptyQuoteContext);
    expect(localStorage.getItem(AGENT_KEY)).toBeNull();
    expect(await vaultNames()).toEqual([]);
  });
});

const fromAnotherTab = (key: string | null): void => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

describe('other tabs', () => {
  it('sign this tab in and out', () => {
    persist();
    localStorage.setItem(AGENT_KEY, JSON.stringify(specifiedAgent.encode(anAgent())));
    fromAnotherTab(AGENT_KEY);
    expect(store.get(ownerAtom)).toBe('agent:65f0c1a5e4b0a70001a3e001');
    localStorage.clear();
    fromAnotherTab(null);
    expect(store.get(ownerAtom)).toBe('none');
  });

  it('cannot break the session with invalid entries in the storage', () => {
    localStorage.setItem(AGENT_KEY, '{"token":1}');
    persist();
    expect(store.get(sessionAtom).kind).toBe('none');
    localStorage.setItem(AGENT_KEY, 'not json');
    fromAnotherTab(AGENT_KEY);
    expect(store.get(sessionAtom).kind).toBe('none');
  });
});
