import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call, succeed } from '#testing/caller.ts';
import { lastInvoice, notify } from '#areas/quote/testing/journey.ts';
import { newAgent } from '#testing/people.ts';
import {
  accidentAt,
  accidentRecord,
  driveAccidentTo,
  newAccidentQuote,
  oneLimit,
  patchQuote,
  separateLimits,
  sixAndFour,
  tenPeople,
  useAccidentServer,
} from '../testing/accident.ts';

const world = useAccidentServer();

describe('a quote with one limit', () => {
  it('reaches Plan Selected in one call, with the price of everybody and placeholders [PA-011] [PA-025] [PA-028]', async () => {
    const { server } = world;
    const { headers: who } = await newAgent(server);
    const { quoteId, code } = await newAccidentQuote(server, who);
    const record = await accidentRecord(server, { who, quoteId });
    expect(record).toMatchObject({
      _id: quoteId,
      id: quoteId,
      quote_Id: code,
      product_Id: '61f0c1a5e4b0a70001a3d105',
      stage: 'Plan Selected',
      numberOfParticipants: 4,
      requestLimitType: 'same',
      separateRequestLimits: [{ name: '', numberOfParticipants: 4, planCode: 'PABSC' }],
      months: 12,
      planCode: 'PABSC',
      planName: 'PA Basic',
      effectiveDate: '2026-02-10',
      expiryDate: '2027-02-10',
      premium: 300_000,
      subtotal: 300_000,
      adminCost: 15_000,
      duePremium: 315_000,
      mailDomains: ['gmail.com', 'yahoo.co.id', 'example.com', '.go.id'],
    });
    expect(record.requestLimit).toHaveLength(4);
    expect(record.requestLimit[0]).toMatchObject({ insuredName: 'Budi Santoso', no: 1, version: 0 });
    expect(record.requestLimit[3]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      no: 4,
      version: 0,
      insuredName: '',
      insuredDob: '',
      insuredIdCard: '',
      insuredMobile: '',
      insuredEmail: '',
      address: '',
      beneficiaryName: '',
      beneficiaryRelation: '',
      relationDescription: '',
      beneficiaryOtherRelation: '',
      beneficiaryDateOfBirth: '',
      guardianName: '',
      guardianConsents: false,
      planCode: 'PABSC',
      planName: 'PA Basic',
      requestLimit: 50_000_000,
      premium: 75_000,
      isComplete: false,
    });
  });

  it('is created once when its form is sent twice, and refuses another form with the same request id', async () => {
    const { server } = world;
    const { headers: who } = await newAgent(server);
    const requestId = randomUUID();
    const body = { ...oneLimit, requestId };
    const first = await succeed(server, who, 'createPaQuote', { body });
    expect(await succeed(server, who, 'createPaQuote', { body })).toEqual(first);
    const { data } = first;
    expect((await accidentRecord(server, { who, quoteId: data.quoteId })).requestLimit).toHaveLength(4);
    const other = await call(server, who, 'createPaQuote', { body: { ...body, numberOfParticipants: 5 } });
    expect(other.status).toBe(422);
  });

  it.each([
    ['eleven participants', { numberOfParticipants: 11 }, 'At most 10 people can be insured in one quote'],
    ['nobody', { numberOfParticipants: 0 }, 'At least one person must be insured'],
    ['a name with a digit', { insuredName: 'Budi2' }, 'Only Alphabets are Allowed'],
    ['no name', { insuredName: ' ' }, 'Insured Name is required'],
    ['a plan that is not sold', { planCode: 'PAXXX' }, 'Please select a plan'],
    ['a first day that is over', { effectiveDate: '2025-12-31' }, /today or later/],
    ['a first day that is far away', { effectiveDate: '2026-07-15' }, /that far ahead/],
    ['a day that does not exist', { effectiveDate: '2026-02-31' }, /./],
  ])('refuses %s [PA-025]', async (_, change, message) => {
    const { server } = world;
    const { headers } = await newAgent(server);
    const body = { ...oneLimit, requestId: randomUUID(), ...change };
    const answer = await call(server, headers, 'createPaQuote', { body });
    expect(answer.status).toBe(422);
    expect(answer.message).toMatch(message);
  });

  it.each([
    ['a length of cover that is not sold', { months: 2 }],
    ['another kind of limit', { requestLimitType: 'none' }],
    ['a field that nobody knows', { premium: 1 }],
  ])('answers 400 to %s', async (_, change) => {
    const { server } = world;
    const { headers } = await newAgent(server);
    const body = { ...oneLimit, requestId: randomUUID(), ...change };
    expect((await call(server, headers, 'createPaQuote', { body })).status).toBe(400);
  });
});

const group = (change: object) => ({
  name: 'Family',
  numberOfParticipants: 10,
  planCode: 'PABSC',
  ...change,
});

