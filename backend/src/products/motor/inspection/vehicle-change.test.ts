import { expect, it } from 'vitest';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import { call, succeed } from '#testing/caller.ts';
import { consents } from '#areas/quote/testing/journey.ts';
import { newStaff, newVisit, signIn } from '#testing/people.ts';
import {
  approvedQuote,
  avanza,
  customerOf,
  decide,
  documentsOf,
  filledAgain,
  newPicture,
  patchMotor,
  photograph,
  putPhoto,
  recordOf,
  submit,
  submittedQuote,
  useMotorServer,
  vehicleNo,
} from '../testing/inspected.ts';
import type { MotorQuote } from '../testing/inspected.ts';

const world = useMotorServer();

const confirm = ({ agent, quoteId }: MotorQuote) =>
  call(world.server, agent, 'confirmQuote', { params: { quoteId }, body: consents });

const change = ({ agent, quoteId, vehicle }: MotorQuote, fields: object) =>
  patchMotor(world.server, agent, quoteId, { vehicle: { ...vehicle, ...fields } });

const inspectionOf = async ({ agent, quoteId }: MotorQuote) =>
  (await recordOf(world.server, agent, quoteId)).inspection;

it.each([
  ['plate', { licensePlateNumber1: 'XYZ' }],
  ['chassis number', { chassisNo: vehicleNo() }],
  ['engine number', { engineNo: vehicleNo() }],
  ['model', { vehicleModel: 'Rush' }],
  ['brand', { actualVehicleBrand: 'Daihatsu', vehicleModel: 'Xenia' }],
  ['year', { actualManufactureYear: 2022 }],
])('asks for new photos after an approval when the %s changes (ruling R11)', async (_, fields) => {
  const { server } = world;
  const quote = await approvedQuote(server);
  expect((await change(quote, fields)).status).toBe(200);
  const record = await recordOf(server, quote.agent, quote.quoteId);
  expect([record.stage, record.inspection.status, record.inspection.round]).toEqual([
    'Lead Created',
    'wanted',
    1,
  ]);
  expect((await documentsOf(server, quote.agent, quote.quoteId)).photos).toEqual([]);
  expect((await confirm(quote)).status).toBe(422);
});

it('asks for new photos when the customer information names another chassis (ruling R11)', async () => {
  const { server } = world;
  const quote = await approvedQuote(server);
  const { agent, quoteId, phone } = quote;
  const { customer } = customerOf(phone);
  const other = { customer: { ...customer, chassisNo: vehicleNo() } };
  expect((await patchMotor(server, agent, quoteId, other)).status).toBe(200);
  const record = await recordOf(server, agent, quoteId);
  expect([record.stage, record.inspection.status, record.inspection.round]).toEqual([
    'Customer Information Updated',
    'wanted',
    1,
  ]);
  expect((await documentsOf(server, agent, quoteId)).photos).toEqual([]);
});

it('keeps an approval when plan, duration, discount or e-mail change (ruling R11)', async () => {
  const { server } = world;
  const quote = await approvedQuote(server);
  const { agent, quoteId, phone } = quote;
  const { customer } = customerOf(phone);
  expect(
    (await patchMotor(server, agent, quoteId, { customer: { ...customer, insuredEmail: 'b@payung.test' } }))
      .status,
  ).toBe(200);
  await filledAgain(server, quote);
  // No photos again: saving the customer leads straight to where the inspection is.
  expect((await recordOf(server, agent, quoteId)).stage).toBe('Q C Inspection Done');
  const body = { discountPercent: 5 };
  await succeed(server, agent, 'updateMotorOrder', { params: { quoteId }, body });
  expect((await inspectionOf(quote)).status).toBe('approved');
  await filledAgain(server, quote);
  expect((await confirm(quote)).status).toBe(200);
});

const withCustomer = (quote: MotorQuote, fields: object) =>
  patchMotor(world.server, quote.agent, quote.quoteId, {
    customer: { ...customerOf(quote.phone).customer, ...fields },
  });

