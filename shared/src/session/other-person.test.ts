import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aLinkVisit, anAgent, anAgentUser } from '#testing/samples/people.ts';
import { restoreDraft, useDraft } from '@payung/shared/session/drafts.ts';
import { AGENT_KEY, startPersistence } from '@payung/shared/session/persistence.ts';
import { emptyQuoteContext, quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { agentAtom, linkAtom, personChangesAtom } from '@payung/shared/session/session.ts';
import { enterLink, signInAgent } from '@payung/shared/session/sign-in.ts';
import { specifiedAgent } from '@payung/shared/session/specified-names.ts';
import { store } from '@payung/shared/session/store.ts';
import { readVault, vaultNames, writeVault } from '@payung/shared/session/vault.ts';

const stops: (() => void)[] = [];
const persist = (): void => {
  stops.push(startPersistence());
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const signIn = (id: string) => signInAgent({ user: anAgentUser({ id }), token: 't', userInfo: 'i' });
const visitOf = (quoteId: string) => ({
  cipher: `key-of-${quoteId}`,
  quoteId,
  productId: 'p1',
  phone: '6281234567890',
  inviter: 'Sari',
});
const link = { prefix: 'kite', linkId: 'aB3dE9', inviter: 'Sari' };

/** What another tab leaves behind when an agent signs in there, or out. */
const inAnotherTab = (id: string | undefined): void => {
  if (id === undefined) localStorage.removeItem(AGENT_KEY);
  else localStorage.setItem(AGENT_KEY, JSON.stringify(specifiedAgent.encode(anAgent({ id }))));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: AGENT_KEY }));
  });
};

const typed = () => renderHook(() => useDraft<string>('kite/create/new')).result;

it('shows nothing of who worked in this tab to whoever signs in in another one (ruling R06)', async () => {
  persist();
  await signIn('sari');
  const draft = typed();
  act(() => draft.current[1]('Budi'));
  store.set(quoteContextAtom, { quoteId: 'q1', resumeType: 'quoteSearch' });
  const changes = store.get(personChangesAtom);
  inAnotherTab('rina');
  expect(store.get(agentAtom)?.user.id).toBe('rina');
  expect(draft.current[0]).toBeUndefined();
  expect(store.get(quoteContextAtom)).toEqual(emptyQuoteContext);
  expect(store.get(personChangesAtom)).toBe(changes + 1);
  inAnotherTab(undefined);
  inAnotherTab('sari');
  expect(draft.current[0]).toBeUndefined();
});

it('keeps what was typed while the same person signs in again in another tab', async () => {
  persist();
  await signIn('sari');
  const draft = typed();
  act(() => draft.current[1]('Budi'));
  inAnotherTab('sari');
  expect(draft.current[0]).toBe('Budi');
});

it('leaves a customer alone whose tab stands beside the agent’s', async () => {
  persist();
  store.set(linkAtom, aLinkVisit());
  const draft = typed();
  act(() => draft.current[1]('Budi'));
  inAnotherTab('rina');
  expect(draft.current[0]).toBe('Budi');
});

it('wipes at a sign-in what somebody left whose session had ended before, and keeps one’s own', async () => {
  await signIn('sari');
  await writeVault('draft:agent:sari:kite/create/new', 'Budi');
  store.set(agentAtom, undefined);
  await signIn('sari');
  await expect(readVault('draft:agent:sari:kite/create/new')).resolves.toBe('Budi');
  store.set(agentAtom, undefined);
  await signIn('rina');
  expect(await vaultNames()).toEqual([]);
});

it('wipes at a customer’s code what another customer left, but not what the agent of this device did', async () => {
  await enterLink(visitOf('q1'), link);
  await writeVault('draft:link:kite:q1:kite/customer', 'Budi');
  await enterLink(visitOf('q2'), link);
  expect(await vaultNames()).toEqual([]);
  store.set(linkAtom, { ...aLinkVisit(), isActive: false });
  await signIn('sari');
  await writeVault('draft:agent:sari:kite/create/new', 'Dewi');
  await enterLink(visitOf('q3'), link);
  expect(await vaultNames()).toEqual(['draft:agent:sari:kite/create/new']);
});

it('opens what a customer typed with the key of that visit alone', async () => {
  await enterLink(visitOf('q1'), link);
  await writeVault('draft:link:kite:q1:kite/customer', { idCard: '3174012005900001' });
  await expect(restoreDraft('kite/customer')).resolves.toBeUndefined();
  await expect(readVault('draft:link:kite:q1:kite/customer')).resolves.toEqual({
    idCard: '3174012005900001',
  });
  // The tab was closed, and its session storage with it.
  store.set(linkAtom, { ...aLinkVisit(), isActive: false });
  await expect(readVault('draft:link:kite:q1:kite/customer')).resolves.toBeUndefined();
});

it('drops what a customer typed after 30 minutes without a touch', async () => {
  store.set(linkAtom, aLinkVisit());
  const draft = typed();
  act(() => draft.current[1]('Budi'));
  await vi.waitFor(async () => expect(await restoreDraft('kite/create/new')).toBe('Budi'));
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 29 * 60_000);
  await expect(restoreDraft('kite/create/new')).resolves.toBe('Budi');
  vi.mocked(Date.now).mockReturnValue(now + 31 * 60_000);
  await expect(restoreDraft('kite/create/new')).resolves.toBeUndefined();
  expect(await vaultNames()).toEqual([]);
  vi.mocked(Date.now).mockRestore();
});

it('keeps the phone of a customer nowhere in the clear', async () => {
  persist();
  await enterLink(visitOf('q1'), link);
  const kept = [sessionStorage, localStorage].flatMap((storage) => Object.values(storage) as string[]);
  expect(kept.length).toBeGreaterThan(2);
  expect(kept.join('\n')).not.toContain('81234567890');
});
