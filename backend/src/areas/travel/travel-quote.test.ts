import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { PROMO_CODE_LENGTHS } from '@payung/shared/domain/promo-code.ts';
import type { AreaServer } from '../testing/area-server.ts';
import { useAreaServer } from '../testing/area-server.ts';
import { call, succeed } from '../testing/caller.ts';
import { confirmed, consents, customerBody, driveTo, patch, recordOf } from '../testing/journey.ts';
import { newAgent, newPhone, newQuote, newVisit, trip } from '../testing/people.ts';

const world = useAreaServer();

const create = (server: AreaServer, who: Record<string, string>, facts: object = {}) =>
  call(server, who, 'createTravelQuote', { body: { ...trip, requestId: randomUUID(), ...facts } });

let serial = 0;
const newPromo = async (server: AreaServer, facts: object = {}): Promise<string> => {
  serial += 1;
  const code = `PROMO${String(serial).padStart(PROMO_CODE_LENGTHS.travel - 5, '0')}`;
  await server.services.db
    .insertInto('promo_codes')
    .values({
      code,
      product_id: '61f0c1a5e4b0a70001a3d101',
      percent: 10,
      valid_from: '2026-01-01',
      valid_until: '2026-12-31',
      quote_id: null,
      ...facts,
    })
    .execute();
  return code;
};

const startedQuote = async (server: AreaServer) => {
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers);
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  return { agent: agent.headers, quote, customer };
};

it('makes one quote of a form that is sent twice, and refuses it with other data', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const requestId = randomUUID();
  const [first, second] = [
    await create(server, agent.headers, { requestId }),
    await create(server, agent.headers, { requestId }),
  ];
  expect(second.errMsg).toEqual(first.errMsg);
  expect(first.errMsg.data.stage).toBe('Lead Created');
  const changed = await create(server, agent.headers, { requestId, adultCount: 2 });
  expect(changed.status).toBe(422);
});

it('refuses trips that cannot be insured, with the message of the form [TRV-075] [TRV-077]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const cases = [
    [{ departureDate: '2026-01-14' }, 'The departure cannot be in the past'],
    [{ arrivalDate: '2026-02-09' }, 'The return cannot be before the departure'],
    [{ adultCount: 0 }, 'A travel quote has 1 or 2 adults'],
    [{ adultCount: 3 }, 'A travel quote has 1 or 2 adults'],
    [{ insuredDob: '2008-01-16' }, 'The main insured must be 18 to 69 years old'],
    [{ insuredDob: '1956-01-15' }, 'The main insured must be 18 to 69 years old'],
    [{ travelCoverageArea: '5' }, 'Please choose a destination'],
  ] as const;
  for (const [facts, message] of cases) {
    const answer = await create(server, agent.headers, facts);
    expect([answer.status, answer.errCode, answer.message]).toEqual([422, 4, message]);
  }
  for (const insuredDob of ['2008-01-15', '1956-01-16']) {
    expect((await create(server, agent.headers, { insuredDob })).status).toBe(200);
  }
});

it('reads the travel record with all its fields [TRV-003] [TRV-081] [PAY-036]', async () => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  await confirmed(server, agent, quote);
  expect(await recordOf(server, agent, quote.quoteId)).toEqual({
    _id: quote.quoteId,
    quote_Id: quote.code,
    leadId: expect.any(String),
    product_Id: '61f0c1a5e4b0a70001a3d101',
    stage: 'Full Quote Created',
    version: 7,
    planName: 'Gold',
    planCode: 'TRVGLD',
    premium: 184_000,
    additionalBenefits: [{ BenefitCode: 'AC000CV01', BenefitDesc: 'COVID-19 protection', Premium: 75_500 }],
    discountPercent: 0,
    discountAmount: 0,
    discountGivenBy: 'nobody',
    promoCodeList: [],
    adminCost: 15_000,
    stampDuty: 0,
    duePremium: 274_500,
    proposalNo: expect.stringMatching(/^PR\d/),
    paymentStatus: 'Unpaid',
    insuredName: 'Budi Santoso',
    insuredEmail: 'budi@payung.test',
    insuredMobile: quote.phone,
    insuredDob: '1990-05-17',
    insuredIdCard: '',
    insuredPassportNo: 'A1234567',
    effectiveDate: '2026-02-10',
    expiryDate: '2026-02-14',
    coverageOption: 2,
    duration: 5,
    isEligibleForMultiyear: false,
    savedAt: expect.any(String),
    validUntil: '2026-02-10',
    agentName: 'Sari Wulandari',
    tripType: 2,
    travelCoverageArea: '1',
    travelCoverageAreaDesc: 'ASEAN',
    typeofProduct: 'Travel',
    occupationType: '',
    departureDate: '2026-02-10',
    arrivalDate: '2026-02-14',
    adultCount: 1,
    childCount: 0,
    adults: [],
    childs: [],
    covid: true,
  });
});