it.each<readonly [string, (quote: MotorQuote) => Promise<{ readonly status: number }>, string]>([
  ['name', (quote) => withCustomer(quote, { insuredName: 'Quite Another' }), 'Qc Checked'],
  ['ID number', (quote) => withCustomer(quote, { insuredIdCard: '3174015705900002' }), 'Qc Checked'],
  ['sum insured', (quote) => change(quote, { sumInsured: 175_000_000 }), 'Lead Created'],
  ['accessories', (quote) => change(quote, { accessories: 5_000_000 }), 'Lead Created'],
])(
  'returns an approved set with the same photos to the reviewers when the %s changes',
  async (_what, changed, stage) => {
    const { server } = world;
    const quote = await approvedQuote(server);
    const { agent, quoteId } = quote;
    expect((await changed(quote)).status).toBe(200);
    const record = await recordOf(server, agent, quoteId);
    expect([record.stage, record.inspection.status, record.inspection.round]).toEqual([
      stage,
      'underReview',
      2,
    ]);
    expect((await confirm(quote)).status).toBe(422);
    const { photos } = await succeed(server, quote.staff, 'openReview', { params: { quoteId } });
    expect(photos).toHaveLength(8);
    expect((await decide(server, quote.staff, quoteId, { round: 1 })).status).toBe(409);
    expect((await decide(server, quote.staff, quoteId, { round: 2 })).status).toBe(200);
    expect((await inspectionOf(quote)).status).toBe('approved');
  },
);

it('refuses an approval of data that changed since the set was opened', async () => {
  const { server } = world;
  const quote = await submittedQuote(server);
  const { agent, quoteId } = quote;
  const staff = await newStaff(server);
  expect((await withCustomer(quote, { insuredName: 'Quite Another' })).status).toBe(200);
  const late = await decide(server, staff, quoteId, { round: 1 });
  expect([late.status, late.errMsg.message, late.errMsg.entered.insuredName]).toEqual([
    409,
    'The photos or the data of this quote have changed. Please look at them again.',
    'Quite Another',
  ]);
  expect((await recordOf(server, agent, quoteId)).inspection).toMatchObject({
    status: 'underReview',
    round: 2,
  });
  expect((await decide(server, staff, quoteId, { round: 2 })).status).toBe(200);
});

it('refuses to approve data that was changed outside of the events of a quote', async () => {
  const { server } = world;
  const { quoteId } = await submittedQuote(server);
  await server.services.db
    .updateTable('quotes')
    .set({ insured_name: 'Quite Another' })
    .where('id', '=', quoteId)
    .execute();
  expect((await decide(server, await newStaff(server), quoteId)).status).toBe(409);
});

