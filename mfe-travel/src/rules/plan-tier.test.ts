import { expect, it } from 'vitest';
import { groupByTier, isSpecialPlan, tierOf } from './plan-tier.ts';

const plan = (name: string, premium: number) => ({ name, premium });

it('recognises a tier by the name containing Platinum, Gold or Bronze [TRV-006]', () => {
  expect(['Travel Platinum Plus', 'Gold', 'My Bronze Plan', 'Silver'].map(tierOf)).toEqual([
    'platinum',
    'gold',
    'bronze',
    'others',
  ]);
});

it('puts Garuda, Perisai and Schengen Essential among the others [TRV-007]', () => {
  expect(['Garuda', 'Perisai', 'Schengen Essential'].map(tierOf)).toEqual(['others', 'others', 'others']);
});

it('treats Platinum, Gold and Bronze as special plans, all others as not [TRV-015]', () => {
  expect(['Platinum', 'Gold', 'Bronze'].map(isSpecialPlan)).toEqual([true, true, true]);
  expect(['Garuda', 'Perisai', 'Schengen Essential', ''].map(isSpecialPlan)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('groups plans in the order of the tiers, cheapest first', () => {
  expect(groupByTier([plan('Perisai', 2), plan('Garuda', 1), plan('Gold', 9), plan('Platinum', 12)])).toEqual(
    [
      { tier: 'platinum', plans: [plan('Platinum', 12)] },
      { tier: 'gold', plans: [plan('Gold', 9)] },
      { tier: 'others', plans: [plan('Garuda', 1), plan('Perisai', 2)] },
    ],
  );
});

it('keeps every offered plan of each of the four tiers', () => {
  const plans = [plan('Perisai', 1), plan('Bronze', 2), plan('Gold', 3), plan('Platinum', 4)];
  expect(groupByTier(plans).map(({ tier, plans: [first] }) => [tier, first?.name])).toEqual([
    ['platinum', 'Platinum'],
    ['gold', 'Gold'],
    ['bronze', 'Bronze'],
    ['others', 'Perisai'],
  ]);
});
