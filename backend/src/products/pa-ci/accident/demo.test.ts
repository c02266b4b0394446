import { productRegistry } from '#areas/quote/product/product-registry.ts';
import { expect, it } from 'vitest';
import { seedDemo } from '#app/demo/seed-demo.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { listInsureds } from '../sql/insureds.ts';
import { accidentProduct } from './product.ts';
import { accidentDemoSales } from './demo.ts';
import { testSettings } from '../testing/accident.ts';

const database = useTestDatabase();
const NOW = new Date('2026-01-15T03:00:00.000Z');

it('has a family with one limit, and two people in two groups', async () => {
  const { db } = database;
  const { mailDomains } = testSettings;
  const product = accidentProduct(mailDomains);
  const module = {
    products: [product],
    endpoints: {},
    handlers: {},
    access: {},
    demoSales: accidentDemoSales(mailDomains),
    demoPromoCodes: {},
  };
  for (let times = 0; times < 2; times += 1) {
    await seedDemo({
      secret: 'demo',
      publicUrl: 'https://payung.test',
      db,
      products: productRegistry([product]),
      modules: [module],
      now: NOW,
    });
  }
  const quotes = await db.selectFrom('quotes').selectAll().orderBy('code').execute();
  expect(
    quotes.map((quote) => [quote.insured_name, quote.stage, quote.plan_name, quote.due_premium]),
  ).toEqual([
    ['Yusuf Hidayat', 'Customer Information Updated', 'PA Basic', 240_000],
    ['Agus Salim', 'Quick Quote Created', 'PA Basic + PA Plus', 150_000],
  ]);
  const names = [];
  for (const { id } of quotes) names.push((await listInsureds(db, id)).map(({ name }) => name));
  expect(names).toEqual([
    ['Yusuf Hidayat', 'Rina Hidayat', 'Nadia Hidayat'],
    ['Agus Salim', ''],
  ]);
});