describe('a quote with separate limits', () => {
  it('has a plan and a premium for each insured by its group [PA-032]', async () => {
    const { server } = world;
    const { headers: who } = await newAgent(server);
    const { quoteId } = await newAccidentQuote(server, who, separateLimits);
    const seat = { who, quoteId };
    expect(await accidentRecord(server, seat)).toMatchObject({
      stage: 'Lead Created',
      planCode: '',
      premium: 0,
      separateRequestLimits: [],
      duePremium: 0,
    });
    const { errMsg } = await patchQuote(server, seat, sixAndFour);
    expect(errMsg.data).toMatchObject({
      stage: 'Plan Selected',
      planCode: 'PAMIX',
      planName: 'PA Basic + PA Plus',
      premium: 1_050_000,
      duePremium: 1_065_000,
      ...sixAndFour,
    });
    const shown = errMsg.data.requestLimit.map(
      ({ no, planName, requestLimit, premium }: Record<string, unknown>) => [
        no,
        planName,
        requestLimit,
        premium,
      ],
    );
    expect(shown).toEqual([
      [1, 'PA Basic', 50_000_000, 75_000],
      [2, 'PA Basic', 50_000_000, 75_000],
      [3, 'PA Basic', 50_000_000, 75_000],
      [4, 'PA Basic', 50_000_000, 75_000],
      [5, 'PA Basic', 50_000_000, 75_000],
      [6, 'PA Basic', 50_000_000, 75_000],
      [7, 'PA Plus', 100_000_000, 150_000],
      [8, 'PA Plus', 100_000_000, 150_000],
      [9, 'PA Plus', 100_000_000, 150_000],
      [10, 'PA Plus', 100_000_000, 150_000],
    ]);
  });

  it.each([
    ['too few people', [group({ numberOfParticipants: 9 })], 'Some people are not in a group yet'],
    [
      'too many people',
      [group({}), group({ numberOfParticipants: 1 })],
      'The groups have more people than are insured',
    ],
    ['a group without a name', [group({ name: ' ' })], 'Please give the group a name'],
    [
      'a group without people',
      [group({}), group({ numberOfParticipants: 0 })],
      'At least one person must be insured',
    ],
    ['a plan that is not sold', [group({ planCode: '' })], 'Please select a plan'],
    ['no group', [], 'Some people are not in a group yet'],
  ])('refuses %s [PA-032]', async (_, separateRequestLimits, message) => {
    const { server } = world;
    const { headers: who } = await newAgent(server);
    const { quoteId } = await newAccidentQuote(server, who, separateLimits);
    const answer = await patchQuote(server, { who, quoteId }, { separateRequestLimits });
    expect([answer.status, answer.message]).toEqual([422, message]);
  });

  it('refuses groups where everybody has the same limit', async () => {
    const { server } = world;
    const { seat } = await accidentAt(server, 'Plan Selected');
    expect((await patchQuote(server, seat, sixAndFour)).status).toBe(422);
  });
});

it('answers plans and relations in the language that the call names [PA-008] [I18N-008]', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const relations = async (lang: string) =>
    (await succeed(server, headers, 'paBeneficiary', { query: { lang } })).data;
  expect(await relations('EN')).toEqual([
    { id: 'spouse', name: 'Husband or wife' },
    { id: 'child', name: 'Child' },
    { id: 'parent', name: 'Parent' },
    { id: 'sibling', name: 'Brother or sister' },
    { id: 'grandparent', name: 'Grandparent' },
    { id: 'grandchild', name: 'Grandchild' },
    { id: 'employer', name: 'Employer' },
    { id: 'other', name: 'Other' },
  ]);
  expect((await relations('ID')).at(0)).toEqual({ id: 'spouse', name: 'Suami atau istri' });
  expect((await call(server, headers, 'paBeneficiary', { query: { lang: 'BH' } })).status).toBe(400);
  const { data: plans } = await succeed(server, headers, 'accidentPlans', { query: { langId: 'EN' } });
  expect(plans).toEqual([
    {
      code: 'PABSC',
      name: 'PA Basic',
      limit: 50_000_000,
      premiums: { 1: 12_000, 3: 27_000, 6: 45_000, 12: 75_000 },
      benefits: [
        { text: 'Accidental death', amount: 50_000_000 },
        { text: 'Permanent disability, up to', amount: 50_000_000 },
        { text: 'Medical costs after an accident, up to', amount: 5_000_000 },
        { text: 'Funeral or cremation', amount: 1_000_000 },
      ],
    },
    expect.objectContaining({
      code: 'PAPLS',
      limit: 100_000_000,
      premiums: { 1: 24_000, 3: 54_000, 6: 90_000, 12: 150_000 },
    }),
    expect.objectContaining({
      code: 'PAPRM',
      limit: 250_000_000,
      premiums: { 1: 57_600, 3: 129_600, 6: 216_000, 12: 360_000 },
    }),
  ]);
});

it('reads the quote in EN or BH [I18N-009] [PA-028]', async () => {
  const { server } = world;
  const { seat } = await accidentAt(server, 'Customer Information Updated');
  const relation = async (langId: string) =>
    (await succeed(server, seat.who, 'getPaQuote', { params: { quoteId: seat.quoteId }, query: { langId } }))
      .data.requestLimit[0].relationDescription;
  expect([await relation('EN'), await relation('BH')]).toEqual(['Husband or wife', 'Suami atau istri']);
});

it('becomes a policy after quick quote, insureds, confirmation and payment', async () => {
  const { server } = world;
  const { agent, quote, seat } = await tenPeople(server);
  await driveAccidentTo(server, { who: agent, quote }, 'Full Quote Created');
  const { proposalNo, duePremium, stage } = await accidentRecord(server, seat);
  expect([stage, duePremium]).toEqual(['Full Quote Created', 1_065_000]);
  await succeed(server, agent, 'checkout', { query: { proposalNo } });
  const { invoiceNumber, amount } = lastInvoice(server);
  expect(amount).toBe(1_065_000);
  expect((await notify(server, invoiceNumber, amount)).statusCode).toBe(200);
  expect(await accidentRecord(server, seat)).toMatchObject({
    stage: 'Policy Generated',
    paymentStatus: 'Paid',
    policyNo: expect.stringMatching(/./),
  });
});
