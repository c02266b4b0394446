import { expect, it } from 'vitest';
import { useTestDatabase } from '#testing/test-database.ts';
import { checkPromoCode } from '@payung/shared/domain/promo-code.ts';
import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import { demoId } from './demo-people.ts';
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
  expect(first).toEqual([5, 9, 1, 1, 40]);
  const stages = await database.db.selectFrom('quotes').select('stage').distinct().execute();
  expect(stages.length).toBeGreaterThanOrEqual(6);
  await seedDemo(database.db, new Date('2026-03-01T03:00:00.000Z'));
  expect(await counts()).toEqual(first);
});

it('has promo codes of the length that each product takes', () => {
  for (const product of ['travel', 'home'] as const) {
    expect(DEMO_PROMO_CODES[product].length).toBe(20);
    for (const code of DEMO_PROMO_CODES[product])
      expect(checkPromoCode(code, product).state).toBe('complete');
  }
});

it('has quotes of home at two stages for the Mitra who is logged in with', async () => {
  const quotes = await database.db
    .selectFrom('quotes')
    .select(['stage', 'agent_id', 'due_premium'])
    .where('product_id', '=', PRODUCT_IDS.home)
    .orderBy('code')
    .execute();
  expect(quotes.map((quote) => quote.stage)).toEqual(['Quick Quote Created', 'Full Quote Created']);
  expect(new Set(quotes.map((quote) => quote.agent_id))).toEqual(new Set([demoId('mitra')]));
  for (const quote of quotes) expect(quote.due_premium).toBeGreaterThan(15_000);
});

it('leaves one Mitra without an ID card on file', async () => {
  const without = await database.db
    .selectFrom('agents')
    .select('first_name')
    .where('id_number', 'is', null)
    .execute();
  expect(without).toEqual([{ first_name: 'Putri' }]);
});
