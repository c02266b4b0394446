import { expect, it } from 'vitest';
import { isReasonShort } from '#reason-field.tsx';
import { checkTypedName } from './change-fields.tsx';
import { checkTarget, monthsFrom } from './target-dialog.tsx';

it('isReasonShort requires five characters without the spaces around them [NET-012]', () => {
  expect(isReasonShort('Left')).toBe(true);
  expect(isReasonShort('  Left   ')).toBe(true);
  expect(isReasonShort('Fraud')).toBe(false);
});

it('checkTypedName accepts the name in any case and spacing, and no other name [NET-013] [NET-016]', () => {
  expect(checkTypedName(' dewi   ANGGRAINI ', 'Dewi Anggraini')).toBeUndefined();
  expect(checkTypedName('Dewi', 'Dewi Anggraini')).toBe('member.typedName.wrong');
  expect(checkTypedName('', 'Dewi Anggraini')).toBe('member.typedName.wrong');
});

it('checkTarget requires a premium or a number of policies', () => {
  expect(checkTarget({ premium: 0, policies: 0 })).toBe('member.target.none');
  expect(checkTarget({ premium: 1, policies: 0 })).toBeUndefined();
  expect(checkTarget({ premium: 0, policies: 100_000 })).toBeUndefined();
  expect(checkTarget({ premium: 0, policies: 100_001 })).toBe('member.target.tooMany');
});

it('monthsFrom gives the month of a day and the next twelve', () => {
  expect(monthsFrom('2026-11-20')).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
    '2027-04',
    '2027-05',
    '2027-06',
    '2027-07',
    '2027-08',
    '2027-09',
    '2027-10',
    '2027-11',
  ]);
});
