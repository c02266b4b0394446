import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { sendFile } from '#testing/form.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import {
  accidentAt,
  accidentRecord,
  formOf,
  patchInsured,
  patchQuote,
  tenPeople,
  useAccidentServer,
} from '#products/pa-ci/testing/accident.ts';
import type { Seat } from '#products/pa-ci/testing/accident.ts';
import { sendCard } from '#products/pa-ci/testing/cards.ts';

const world = useAccidentServer();

/** Checks the card of that insured, which says that number. */
const scan = async (server: AreaServer, { who, quoteId }: Seat, [insuredNo, idNumber]: [string, string]) => {
  const query: Record<string, string> = insuredNo === '' ? {} : { insuredNo };
  const { transactionId } = await succeed(server, who, 'productToken', { params: { quoteId }, query });
  server.identitySandbox.choose(transactionId, { idNumber });
  const { details } = await succeed(server, who, 'ocrDetails', { query: { transactionId } });
  return details.ocrDetails;
};

const cardsOf = async (server: AreaServer, seat: Seat) =>
  (await accidentRecord(server, seat)).requestLimit.map(
    ({ ocrDetails }: { ocrDetails?: { idNumber: string } }) => ocrDetails?.idNumber,
  );

it('stores one ID card for each insured [PA-007] [PA-027]', async () => {
  const { server } = world;
  const { seat } = await tenPeople(server);
  const none = Array.from({ length: 10 }, (): string | undefined => undefined);
  const first = await scan(server, seat, ['', '3273010101900001']);
  const seventh = await scan(server, seat, ['7', '3273010101900007']);
  expect(await cardsOf(server, seat)).toEqual(none.with(0, '3273010101900001').with(6, '3273010101900007'));
  const record = await accidentRecord(server, seat);
  expect([record.requestLimit[0].ocrDetails, record.requestLimit[6].ocrDetails]).toEqual([first, seventh]);
  const again = await scan(server, seat, ['7', '3273010101900077']);
  expect(await cardsOf(server, seat)).toEqual(none.with(0, '3273010101900001').with(6, '3273010101900077'));
  const show = (key: string) => call(server, seat.who, 'identityImage', { query: { key } });
  const statuses = [];
  for (const { s3Url } of [first, seventh, again]) statuses.push((await show(s3Url)).status);
  expect(statuses).toEqual([200, 404, 200]);
});

it('shows a picture only to the agent and customer of its quote [PA-031]', async () => {
  const { server } = world;
  const { seat, customer } = await tenPeople(server);
  const other = await accidentAt(server, 'Plan Selected');
  const { key } = await sendCard(server, seat, 7);
  expect((await accidentRecord(server, seat)).requestLimit[6].ocrDetails).toEqual({
    idNumber: '',
    idType: '',
    s3Url: key,
  });
  const show = (who: Seat['who']) => call(server, who, 'identityImage', { query: { key } });
  const image = await show(seat.who);
  expect((await sharp(image.bytes).metadata()).format).toBe('jpeg');
  expect((await show(customer)).status).toBe(200);
  for (const who of [other.agent, other.customer]) expect((await show(who)).status).toBe(404);
});

it.each(['0', '11', '-1', '1.5', 'x', '', '1000'])('answers 404 to insured number %j', async (insuredNo) => {
  const { server } = world;
  const { seat } = await tenPeople(server);
  const expected = insuredNo === '11' ? 404 : 400;
  expect((await sendCard(server, seat, insuredNo)).status).toBe(expected);
  const params = { quoteId: seat.quoteId };
  expect((await call(server, seat.who, 'productToken', { params, query: { insuredNo } })).status).toBe(
    expected,
  );
});

it('refuses a second insured for a product that insures one person', async () => {
  const { server } = world;
  const { headers: who } = await newAgent(server);
  const { quoteId } = await newQuote(server, who);
  expect((await sendCard(server, { who, quoteId }, 2)).status).toBe(404);
  expect((await sendCard(server, { who, quoteId }, 1)).status).toBe(200);
});

it('refuses a card for an insured of another quote', async () => {
  const { server } = world;
  const { seat } = await tenPeople(server);
  const other = await accidentAt(server, 'Plan Selected');
  for (const who of [other.agent, other.customer]) {
    expect((await sendCard(server, { ...seat, who }, 7)).status).toBe(404);
  }
  expect(await cardsOf(server, seat)).toEqual(Array.from({ length: 10 }, () => undefined));
});

