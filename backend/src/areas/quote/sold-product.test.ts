import { readdirSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDays } from '@payung/shared/domain/dates.ts';
import { transaction } from '#database/transaction.ts';
import { policyEmail } from '../payment/policy-email.ts';
import { productOf } from '../sold-products.ts';
import type { AreaServer } from '../testing/area-server.ts';
import { useAreaServer } from '../testing/area-server.ts';
import { call, nobody, succeed } from '../testing/caller.ts';
import { consents, lastInvoice, notify } from '../testing/journey.ts';
import { newAgent, newPhone } from '../testing/people.ts';
import { insuredSection, priceSection } from './document-lines.ts';
import { insertFirstStage } from './open-quote.ts';
import { quoteAnew } from './quick-quote.ts';
import { commonRecordOf } from './quote-record.ts';
import { makeMove } from './save-step.ts';
import type { Move } from './save-step.ts';
import type { SoldProduct } from './sold-product.ts';

/** A product that nobody sells: whoever adds one writes such a record, and no line elsewhere. */
const kite: SoldProduct = {
  productId: 'f'.repeat(24),
  name: 'Kite Insurance',
  linkPrefix: 'kite',
  linksOpenedBy: 'decryptLink',
  reductions: 'motor',
  isJourney: false,
  price: (quote) =>
    quote.plan_code === '' ? { premium: 0, due_premium: 0 } : { premium: 70_000, due_premium: 70_000 },
  cleared: {},
  validUntil: (today) => addDays(today, 7),
  startProblem: (start, today) =>
    start < today ? { en: 'The wind has gone', id: 'Angin sudah berlalu' } : undefined,
  requireComplete: () => {},
  recordOf: (_db, quote, viewer) =>
    Promise.resolve({
      ...commonRecordOf(quote, viewer),
      additionalBenefits: [],
      coverageOption: 0,
      duration: 1,
    }),
  documentSections: (quote, language) => [insuredSection(quote, language), priceSection(quote, [], language)],
  policyAdvice: { en: 'Mind the wires.', id: 'Awas kabel listrik.' },
};

const world = useAreaServer({ productOf: (id) => (id === kite.productId ? kite : productOf(id)) });

const moves: readonly Move[] = [
  { event: 'savePlan', change: () => ({ plan_code: 'K1', plan_name: 'Stunt' }) },
  { event: 'saveBenefits', change: () => ({}) },
];

const newKite = async (server: AreaServer, start_date: string) => {
  const agent = await newAgent(server);
  const { services } = server;
  const now = server.clock.now();
  const taker = { actor: 'agent', actorId: agent.id } as const;
  const phone = newPhone();
  const quoteId = await transaction(services.db, async (tx) => {
    const facts = {
      product_id: kite.productId,
      request_id: randomUUID(),
      insured_name: 'Budi Santoso',
      insured_phone: phone,
      start_date,
      end_date: addDays(start_date, 1),
      valid_until: '2026-01-20',
      details: {},
    };
    const id = (await insertFirstStage(tx, agent.id, facts, now)) ?? '';
    const saving = { quoteId: id, productId: kite.productId, taker };
    for (const move of moves) await makeMove(services, tx, saving, move, now);
    await quoteAnew(services, tx, { quoteId: id, product: kite, taker }, now);
    const insured_email = 'budi@payung.test';
    await makeMove(services, tx, saving, { event: 'saveCustomer', change: () => ({ insured_email }) }, now);
    return id;
  });
  return { agent: agent.headers, quoteId, params: { quoteId } };
};

it('sells a product that it has only a record of, from the link to the policy in the mail', async () => {
  const { server } = world;
  const { agent, quoteId, params } = await newKite(server, '2026-01-18');
  const { link } = await succeed(server, agent, 'generateLink', { query: { type: 'lead', quoteId } });
  expect(link).toMatch(/\/app\/kite\/\w{6}$/);
  const id = link.split('/').at(-1) ?? '';
  expect((await call(server, nobody, 'decryptLink', { query: { id } })).status).toBe(200);
  expect((await call(server, nobody, 'decryptHomeLink', { query: { id } })).status).toBe(400);

  const { data } = await succeed(server, agent, 'confirmQuote', { params, body: consents });
  await succeed(server, agent, 'checkout', { query: { proposalNo: data.proposalNo } });
  const order = lastInvoice(server);
  expect([order.amount, order.lineItems[0]?.name]).toEqual([70_000, 'Kite Insurance Stunt']);
  await notify(server, order.invoiceNumber, order.amount);
  const [record] = (await succeed(server, agent, 'getQuotes', { query: { id: quoteId } })).data;
  expect(record).toMatchObject({ stage: 'Policy Generated', validUntil: '2026-01-22' });

  const job = server.jobs.at(-1);
  if (job?.kind !== 'sendPolicyEmail') throw new Error('Nobody is written to');
  const email = await policyEmail(server.services, job);
  expect(email?.text).toContain('Awas kabel listrik.');
  expect(server.printed.at(-1)?.title).toBe('Kite Insurance · Polis');
});

it('asks the record of a product whether cover can still begin', async () => {
  const { server } = world;
  const { agent, quoteId, params } = await newKite(server, '2026-01-15');
  await server.services.db
    .updateTable('quotes')
    .set({ start_date: '2026-01-14' })
    .where('id', '=', quoteId)
    .execute();
  const answer = await call(server, agent, 'confirmQuote', { params, body: consents });
  expect([answer.status, answer.message]).toEqual([422, 'The wind has gone']);
});

const AREAS = new URL('..', import.meta.url);

it('names no product where quotes, links, payments and lists are kept', () => {
  const kept = ['agent', 'auth', 'payment', 'quote'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, AREAS))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file}`),
  );
  expect(kept.length).toBeGreaterThan(30);
  const naming = kept.filter((file) =>
    /\/(travel|home|motor|accident)\/|PRODUCT_IDS|PRODUCT_NAMES/.test(
      readFileSync(new URL(file, AREAS), 'utf8'),
    ),
  );
  expect(naming).toEqual([]);
});
