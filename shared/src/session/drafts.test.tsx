import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { agentAtom } from '@payung/shared/session/session.ts';
import { dropAllDrafts, dropDraft, restoreDraft, useDraft } from '@payung/shared/session/drafts.ts';
import { store } from '@payung/shared/session/store.ts';
import { vaultNames } from '@payung/shared/session/vault.ts';
import { anAgent } from '#testing/samples/people.ts';

afterEach(() => {
  vi.useRealTimers();
});

const type = async (value: string): Promise<void> => {
  const { result, unmount } = renderHook(() => useDraft<string>('kite/customer/q1'));
  act(() => result.current[1](value));
  await waitFor(async () => expect(await vaultNames()).toHaveLength(1));
  unmount();
  // What a reload leaves of memory.
  dropAllDrafts();
};

it('restores a draft after a reload', async () => {
  await type('Budi');
  const { result } = renderHook(() => useDraft<string>('kite/customer/q1'));
  await waitFor(() => expect(result.current[0]).toBe('Budi'));
});

it('shows a draft only to the person who typed it', async () => {
  store.set(agentAtom, anAgent());
  await type('Budi');
  store.set(agentAtom, anAgent({ id: 'another' }));
  await expect(restoreDraft('kite/customer/q1')).resolves.toBeUndefined();
});

it('deletes a draft after it was sent', async () => {
  await type('Budi');
  await dropDraft('kite/customer/q1');
  await expect(restoreDraft('kite/customer/q1')).resolves.toBeUndefined();
});

it('deletes an agent’s draft after a day without a change', async () => {
  await type('Budi');
  const later = Date.now() + 25 * 3_600_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await expect(restoreDraft('kite/customer/q1')).resolves.toBeUndefined();
  expect(await vaultNames()).toEqual([]);
  vi.mocked(Date.now).mockRestore();
});
