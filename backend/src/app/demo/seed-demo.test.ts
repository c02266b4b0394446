import { expect, it } from 'vitest';
import { leadStatusOf } from '@payung/shared/domain/leads/lead-status.ts';
import { checkPromoCode } from '@payung/shared/domain/money/discount.ts';
import { kite } from '#testing/kite/products.ts';
import { kiteModule } from '#testing/kite/module.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { productRegistry } from '#areas/quote/product/product-registry.ts';
import { findNetwork } from '#areas/network/sql/network.ts';
import { demoId } from '#areas/agents/demo-people.ts';
import { seedDemo } from './seed-demo.ts';

const database = useTestDatabase();
const NOW = new Date('2026-01-15T03:00:00.000Z');
const modules = [kiteModule];

const seed = (now: Date) =>
  seedDemo({
    db: database.db,
    products: productRegistry(kiteModule.products),
    secret: 'secret of the demo',
    publicUrl: 'https://payung.test',
    modules,
    now,
  });

const TABLES = ['agents', 'quotes', 'policies', 'notifications', 'promo_codes', 'leads', 'todos'] as const;
const counts = () =>
  Promise.all(
    TABLES.map(async (table) => (await database.db.selectFrom(table).selectAll().execute()).length),
  );

it('creates people of every kind, quotes at several stages, one sold, and promo codes, once', async () => {
  const people = await seed(NOW);
  expect(people.map(({ type, remark }) => [type, remark?.en])).toEqual([
    ['Mitra', 'referral code PAYUNG0001'],
    ['Commercial', undefined],
    ['Support', undefined],
    ['Mitra', 'another agent'],
    ['Mitra', 'no ID card on file'],
    ['Staff', 'reviewer of the insurer'],
    ['Mitra', 'no longer active'],
    ['Mitra', 'two levels below Sari'],
    ['Mitra', 'registers, waits for staff'],
    ['Mitra', 'sent back, born 05/12/1988'],
  ]);
  const first = await counts();
  expect(first).toEqual([10, 4, 1, 1, 2, 12, 1]);
  const quotes = await database.db
    .selectFrom('quotes')
    .select(['stage', 'agent_id', 'due_premium'])
    .orderBy('code')
    .execute();
  expect(quotes.map(({ stage }) => stage)).toEqual([
    'Lead Created',
    'Quick Quote Created',
    'Full Quote Created',
    'Policy Generated',
  ]);
  expect(new Set(quotes.map((quote) => quote.agent_id))).toEqual(new Set([demoId('mitra')]));
  await seed(new Date('2026-03-01T03:00:00.000Z'));
  expect(await counts()).toEqual(first);
});

it('has leads of every status, and a network below Commercial and Support', async () => {
  const { db } = database;
  await seed(NOW);
  const leads = await db.selectFrom('leads').selectAll().where('agent_id', '=', demoId('mitra')).execute();
  const statusOf = (lead: (typeof leads)[number]) =>
    leadStatusOf(
      {
        isClosed: lead.closed_reason !== '',
        openUntil: lead.open_until,
        isSold: lead.is_sold,
        isRejected: lead.is_rejected,
      },
      '2026-01-15',
    );
  expect(new Set(leads.map(statusOf))).toEqual(new Set(['In Progress', 'Completed', 'Rejected', 'Expired']));
  const below = async (key: string) => (await findNetwork(db, demoId(key))).map(({ firstName }) => firstName);
  expect([await below('commercial'), await below('support')]).toEqual([
    ['Agus', 'Hendra', 'Maya'],
    ['Agus', 'Bayu', 'Hendra', 'Maya'],
  ]);
  expect(await below('mitra')).toEqual(['Putri', 'Tono', 'Wulan']);
  const ofAgus = await db.selectFrom('leads').select('id').where('agent_id', '=', demoId('other')).execute();
  expect(ofAgus).toHaveLength(2);
});

it('sets targets for the month of the start and the next one, and overwrites no existing one', async () => {
  const targets = () =>
    database.db
      .selectFrom('targets')
      .select(['month', 'premium', 'policies'])
      .where('agent_id', '=', demoId('mitra'))
      // Other tests begin in other years.
      .where('month', '>=', '2031-01')
      .orderBy('month')
      .execute();
  const target = { premium: 10_000_000, policies: 10 };
  await seed(new Date('2031-01-15T03:00:00.000Z'));
  await database.db
    .updateTable('targets')
    .set({ policies: 3 })
    .where('agent_id', '=', demoId('mitra'))
    .where('month', '=', '2031-02')
    .execute();
  const atFirst = [
    { month: '2031-01', ...target },
    { month: '2031-02', ...target, policies: 3 },
  ];
  expect(await targets()).toEqual(atFirst);
  await seed(new Date('2031-01-31T16:59:59.000Z'));
  expect(await targets()).toEqual(atFirst);
  await seed(new Date('2031-01-31T17:00:00.000Z'));
  expect(await targets()).toEqual([...atFirst, { month: '2031-03', ...target }]);
});

it('has promo codes of the length that the product takes', () => {
  const codes = kiteModule.demoPromoCodes[kite.productId] ?? [];
  expect(codes).toHaveLength(2);
  for (const code of codes) expect(checkPromoCode(code, kite.promoCode!).state).toBe('complete');
});

it('leaves one Mitra without an ID card on file', async () => {
  await seed(NOW);
  const without = await database.db
    .selectFrom('agents')
    .select('first_name')
    .where('user_type', '=', 'Mitra')
    .where('id_number', 'is', null)
    .execute();
  expect(without).toEqual([{ first_name: 'Putri' }]);
});

it('has a submitted and a returned registration, whose state survives a second seeding', async () => {
  const { db } = database;
  await seed(NOW);
  const read = () =>
    db.selectFrom('registrations').select(['search_name', 'status', 'id']).orderBy('search_name').execute();
  expect((await read()).map(({ search_name, status }) => [search_name, status])).toEqual([
    ['intan permata', 'submitted'],
    ['joko susanto', 'returned'],
  ]);
  const parts = await db
    .selectFrom('registration_parts')
    .select(['part', 'state'])
    .where('registration_id', '=', demoId('returned'))
    .orderBy('part')
    .execute();
  expect(parts.map(({ part, state }) => `${part} ${state}`)).toEqual([
    'agreement given',
    'bank accepted',
    'details tryAgain',
    'idCard skipped',
    'tax accepted',
  ]);
  await db.updateTable('registrations').set({ status: 'draft' }).where('id', '=', demoId('waits')).execute();
  await seed(NOW);
  expect((await read()).map(({ status }) => status)).toEqual(['draft', 'returned']);
});
