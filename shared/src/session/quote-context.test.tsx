import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyQuoteContext, useQuoteContext } from '@payung/shared/session/quote-context.ts';

it('holds of the specified context what has a reader: the quote, and how it came to be open [SHELL-035]', () => {
  expect(Object.keys(emptyQuoteContext)).toEqual(['quoteId', 'resumeType']);
});

it('changes in parts, is one for all screens, and starts anew with another quote', () => {
  const one = renderHook(() => useQuoteContext());
  const other = renderHook(() => useQuoteContext());
  act(() => one.result.current[1]({ quoteId: 'q1', resumeType: 'quoteSearch' }));
  expect(other.result.current[0]).toMatchObject({ quoteId: 'q1', resumeType: 'quoteSearch' });
  act(() => other.result.current[1]({ quoteId: 'q1' }));
  expect(one.result.current[0]).toMatchObject({ quoteId: 'q1', resumeType: 'quoteSearch' });
  act(() => one.result.current[1]({ quoteId: 'q2' }));
  expect(other.result.current[0]).toEqual({ ...emptyQuoteContext, quoteId: 'q2' });
});