it('takes the logkeys of the specification and no others [API-007]', async () => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  const read = (logkey: string) => call(server, agent, 'getQuotes', { query: { id: quote.quoteId, logkey } });
  for (const key of ['paymentNotification', 'referalJourney', 'quoteSearch', 'policyDownloadNotification']) {
    expect((await read(key)).status).toBe(200);
  }
  expect((await read('travelquoteSearch')).status).toBe(400);
});

it('lists coverage areas with id and description in the language of the caller [TRV-002]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const headers = { 'accept-language': 'id' };
  const areas = await succeed(server, agent.headers, 'coverageAreas', { headers });
  expect(areas).toContainEqual({ id: '2', description: 'Asia Pasifik', tripType: 2 });
  expect(areas).toContainEqual({ id: '5', description: 'Indonesia', tripType: 1 });
});

it('offers plans and add-ons with the fields of the specification in EN and BH [TRV-004] [TRV-073] [TRV-074]', async () => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  const params = { quoteId: quote.quoteId };
  const english = await succeed(server, agent, 'getPlans', { params, query: { langId: 'EN' } });
  const gold = english.data[0].Plans.find((plan) => plan.PlanName === 'Gold');
  expect(gold).toMatchObject({ PlanCode: 'TRVGLD', Premium: 184_000 });
  expect(gold?.MainBenefits[0]).toEqual({
    BenefitDesc: 'Medical treatment',
    benefitType: 'A',
    ParentBenefit: '',
    InternationalSI: 'Rp 1.000.000.000',
    DomesticSI: 'Rp 60.000.000',
  });
  const bahasa = await succeed(server, agent, 'getPlanBenefits', { params, query: { langId: 'BH' } });
  expect(bahasa.data[0].Plans[0].AdditionalBenefits[0]).toEqual({
    BenefitCode: 'AC000CV01',
    BenefitType: 'C',
    ParentBenefit: '',
    BenefitDesc: 'Perlindungan COVID-19',
    Note: expect.stringContaining('positif COVID-19'),
    Premium: 75_500,
    // A picture that can be shown as it is.
    signedUrl: expect.stringMatching(/^data:image\/svg\+xml,/),
  });
});

it('computes every amount itself and takes none from a client', async () => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  const params = { quoteId: quote.quoteId };
  for (const forged of [
    { planCode: 'TRVGLD', premium: 1 },
    { stage: 'Policy Generated' },
    { duePremium: 1 },
  ]) {
    const answer = await call(server, agent, 'updateQuote', { params, body: forged });
    expect([answer.status, answer.errCode]).toEqual([400, 4]);
  }
  await driveTo(server, agent, quote, 'Additional Benefit Selected');
  await patch(server, agent, quote.quoteId, { discountPercent: 12.5 });
  // 259 500 × 12.5 % = 32 437.5, rounded up; 259 500 − 32 438 + 15 000.
  expect(await recordOf(server, agent, quote.quoteId)).toMatchObject({
    discountAmount: 32_438,
    duePremium: 242_062,
    discountGivenBy: 'agent',
  });
});

it('takes a discount of 0 to 30 percent from the agent and none from the customer [SHELL-050] [SHELL-051]', async () => {
  const { server } = world;
  const { agent, quote, customer } = await startedQuote(server);
  await driveTo(server, agent, quote, 'Plan Selected');
  const give = (who: Record<string, string>, discountPercent: number) =>
    patch(server, who, quote.quoteId, { discountPercent });
  for (const percent of [0, 0.25, 12.5, 29.99, 30]) expect((await give(agent, percent)).status).toBe(200);
  for (const percent of [-0.01, 30.01, 12.345]) {
    const answer = await give(agent, percent);
    expect([answer.status, answer.message]).toEqual([422, 'Enter only numbers between 0 to 30']);
  }
  expect((await give(customer, 5)).status).toBe(422);
  expect((await recordOf(server, agent, quote.quoteId)).discountPercent).toBe(30);
});

it('takes a promo code from the customer and none from the agent, in place of the discount [SHELL-051]', async () => {
  const { server } = world;
  const { agent, quote, customer } = await startedQuote(server);
  await driveTo(server, agent, quote, 'Plan Selected');
  await patch(server, agent, quote.quoteId, { discountPercent: 5 });
  const code = await newPromo(server, { percent: 20 });
  const { discount } = await succeed(server, customer, 'validatePromo', { body: { promoCode: code } });
  expect(discount).toBe(20);
  expect((await patch(server, agent, quote.quoteId, { promoCodeList: [{ promoCode: code }] })).status).toBe(
    422,
  );
  const saved = await patch(server, customer, quote.quoteId, {
    promoCodeList: [{ promoCode: code.toLowerCase(), discountPercent: 99 }],
  });
  expect(saved.errMsg.message).toBe('Quote Updated Successfully');
  expect(saved.errMsg.data).toMatchObject({
    stage: 'PromoCode Added',
    promoCodeList: [{ promoCode: code, discountPercent: 20 }],
    discountGivenBy: 'promo',
    discountAmount: 36_800,
  });
});

