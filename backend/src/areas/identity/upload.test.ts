import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { IDENTITY_FILE } from '@payung/shared/domain/people/identity-check.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { sendFile } from '#testing/form.ts';
import { newAgent, newPhone, newQuote, newVisit } from '#testing/people.ts';
import { newId } from '#core/database/identifiers.ts';
import { transaction } from '#core/database/transaction.ts';
import { insertConsents } from '#areas/privacy/sql/consents.ts';
import { insuredOf } from '#core/database/subject.ts';
import type { IdentitySubject } from '#core/database/subject.ts';
import { keepImage, sealedCard } from './identity-image.ts';
import { ocrDetailsOf } from './read-card.ts';

const area = useAreaServer();

const blob = (bytes: Buffer, type = 'image/png'): Blob => new Blob([new Uint8Array(bytes)], { type });
const card = (color = '#cfe4ea') =>
  sharp({ create: { width: 400, height: 250, channels: 3, background: color } });

const fixture = async () => {
  const agent = await newAgent(area.server);
  const quote = await newQuote(area.server, agent.headers);
  return { agent: agent.headers, ...quote };
};

const imageAs = (who: Credentials, key: string) =>
  call(area.server, who, 'identityImage', { query: { key } });

it('re-encodes a photo as a JPEG without its location metadata [HOME-097]', async () => {
  const { agent, quoteId } = await fixture();
  const original = await card()
    .withExif({ IFD0: { Make: 'PHONE' }, IFD3: { GPSLatitude: '6/1 10/1 0/1', GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer();
  expect(original.includes('PHONE')).toBe(true);
  const sent = await sendFile(area.server, agent, quoteId, blob(original, 'image/jpeg'));
  expect(sent).toMatchObject({ status: 200, errCode: -1 });
  const image = await imageAs(agent, sent.key);
  const facts = await sharp(image.bytes).metadata();
  expect([facts.format, facts.width, facts.exif, facts.icc]).toEqual(['jpeg', 400, undefined, undefined]);
  expect(image.bytes.includes('PHONE')).toBe(false);
  expect(image.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'attachment; filename="identity-card.jpg"',
  });
});

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of 30 000 × 30 000 black pixels in a hundred kilobytes. */
const bomb = (): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(30_000 * (30_000 / 8 + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const png = async (): Promise<Buffer> => card().png().toBuffer();
const noisy = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1200,
      height: 1000,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
const truncated = async (): Promise<Buffer> => (await png()).subarray(0, 200);

const WRONG: readonly (readonly [string, () => Buffer | Promise<Buffer>, RegExp, RegExp])[] = [
  ['a photo of 3 MB', noisy, /larger than 2 MB/, /lebih besar dari 2 MB/],
  [
    'a PDF renamed to .png',
    () => Buffer.from('%PDF-1.7\n1 0 obj'),
    /Only PNG or JPG/,
    /Hanya gambar PNG atau JPG/,
  ],
  [
    'HTML behind the first bytes of a JPEG',
    () =>
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html><script>alert(1)</script>')]),
    /could not be opened/,
    /tidak dapat dibuka/,
  ],
  ['a PNG that unfolds to gigapixels', bomb, /too large to open/, /terlalu besar untuk dibuka/],
  ['an empty file', () => Buffer.alloc(0), /empty/, /kosong/],
  ['half a PNG', truncated, /could not be opened/, /tidak dapat dibuka/],
];

it.each(WRONG)(
  'refuses %s in both languages and keeps the previous photo [HOME-097]',
  async (_what, make, en, id) => {
    const { agent, quoteId } = await fixture();
    const { key } = await sendFile(area.server, agent, quoteId, blob(await png()));
    const bytes = await make();
    const refused = await sendFile(area.server, agent, quoteId, blob(bytes));
    expect([refused.status, refused.errCode]).toEqual([400, 4]);
    expect(refused.message).toMatch(en);
    expect((await sendFile(area.server, agent, quoteId, blob(bytes), { language: 'id' })).message).toMatch(
      id,
    );
    expect(await ocrDetailsOf(area.server.services.db, insuredOf(quoteId, 1))).toEqual({
      idNumber: '',
      idType: '',
      imageKey: key,
    });
    expect((await imageAs(agent, key)).status).toBe(200);
  },
);

const filled = async (size: number): Promise<Blob> => {
  const image = await png();
  return blob(Buffer.concat([image, Buffer.alloc(size - image.length)]));
};

it('accepts a file of the maximum size, and refuses one with one byte more [HOME-097]', async () => {
  const { agent, quoteId } = await fixture();
  expect(await sendFile(area.server, agent, quoteId, await filled(IDENTITY_FILE.maxBytes))).toMatchObject({
    status: 200,
  });
  const beyond = await sendFile(area.server, agent, quoteId, await filled(IDENTITY_FILE.maxBytes + 1));
  expect(beyond.message).toMatch(/larger than 2 MB/);
});

it('refuses a form without the file, and a body that is no form', async () => {
  const { agent, quoteId } = await fixture();
  const elsewhere = await sendFile(area.server, agent, quoteId, blob(await png()), { field: 'photo' });
  expect([elsewhere.status, elsewhere.message]).toEqual([400, expect.stringContaining('file')]);
  const plain = await call(area.server, agent, 'uploadIdentity', {
    params: { quoteId },
    body: { file: 'x' },
  });
  expect(plain.status).toBe(400);
});

it('stores only the latest photo, encrypted', async () => {
  const { agent, quoteId } = await fixture();
  const { db } = area.server.services;
  const first = await sendFile(area.server, agent, quoteId, blob(await png()));
  const second = await sendFile(area.server, agent, quoteId, blob(await card('#000000').png().toBuffer()));
  expect((await imageAs(agent, first.key)).status).toBe(404);
  const rows = await db.selectFrom('identity_images').selectAll().where('subject_id', '=', quoteId).execute();
  expect(rows.map((row) => row.key)).toEqual([second.key]);
  expect(rows[0]?.sealed?.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
  // Moved to another row it does not open.
  await db.updateTable('identity_images').set({ key: 'moved' }).where('key', '=', second.key).execute();
  expect(await imageAs(agent, 'moved')).toMatchObject({ status: 503 });
});

it('shows a photo to the agent and the customer of the quote, and to nobody else', async () => {
  const { agent, quoteId, phone } = await fixture();
  const { key } = await sendFile(area.server, agent, quoteId, blob(await png()));
  const other = await fixture();
  expect((await imageAs(await newVisit(area.server, quoteId, phone), key)).status).toBe(200);
  expect((await imageAs(other.agent, key)).status).toBe(404);
  expect((await imageAs(await newVisit(area.server, other.quoteId, newPhone()), key)).status).toBe(404);
  expect((await imageAs({}, key)).status).toBe(401);
  expect((await sendFile(area.server, other.agent, quoteId, blob(await png()))).status).toBe(404);
  expect((await sendFile(area.server, {}, quoteId, blob(await png()))).status).toBe(401);
});

it('records in the ledger the consent to the use of the photo', async () => {
  const { quoteId, phone } = await fixture();
  const visit = await newVisit(area.server, quoteId, phone);
  await sendFile(area.server, visit, quoteId, blob(await png()), { language: 'id' });
  const rows = await area.server.services.db
    .selectFrom('consents')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .execute();
  expect(rows).toMatchObject([
    { purpose: 'identityPhoto', granted: true, language: 'id', actor: 'customer' },
  ]);
});

it("keeps the card of the first insured when the second insured's card comes", async () => {
  const { quoteId } = await fixture();
  const { services } = area.server;
  const { db } = services;
  const [first, second] = [insuredOf(quoteId, 1), { ...insuredOf(quoteId, 1), insuredNo: 2 }];
  const jpeg = Buffer.from('a photo');
  const keep = async (subject: IdentitySubject) => {
    const picture = await sealedCard(services, jpeg);
    return await transaction(db, (tx) => keepImage(tx, services, { subject, picture }));
  };
  const firstKey = await keep(first);
  await keep(second);
  const secondKey = await keep(second);
  expect((await ocrDetailsOf(db, first))?.imageKey).toBe(firstKey);
  expect((await ocrDetailsOf(db, second))?.imageKey).toBe(secondKey);
});

it('accepts only the first insured when the product insures one person', async () => {
  const { agent, quoteId } = await fixture();
  const send = async (insuredNo: number | string) =>
    (await sendFile(area.server, agent, quoteId, blob(await png()), { insuredNo })).status;
  expect([await send(1), await send(2), await send(0), await send('1.5'), await send('')]).toEqual([
    200, 404, 400, 400, 400,
  ]);
  const token = (insuredNo: string) =>
    call(area.server, agent, 'productToken', { params: { quoteId }, query: { insuredNo } });
  expect([(await token('1')).status, (await token('2')).status, (await token('0')).status]).toEqual([
    200, 404, 400,
  ]);
});

it('stores the card of a registrant and of an agent without a quote', async () => {
  const { services } = area.server;
  const { db } = services;
  for (const kind of ['registration', 'agent'] as const) {
    const subject = { kind, id: newId(), insuredNo: 1 };
    const jpeg = Buffer.from('a photo');
    const picture = await sealedCard(services, jpeg);
    const key = await transaction(db, (tx) => keepImage(tx, services, { subject, picture }));
    expect((await ocrDetailsOf(db, subject))?.imageKey).toBe(key);
    const { agent } = await fixture();
    // It has no owner yet who could read it.
    expect((await imageAs(agent, key)).status).toBe(404);
    await insertConsents(db, [
      {
        granted: true,
        subject,
        version: null,
        purpose: 'identityPhoto',
        textVersion: '2026-11',
        language: 'id',
        actor: { kind, id: subject.id },
        now: services.clock.now(),
      },
    ]);
    const given = await db
      .selectFrom('consents')
      .select(['subject_kind', 'quote_id'])
      .where('subject_id', '=', subject.id)
      .execute();
    expect(given).toEqual([{ subject_kind: kind, quote_id: null }]);
  }
});
