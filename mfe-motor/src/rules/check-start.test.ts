import { expect, it } from 'vitest';
import { approvalOf, checkStart, checkStartApproved, isStartAllowed, lastStart } from './check-start.ts';

const today = '2026-01-15';

it.each([
  ['', 'startDate.required'],
  ['2026-02-30', 'date.invalid'],
  ['2026-01-14', 'motor.start.passed'],
  ['2026-01-15', undefined],
  ['2026-07-14', undefined],
  ['2026-07-15', 'start.tooFar'],
])('checks the first day "%s" on 15 January: %s', (start, problem) => {
  expect(checkStart(start, today)).toBe(problem);
  expect(isStartAllowed(start, today)).toBe(problem === undefined);
});

it('refuses a start date after the approval of the photos', () => {
  const approved = { inspection: { status: 'approved', approvedUntil: '2026-01-29' } } as const;
  expect(approvalOf(approved)).toBe('2026-01-29');
  expect(approvalOf({ inspection: { ...approved.inspection, status: 'expired' } })).toBeUndefined();
  expect(checkStartApproved('2026-01-29', '2026-01-29')).toBeUndefined();
  expect(checkStartApproved('2026-01-30', '2026-01-29')).toBe('motor.start.afterApproval');
  expect(checkStartApproved('2026-07-14', undefined)).toBeUndefined();
  expect([lastStart(today, '2026-01-29'), lastStart(today, undefined)]).toEqual(['2026-01-29', '2026-07-14']);
});
