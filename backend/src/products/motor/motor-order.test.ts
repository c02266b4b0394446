import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';
import { newPromo } from '#areas/quote/testing/journey.ts';
import {
  addOns,
  beat,
  driveMotorTo,
  motorPromo,
  motorRecord,
  newMotorQuote,
  patchOrder,
  useMotorServer,
} from './testing/motor.ts';

const world = useMotorServer();

const withPlan = async (server: AreaServer, facts: object = {}) => {
  const { headers: agent } = await newAgent(server);
  const quote = await newMotorQuote(server, agent, facts);
  const kind = facts === beat ? 'motorcycle' : 'car';
  await driveMotorTo(server, { who: agent, quote, kind }, 'Plan Selected');
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  return { agent, customer, quoteId: quote.quoteId };
};

it('takes a discount of 0 to 25 percent from the agent and none from the customer [MOT-037] [SHELL-050]', async () => {
  const { server } = world;
  const { agent, customer, quoteId } = await withPlan(server);
  const give = (who: Credentials, discountPercent: number) =>
    patchOrder(server, { who, quoteId }, { discountPercent });
  for (const percent of [0, 0.5, 12.5, 24.99, 25]) expect((await give(agent, percent)).status).toBe(200);
  for (const [percent, message] of [
    [-0.5, 'Discount Should Start from 0'],
    [25.5, 'Enter only numbers between 0 to 25'],
    [30, 'Enter only numbers between 0 to 25'],
    [30.5, 'Discount Should be between 0 to 30'],
    [12.555, 'Enter only numbers between 0 to 25'],
  ] as const) {
    const answer = await give(agent, percent);
    expect([percent, answer.status, answer.message]).toEqual([percent, 422, message]);
  }
  expect((await give(customer, 5)).status).toBe(422);
  expect((await motorRecord(server, agent, quoteId)).discountPercent).toBe(25);
});

it('validates a promo code of eighteen characters by the common call [MOT-047] [MOT-048]', async () => {
  const { server } = world;
  const { customer, quoteId } = await withPlan(server);
  const promoCode = await motorPromo(server, { percent: 12.5 });
  expect(promoCode).toHaveLength(18);
  expect(await succeed(server, customer, 'validatePromoCode', { body: { promoCode } })).toMatchObject({
    discount: 12.5,
  });
  for (const bad of ['SHORT', `${promoCode}1`, await newPromo(server), promoCode.replace(/.$/, 'X')]) {
    const answer = await patchOrder(
      server,
      { who: customer, quoteId },
      { promoCodeList: [{ promoCode: bad }] },
    );
    expect([answer.status, answer.message]).toEqual([422, 'Enter a valid promo code']);
  }
});

it('saves a promo code by the motor call with the percent of the server, and removes it [MOT-052]', async () => {
  const { server } = world;
  const { customer, quoteId } = await withPlan(server);
  const promoCode = await motorPromo(server, { percent: 10 });
  const save = (code: string) =>
    patchOrder(
      server,
      { who: customer, quoteId },
      { promoCodeList: [{ promoCode: code, discountPercent: 99 }] },
    );
  expect((await save(promoCode)).errMsg.data).toMatchObject({
    stage: 'PromoCode Added',
    discountAmount: 419_900,
    promoCodeList: [{ promoCode, discountPercent: 10 }],
  });
  expect((await save('')).errMsg.data).toMatchObject({ discountAmount: 0, promoCodeList: [] });
});

it('saves add-ons by their codes, and recomputes the subtotal [MOT-027] [MOT-028]', async () => {
  const { server } = world;
  const { agent: who, quoteId } = await withPlan(server);
  const { errMsg } = await patchOrder(server, { who, quoteId }, addOns('FLOOD', 'EQ', 'TPL050', 'PADRV'));
  // Another spelling than that of the plan (ruling K21).
  expect(errMsg.message).toBe('Quote updated SuccessFully');
  expect(errMsg.data).toMatchObject({
    stage: 'Additional Benefit Selected',
    additionalBenefits: [
      { BenefitCode: 'FLOOD', BenefitDesc: 'Flood and windstorm', Premium: 170_000 },
      { BenefitCode: 'EQ', BenefitDesc: 'Earthquake and tsunami', Premium: 170_000 },
      { BenefitCode: 'TPL050', BenefitDesc: 'Third-party liability Rp 50 million', Premium: 375_000 },
      { BenefitCode: 'PADRV', BenefitDesc: 'Personal accident of the driver', Premium: 50_000 },
    ],
    addOnTotal: 765_000,
    subtotal: 4_964_000,
  });
  const preview = await succeed(server, who, 'previewPrice', {
    params: { quoteId },
    query: { benefits: 'FLOOD,TPL010' },
  });
  expect(preview).toMatchObject({ addOnTotal: 270_000, subtotal: 4_469_000 });
  const emptied = await patchOrder(server, { who, quoteId }, addOns());
  expect(emptied.errMsg.data).toMatchObject({ additionalBenefits: [], subtotal: 4_199_000 });
});

