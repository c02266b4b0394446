import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { policyEmail } from '#areas/payment/policies/policy-email.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import {
  confirmed,
  consents,
  customerBody,
  lastInvoice,
  notify,
  patch,
  recordOf,
  newPromo,
} from '#areas/quote/testing/journey.ts';
import { KITE_ID } from '@payung/shared/testing/kite.ts';
import { BALLOON_ID, PAPER_KITE_ID } from '#testing/kite/products.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';

const world = useAreaServer();

const linkTo = async (server: AreaServer, agent: Credentials, quoteId: string): Promise<string> =>
  (await succeed(server, agent, 'generateLink', { query: { type: 'lead', quoteId } })).link;

const idOf = (link: string): string => link.split('/').at(-1) ?? '';

it('sells a product known only by its module, from the link to the policy by e-mail', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const quote = await newQuote(server, agent);
  const link = await linkTo(server, agent, quote.quoteId);
  expect(link).toMatch(/\/app\/kite\/\w{6}$/);
  const proposalNo = await confirmed(server, agent, quote);
  await succeed(server, agent, 'checkout', { query: { proposalNo } });
  const order = lastInvoice(server);
  expect([order.amount, order.lineItems[0]?.name]).toEqual([274_500, 'Kite Insurance Kite Gold']);
  await notify(server, order.invoiceNumber, order.amount);
  const record = await recordOf(server, agent, quote.quoteId);
  // The product's own fields are spelled by the product's codec, its price is explained line by line.
  expect(record).toMatchObject({
    stage: 'Policy Generated',
    kite_Count: 1,
    wind: true,
    promoCodeList: [],
    isEligibleForMultiyear: false,
    additionalBenefits: [{ BenefitCode: 'WIND', BenefitDesc: 'Strong wind', Premium: 60_500 }],
    subtotal: 259_500,
    duePremium: 274_500,
  });
  expect(record.dueLines).toEqual([
    { label: 'price.premium', amount: 199_000 },
    { label: 'price.addOn', values: { benefit: 'Strong wind' }, amount: 60_500 },
    { label: 'price.adminCost', amount: 15_000 },
  ]);

  const job = server.jobs.at(-1);
  if (job?.kind !== 'sendPolicyEmail') throw new Error('Nobody is written to');
  const email = await policyEmail(server.services, job);
  expect(email?.body).toContain('Awas kabel listrik.');
  expect(server.printed.slice(-2).map(({ title }) => title)).toEqual([
    'Kite Insurance · Polis',
    'Kite Insurance · Kuitansi',
  ]);
});

it('asks the product whether cover can still begin', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const quote = await newQuote(server, agent);
  await confirmed(server, agent, quote);
  await patch(server, agent, quote.quoteId, customerBody(quote.phone));
  await server.services.db
    .updateTable('quotes')
    .set({ start_date: '2026-01-14' })
    .where('id', '=', quote.quoteId)
    .execute();
  const params = { quoteId: quote.quoteId };
  const answer = await call(server, agent, 'confirmQuote', { params, body: consents });
  expect([answer.status, answer.message]).toEqual([422, 'The wind has gone']);
});

it('previews the price of add-ons without saving it', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const { quoteId } = await newQuote(server, agent);
  await patch(server, agent, quoteId, { planCode: 'KITE-GOLD' });
  const before = await recordOf(server, agent, quoteId);
  const preview = (benefits: string) =>
    succeed(server, agent, 'previewPrice', { params: { quoteId }, query: { benefits } });
  expect(await preview('STRING,NOTHING')).toEqual({
    orderLines: [
      { label: 'price.premium', amount: 199_000 },
      { label: 'price.addOn', values: { benefit: 'Long string' }, amount: 75_500 },
    ],
    addOnTotal: 75_500,
    subtotal: 274_500,
  });
  expect((await preview('')).subtotal).toBe(199_000);
  expect(await recordOf(server, agent, quoteId)).toEqual(before);
});

