import { expect, it } from 'vitest';
import sharp from 'sharp';
import { encodingOf } from 'mfe-motor/rules/photo-encoding.ts';
import { call } from '#testing/caller.ts';
import { documentsOf, filledQuote, newPicture, putPhoto, useMotorServer } from '../testing/inspected.ts';
import { bomb } from '../testing/pictures.ts';
import { findSealedPhoto } from '../sql/photos.ts';

const world = useMotorServer();

const bytesOf = (quoteId: string, photoId: string, who: Readonly<Record<string, string>>) =>
  call(world.server, who, 'inspectionPhoto', { params: { quoteId, photoId } });

it('seals the photo, re-encoded without location and camera data', async () => {
  const { server } = world;
  const { customer, agent, quoteId } = await filledQuote(server);
  const bytes = await sharp(await newPicture())
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('SECRET-PLACE')).toBe(true);
  const { photoId } = await putPhoto(server, customer, quoteId, { slot: 'registration', bytes });
  const row = await findSealedPhoto(server.services.db, quoteId, photoId);
  expect(row?.sealed?.subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  for (const who of [customer, agent]) {
    const answer = await bytesOf(quoteId, photoId, who);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { exif, width, height } = await sharp(answer.bytes).metadata();
    expect([exif, width, height]).toEqual([undefined, 80, 60]);
  }
});

it('stores photos of registration and chassis number at a higher quality (ruling R12)', async () => {
  const { server } = world;
  const { customer, quoteId } = await filledQuote(server);
  const sides: unknown[] = [];
  for (const [index, slot] of ['registration', 'chassis', 'front'].entries()) {
    const bytes = await sharp({
      create: { width: 3000, height: 2000, channels: 3, background: { r: 40 * index, g: 90, b: 120 } },
    })
      .jpeg()
      .toBuffer();
    const { photoId } = await putPhoto(server, customer, quoteId, { slot, bytes });
    const { width } = await sharp((await bytesOf(quoteId, photoId, customer)).bytes).metadata();
    sides.push([slot, width]);
  }
  expect(sides).toEqual([
    ['registration', 2560],
    ['chassis', 2560],
    ['front', 1920],
  ]);
  // What is sent at worst: of it the small print was legible.
  expect(encodingOf('registration').attempts.at(-1)).toEqual({
    most: { width: 2560, height: 1920 },
    quality: 0.5,
  });
});

it.each([
  [
    '2.1 MB',
    () => Buffer.alloc(2_202_010, 0xff),
    'en',
    'This photo is larger than 2 MB. Please choose a smaller one.',
  ],
  [
    'a renamed PDF',
    () => Buffer.from('%PDF-1.7 a document'),
    'en',
    'Only PNG or JPG pictures can be used. Please choose another file.',
  ],
  [
    'a picture bomb',
    () => bomb(30_000),
    'en',
    'This picture is too large to open. Please choose one of at most 24 megapixels.',
  ],
  [
    'half a picture',
    () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    'id',
    'Gambar ini tidak dapat dibuka. Silakan ambil atau pilih foto lain.',
  ],
  ['nothing', () => Buffer.alloc(0), 'en', 'This file is empty. Please choose another photo.'],
])('refuses %s with a message, and leaves the slot unchanged', async (_, bytesFor, language, message) => {
  const { server } = world;
  const { customer, quoteId } = await filledQuote(server);
  const answer = await putPhoto(server, customer, quoteId, { slot: 'front', bytes: bytesFor(), language });
  expect([answer.status, answer.message]).toEqual([400, message]);
  expect((await documentsOf(server, customer, quoteId)).photos).toEqual([]);
});

it('accepts a photo of just 2 MB, and a PNG whatever its declared type', async () => {
  const { server } = world;
  const { customer, quoteId } = await filledQuote(server);
  const png = await sharp(await newPicture())
    .png()
    .toBuffer();
  const largest = Buffer.concat([await newPicture(), Buffer.alloc(2 * 1024 * 1024)]).subarray(
    0,
    2 * 1024 * 1024,
  );
  const answers = [
    await putPhoto(server, customer, quoteId, { slot: 'front', bytes: png, type: 'text/plain' }),
    await putPhoto(server, customer, quoteId, { slot: 'rear', bytes: largest }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});
