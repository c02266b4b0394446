import { act, renderHook } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { expect, it } from 'vitest';
import {
  emptyQuoteContext,
  quoteContextAtom,
  useQuoteContext,
} from '@payung/shared/session/quote-context.ts';
import { languageAtom, setLanguage } from '@payung/shared/session/language.ts';
import { linkAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { aLinkVisit } from '#testing/people.ts';

it('holds of the specified context what has a reader: the quote, and how it came to be open [SHELL-035]', () => {
  expect(Object.keys(emptyQuoteContext)).toEqual(['quoteId', 'resumeType']);
});

it('changes in parts, is one for all screens, and starts anew with another quote [SHELL-035]', () => {
  const one = renderHook(() => useQuoteContext());
  const other = renderHook(() => useQuoteContext());
  act(() => one.result.current[1]({ quoteId: 'q1', resumeType: 'quoteSearch' }));
  expect(other.result.current[0]).toMatchObject({ quoteId: 'q1', resumeType: 'quoteSearch' });
  act(() => other.result.current[1]({ quoteId: 'q1' }));
  expect(one.result.current[0]).toMatchObject({ quoteId: 'q1', resumeType: 'quoteSearch' });
  act(() => one.result.current[1]({ quoteId: 'q2' }));
  expect(other.result.current[0]).toEqual({ ...emptyQuoteContext, quoteId: 'q2' });
});

it('is read and changed by jotai, as language and visit are [PLAT-007]', () => {
  const { result } = renderHook(() => [
    useAtomValue(quoteContextAtom, { store }).quoteId,
    useAtomValue(languageAtom, { store }),
    useAtomValue(linkAtom, { store }).isActive,
  ]);
  expect(result.current).toEqual(['', 'en', false]);
  act(() => {
    store.set(quoteContextAtom, { quoteId: 'q1', resumeType: undefined });
    store.set(linkAtom, aLinkVisit());
    setLanguage('id');
  });
  expect(result.current).toEqual(['q1', 'id', true]);
});