it('knows no promo code that is unknown, over, of another product or redeemed', async () => {
  const { server } = world;
  const { customer } = await startedQuote(server);
  const validate = (promoCode: string) => call(server, customer, 'validatePromo', { body: { promoCode } });
  const codes = [
    'NOSUCHCODE000000000',
    await newPromo(server, { valid_until: '2026-01-14' }),
    await newPromo(server, { valid_from: '2026-01-16' }),
    await newPromo(server, { product_id: 'home' }),
    'short',
  ];
  for (const code of codes) {
    const answer = await validate(code);
    expect([answer.status, answer.errCode, answer.message]).toEqual([422, 4, 'Invalid promo code']);
  }
  for (let guess = 0; guess < 5; guess += 1) await validate('NOSUCHCODE000000000');
  expect((await validate(await newPromo(server))).status).toBe(429);
});

it('redeems a promo code at the confirmation and gives it back when the quote changes', async () => {
  const { server } = world;
  const [first, second] = [await startedQuote(server), await startedQuote(server)];
  const code = await newPromo(server);
  for (const { agent, customer, quote } of [first, second]) {
    await driveTo(server, agent, quote, 'Quick Quote Created');
    await patch(server, customer, quote.quoteId, { promoCodeList: [{ promoCode: code }] });
    await patch(server, customer, quote.quoteId, customerBody(quote.phone));
  }
  const confirm = ({ customer, quote }: typeof first) =>
    call(server, customer, 'confirmQuote', { params: { quoteId: quote.quoteId }, body: consents });
  expect((await confirm(first)).status).toBe(200);
  const refused = await confirm(second);
  expect([refused.status, refused.message]).toEqual([422, 'Invalid promo code']);
  expect((await recordOf(server, second.agent, second.quote.quoteId)).stage).toBe(
    'Customer Information Updated',
  );
  await patch(server, first.agent, first.quote.quoteId, { additionalBenefits: [] });
  expect((await confirm(second)).status).toBe(200);
});

it('answers the quote code to the quick quote [TRV-065]', async () => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  await driveTo(server, agent, quote, 'Additional Benefit Selected');
  const { data } = await succeed(server, agent, 'quickQuote', { params: { quoteId: quote.quoteId } });
  expect(data.quote_Id).toBe(quote.code);
  expect(data.quote_Id).toMatch(/^Q\d+$/);
});

it('saves travellers as the trip has them and nobody under age without consent [TRV-076] [TRV-079]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers, { adultCount: 2, childCount: 1 });
  await driveTo(server, agent.headers, quote, 'Quick Quote Created');
  const { customer } = customerBody(quote.phone);
  const adult = { fullName: 'Rina Santoso', dob: '1992-03-04', passportNo: 'B7654321' };
  const child = { fullName: 'Dewi Santoso', dob: '2015-03-04', passportNo: '7654321', parentalConsent: true };
  const save = (facts: object) =>
    patch(server, agent.headers, quote.quoteId, {
      customer: { ...customer, adults: [adult], childs: [child], ...facts },
    });
  const refusals = [
    [{ adults: [] }, 'The travellers do not match the trip'],
    [{ childs: [{ ...child, dob: '2008-01-15' }] }, 'A child is under 18'],
    [
      { childs: [{ ...child, parentalConsent: false }] },
      'A parent or guardian must agree for a traveller under 18',
    ],
    [
      { adults: [{ ...adult, passportNo: 'AB12345' }] },
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

it('keeps the phone of the customer out of the reach of the customer', async () => {
  const { server } = world;
  const { agent, quote, customer } = await startedQuote(server);
  await driveTo(server, agent, quote, 'Quick Quote Created');
  expect((await patch(server, customer, quote.quoteId, customerBody(newPhone()))).status).toBe(422);
  expect((await patch(server, customer, quote.quoteId, { insuredMobile: newPhone() })).status).toBe(422);
  expect(
    (await patch(server, customer, quote.quoteId, customerBody(`0${quote.phone.slice(2)}`))).status,
  ).toBe(200);
});

it('confirms nothing without both consents, and writes every answer down', async () => {
  const { server } = world;
  const { agent, quote, customer } = await startedQuote(server);
  await driveTo(server, agent, quote, 'Customer Information Updated');
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
  const facts = { text_version: '2026-01', language: 'id', actor: 'customer' };
  expect(ledger).toEqual([
    { purpose: 'dataProcessing', granted: true, ...facts },
    { purpose: 'marketing', granted: false, ...facts },
    { purpose: 'terms', granted: true, ...facts },
  ]);
});

it('gives the same proposal for the same confirmation, and another after a change', async () => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  const first = await confirmed(server, agent, quote);
  const confirm = () =>
    succeed(server, agent, 'confirmQuote', { params: { quoteId: quote.quoteId }, body: consents });
  expect((await confirm()).data.proposalNo).toBe(first);
  await patch(server, agent, quote.quoteId, customerBody(quote.phone));
  expect((await confirm()).data.proposalNo).not.toBe(first);
});

it('confirms no journey that has begun [TRV-080]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers, {
    departureDate: '2026-01-15',
    arrivalDate: '2026-01-18',
  });
  await driveTo(server, agent.headers, quote, 'Customer Information Updated');
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
