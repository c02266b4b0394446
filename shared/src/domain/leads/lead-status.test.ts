import { expect, it } from 'vitest';
import { leadStatusOf } from './lead-status.ts';
import type { LeadFacts } from './lead-status.ts';

const TODAY = '2026-03-10';
const open: LeadFacts = { isClosed: false, openUntil: '2026-03-10', isSold: false, isRejected: false };
const over: LeadFacts = { ...open, openUntil: '2026-03-09' };

it.each<[string, LeadFacts, string]>([
  ['that is open until today', open, 'In Progress'],
  ['that was open until yesterday', over, 'Expired'],
  ['that was sold', { ...over, isSold: true }, 'Completed'],
  ['that was sold and has another open quote', { ...open, isSold: true }, 'In Progress'],
  ['that was refused', { ...over, isRejected: true }, 'Rejected'],
  ['that was refused and has another open quote', { ...open, isRejected: true }, 'In Progress'],
  [
    'that was sold before its newest quote was refused',
    { ...over, isSold: true, isRejected: true },
    'Completed',
  ],
  ['that its agent closed', { ...open, isClosed: true }, 'Rejected'],
  ['that its agent closed after it was sold', { ...over, isSold: true, isClosed: true }, 'Rejected'],
])('calls a lead %s by its name [LEAD-029] [R30]', (_what, facts, status) => {
  expect(leadStatusOf(facts, TODAY)).toBe(status);
});
