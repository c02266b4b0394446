import { expect, it } from 'vitest';
import { KITE_ID } from '@payung/shared/testing/kite.ts';
import { publishLegalText } from '#areas/agreement/legal/legal-texts.ts';
import { findContactLanguage } from '#areas/privacy/sql/consents.ts';
import { confirmed, patch } from '#areas/quote/testing/journey.ts';
import { hashToken } from '#core/access/secrets.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newVisit } from '#testing/people.ts';
import { policiesOf, proposed } from './testing/payments.ts';

const world = useAreaServer();
const TICKED = { termsVersion: '2026-11', shownOn: '2026-01-15' };
/** A confirmed quote, and its customer on a visit. */
const aSale = async () => {
  const sale = await proposed(world.server);
  const customer = await newVisit(world.server, sale.quote.quoteId, sale.quote.phone);
  return { ...sale, customer, params: { quoteId: sale.quote.quoteId } };
};

type Request = Readonly<Record<string, string>>;

const tryToPay = (who: Credentials, query: Request, language = 'en') =>
  call(world.server, who, 'checkout', { query, headers: { 'accept-language': language } });

const keptFor = async ({ quote }: { readonly quote: { readonly quoteId: string } }) => {
  const rows = await world.server.services.db
    .selectFrom('consents as c')
    .innerJoin('consent_texts as t', 't.hash', 'c.text_hash')
    .select(['c.version', 'c.given_by', 'c.actor', 'c.agent_id', 'c.visit_hash', 'c.text_version'])
    .select(['c.language', 'c.granted', 'c.given_at', 'c.legal_texts', 't.words'])
    .where('c.quote_id', '=', quote.quoteId)
    .where('c.purpose', '=', 'checkoutTerms')
    .orderBy('c.id')
    .execute();
  return rows.map(({ legal_texts: texts, ...row }) => ({
    ...row,
    texts: (texts ?? []).map(({ document, version }) => `${document} ${version}`),
  }));
};

it('keeps once who agreed to which words before the payment, for which quote and when [PAY-003]', async () => {
  const sale = await aSale();
  const request = { proposalNo: sale.proposalNo, ...TICKED };
  const first = await tryToPay(sale.customer, request);
  expect(first.status).toBe(200);
  const { version } = await world.server.services.db
    .selectFrom('quotes')
    .select('version')
    .where('id', '=', sale.quote.quoteId)
    .executeTakeFirstOrThrow();
  const once = [
    {
      version,
      given_by: 'self',
      actor: 'customer',
      agent_id: null,
      visit_hash: hashToken(String(sale.customer['x-cipher'])),
      text_version: '2026-11',
      language: 'en',
      granted: true,
      given_at: new Date('2026-01-15T03:00:00.000Z'),
      texts: ['terms 2026-11', `wording-${KITE_ID} 2026-11`],
      words: 'I have read and agree to the terms and conditions',
    },
  ];
  expect(await keptFor(sale)).toEqual(once);
  // A second try, and five at once.
  const again = await Promise.all(Array.from({ length: 5 }, () => tryToPay(sale.customer, request)));
  expect(again.map(({ errMsg }) => errMsg)).toEqual(again.map(() => first.errMsg));
  expect(await keptFor(sale)).toEqual(once);
});

it('keeps what the agent says and what the customer says, each in their own words', async () => {
  const sale = await aSale();
  const request = { proposalNo: sale.proposalNo, ...TICKED };
  await tryToPay(sale.agent, request);
  await tryToPay(sale.customer, request, 'id');
  expect(await keptFor(sale)).toMatchObject([
    {
      given_by: 'agent',
      agent_id: sale.agentId,
      visit_hash: null,
      words: 'The customer has read and agrees to the terms and conditions',
    },
    { given_by: 'self', agent_id: null, words: 'Saya telah membaca dan menyetujui syarat dan ketentuan' },
  ]);
});

it('keeps nothing where nothing was ticked, and what is ticked for the same invoice later', async () => {
  const sale = await aSale();
  const { proposalNo } = sale;
  const link = await tryToPay(sale.agent, { proposalNo });
  expect([link.status, await keptFor(sale)]).toEqual([200, []]);
  expect((await tryToPay(sale.customer, { proposalNo, ...TICKED })).errMsg).toEqual(link.errMsg);
  expect(await keptFor(sale)).toHaveLength(1);
});

