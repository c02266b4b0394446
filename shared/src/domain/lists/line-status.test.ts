import { expect, it } from 'vitest';
import { lineStatusOf } from './line-status.ts';
import type { LineFacts } from './line-status.ts';
import { LIST_FILTERS, LIST_STATUSES } from './list-status.ts';

const TODAY = '2026-03-10';

const quote: LineFacts = {
  hasPolicy: false,
  isCancelled: false,
  hasOpenInvoice: false,
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
  ['an open invoice', { ...quote, hasOpenInvoice: true }, 'pending payment'],
  [
    'an open invoice of a declined identity',
    { ...quote, hasOpenInvoice: true, isIdentityDeclined: true },
    'pending payment',
  ],
  [
    'an open invoice of a price that is over',
    { ...quote, hasOpenInvoice: true, validUntil: '2026-03-09' },
    'pending payment',
  ],
  ['a refused quote', { ...quote, isRejected: true }, 'rejected'],
  ['a refused quote with an open invoice', { ...quote, isRejected: true, hasOpenInvoice: true }, 'rejected'],
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
