import { productRegistry } from '#areas/quote/product/product-registry.ts';
import { expect, it } from 'vitest';
import { seedDemo } from '#app/demo/seed-demo.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { matchVehicle } from './catalogue/match.ts';
import { motorDetailsOf, vehicleOf } from './details.ts';
import { motorModule } from './module.ts';

const database = useTestDatabase();
const NOW = new Date('2026-01-15T03:00:00.000Z');
const modules = [motorModule];
const products = productRegistry(motorModule.products);

it('has a car for three years and a motorcycle, both listed in the catalogue', async () => {
  const { db } = database;
  await motorModule.prepare?.(db, NOW);
  await seedDemo({ secret: 'demo', publicUrl: 'https://payung.test', db, products, modules, now: NOW });
  const quotes = await db.selectFrom('quotes').selectAll().orderBy('code').execute();
  expect(
    quotes.map((quote) => [quote.insured_name, quote.stage, quote.plan_name, motorDetailsOf(quote).duration]),
  ).toEqual([
    ['Bambang Wijaya', 'Quick Quote Created', 'Motor Standard', 3],
    ['Ratna Dewi', 'Customer Information Updated', 'Motor Prime', 1],
  ]);
  for (const quote of quotes) {
    const { brand, model, isModelListed, guidePrice } = motorDetailsOf(quote);
    expect(await matchVehicle(db, vehicleOf(quote))).toMatchObject({
      brand,
      model,
      isModelListed,
      guidePrice,
    });
    expect(quote.due_premium).toBeGreaterThan(15_000);
  }
  expect(quotes[0]?.benefits.map(({ code, allowance = 0 }) => [code, allowance > 0])).toEqual([
    ['FLOOD', false],
    ['TPL025', false],
    ['AU01', true],
  ]);
});
