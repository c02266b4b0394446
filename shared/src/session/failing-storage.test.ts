import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAgentUser } from '#testing/samples/people.ts';
import { tabStorage } from '@payung/shared/session/browser-storage.ts';
import { dropAllDrafts, dropDraft, restoreDraft, useDraft } from '@payung/shared/session/drafts.ts';
import { forgetLastLink, startPersistence } from '@payung/shared/session/persistence.ts';
import { forgetPerson, enterLink, logout, signInAgent } from '@payung/shared/session/sign-in.ts';
import { agentAtom, linkAtom, noLink, sessionAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { tabId } from '@payung/shared/session/tab-id.ts';
import { readVault, vaultNames, wipeVault, writeVault } from '@payung/shared/session/vault.ts';

const signIn = (id = 'sari') => signInAgent({ user: anAgentUser({ id }), token: 't', userInfo: 'i' });
const openLink = (quoteId = 'q1') =>
  enterLink(
    { cipher: `key-of-${quoteId}`, quoteId, productId: 'p1', phone: '6281234567890', inviter: 'Sari' },
    { prefix: 'kite', linkId: 'aB3dE9', inviter: 'Sari' },
  );
const kind = () => store.get(sessionAtom).kind;
const type = (text: string): void => {
  const { result, unmount } = renderHook(() => useDraft<string>('kite/customer'));
  act(() => result.current[1](text));
  unmount();
};

/** The longest wait for a browser's database. */
const PATIENCE_MS = 4_500;
const within = async (step: () => Promise<unknown>): Promise<void> => {
  let isDone = false;
  const done = step().then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(isDone).toBe(true);
  await done;
};

const failed = (name: string) => new DOMException('The database failed.', name);
const throwing = (name: string) => () => {
  throw failed(name);
};

/** An open that the test ends: until then it says nothing. */
const openings: { onerror?: () => void; error?: DOMException }[] = [];
const silently = () => {
  const opening = { error: failed('UnknownError') };
  openings.push(opening);
  return opening as unknown as IDBOpenDBRequest;
};
const withError = () => {
  const opening = silently() as unknown as (typeof openings)[number];
  queueMicrotask(() => opening.onerror?.());
  return opening as unknown as IDBOpenDBRequest;
};
/** The connection is gone, and every other one goes the same way. */
const reopening = (open: () => IDBOpenDBRequest): void => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(throwing('InvalidStateError'));
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(open);
};

const FAILING_DATABASES: readonly [string, () => void][] = [
  [
    'closes its connection',
    () => {
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(throwing('InvalidStateError'));
    },
  ],
  ['cannot be opened', () => reopening(withError)],
  ['may not be opened', () => reopening(throwing('SecurityError'))],
  ['never answers', () => reopening(silently)],
  [
    'is full',
    () => {
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(throwing('QuotaExceededError'));
      vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(throwing('QuotaExceededError'));
    },
  ],
  [
    'does not exist',
    () => {
      reopening(throwing('InvalidStateError'));
      vi.stubGlobal('indexedDB', undefined);
    },
  ],
];

/** As before the failure: connections open, silent ones give up. */
const recover = async (): Promise<void> => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const opening of openings.splice(0)) opening.onerror?.();
  await vi.advanceTimersByTimeAsync(0);
};

describe.each(FAILING_DATABASES)('a browser whose database %s', (_how, fail) => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await signIn();
    await writeVault('draft:agent:sari:kite/customer', { savedAt: Date.now(), value: 'Budi' });
  });
  afterEach(async () => {
    await recover();
    vi.useRealTimers();
  });

  it('lets an agent sign in, and out again', async () => {
    store.set(agentAtom, undefined);
    fail();
    await within(() => signIn('rina'));
    expect(store.get(agentAtom)?.user.id).toBe('rina');
    await within(logout);
    expect(kind()).toBe('none');
  });

  it('opens a link for a customer', async () => {
    store.set(agentAtom, undefined);
    fail();
    await within(() => openLink());
    expect(kind()).toBe('link');
  });

  it('keeps drafts in memory as long as the page is open', async () => {
    fail();
    type('Dewi');
    await within(async () => undefined);
    dropAllDrafts();
    await within(async () => expect(await restoreDraft('kite/customer')).toBe('Dewi'));
    await within(() => dropDraft('kite/customer'));
    await within(async () => expect(await restoreDraft('kite/customer')).toBeUndefined());
  });

  it.each([
    ['somebody else who signs in', () => signIn('rina')],
    ['somebody who opens a link', () => openLink()],
    ['a logout', logout],
  ])('has deleted drafts after %s, also when the database works again (ruling R06)', async (_who, next) => {
    type('Dewi');
    store.set(agentAtom, undefined);
    if (next === logout) await signIn();
    fail();
    await within(next);
    await recover();
    store.set(linkAtom, noLink);
    await expect(readVault('draft:agent:sari:kite/customer')).resolves.toBeUndefined();
    await writeVault('draft:next', 'Rina');
    await expect(readVault('draft:next')).resolves.toBe('Rina');
    await wipeVault();
    expect(await vaultNames()).toEqual([]);
  });
});

const STORAGES = ['localStorage', 'sessionStorage'] as const;
const originals = STORAGES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
const provide = (get: () => unknown): void => {
  for (const name of STORAGES) Object.defineProperty(globalThis, name, { configurable: true, get });
};
const fullStorage = {
  getItem: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw failed('QuotaExceededError');
  },
};

describe.each([
  ['throws at every touch', throwing('SecurityError')],
  ['is null', () => null],
  ['is full', () => fullStorage],
])('a browser whose storage %s', (_how, get) => {
  const stops: (() => void)[] = [];
  const start = (): void => {
    stops.push(startPersistence());
  };
  beforeEach(() => provide(get));
  afterEach(() => {
    forgetPerson();
    forgetLastLink();
    store.set(agentAtom, undefined);
    store.set(linkAtom, noLink);
    for (const stop of stops.splice(0)) stop();
    for (const [at, name] of STORAGES.entries()) {
      const original = originals[at];
      if (original !== undefined) Object.defineProperty(globalThis, name, original);
    }
    // The id of the tab.
    tabStorage.write('payung.tab', undefined);
  });

  it('starts the application, and lets people sign in and out', async () => {
    start();
    expect(kind()).toBe('none');
    await signIn();
    expect(kind()).toBe('agent');
    await logout();
    expect(kind()).toBe('none');
    await openLink();
    expect(kind()).toBe('link');
  });

  it('keeps the tab’s id and drafts in memory as long as the page is open', async () => {
    start();
    expect(tabId()).toBe(tabId());
    await signIn();
    type('Dewi');
    dropAllDrafts();
    await expect(restoreDraft('kite/customer')).resolves.toBe('Dewi');
    await signIn('rina');
    await expect(readVault('draft:agent:sari:kite/customer')).resolves.toBeUndefined();
  });
});
