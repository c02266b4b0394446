import { expect, it } from 'vitest';
import { isPaymentPending, lineStatusOf, LIST_FILTERS, LIST_STATUSES } from './line-status.ts';
import type { LineFacts } from './line-status.ts';

const TODAY = '2026-03-10';

const quote: LineFacts = {
  hasPolicy: false,
  isCancelled: false,
  isConfirmed: false,
  canBegin: true,
  isRejected: false,
  isIdentityDeclined: false,
  startDate: '2026-03-20',
  endDate: '2027-03-20',
  validUntil: '2026-03-10',
};
const policy: LineFacts = { ...quote, hasPolicy: true, startDate: '2026-03-10', endDate: '2027-03-10' };

it('has the nine statuses, seven of which filter [DASH-004] [DASH-017]', () => {
  expect(LIST_FILTERS).toEqual([
    'pending payment',
    'expiring soon',
    'completed',
    'rejected',
    'expired',
    'cancelled',
    'in progress',
  ]);
  expect(LIST_STATUSES).toEqual([...LIST_FILTERS, 'active', 'auto declined']);
});

it.each<[string, LineFacts, string]>([
  ['a price that ends today', quote, 'in progress'],
  ['a price that ended yesterday', { ...quote, validUntil: '2026-03-09' }, 'expired'],
  ['a declined identity', { ...quote, isIdentityDeclined: true }, 'auto declined'],
  [
    'a declined identity whose price is over',
    { ...quote, isIdentityDeclined: true, validUntil: '2026-03-09' },
    'expired',
  ],
  ['a confirmation', { ...quote, isConfirmed: true }, 'pending payment'],
  [
    'a confirmation and a declined identity',
    { ...quote, isConfirmed: true, isIdentityDeclined: true },
    'pending payment',
  ],
  [
    'a confirmation and a price that is over',
    { ...quote, isConfirmed: true, validUntil: '2026-03-09' },
    'expired',
  ],
  [
    'a confirmation and a start that has passed',
    { ...quote, isConfirmed: true, canBegin: false },
    'in progress',
  ],
  ['a refused quote', { ...quote, isRejected: true }, 'rejected'],
  ['a refused quote that was confirmed', { ...quote, isRejected: true, isConfirmed: true }, 'rejected'],
  [
    'a refused quote whose price is over',
    { ...quote, isRejected: true, validUntil: '2026-03-09' },
    'rejected',
  ],
])('calls the quote with %s by its name', (_what, facts, status) => {
  expect(lineStatusOf(facts, TODAY)).toBe(status);
});

it.each<[string, LineFacts, string]>([
  ['that begins today', policy, 'active'],
  ['that begins tomorrow', { ...policy, startDate: '2026-03-11' }, 'completed'],
  ['with 31 days left', { ...policy, startDate: '2026-01-01', endDate: '2026-04-10' }, 'active'],
  ['with 30 days left', { ...policy, startDate: '2026-01-01', endDate: '2026-04-09' }, 'expiring soon'],
  ['that ends today', { ...policy, startDate: '2026-01-01', endDate: '2026-03-10' }, 'expiring soon'],
  ['that ended yesterday', { ...policy, startDate: '2026-01-01', endDate: '2026-03-09' }, 'expired'],
  [
    'that begins tomorrow and ends within 30 days',
    { ...policy, startDate: '2026-03-11', endDate: '2026-03-15' },
    'completed',
  ],
  ['to be paid until today', { ...policy, payLaterDueDate: '2026-03-10' }, 'pending payment'],
  ['to be paid until yesterday', { ...policy, payLaterDueDate: '2026-03-09' }, 'cancelled'],
  ['that was cancelled', { ...policy, isCancelled: true }, 'cancelled'],
  ['whose price is long over', { ...policy, validUntil: '2025-01-01' }, 'active'],
  ['whose lead was closed afterwards', { ...policy, isRejected: true }, 'active'],
])('calls the cover %s by its name', (_what, facts, status) => {
  expect(lineStatusOf(facts, TODAY)).toBe(status);
});

it.each<[string, LineFacts, boolean]>([
  ['a confirmed quote', { ...quote, isConfirmed: true }, true],
  ['one that is not confirmed', quote, false],
  ['one that was refused or whose lead is closed', { ...quote, isConfirmed: true, isRejected: true }, false],
  ['one whose price is over', { ...quote, isConfirmed: true, validUntil: '2026-03-09' }, false],
  ['one whose cover can no longer begin', { ...quote, isConfirmed: true, canBegin: false }, false],
  ['a policy to be paid until today', { ...policy, payLaterDueDate: '2026-03-10' }, true],
  ['a policy that was to be paid yesterday', { ...policy, payLaterDueDate: '2026-03-09' }, false],
  ['a policy that was cancelled', { ...policy, payLaterDueDate: '2026-03-10', isCancelled: true }, false],
  ['a policy that is paid', policy, false],
  [
    'a policy to be paid whose lead was closed afterwards',
    { ...policy, payLaterDueDate: '2026-03-10', isRejected: true },
    true,
  ],
])('takes %s for a pending payment, or not [R69]', (_what, facts, isPending) => {
  expect(isPaymentPending(facts, TODAY)).toBe(isPending);
  expect(lineStatusOf(facts, TODAY) === 'pending payment').toBe(isPending);
});
