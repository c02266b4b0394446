import { expect, it } from 'vitest';
import { differingLabels, valueIn } from './plan-differences.ts';

const plan = (limits: Readonly<Record<string, string>>) => ({
  rows: Object.entries(limits).map(([label, value]) => ({ label, value })),
});

it('names the rows that differ, those first where the limits are farthest from each other', () => {
  const plans = [
    plan({ medical: 'Rp 2.000.000.000', delay: 'Rp 9.000.000', baggage: 'Rp 30.000.000', help: 'Included' }),
    plan({ medical: 'Rp 500.000.000', delay: 'Rp 9.000.000', baggage: 'Rp 3.000.000', help: 'Included' }),
  ];
  expect(differingLabels(plans)).toEqual(['baggage', 'medical']);
});

it('puts what only some plans cover before amounts', () => {
  const plans = [
    plan({ fire: 'Covered', sum: 'Rp 9', theft: 'Covered' }),
    plan({ fire: 'Covered', sum: 'Rp 1', theft: 'Not covered' }),
    plan({ fire: 'Covered', sum: 'Rp 1' }),
  ];
  expect(differingLabels(plans)).toEqual(['theft', 'sum']);
  expect(valueIn(plans[2]!, 'theft')).toBeUndefined();
});
