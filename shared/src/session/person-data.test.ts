import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { handleApiError } from '@payung/shared/api/handle-api-error.ts';
import { aHandoff, anAgentUser, aRegistrant, aLinkVisit, anAgent } from '#testing/samples/people.ts';
import { restoreDraft, useDraft } from '@payung/shared/session/drafts.ts';
import { sessionAtom, agentAtom, linkAtom, personChangesAtom } from '@payung/shared/session/session.ts';
import {
  enterHandoff,
  enterLink,
  enterRegistration,
  logout,
  signInAgent,
} from '@payung/shared/session/sign-in.ts';
import { store } from '@payung/shared/session/store.ts';
import { vaultNames, writeVault, readVault } from '@payung/shared/session/vault.ts';
import { AGENT_KEY, startPersistence } from '@payung/shared/session/persistence.ts';
import { emptyQuoteContext, quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { specifiedAgent } from '@payung/shared/session/specified-names.ts';

const signIn = (id = 'sari') => signInAgent({ user: anAgentUser({ id }), token: 't', userInfo: 'i' });
/** Each visit of a quote has a key of its own. */
const openLink = (quoteId = 'q1', cipher = crypto.randomUUID()) =>
  enterLink(
    { cipher, quoteId, productId: 'p1', phone: '6281234567890', inviter: 'Sari' },
    { prefix: 'kite', linkId: 'aB3dE9', inviter: 'Sari' },
  );

const type = async (text: string): Promise<void> => {
  const { result, unmount } = renderHook(() => useDraft<string>('kite/customer'));
  act(() => result.current[1](text));
  unmount();
  await vi.waitFor(async () => expect(await restoreDraft('kite/customer')).toBe(text));
};
const typed = () => restoreDraft('kite/customer');

/** The next call finds the session ended. */
const end = (): void => {
  handleApiError(new ApiError({ status: 401, errCode: 25, errMsg: 'Please sign in again' }));
};
const letPass = (ms: number): void => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
};
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  ['an agent', () => signIn(), () => signIn('rina'), 24 * HOUR],
  ['a customer', () => openLink(), () => openLink('q2'), 30 * MINUTE],
  [
    'somebody who registers',
    () => enterRegistration(aRegistrant()),
    () => enterRegistration({ ...aRegistrant(), registrationId: 'another' }),
    24 * HOUR,
  ],
])('%s whose session ended on the server (ruling R64)', (_who, enter, enterAsAnother, kept) => {
  it('finds what was typed after signing in again', async () => {
    await enter();
    await type('Budi');
    end();
    expect(store.get(sessionAtom).kind).toBe('none');
    await expect(typed()).resolves.toBeUndefined();
    await enter();
    await expect(typed()).resolves.toBe('Budi');
  });

  it('finds it as long as drafts are kept, and no longer', async () => {
    await enter();
    await type('Budi');
    end();
    letPass(kept - MINUTE);
    await enter();
    await expect(typed()).resolves.toBe('Budi');
    letPass(2 * MINUTE);
    await expect(typed()).resolves.toBeUndefined();
  });

  it('leaves nothing to anybody else who signs in', async () => {
    await enter();
    await type('Budi');
    end();
    await enterAsAnother();
    expect(await vaultNames()).toEqual([]);
    await enter();
    await expect(typed()).resolves.toBeUndefined();
  });

  it('leaves nothing behind after a logout by hand', async () => {
    await enter();
    await type('Budi');
    end();
    await enter();
    await logout();
    expect(await vaultNames()).toEqual([]);
    await enter();
    await expect(typed()).resolves.toBeUndefined();
  });
});

it('keeps no answers of the server when a session has ended', async () => {
  await signIn();
  await writeVault('answer:leads', { savedAt: Date.now(), data: ['Budi'] });
  await type('Budi');
  end();
  await vi.waitFor(async () => expect(await vaultNames()).toEqual(['draft:agent:sari:kite/customer']));
});

