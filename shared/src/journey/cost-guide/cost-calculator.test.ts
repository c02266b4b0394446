import { expect, it } from 'vitest';
import { buildingCost } from './cost-calculator.tsx';

const costs = [
  { buildingClass: 'standard', region: 'java', costPerSquareMetre: 5_060_000 },
  { buildingClass: 'standard', region: 'papua', costPerSquareMetre: 7_975_000 },
];

it('multiplies the area by the cost of its class and region', () => {
  expect(buildingCost(costs, { buildingClass: 'standard', region: 'java', area: '120' })).toBe(607_200_000);
  expect(buildingCost(costs, { buildingClass: 'standard', region: 'papua', area: '1' })).toBe(7_975_000);
});

it.each([
  [{ buildingClass: undefined, region: 'java', area: '120' }],
  [{ buildingClass: 'standard', region: undefined, area: '120' }],
  [{ buildingClass: 'superior', region: 'java', area: '120' }],
  [{ buildingClass: 'standard', region: 'java', area: '' }],
  [{ buildingClass: 'standard', region: 'java', area: '0' }],
  [{ buildingClass: 'standard', region: 'java', area: '1e3' }],
])('returns no amount for %j', (chosen) => {
  expect(buildingCost(costs, chosen)).toBeUndefined();
});
