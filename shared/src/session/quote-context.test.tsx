import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyQuoteContext, useQuoteContext } from '@payung/shared/session/quote-context.ts';

it('holds the fields of the open quote [SHELL-035]', () => {
  expect(Object.keys(emptyQuoteContext)).toEqual([
    'quoteId',
    'isOld',
    'isTravel',
    'isHome',
    'isCI',
    'leadId',
    'resumeType',
    'quote_Id',
    'ProposerNumberdata',
    'isMvdurationChanged',
    'mvduration',
    'tca',
    'tcaid',
    'triptype',
    'age',
    'covid',
    'qNo',
    'redirectingtohome',
  ]);
});

it('changes in parts, is one for all screens, and starts anew with another quote', () => {
  const one = renderHook(() => useQuoteContext());
  const other = renderHook(() => useQuoteContext());
  act(() => one.result.current[1]({ quoteId: 'q1', covid: true }));
  expect(other.result.current[0]).toMatchObject({ quoteId: 'q1', covid: true });
  act(() => other.result.current[1]({ quoteId: 'q1', quote_Id: 'Q1' }));
  expect(one.result.current[0]).toMatchObject({ covid: true, quote_Id: 'Q1' });
  act(() => one.result.current[1]({ quoteId: 'q2' }));
  expect(other.result.current[0]).toEqual({ ...emptyQuoteContext, quoteId: 'q2' });
});