it('saves add-ons by the common call, too [MOT-028]', async () => {
  const { server } = world;
  const { agent, quoteId } = await withPlan(server);
  const body = addOns('TPL025');
  const saved = await succeed(server, agent, 'updateQuote', { params: { quoteId }, body });
  expect(saved.data).toMatchObject({ product_Id: '61f0c1a5e4b0a70001a3d102', subtotal: 4_449_000 });
});

it('refuses two third-party options at once [MOT-024]', async () => {
  const { server } = world;
  const { agent: who, quoteId } = await withPlan(server);
  const answer = await patchOrder(server, { who, quoteId }, addOns('TPL010', 'TPL025'));
  expect([answer.status, answer.message]).toEqual([
    422,
    'Please choose one third-party liability option at most',
  ]);
});

it.each([
  ['a code that nobody sells', {}, 'WIND'],
  ['the workshop with total loss only', { coverageOption: 2 }, 'AU01'],
  ['any add-on for a motorcycle (ruling K30)', beat, 'FLOOD'],
])('refuses %s', async (_, facts, code) => {
  const { server } = world;
  const { agent: who, quoteId } = await withPlan(server, facts);
  const answer = await patchOrder(server, { who, quoteId }, addOns(code));
  expect([answer.status, answer.message]).toEqual([422, 'This add-on is not available']);
});

it('makes the quick quote with the motor call and the type of the vehicle only [MOT-053]', async () => {
  const { server } = world;
  const { agent, quoteId } = await withPlan(server);
  const params = { quoteId };
  const quoted = await succeed(server, agent, 'motorQuickQuote', { params, query: { type: 'fourWheeler' } });
  expect(quoted.data.quote_Id).toMatch(/^Q/);
  expect(
    (await call(server, agent, 'motorQuickQuote', { params, query: { type: 'twoWheeler' } })).status,
  ).toBe(404);
  expect((await call(server, agent, 'motorQuickQuote', { params, query: { type: 'bus' } })).status).toBe(400);
});

it('answers 404 to quotes of other products and of the other kind of vehicle', async () => {
  const { server } = world;
  const { headers: who } = await newAgent(server);
  const { quoteId } = await newQuote(server, who);
  const params = { quoteId };
  const query = { productCode: 'PC0214', LangId: 'EN', duration: '1' };
  for (const [name, parts] of [
    ['motorPlans', { params, query }],
    ['motorBenefits', { params, query: { LangId: 'EN' } }],
    ['updateMotorOrder', { params, body: addOns() }],
    ['motorQuickQuote', { params, query: { type: 'fourWheeler' } }],
    ['generateMotorLink', { query: { type: 'lead', quoteId } }],
  ] as const) {
    expect([name, (await call(server, who, name, parts)).status]).toEqual([name, 404]);
  }
  const motorcycle = await newMotorQuote(server, who, beat);
  const wrongCode = await call(server, who, 'motorPlans', { params: { quoteId: motorcycle.quoteId }, query });
  expect(wrongCode.status).toBe(404);
});

it('answers in the language of LangId [I18N-010]', async () => {
  const { server } = world;
  const { agent, quoteId } = await withPlan(server);
  const names = async (LangId: string) => {
    const { data } = await succeed(server, agent, 'motorPlans', {
      params: { quoteId },
      query: { productCode: 'PC0214', LangId, duration: '1' },
      headers: { 'accept-language': 'fr' },
    });
    return data[0].Plans[0].MainBenefits.map(({ BenefitDesc }: { BenefitDesc: string }) => BenefitDesc);
  };
  expect((await names('EN')).slice(0, 3)).toEqual([
    'Collision, overturning, scratches',
    'Total loss',
    'Theft',
  ]);
  expect((await names('BH')).slice(0, 3)).toEqual([
    'Tabrakan, terbalik, baret',
    'Kerugian total',
    'Pencurian',
  ]);
});
