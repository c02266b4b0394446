import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { patch, recordOf } from '#areas/quote/testing/journey.ts';
import { newAgent } from '#testing/people.ts';
import { printedLines } from '#core/documents/testing/read-pdf.ts';
import { travelModule } from './module.ts';
import { confirmed, driveTo, startedQuote, trip } from './testing/travel.ts';

const world = useAreaServer([travelModule]);

const create = (server: AreaServer, who: Record<string, string>, facts: object = {}) =>
  call(server, who, 'createTravelQuote', { body: { ...trip, requestId: randomUUID(), ...facts } });

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
    [{ adultCount: 0 }, 'A travel quote is for 1 or 2 adults'],
    [{ adultCount: 3 }, 'A travel quote is for 1 or 2 adults'],
    [{ insuredDob: '2008-01-16' }, 'The main insured must be 18 to 69 years old'],
    [{ insuredDob: '1956-01-15' }, 'The main insured must be 18 to 69 years old'],
    [{ travelCoverageArea: '5' }, 'Please choose a destination'],
    [{ travelDestination: 'JP' }, 'Please choose a destination'],
    [{ travelDestination: 'atlantis' }, 'Please choose a destination'],
  ] as const;
  for (const [facts, message] of cases) {
    const answer = await create(server, agent.headers, facts);
    expect([answer.status, answer.errCode, answer.message]).toEqual([422, 4, message]);
  }
  for (const insuredDob of ['2008-01-15', '1956-01-16']) {
    expect((await create(server, agent.headers, { insuredDob })).status).toBe(200);
  }
});

it('names the first wrong field in the spelling of the wire', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const fieldOf = async (facts: object) =>
    (JSON.parse((await create(server, agent.headers, facts)).text) as { field: string }).field;
  expect(await fieldOf({ travelCoverageArea: '5', adultCount: 3 })).toBe('travelCoverageArea');
  expect(await fieldOf({ insuredDob: '2008-01-16' })).toBe('insuredDob');
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
    orderLines: [
      { label: 'price.premium', amount: 184_000 },
      { label: 'price.addOn', values: { benefit: 'COVID-19 protection' }, amount: 75_500 },
    ],
    addOnTotal: 75_500,
    subtotal: 259_500,
    dueLines: [
      { label: 'price.premium', amount: 184_000 },
      { label: 'price.addOn', values: { benefit: 'COVID-19 protection' }, amount: 75_500 },
      { label: 'price.adminCost', amount: 15_000 },
    ],
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
    quotedAt: expect.stringMatching(/^2026-01-15T/),
    validUntil: '2026-02-10',
    agentName: 'Sari Wulandari',
    tripType: 2,
    travelCoverageArea: '1',
    travelCoverageAreaDesc: 'ASEAN',
    travelDestination: '',
    travelDestinationDesc: '',
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

it('keeps the destination by the name that people say, in both languages, and prints it', async () => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  const japan = { ...trip, travelCoverageArea: '2', travelDestination: 'JP' };
  expect((await patch(server, agent, quote.quoteId, { trip: japan })).status).toBe(200);
  for (const [language, name, line] of [
    ['id', 'Jepang', 'Tujuan | Jepang (Asia Pasifik)'],
    ['en', 'Japan', 'Destination | Japan (Asia Pacific)'],
  ] as const) {
    const headers = { 'accept-language': language };
    const query = { quoteId: quote.quoteId };
    const { data } = await succeed(server, agent, 'getQuote', { query: { id: quote.quoteId }, headers });
    expect(data[0]).toMatchObject({ travelDestination: 'JP', travelDestinationDesc: name });
    await patch(server, agent, quote.quoteId, { planCode: 'TRVGLD' });
    await succeed(server, agent, 'eQuotation', { query, headers });
    expect(await printedLines(server.printed.at(-1))).toContain(line);
    const progress = await succeed(server, agent, 'shareProgress', { params: query, headers });
    expect(progress.about).toBe(language === 'id' ? 'ke Jepang' : 'to Japan');
  }
});

it('accepts exactly the logkeys of the specification [API-007]', async () => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  const read = (logkey: string) => call(server, agent, 'getQuote', { query: { id: quote.quoteId, logkey } });
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
  const gold = english.data[0].Plans.find((plan: { PlanName: string }) => plan.PlanName === 'Gold');
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

it('computes every amount itself, and refuses amounts sent by a client', async () => {
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
  await driveTo(server, { agent, quote }, 'Additional Benefit Selected');
  await patch(server, agent, quote.quoteId, { discountPercent: 12.5 });
  // 259 500 × 12.5 % = 32 437.5, rounded up; 259 500 − 32 438 + 15 000.
  expect(await recordOf(server, agent, quote.quoteId)).toMatchObject({
    discountAmount: 32_438,
    duePremium: 242_062,
    discountGivenBy: 'agent',
  });
});

it('answers the quote code to the quick quote [TRV-065]', async () => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  await driveTo(server, { agent, quote }, 'Additional Benefit Selected');
  const { data } = await succeed(server, agent, 'quickQuote', { params: { quoteId: quote.quoteId } });
  expect(data.quote_Id).toBe(quote.code);
  expect(data.quote_Id).toMatch(/^Q\d+$/);
});

it('refuses a benefit that is not offered for the trip, also together with one that is', async () => {
  const { server } = world;
  const { agent, quote } = await startedQuote(server);
  await driveTo(server, { agent, quote }, 'Plan Selected');
  await patch(server, agent, quote.quoteId, { covid: false });
  const wanted = { additionalBenefits: [{ BenefitCode: 'AC000CV01' }, { BenefitCode: 'AC000FY01' }] };
  const answer = await patch(server, agent, quote.quoteId, wanted);
  expect([answer.status, answer.message]).toEqual([422, 'This benefit is not available for this trip']);
  expect((await recordOf(server, agent, quote.quoteId)).additionalBenefits).toEqual([]);
});