it('stores only hashes of the reviewed data', async () => {
  const { server } = world;
  const { quoteId } = await approvedQuote(server);
  const rows = await server.services.db
    .selectFrom('motor_inspections' as never)
    .select('shown' as never)
    .where('quote_id' as never, '=', quoteId as never)
    .execute();
  const [{ shown }] = rows as unknown as [{ readonly shown: Readonly<Record<string, string>> }];
  expect(Object.keys(shown)).toContain('insuredName');
  expect(Object.values(shown).every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
});

it('withdraws a set under review when the vehicle changes, and refuses a late decision', async () => {
  const { server } = world;
  const quote = await submittedQuote(server);
  const { quoteId } = quote;
  const staff = await newStaff(server);
  await change(quote, { chassisNo: vehicleNo() });
  const late = await decide(server, staff, quoteId);
  expect([late.status, late.errMsg.message]).toEqual([
    409,
    'This quote was changed: this set of photos is no longer valid',
  ]);
  expect((await inspectionOf(quote)).status).toBe('wanted');
  const open = await succeed(server, staff, 'reviewQueue', { query: { search: quote.code } });
  expect(open.items).toEqual([]);
  // The photos of the next set are decided about under a number of their own.
  await filledAgain(server, quote);
  await photograph(server, quote);
  expect((await submit(server, quote)).errMsg.data.round).toBe(2);
  expect((await decide(server, staff, quoteId, { round: 1 })).status).toBe(409);
  expect((await decide(server, staff, quoteId, { round: 2 })).status).toBe(200);
});

it('stays under review when the customer is saved during the review', async () => {
  const { server } = world;
  const quote = await submittedQuote(server);
  await filledAgain(server, quote);
  const record = await recordOf(server, quote.agent, quote.quoteId);
  expect([record.stage, record.inspection.status]).toEqual(['Qc Checked', 'underReview']);
});

/** Days later, with sessions of that day. */
const later = async (quote: MotorQuote, days: number): Promise<MotorQuote> => {
  const { server } = world;
  server.clock.advance(days * 86_400);
  const { agent_id: id } = await server.services.db
    .selectFrom('quotes')
    .select('agent_id')
    .where('id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  return {
    ...quote,
    agent: await signIn(server, { id, phone: '6281200009999' }),
    customer: await newVisit(server, quote.quoteId, quote.phone),
  };
};

const inDays = (days: number): string =>
  todayInJakarta(new Date(world.server.clock.now().getTime() + days * 86_400_000));

it('requires a new quick quote when the price expires during the review, but no new photos (ruling R11)', async () => {
  const { server } = world;
  const submitted = await submittedQuote(server, avanza({ effectiveDate: inDays(10) }));
  const { quoteId } = submitted;
  await server.services.db
    .updateTable('quotes')
    .set({ start_date: inDays(10), valid_until: inDays(2) })
    .where('id', '=', quoteId)
    .execute();
  const quote = await later(submitted, 3);
  expect((await decide(server, await newStaff(server), quoteId)).status).toBe(200);
  const expired = await confirm(quote);
  expect([expired.status, expired.message]).toEqual([422, expect.stringMatching(/price/i)]);
  const query = { type: 'fourWheeler' };
  await succeed(server, quote.agent, 'motorQuickQuote', { params: { quoteId }, query });
  const record = await recordOf(server, quote.agent, quoteId);
  expect([record.stage, record.inspection.status]).toEqual(['Q C Inspection Done', 'approved']);
  expect((await confirm(quote)).status).toBe(200);

  // And so it does when a proposal expires: the quote goes back to its confirmation, not to its photos.
  await server.services.db
    .updateTable('quotes')
    .set({ valid_until: inDays(0) })
    .where('id', '=', quoteId)
    .execute();
  const again = await later(quote, 1);
  await succeed(server, again.agent, 'motorQuickQuote', { params: { quoteId }, query });
  expect((await recordOf(server, again.agent, quoteId)).stage).toBe('Q C Inspection Done');
});

it('refuses a start date after the approval has ended (ruling R73)', async () => {
  const { server } = world;
  const quote = await approvedQuote(server);
  const until = (await inspectionOf(quote)).approvedUntil as string;
  const refusal = [
    422,
    'Cover must begin while the approval of the photos is valid. Please choose an earlier day.',
  ];
  const late = await withCustomer(quote, { effectiveDate: inDays(15) });
  expect([late.status, late.message]).toEqual(refusal);
  expect((await withCustomer(quote, { effectiveDate: until })).status).toBe(200);
  // Chosen before the photos were approved.
  await server.services.db
    .updateTable('quotes')
    .set({ start_date: inDays(15) })
    .where('id', '=', quote.quoteId)
    .execute();
  const confirmed = await confirm(quote);
  expect([confirmed.status, confirmed.message]).toEqual(refusal);
});

it('accepts an approval for fourteen days, and requires all photos again afterwards (ruling R11)', async () => {
  const { server } = world;
  const early = await approvedQuote(server);
  const { agent, quoteId } = early;
  await server.services.db
    .updateTable('quotes')
    .set({ start_date: inDays(20), valid_until: inDays(20) })
    .where('id', '=', quoteId)
    .execute();
  expect((await inspectionOf(early)).approvedUntil).toBe(inDays(14));
  const onTime = await later(early, 14);
  expect((await inspectionOf(onTime)).status).toBe('approved');
  const quote = await later(onTime, 1);
  expect(await inspectionOf(quote)).toMatchObject({ status: 'expired', round: 1 });
  const refused = await confirm(quote);
  expect([refused.status, refused.message]).toEqual([
    422,
    'The photos of this vehicle were approved more than 14 days ago. Please take new ones.',
  ]);
  const put = await putPhoto(server, quote.customer, quoteId, { slot: 'front', bytes: await newPicture() });
  expect([put.status, put.data.status, put.data.photos.length]).toEqual([200, 'wanted', 1]);
  expect((await recordOf(server, quote.agent, quoteId)).stage).toBe('Customer Information Updated');
  await photograph(server, quote, [
    'rear',
    'left',
    'right',
    'dashboard',
    'chassis',
    'engine',
    'registration',
  ]);
  expect((await submit(server, quote)).errMsg.data).toMatchObject({ status: 'underReview', round: 2 });
  expect(agent).not.toEqual(quote.agent);
});
