import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { consents, patch } from '#areas/quote/testing/journey.ts';
import { newAgent, newPhone } from '#testing/people.ts';
import { travelModule } from './module.ts';
import { confirmed, customerBody, driveTo, newTravelQuote, startedQuote } from './testing/travel.ts';

const world = useAreaServer([travelModule]);

it('saves the travellers of the trip, and refuses children without parental consent [TRV-076] [TRV-079]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newTravelQuote(server, agent.headers, { adultCount: 2, childCount: 1 });
  await driveTo(server, { agent: agent.headers, quote }, 'Quick Quote Created');
  const { customer } = customerBody(quote.phone);
  const adult = { fullName: 'Rina Santoso', dob: '1992-03-04', passportNo: 'B7654321' };
  const child = { fullName: 'Dewi Santoso', dob: '2015-03-04', passportNo: '7654321', parentalConsent: true };
  const save = (facts: object) =>
    patch(server, agent.headers, quote.quoteId, {
      customer: { ...customer, adults: [adult], childs: [child], ...facts },
    });
  const refusals = [
    [{ adults: [] }, 'The number of travellers does not match the trip'],
    [{ childs: [{ ...child, dob: '2008-01-15' }] }, 'A child is under 18'],
    [
      { childs: [{ ...child, parentalConsent: false }] },
      'A parent or guardian must agree for a traveller under 18',
    ],
    [
      { adults: [{ ...adult, passportNo: 'AB12345' }] },
      'A passport number has 7 digits, with or without a letter before them',
    ],
    [
      { insuredPassportNo: 'A12345678' },
      'A passport number has 7 digits, with or without a letter before them',
    ],
    [
      { adults: [{ ...adult, passportNo: 'A12345678' }] },
      'A passport number has 7 digits, with or without a letter before them',
    ],
    [{ insuredDob: '2010-01-01' }, 'The main insured must be 18 to 69 years old'],
  ] as const;
  for (const [facts, message] of refusals) {
    const answer = await save(facts);
    expect([answer.status, answer.message]).toEqual([422, message]);
  }
  const saved = await save({});
  expect(saved.errMsg.data).toMatchObject({ adults: [adult], childs: [child] });
});

it('names a field that it cannot read in words, in both languages [TRV-079]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newTravelQuote(server, agent.headers);
  await driveTo(server, { agent: agent.headers, quote }, 'Quick Quote Created');
  const { customer } = customerBody(quote.phone);
  const wrong = { customer: { ...customer, insuredPassportNo: 'A'.repeat(41), insuredEmail: 7 } };
  const messageIn = async (language: string) =>
    (
      await call(server, agent.headers, 'updateQuote', {
        params: { quoteId: quote.quoteId },
        body: wrong,
        headers: { 'accept-language': language },
      })
    ).message;
  expect(await messageIn('en')).toBe('Some of the data is missing or not right: Passport number, Email');
  expect(await messageIn('id')).toBe('Sebagian data kosong atau belum benar: Nomor paspor, Email');
});

it('records parental consent with its text when the quote is confirmed', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newTravelQuote(server, agent.headers, { childCount: 1 });
  await driveTo(server, { agent: agent.headers, quote }, 'Quick Quote Created');
  const { customer } = customerBody(quote.phone);
  const child = { fullName: 'Dewi Santoso', dob: '2015-03-04', passportNo: '7654321', parentalConsent: true };
  await patch(server, agent.headers, quote.quoteId, { customer: { ...customer, childs: [child] } });
  const params = { quoteId: quote.quoteId };
  await succeed(server, agent.headers, 'confirmQuote', { params, body: { ...consents, language: 'en' } });
  const rows = await server.services.db
    .selectFrom('consents as c')
    .innerJoin('consent_texts as t', 't.hash', 'c.text_hash')
    .select(['c.granted', 'c.given_by', 'c.insured_no', 't.words'])
    .where('c.quote_id', '=', quote.quoteId)
    .where('c.purpose', '=', 'guardian')
    .execute();
  expect(rows).toEqual([
    {
      granted: true,
      given_by: 'guardian',
      insured_no: 2,
      words:
        "I am a parent or guardian of this child and agree that the child's data are used for this insurance.",
    },
  ]);
});

