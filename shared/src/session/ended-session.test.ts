import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { handleApiError } from '@payung/shared/api/handle-api-error.ts';
import { aHandoff, anAgentUser, aRegistrant } from '#testing/samples/people.ts';
import { restoreDraft, useDraft } from '@payung/shared/session/drafts.ts';
import { sessionAtom } from '@payung/shared/session/session.ts';
import {
  enterHandoff,
  enterLink,
  enterRegistration,
  logout,
  signInAgent,
} from '@payung/shared/session/sign-in.ts';
import { store } from '@payung/shared/session/store.ts';
import { vaultNames, writeVault } from '@payung/shared/session/vault.ts';

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