it('discards a card whose insured was left out while it was read', async () => {
  const { server } = world;
  const { seat } = await tenPeople(server);
  const params = { quoteId: seat.quoteId };
  const { transactionId } = await succeed(server, seat.who, 'productToken', {
    params,
    query: { insuredNo: '10' },
  });
  const cover = {
    insuredName: 'Budi Santoso',
    numberOfParticipants: 9,
    requestLimitType: 'same',
    effectiveDate: '2026-02-10',
    months: 12,
    planCode: 'PABSC',
    leaveOut: [],
  };
  expect((await patchQuote(server, seat, cover)).status).toBe(200);
  server.identitySandbox.choose(transactionId, { idNumber: '3273010101900010' });
  const { details } = await succeed(server, seat.who, 'ocrDetails', { query: { transactionId } });
  expect(details.ocrDetails).toBeUndefined();
  const images = await server.services.db
    .selectFrom('identity_images')
    .select('key')
    .where('subject_id', '=', seat.quoteId)
    .execute();
  expect(images).toEqual([]);
});

it('limits tries per insured, so that ten cards can be read on one day', async () => {
  const { server } = world;
  const { seat } = await tenPeople(server);
  for (let times = 0; times < 20; times += 1) {
    expect((await sendCard(server, seat, 7)).status).toBe(200);
  }
  expect((await sendCard(server, seat, 7)).status).toBe(429);
  expect((await sendCard(server, seat, 8)).status).toBe(200);
});

const twoMegabytes = 2 * 1024 * 1024;
const noise = async (format: 'png' | 'jpeg') => {
  const image = sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  return format === 'png' ? image.png().toBuffer() : image.jpeg({ quality: 90 }).toBuffer();
};

it.each([
  ['a PNG above 2 MB', async () => noise('png'), 400],
  ['a JPG below 2 MB', async () => noise('jpeg'), 200],
  ['a PDF', async () => Promise.resolve(Buffer.from('%PDF-1.7')), 400],
  [
    'a GIF',
    async () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .gif()
        .toBuffer(),
    400,
  ],
] as const)('accepts or refuses %s by type and size [PA-026]', async (title, make, status) => {
  const { server } = world;
  const { seat } = await tenPeople(server);
  const bytes = await make();
  expect(bytes.length > twoMegabytes).toBe(title.includes('above'));
  const file = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
  expect((await sendFile(server, seat.who, seat.quoteId, file, { insuredNo: 3 })).status).toBe(status);
});

it('deletes the card when another person takes the place, and keeps it when a name is corrected', async () => {
  const { server } = world;
  const { seat } = await tenPeople(server);
  await scan(server, seat, ['3', '3273010101900003']);
  const save = async (facts: object) =>
    (await patchInsured(server, seat, formOf(await accidentRecord(server, seat), 2, facts))).status;
  expect(await save({ insuredName: 'Citra Lestari', insuredDob: '1990-05-05' })).toBe(200);
  expect(await save({ insuredName: 'Citra Lestary', insuredDob: '1990-05-05' })).toBe(200);
  expect((await cardsOf(server, seat))[2]).toBe('3273010101900003');
  expect(await save({ insuredName: 'Wahyu Nugroho', insuredDob: '1985-01-02' })).toBe(200);
  expect((await cardsOf(server, seat))[2]).toBeUndefined();
});

it('hides the card from the agent after the sale', async () => {
  const { server } = world;
  const { seat, customer } = await accidentAt(server, 'Quick Quote Created');
  await scan(server, seat, ['2', '3273010101900002']);
  await server.services.db
    .updateTable('quotes')
    .set({ stage: 'Policy Generated', policy_no: `PO${seat.quoteId}` })
    .where('id', '=', seat.quoteId)
    .execute();
  const second = async (who: Seat['who']) => (await accidentRecord(server, { ...seat, who })).requestLimit[1];
  expect((await second(seat.who)).ocrDetails).toEqual({
    idNumber: '327•••••••••0002',
    idType: 'KTP',
    s3Url: '',
  });
  expect((await second(customer)).ocrDetails.idNumber).toBe('3273010101900002');
  expect((await sendCard(server, seat, 2)).status).toBe(422);
});
