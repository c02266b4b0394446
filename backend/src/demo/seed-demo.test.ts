import { expect, it } from 'vitest';
import { useTestDatabase } from '#testing/test-database.ts';
import { checkPromoCode } from '@payung/shared/domain/promo-code.ts';
import { DEMO_PROMO_CODES } from './demo-promo-codes.ts';
import { seedDemo } from './seed-demo.ts';

const database = useTestDatabase();
const NOW = new Date('2026-01-15T03:00:00.000Z');

type Counted = 'agents' | 'quotes' | 'policies' | 'notifications' | 'promo_codes';
const count = async (table: Counted) => (await database.db.selectFrom(table).selectAll().execute()).length;

const counts = () =>
  Promise.all((['agents', 'quotes', 'policies', 'notifications', 'promo_codes'] as const).map(count));

it('makes people of every kind, quotes at several stages, one sold, and promo codes, once', async () => {
  const people = await seedDemo(database.db, NOW);
  expect(people.map((person) => person.type)).toEqual([
    'Mitra',
    'Commercial',
    'Support',
    'Mitra, another agent',
    'Mitra, no ID card on file',
  ]);
  const first = await counts();
  expect(first).toEqual([5, 7, 1, 1, 20]);
  const stages = await database.db.selectFrom('quotes').select('stage').distinct().execute();
  expect(stages.length).toBeGreaterThanOrEqual(6);
  await seedDemo(database.db, new Date('2026-03-01T03:00:00.000Z'));
  expect(await counts()).toEqual(first);
});

it('has promo codes of the length that travel takes', () => {
  for (const code of DEMO_PROMO_CODES) expect(checkPromoCode(code, 'travel').state).toBe('complete');
});

it('leaves one Mitra without an ID card on file', async () => {
  const without = await database.db
    .selectFrom('agents')
    .select('first_name')
    .where('id_number', 'is', null)
    .execute();
  expect(without).toEqual([{ first_name: 'Putri' }]);
});
