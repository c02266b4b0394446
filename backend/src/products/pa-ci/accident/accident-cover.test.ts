import { describe, expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import type { Wire } from '#testing/caller.ts';
import { sendCard } from '../testing/cards.ts';
import {
  accidentAt,
  accidentRecord,
  formOf,
  patchInsured,
  patchQuote,
  sixAndFour,
  tenPeople,
  useAccidentServer,
} from '../testing/accident.ts';

const world = useAccidentServer();

const cover = (change: object = {}) => ({
  insuredName: 'Budi Santoso',
  numberOfParticipants: 4,
  requestLimitType: 'same',
  effectiveDate: '2026-02-10',
  months: 12,
  planCode: 'PABSC',
  leaveOut: [],
  ...change,
});

const peopleOf = (record: Wire) =>
  record.requestLimit.map(({ no, insuredName }: Record<string, unknown>) => [no, insuredName]);

/** Four people, of whom the first three are entered. */
const threeOfFour = async (server: AreaServer) => {
  const world4 = await accidentAt(server, 'Quick Quote Created');
  const record = await accidentRecord(server, world4.seat);
  for (const index of [0, 1, 2]) await patchInsured(server, world4.seat, formOf(record, index));
  return { ...world4, record: await accidentRecord(server, world4.seat) };
};

const idOf = (record: Wire, index: number): string => record.requestLimit[index]._id;

describe('fewer participants (ruling R27)', () => {
  it('remove placeholders automatically, from the end', async () => {
    const { server } = world;
    const { seat } = await threeOfFour(server);
    const { errMsg } = await patchQuote(server, seat, cover({ numberOfParticipants: 3 }));
    expect(peopleOf(errMsg.data)).toEqual([
      [1, 'Budi Santoso'],
      [2, 'Siti Rahayu'],
      [3, 'Agus Wijaya'],
    ]);
    expect(errMsg.data).toMatchObject({ stage: 'Plan Selected', numberOfParticipants: 3, premium: 225_000 });
  });

  it('require a choice of whom to leave out, and change nothing without it', async () => {
    const { server } = world;
    const { seat, record } = await threeOfFour(server);
    const asked = await patchQuote(server, seat, cover({ numberOfParticipants: 2 }));
    expect([asked.status, asked.message, JSON.parse(asked.text).field]).toEqual([
      422,
      'Choose whom to leave out: Siti Rahayu, Agus Wijaya',
      'leaveOut',
    ]);
    expect(await accidentRecord(server, seat)).toEqual(record);
    const leaveOut = [idOf(record, 1)];
    const { errMsg } = await patchQuote(server, seat, cover({ numberOfParticipants: 2, leaveOut }));
    expect(peopleOf(errMsg.data)).toEqual([
      [1, 'Budi Santoso'],
      [3, 'Agus Wijaya'],
    ]);
  });

  it.each([
    ['the first', [0]],
    ['too many', [1, 2]],
    ['the same twice', [1, 1]],
    ['a placeholder in place of somebody', [3]],
  ])('cannot leave out %s', async (_, places) => {
    const { server } = world;
    const { seat, record } = await threeOfFour(server);
    const leaveOut = places.map((place) => idOf(record, place));
    const answer = await patchQuote(server, seat, cover({ numberOfParticipants: 2, leaveOut }));
    expect(answer.status).toBe(422);
    expect(await accidentRecord(server, seat)).toEqual(record);
  });

  it('cannot leave out an insured of another quote, or anybody while the number fits', async () => {
    const { server } = world;
    const { seat, record } = await threeOfFour(server);
    const other = await threeOfFour(server);
    const foreign = [idOf(other.record, 1)];
    expect(
      (await patchQuote(server, seat, cover({ numberOfParticipants: 2, leaveOut: foreign }))).status,
    ).toBe(422);
    const own = [idOf(record, 1)];
    expect((await patchQuote(server, seat, cover({ leaveOut: own }))).status).toBe(422);
    expect(peopleOf(await accidentRecord(server, other.seat))).toHaveLength(4);
  });

  it('do not reuse the number of a removed insured, and delete the ID card', async () => {
    const { server } = world;
    const { seat, record } = await threeOfFour(server);
    const { key } = await sendCard(server, seat, 2);
    expect((await accidentRecord(server, seat)).requestLimit[1].ocrDetails.s3Url).toBe(key);
    const leaveOut = [idOf(record, 1)];
    await patchQuote(server, seat, cover({ numberOfParticipants: 2, leaveOut }));
    const { errMsg } = await patchQuote(server, seat, cover({ numberOfParticipants: 5 }));
    expect(peopleOf(errMsg.data)).toEqual([
      [1, 'Budi Santoso'],
      [3, 'Agus Wijaya'],
      [5, ''],
      [6, ''],
      [7, ''],
    ]);
    const images = await server.services.db
      .selectFrom('identity_images')
      .select('key')
      .where('subject_id', '=', seat.quoteId)
      .execute();
    expect(images).toEqual([]);
  });
});

const separate = (change: object = {}) => cover({ requestLimitType: 'separate', planCode: '', ...change });

describe('the kind of limit', () => {
  it('returns the quote to Lead Created until groups are chosen, and keeps groups that still fit', async () => {
    const { server } = world;
    const { seat } = await tenPeople(server);
    const ten = { numberOfParticipants: 10 };
    const same = await patchQuote(server, seat, separate({ ...ten, months: 6 }));
    expect(same.errMsg.data).toMatchObject({
      stage: 'Lead Created',
      planCode: '',
      duePremium: 0,
      ...sixAndFour,
    });
    const nine = await patchQuote(server, seat, separate({ numberOfParticipants: 9 }));
    expect(nine.errMsg.data).toMatchObject({ stage: 'Lead Created', separateRequestLimits: [] });
    const one = await patchQuote(server, seat, cover({ numberOfParticipants: 9, planCode: 'PAPRM' }));
    expect(one.errMsg.data).toMatchObject({
      stage: 'Plan Selected',
      planName: 'PA Prime',
      premium: 3_240_000,
      separateRequestLimits: [{ name: '', numberOfParticipants: 9, planCode: 'PAPRM' }],
    });
    const again = await patchQuote(server, seat, separate({ numberOfParticipants: 9 }));
    expect(again.errMsg.data).toMatchObject({ separateRequestLimits: [], planCode: '' });
  });

  it('voids quick quote and proposal when it changes', async () => {
    const { server } = world;
    const { seat } = await accidentAt(server, 'Full Quote Created');
    const { errMsg } = await patchQuote(server, seat, cover({ months: 1 }));
    expect(errMsg.data).toMatchObject({ stage: 'Plan Selected', premium: 48_000, expiryDate: '2026-03-10' });
    expect([errMsg.data.proposalNo, errMsg.data.quotedAt]).toEqual([undefined, undefined]);
  });
});

it('answers a change of an older version with a conflict that carries the current quote', async () => {
  const { server } = world;
  const { seat, customer } = await accidentAt(server, 'Plan Selected');
  const { version } = await accidentRecord(server, seat);
  await patchQuote(server, { ...seat, who: customer }, cover({ months: 6 }));
  const headers = { ...seat.who, 'if-match': `"${version}"` };
  const late = await patchQuote(server, { ...seat, who: headers }, cover({ months: 3 }));
  expect([late.status, late.errMsg.data[0].months]).toEqual([409, 6]);
});

it('renames the first insured when the policyholder is renamed', async () => {
  const { server } = world;
  const { seat } = await accidentAt(server, 'Plan Selected');
  const { errMsg } = await patchQuote(server, seat, cover({ insuredName: 'Budi  Hartono' }));
  expect(errMsg.data.insuredName).toBe('Budi Hartono');
  expect(errMsg.data.requestLimit[0]).toMatchObject({ insuredName: 'Budi Hartono', version: 1 });
});

it.each([
  ['two steps at once', { ...cover(), separateRequestLimits: [] }],
  ['a step that nobody knows', { discountPercent: 10 }],
  ['a promo code', { promoCodeList: [{ promoCode: 'X' }] }],
])('refuses %s as a wrong request [PA-030]', async (_, body) => {
  const { server } = world;
  const { seat } = await accidentAt(server, 'Plan Selected');
  expect((await patchQuote(server, seat, body)).status).toBe(400);
});

it('offers neither discount nor promo code (ruling R22)', async () => {
  const { server } = world;
  const { seat, customer } = await accidentAt(server, 'Quick Quote Created');
  const record = await accidentRecord(server, seat);
  expect([record.discountPercent, record.promoCode]).toEqual([0, undefined]);
  const body = { promoCode: 'NOSUCHCODE00', quoteId: seat.quoteId };
  expect((await call(server, customer, 'validatePromoCode', { body })).status).toBe(422);
});