it('keeps the agreement while the provider is down, and not twice afterwards', async () => {
  const sale = await aSale();
  const { provider } = world.server;
  const request = { proposalNo: sale.proposalNo, ...TICKED };
  provider.isDown = true;
  expect((await tryToPay(sale.customer, request)).status).toBe(503);
  provider.isDown = false;
  expect((await tryToPay(sale.customer, request)).status).toBe(200);
  expect(await keptFor(sale)).toHaveLength(1);
});

it('asks again for another version of the quote', async () => {
  const { server } = world;
  const sale = await aSale();
  await tryToPay(sale.agent, { proposalNo: sale.proposalNo, ...TICKED });
  expect((await patch(server, sale.agent, sale.quote.quoteId, { additionalBenefits: [] })).status).toBe(200);
  const proposalNo = await confirmed(server, sale.agent, sale.quote);
  await tryToPay(sale.agent, { proposalNo, ...TICKED });
  const [before = 0, after = 0, ...more] = (await keptFor(sale)).map(({ version }) => version ?? 0);
  expect([after > before, more]).toEqual([true, []]);
});

it('keeps it with the policy that is paid later, and nothing with one that is refused', async () => {
  const { server } = world;
  const sale = await aSale();
  const query = { proposalNo: sale.proposalNo, ...TICKED };
  const unknown = await call(server, sale.customer, 'payLater', {
    query: { ...query, termsVersion: '2031-01' },
  });
  expect([unknown.status, await policiesOf(server, sale), await keptFor(sale)]).toEqual([422, [], []]);
  await succeed(server, sale.customer, 'payLater', { query });
  const twice = await call(server, sale.agent, 'payLater', { query });
  expect([twice.status, (await keptFor(sale)).map(({ given_by: by }) => by)]).toEqual([422, ['self']]);
});

it('begins no payment with words that no page showed, or with terms that have changed since', async () => {
  const { server } = world;
  const { db } = server.services;
  const sale = await aSale();
  const { proposalNo } = sale;
  const asked = server.provider.orders.length;
  const never = await tryToPay(sale.customer, { proposalNo, termsVersion: '2031-01' });
  expect([never.status, never.message]).toEqual([
    422,
    'This page is from an older version. Please load it again and tick your consents once more.',
  ]);
  const words = { title: 'Terms', sections: [{ heading: 'One', paragraphs: ['Other words'] }] };
  const next = { document: 'terms', version: '2026-12', inForceFrom: '2026-01-16' };
  await publishLegalText(db, { ...next, texts: { en: words, id: words } }, server.clock.now());
  await tryToPay(sale.customer, { proposalNo, ...TICKED });
  server.clock.advance(24 * 3600 - 60);
  const customer = await newVisit(server, sale.quote.quoteId, sale.quote.phone);
  expect((await tryToPay(customer, { proposalNo, ...TICKED })).status).toBe(422);
  expect((await tryToPay(customer, { proposalNo, ...TICKED, shownOn: '2026-01-16' })).status).toBe(200);
  expect((await keptFor(sale)).map(({ texts }) => texts[0])).toEqual(['terms 2026-11', 'terms 2026-12']);
  expect(server.provider.orders.length).toBe(asked + 1);
});

it('shows it to the customer beside the other consents, as part of the contract', async () => {
  const sale = await aSale();
  await tryToPay(sale.customer, { proposalNo: sale.proposalNo, ...TICKED });
  const { data } = await succeed(world.server, sale.customer, 'customerData', {
    params: sale.params,
    headers: { 'accept-language': 'en' },
  });
  const shown = data.consents.find(({ purpose }: { purpose: string }) => purpose === 'checkoutTerms');
  expect(shown).toMatchObject({
    title: 'Terms and conditions, before payment',
    givenBy: 'self',
    state: 'granted',
    reason: expect.stringContaining('belongs to the insurance contract'),
  });
});

it('writes to the customer in the language of their own agreement, not of the agent’s', async () => {
  const sale = await aSale();
  const { db } = world.server.services;
  const request = { proposalNo: sale.proposalNo, ...TICKED };
  expect(await findContactLanguage(db, sale.quote.quoteId)).toBe('id');
  await tryToPay(sale.agent, request, 'en');
  expect(await findContactLanguage(db, sale.quote.quoteId)).toBe('id');
  await tryToPay(sale.customer, request, 'en');
  expect(await findContactLanguage(db, sale.quote.quoteId)).toBe('en');
});
