import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { consents } from '#areas/quote/testing/journey.ts';
import { newAgent } from '#testing/people.ts';
import {
  addOns,
  approveInspection,
  avanza,
  beat,
  driveMotorTo,
  motorCustomer,
  motorRecord,
  newMotorQuote,
  patchMotor,
  patchOrder,
  quickQuote,
  standardPlan,
  useMotorServer,
} from './testing/motor.ts';

const world = useMotorServer();

const plan = (duration: number, facts: object = {}) => ({
  ...standardPlan,
  duration,
  isEligibleForMultiyear: true,
  ...facts,
});

const quoteOf = async (server: AreaServer, facts: object = {}) => {
  const { headers: who } = await newAgent(server);
  const { quoteId, phone } = await newMotorQuote(server, who, facts);
  return { who, quoteId, phone };
};

const plansFor = async (
  server: AreaServer,
  who: Credentials,
  ...[quoteId, duration]: readonly [string, string]
) =>
  (
    await succeed(server, who, 'motorPlans', {
      params: { quoteId },
      query: { productCode: 'PC0214', LangId: 'EN', duration },
    })
  ).data[0].Plans;

it('offers every plan for 1 to 5 years, each year at its own sum, sorted by premium [MOT-004] [MOT-012] [MOT-014]', async () => {
  const { server } = world;
  const { who, quoteId } = await quoteOf(server);
  const plans = await plansFor(server, who, quoteId, '5');
  // 170, 153, 136 million at 2.47%; 119 and 110.5 million at 3.26%; six years old in year 4, seven in year 5.
  expect(plans.map((each: { PlanCode: string; Premium: number }) => [each.PlanCode, each.Premium])).toEqual([
    ['MTSTD', 4_199_000 + 3_779_100 + 3_359_200 + 4_073_370 + 3_962_530],
    ['MTPRM', 4_624_000 + 4_161_600 + 3_699_200 + 4_485_705 + 4_363_645],
  ]);
  expect(plans[0]).toMatchObject({
    SumInsured: 170_000_000,
    SumInsuredPerYear: {
      FirstYear: 170_000_000,
      SecondYear: 153_000_000,
      ThirdYear: 136_000_000,
      FourthYear: 119_000_000,
      FifthYear: 110_500_000,
    },
  });
});

it('sells three years with the workshop, with the first year of the workshop free [MOT-026] [MOT-029] [MOT-071]', async () => {
  const { server } = world;
  const { who, quoteId } = await quoteOf(server);
  await patchMotor(server, { who, quoteId }, plan(3));
  const { errMsg } = await patchOrder(server, { who, quoteId }, addOns('AU01'));
  expect(errMsg.data).toMatchObject({
    duration: 3,
    expiryDate: '2029-02-10',
    premium: 11_337_300,
    workshopAllowance: 425_000,
    planDetails: { FirstYear: 170_000_000, SecondYear: 153_000_000, ThirdYear: 136_000_000 },
    orderLines: [
      { label: 'price.premium', amount: 11_337_300 },
      { label: 'price.addOn', values: { benefit: 'Authorised workshop' }, amount: 1_147_500 },
      {
        label: 'price.allowance',
        values: { text: 'Authorised workshop, first year free with two or more years' },
        amount: -425_000,
      },
    ],
    addOnTotal: 722_500,
    subtotal: 12_059_800,
    duePremium: 12_074_800,
  });
  const given = await patchOrder(server, { who, quoteId }, { discountPercent: 10 });
  expect(given.errMsg.data).toMatchObject({ discountAmount: 1_205_980, subtotal: 10_853_820 });
  const indonesian = await call(server, who, 'getQuote', {
    query: { id: quoteId },
    headers: { 'accept-language': 'id' },
  });
  expect(indonesian.errMsg.data[0].orderLines[2].values.text).toBe(
    'Bengkel resmi, tahun pertama gratis untuk dua tahun atau lebih',
  );
});

it('gives no free year of the workshop with one year of cover [MOT-007]', async () => {
  const { server } = world;
  const { who, quoteId } = await quoteOf(server);
  await patchMotor(server, { who, quoteId }, plan(1));
  const { errMsg } = await patchOrder(server, { who, quoteId }, addOns('AU01'));
  expect(errMsg.data).toMatchObject({ duration: 1, workshopAllowance: 0, subtotal: 4_199_000 + 425_000 });
});

it('offers the add-ons of the chosen years [MOT-015] [MOT-023]', async () => {
  const { server } = world;
  const { who, quoteId } = await quoteOf(server);
  await patchMotor(server, { who, quoteId }, plan(2));
  await patchOrder(server, { who, quoteId }, addOns('TPL025'));
  const { data } = await succeed(server, who, 'motorBenefits', {
    params: { quoteId },
    query: { LangId: 'BH' },
  });
  const offered: readonly { readonly BenefitCode: string }[] = data[0].Plans[0].AdditionalBenefits;
  expect(offered.find(({ BenefitCode }) => BenefitCode === 'AU01')).toMatchObject({
    BenefitType: 'C',
    BenefitDesc: 'Bengkel resmi',
    Premium: 382_500,
    PremiumWithoutDiscount: 807_500,
    PremiumPerYear: 191_250,
    FirstYrPremium: 425_000,
    SecondYrPremium: 382_500,
    FirstYearDiscount: 425_000,
    isSelected: false,
  });
  expect(offered.find(({ BenefitCode }) => BenefitCode === 'TPL025')).toMatchObject({
    Premium: 500_000,
    isSelected: true,
  });
  for (const benefit of offered) {
    expect((benefit as unknown as { signedUrl: string }).signedUrl).toMatch(/^data:image\/svg\+xml,/);
  }
});

