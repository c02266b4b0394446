import { afterEach, describe, expect, it } from 'vitest';
import { headersFor } from '#api/headers.ts';
import { aLinkVisit, anAgent, anAgentUser, aRegistrant } from '#testing/samples/people.ts';
import { AGENT_KEY, REGISTRANT_KEY, startPersistence } from '@payung/shared/session/persistence.ts';
import {
  agentAtom,
  linkAtom,
  ownerAtom,
  registrantAtom,
  sessionAtom,
} from '@payung/shared/session/session.ts';
import { enterLink, enterRegistration, logout, signInAgent } from '@payung/shared/session/sign-in.ts';
import { specifiedAgent } from '@payung/shared/session/specified-names.ts';
import { store } from '@payung/shared/session/store.ts';
import { vaultNames, writeVault } from '@payung/shared/session/vault.ts';

const enter = () =>
  enterRegistration({ ...aRegistrant(), status: 'draft' } as ReturnType<typeof aRegistrant>);

const stops: (() => void)[] = [];
const persist = (): void => {
  stops.push(startPersistence());
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('the session of somebody who registers (ruling R50)', () => {
  it('hides an agent who is signed in on the same device, and keeps the two apart', async () => {
    store.set(agentAtom, anAgent());
    await enter();
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
    await enter();
    expect(headersFor(store.get(sessionAtom), 'en')).toEqual({
      'Accept-Language': 'en',
      Authorization: 'Bearer registrant-token',
    });
  });

  it('ends alone: the agent of this device stays signed in', async () => {
    store.set(agentAtom, anAgent());
    await enter();
    await logout();
    expect(store.get(sessionAtom).kind).toBe('agent');
    await logout();
    expect(store.get(sessionAtom).kind).toBe('none');
  });

  it('is kept in this tab alone, and found again after a reload', async () => {
    persist();
    await enter();
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

  it('is not made of what makes no sense', () => {
    sessionStorage.setItem(REGISTRANT_KEY, '{"token":1}');
    persist();
    expect(store.get(sessionAtom).kind).toBe('none');
  });

  it('gives way to an agent who signs in, and to a share link', async () => {
    await enter();
    await signInAgent({ user: anAgentUser(), token: 't', userInfo: 'i' });
    expect([store.get(sessionAtom).kind, store.get(registrantAtom)]).toEqual(['agent', undefined]);
    await enter();
    const { cipher, quoteId, productId, inviter, prefix, linkId } = aLinkVisit();
    await enterLink(
      { cipher, quoteId, productId, inviter, phone: '6281234567890' },
      { prefix, linkId, inviter },
    );
    expect([store.get(sessionAtom).kind, store.get(registrantAtom)]).toEqual(['link', undefined]);
    await enter();
    expect([store.get(sessionAtom).kind, store.get(linkAtom).isActive]).toEqual(['registrant', false]);
  });

  it('finds nothing that another person left, and keeps its own after the next code', async () => {
    await writeVault('draft', 'of somebody else');
    await enter();
    expect(await vaultNames()).toEqual([]);
    await writeVault('draft', 'mine');
    await enter();
    expect(await vaultNames()).toEqual(['draft']);
  });

  it('stays when an agent signs in in another tab', async () => {
    persist();
    await enter();
    localStorage.setItem(AGENT_KEY, JSON.stringify(specifiedAgent.encode(anAgent())));
    window.dispatchEvent(new StorageEvent('storage', { key: AGENT_KEY }));
    expect(store.get(sessionAtom).kind).toBe('registrant');
  });
});
