import { act, renderHook } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { keepQuoteContext } from './quote-context.ts';
import { readVault } from '#session/vault.ts';
import {
  emptyQuoteContext,
  quoteContextAtom,
  useQuoteContext,
} from '@payung/shared/session/quote-context.ts';
import { deployedPathsAtom, useIsDeployed } from '@payung/shared/session/deployed-paths.ts';
import { languageAtom, useLanguage } from '@payung/shared/session/language.ts';
import { agentAtom, linkAtom, useSession } from '@payung/shared/session/session.ts';
import { aLinkVisit, anAgent } from '#testing/samples/people.ts';

it('holds only the quote and how it was opened [SHELL-035]', () => {
  expect(Object.keys(emptyQuoteContext)).toEqual(['quoteId', 'resumeType']);
});

it('stores nothing else on the device, spelled as the specification does [SHELL-035]', async () => {
  const stop = keepQuoteContext();
  getDefaultStore().set(quoteContextAtom, { quoteId: 'q1', resumeType: 'quoteSearch' });
  const kept = await vi.waitFor(async () => {
    const read = (await readVault('context:none:last')) as { readonly context: object } | undefined;
    expect(read).toBeDefined();
    return read;
  });
  stop();
  expect(kept?.context).toEqual({ quoteId: 'q1', resumeType: 'quoteSearch' });
});

it('changes in parts, is one for all screens, and is reset with another quote [SHELL-035]', () => {
  const one = renderHook(() => useQuoteContext());
  const other = renderHook(() => useQuoteContext());
  act(() => one.result.current[1]({ quoteId: 'q1', resumeType: 'quoteSearch' }));
  expect(other.result.current[0]).toMatchObject({ quoteId: 'q1', resumeType: 'quoteSearch' });
  act(() => other.result.current[1]({ quoteId: 'q1' }));
  expect(one.result.current[0]).toMatchObject({ quoteId: 'q1', resumeType: 'quoteSearch' });
  act(() => one.result.current[1]({ quoteId: 'q2' }));
  expect(other.result.current[0]).toEqual({ ...emptyQuoteContext, quoteId: 'q2' });
});

it('is kept in the one store of jotai, as are the user, the visit, the language and what is deployed [PLAT-007]', () => {
  const { result } = renderHook(() => [
    useQuoteContext()[0].quoteId,
    useSession().kind,
    useLanguage(),
    useIsDeployed()('/kite-start'),
  ]);
  expect(result.current).toEqual(['', 'none', 'en', false]);
  const ofJotai = getDefaultStore();
  act(() => {
    ofJotai.set(quoteContextAtom, { quoteId: 'q1', resumeType: undefined });
    ofJotai.set(agentAtom, anAgent());
    ofJotai.set(languageAtom, 'id');
    ofJotai.set(deployedPathsAtom, new Set(['/kite-start']));
  });
  expect(result.current).toEqual(['q1', 'agent', 'id', true]);
  act(() => ofJotai.set(linkAtom, aLinkVisit()));
  expect(result.current).toEqual(['q1', 'link', 'id', true]);
});