it.each([
  ['a motorcycle', beat],
  ['total loss only', { coverageOption: 2 }],
  ['a car that is eleven in its fifth year', { actualManufactureYear: 2019 }],
  [
    'a European car of two years',
    { actualVehicleBrand: 'BMW', vehicleModel: 'X1', actualManufactureYear: 2024 },
  ],
])(
  'refuses several years for %s, also when the client sends them (ruling R14) [MOT-007]',
  async (_, facts) => {
    const { server } = world;
    const { who, quoteId } = await quoteOf(server, facts);
    const answer = await patchMotor(server, { who, quoteId }, plan(2));
    expect([answer.status, answer.message]).toEqual([422, 'This vehicle is insured for one year at a time']);
    // The word of a client alone changes nothing.
    expect((await patchMotor(server, { who, quoteId }, plan(1))).errMsg.data).toMatchObject({
      duration: 1,
      isEligibleForMultiyear: false,
    });
  },
);

it('offers one year where several are not sold, also when the query asks for three [MOT-007]', async () => {
  const { server } = world;
  const { who, quoteId } = await quoteOf(server, { actualManufactureYear: 2019 });
  const [plan3] = await plansFor(server, who, quoteId, '3');
  expect(plan3).toMatchObject({ Premium: 4_618_900, SumInsuredPerYear: { FirstYear: 170_000_000 } });
  expect(Object.keys(plan3.SumInsuredPerYear)).toEqual(['FirstYear']);
});

it.each([0, 6, 7, 1.5, '3'])('refuses %s years of cover', async (duration) => {
  const { server } = world;
  const { who, quoteId } = await quoteOf(server);
  expect((await patchMotor(server, { who, quoteId }, plan(duration as number))).status).toBe(400);
});

it('ignores a premium sent by a client', async () => {
  const { server } = world;
  const { who, quoteId } = await quoteOf(server);
  const planDetails = { FirstYear: 1 };
  const { errMsg } = await patchMotor(server, { who, quoteId }, plan(1, { premium: 1, planDetails }));
  expect(errMsg.data).toMatchObject({ premium: 4_199_000, planDetails: { FirstYear: 170_000_000 } });
});

it('refuses a plan that is not sold', async () => {
  const { server } = world;
  const { who, quoteId } = await quoteOf(server);
  const answer = await patchMotor(server, { who, quoteId }, plan(1, { planCode: 'GOLD' }));
  expect([answer.status, answer.message]).toEqual([422, 'This plan is not available']);
});

const rowOf = (server: AreaServer, quoteId: string) =>
  server.services.db
    .selectFrom('quotes')
    .select(['start_date', 'end_date', 'valid_until', 'policy_no'])
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();

it('issues a policy for three years, also when the start date has moved', async () => {
  const { server } = world;
  const { who, quoteId, phone } = await quoteOf(server);
  const seat = { who, quoteId };
  await patchMotor(server, seat, plan(3));
  await patchOrder(server, seat, addOns('FLOOD'));
  await quickQuote(server, seat);
  const filled = await patchMotor(server, seat, motorCustomer(phone, { effectiveDate: '2026-01-28' }));
  expect(filled.errMsg.data).toMatchObject({
    duration: 3,
    effectiveDate: '2026-01-28',
    expiryDate: '2029-01-28',
    planDetails: { FirstYear: 170_000_000, SecondYear: 153_000_000, ThirdYear: 136_000_000 },
  });
  await approveInspection(server, quoteId);
  const { data } = await succeed(server, who, 'confirmQuote', { params: { quoteId }, body: consents });
  await succeed(server, who, 'payLater', { query: { proposalNo: data.proposalNo } });
  expect(await rowOf(server, quoteId)).toEqual({
    start_date: '2026-01-28',
    end_date: '2029-01-28',
    valid_until: '2026-01-28',
    policy_no: expect.stringMatching(/^PO/),
  });
});

it('extends the validity of the price when the start date moves, at most until cover begins', async () => {
  const { server } = world;
  const { who, quoteId, phone } = await quoteOf(server, { effectiveDate: '2026-01-20' });
  await driveMotorTo(server, { who, quote: { quoteId, phone } }, 'Quick Quote Created');
  const until = async () => (await rowOf(server, quoteId)).valid_until;
  const before = await until();
  await patchMotor(server, { who, quoteId }, motorCustomer(phone, { effectiveDate: '2026-02-10' }));
  const after = await until();
  await patchMotor(server, { who, quoteId }, motorCustomer(phone, { effectiveDate: '2026-01-25' }));
  expect([before, after, await until()]).toEqual(['2026-01-20', '2026-02-10', '2026-01-25']);
});

it('keeps the address of the customer when the vehicle changes', async () => {
  const { server } = world;
  const { who, quoteId, phone } = await quoteOf(server);
  await driveMotorTo(server, { who, quote: { quoteId, phone } }, 'Customer Information Updated');
  const { insuredAddress } = await motorRecord(server, who, quoteId);
  expect(insuredAddress).toMatchObject({
    address: 'Jalan Dago 12',
    subDistrict: 'Dago',
    postalCode: '40135',
  });
  const vehicle = { ...avanza, sumInsured: 175_000_000 };
  expect((await patchMotor(server, { who, quoteId }, { vehicle })).status).toBe(200);
  expect((await motorRecord(server, who, quoteId)).insuredAddress).toEqual(insuredAddress);
});