it('distinguishes products with the same link prefix by the decrypted product id', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const opened = async (model: string) => {
    const { quoteId } = await newQuote(server, agent, { model });
    const link = await linkTo(server, agent, quoteId);
    expect(link).toMatch(/\/app\/kite\/\w{6}$/);
    return (await succeed(server, nobody, 'decryptLink', { query: { id: idOf(link) } })).data.productId;
  };
  expect([await opened('kite'), await opened('paper')]).toEqual([KITE_ID, PAPER_KITE_ID]);
});

it('opens a link only by the call of its product', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const kite = idOf(await linkTo(server, agent, (await newQuote(server, agent)).quoteId));
  const balloonQuote = await newQuote(server, agent, { model: 'balloon' });
  const balloon = idOf(await linkTo(server, agent, balloonQuote.quoteId));
  const open = (name: string, id: string) => call(server, nobody, name, { query: { id } });
  expect((await open('decryptLink', kite)).status).toBe(200);
  expect((await open('decryptBalloonLink', kite)).status).toBe(400);
  expect((await open('decryptLink', balloon)).status).toBe(400);
  expect((await open('decryptBalloonLink', balloon)).errMsg.data.productId).toBe(BALLOON_ID);
});

it('moves a quote by the transition table of its own product', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const { quoteId, phone } = await newQuote(server, agent, { model: 'paper' });
  const early = await patch(server, agent, quoteId, customerBody(phone));
  expect(early.message).toBe('This step is not possible yet: finish the steps before it first');
  const planned = await patch(server, agent, quoteId, { planCode: 'KITE-GOLD' });
  expect(planned.errMsg.data).toMatchObject({ stage: 'Q C Inspection Done', planCode: 'KITE-GOLD' });
  const filled = await patch(server, agent, quoteId, customerBody(phone));
  // Its row clears the plan, which no customer's information of other products does.
  expect(filled.errMsg.data).toMatchObject({ stage: 'Customer Information Updated', planCode: '' });
});

const said = async (answer: ReturnType<typeof call>) => {
  const { status, message } = await answer;
  return [status, message];
};

it('refuses with a clear message what a product does not offer', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const paper = await newQuote(server, agent, { model: 'paper' });
  const params = { quoteId: paper.quoteId };
  const customer = await newVisit(server, paper.quoteId, paper.phone);
  const promoCode = await newPromo(server);
  expect(await said(patch(server, agent, paper.quoteId, { discountPercent: 5 }))).toEqual([
    422,
    'This product has no discount',
  ]);
  const noCodes = [422, 'This product does not accept promo codes'];
  const saved = patch(server, customer, paper.quoteId, { promoCodeList: [{ promoCode }] });
  expect(await said(saved)).toEqual(noCodes);
  expect(await said(call(server, customer, 'validatePromoCode', { body: { promoCode } }))).toEqual(noCodes);
  const noPrice = [422, 'The price of this product is not available here'];
  const preview = call(server, agent, 'previewPrice', { params, query: { benefits: '' } });
  expect(await said(preview)).toEqual(noPrice);
  expect(await said(call(server, agent, 'quickQuote', { params }))).toEqual(noPrice);

  const balloon = await newQuote(server, agent, { model: 'balloon' });
  expect(await said(patch(server, agent, balloon.quoteId, { planCode: 'KITE-GOLD' }))).toEqual([
    422,
    'This change is not available for this product',
  ]);
});

const SOURCES = new URL('../../../', import.meta.url);

it('keeps product names out of the code outside of the product modules', () => {
  const neutral = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('products/'),
  );
  expect(neutral.length).toBeGreaterThan(150);
  const naming = neutral.filter((file) =>
    /#products\/(?!all\.ts)|\/products\/[a-z]+\/|'mfe-[a-z]|PRODUCT_IDS|PRODUCT_NAMES/.test(
      readFileSync(new URL(file, SOURCES), 'utf8'),
    ),
  );
  expect(naming.filter((file) => !file.endsWith('insurance-product.test.ts'))).toEqual([]);
});