it('refuses a customer who changes the phone of the quote', async () => {
  const { server } = world;
  const { agent, quote, customer } = await startedQuote(server);
  await driveTo(server, { agent, quote }, 'Quick Quote Created');
  expect((await patch(server, customer, quote.quoteId, customerBody(newPhone()))).status).toBe(422);
  expect((await patch(server, customer, quote.quoteId, { insuredMobile: newPhone() })).status).toBe(422);
  expect(
    (await patch(server, customer, quote.quoteId, customerBody(`0${quote.phone.slice(2)}`))).status,
  ).toBe(200);
});

it('requires both consents for the confirmation, and records every answer', async () => {
  const { server } = world;
  const { agent, quote, customer } = await startedQuote(server);
  await driveTo(server, { agent, quote }, 'Customer Information Updated');
  const params = { quoteId: quote.quoteId };
  for (const missing of ['terms', 'dataProcessing']) {
    const body = { ...consents, consents: { ...consents.consents, [missing]: false } };
    expect((await call(server, customer, 'confirmQuote', { params, body })).status).toBe(422);
  }
  await succeed(server, customer, 'confirmQuote', { params, body: consents });
  const ledger = await server.services.db
    .selectFrom('consents')
    .select(['purpose', 'granted', 'text_version', 'language', 'actor'])
    .where('quote_id', '=', quote.quoteId)
    .orderBy('purpose')
    .execute();
  const facts = { text_version: '2026-11', language: 'id', actor: 'customer' };
  expect(ledger).toEqual([
    { purpose: 'dataProcessing', granted: true, ...facts },
    { purpose: 'marketing', granted: false, ...facts },
    { purpose: 'terms', granted: true, ...facts },
  ]);
});

it('returns the same proposal for a repeated confirmation, and a new one after a change', async () => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  const first = await confirmed(server, agent, quote);
  const confirm = () =>
    succeed(server, agent, 'confirmQuote', { params: { quoteId: quote.quoteId }, body: consents });
  expect((await confirm()).data.proposalNo).toBe(first);
  await patch(server, agent, quote.quoteId, customerBody(quote.phone));
  expect((await confirm()).data.proposalNo).not.toBe(first);
});

it('refuses the confirmation of a trip that has begun [TRV-080]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newTravelQuote(server, agent.headers, {
    departureDate: '2026-01-15',
    arrivalDate: '2026-01-18',
  });
  await driveTo(server, { agent: agent.headers, quote }, 'Customer Information Updated');
  const now = server.clock.now().toISOString();
  server.clock.set('2026-01-15T17:00:00.000Z'); // midnight in Jakarta
  const answer = await call(server, agent.headers, 'confirmQuote', {
    params: { quoteId: quote.quoteId },
    body: consents,
  });
  expect([answer.status, answer.message]).toEqual([
    422,
    'The departure date has passed. This policy can no longer be paid.',
  ]);
  server.clock.set(now);
});

it('accepts names with usual punctuation, and requires Latin letters (ruling R74)', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newTravelQuote(server, agent.headers);
  await driveTo(server, { agent: agent.headers, quote }, 'Quick Quote Created');
  const save = (insuredName: string) =>
    patch(server, agent.headers, quote.quoteId, {
      customer: { ...customerBody(quote.phone).customer, insuredName },
    });
  const refused = await save('محمد عبد الله');
  expect([refused.status, refused.message]).toEqual([
    422,
    'Write the name in Latin letters, as on the ID card or passport',
  ]);
  const saved = await save('Nur\u2019aini  A\u02BCisyah Al\u2011Amin');
  expect(saved.errMsg.data.insuredName).toBe("Nur'aini A'isyah Al-Amin");
});