it('keeps nothing of a second device whose hand-off has ended', async () => {
  await enterHandoff(aHandoff());
  await writeVault('photo', 'bytes');
  end();
  await vi.waitFor(async () => expect(await vaultNames()).toEqual([]));
});

const stops: (() => void)[] = [];
const persist = (): void => {
  stops.push(startPersistence());
};
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const visitOf = (quoteId: string) => ({
  cipher: `key-of-${quoteId}`,
  quoteId,
  productId: 'p1',
  phone: '6281234567890',
  inviter: 'Sari',
});
const shareLink = { prefix: 'kite', linkId: 'aB3dE9', inviter: 'Sari' };

/** What another tab leaves behind when an agent signs in there, or out. */
const inAnotherTab = (id: string | undefined): void => {
  if (id === undefined) localStorage.removeItem(AGENT_KEY);
  else localStorage.setItem(AGENT_KEY, JSON.stringify(specifiedAgent.encode(anAgent({ id }))));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: AGENT_KEY }));
  });
};

const draftHook = () => renderHook(() => useDraft<string>('kite/create/new')).result;

it('shows no data of the person in this tab after another one signs in in another tab (ruling R06)', async () => {
  persist();
  await signIn('sari');
  const draft = draftHook();
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
  const draft = draftHook();
  act(() => draft.current[1]('Budi'));
  inAnotherTab('sari');
  expect(draft.current[0]).toBe('Budi');
});

it('keeps a customer’s draft when an agent signs in in another tab', async () => {
  persist();
  store.set(linkAtom, aLinkVisit());
  const draft = draftHook();
  act(() => draft.current[1]('Budi'));
  inAnotherTab('rina');
  expect(draft.current[0]).toBe('Budi');
});

it('deletes at a sign-in the data of another person whose session had ended, and keeps the person’s own', async () => {
  await signIn('sari');
  await writeVault('draft:agent:sari:kite/create/new', 'Budi');
  store.set(agentAtom, undefined);
  await signIn('sari');
  await expect(readVault('draft:agent:sari:kite/create/new')).resolves.toBe('Budi');
  store.set(agentAtom, undefined);
  await signIn('rina');
  expect(await vaultNames()).toEqual([]);
});

it('deletes another customer’s data when a customer verifies the phone, but not the data of the device’s agent', async () => {
  await enterLink(visitOf('q1'), shareLink);
  await writeVault('draft:link:kite:q1:kite/customer', 'Budi');
  await enterLink(visitOf('q2'), shareLink);
  expect(await vaultNames()).toEqual([]);
  store.set(linkAtom, { ...aLinkVisit(), isActive: false });
  await signIn('sari');
  await writeVault('draft:agent:sari:kite/create/new', 'Dewi');
  await enterLink(visitOf('q3'), shareLink);
  expect(await vaultNames()).toEqual(['draft:agent:sari:kite/create/new']);
});

it('decrypts a customer’s draft with the key of that visit only', async () => {
  await enterLink(visitOf('q1'), shareLink);
  await writeVault('draft:link:kite:q1:kite/customer', { idCard: '3174012005900001' });
  await expect(restoreDraft('kite/customer')).resolves.toBeUndefined();
  await expect(readVault('draft:link:kite:q1:kite/customer')).resolves.toEqual({
    idCard: '3174012005900001',
  });
  // The tab was closed, and its session storage with it.
  store.set(linkAtom, { ...aLinkVisit(), isActive: false });
  await expect(readVault('draft:link:kite:q1:kite/customer')).resolves.toBeUndefined();
});

it('deletes a customer’s draft after 30 minutes without a change', async () => {
  store.set(linkAtom, aLinkVisit());
  const draft = draftHook();
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

it('stores the phone of a customer nowhere in plain text', async () => {
  persist();
  await enterLink(visitOf('q1'), shareLink);
  const kept = [sessionStorage, localStorage].flatMap((storage) => Object.values(storage) as string[]);
  expect(kept.length).toBeGreaterThan(2);
  expect(kept.join('\n')).not.toContain('81234567890');
});
