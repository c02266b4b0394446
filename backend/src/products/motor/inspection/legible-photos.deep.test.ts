import { beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { fitInto } from '@payung/shared/ui/photo/shrink-picture.ts';
import type { EncodingAttempt } from '@payung/shared/ui/photo/shrink-picture.ts';
import { encodingOf } from 'mfe-motor/rules/photo-encoding.ts';
import type { PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import { legibleShare, registrationPhoto } from '../testing/registration-page.ts';
import { readPhoto } from './photo-intake.ts';

/** Share of letters that must still be distinguished from all others, each by itself, without the word around it. */
const LEGIBLE = 0.99;

let photo: Buffer;
beforeAll(async () => {
  photo = await registrationPhoto();
});

/** As a canvas of a browser draws it: between the nearest pixels, as JPEG. */
const drawn = async ({ most, quality }: EncodingAttempt): Promise<Buffer> => {
  const { width, height } = fitInto({ width: 4000, height: 3000 }, most);
  return sharp(photo)
    .resize(width, height, { kernel: 'linear' })
    .jpeg({ quality: Math.round(quality * 100) })
    .toBuffer();
};

/** Tries one way after the other until the file is small enough, as the device does. */
const sent = async (slot: PhotoSlot): Promise<Buffer> => {
  const { attempts, maxBytes } = encodingOf(slot);
  for (const attempt of attempts) {
    const file = await drawn(attempt);
    if (file.length <= maxBytes) return file;
  }
  throw new Error('No attempt is small enough');
};

/** What reviewers see: the server re-encodes every photo. */
const shown = async (file: Buffer, slot: PhotoSlot): Promise<Buffer> =>
  (await readPhoto(file, slot, 'somebody')).jpeg;

it('the smallest print is legible in the picture itself', async () => {
  expect(await legibleShare(photo)).toBe(1);
});

it.each(['registration', 'chassis'] as const)(
  'the smallest print of a 12-megapixel photo stays legible to reviewers: %s',
  async (slot) => {
    const file = await sent(slot);
    expect(file.length).toBeLessThanOrEqual(900_000);
    expect(await legibleShare(file)).toBeGreaterThan(LEGIBLE);
    expect(await legibleShare(await shown(file, slot))).toBeGreaterThan(LEGIBLE);
  },
);

it('the smallest print stays legible after the last attempt of the encoding', async () => {
  const worst = encodingOf('registration').attempts.at(-1)!;
  expect(worst.quality).toBe(0.5);
  expect(await legibleShare(await shown(await drawn(worst), 'registration'))).toBeGreaterThan(LEGIBLE);
});

it('the smallest print is not legible with the encoding of other slots or at 640 pixels', async () => {
  const front = await sent('front');
  expect(await legibleShare(await shown(front, 'front'))).toBeLessThan(LEGIBLE);
  const smallest = await drawn(encodingOf('front').attempts.at(-1)!);
  expect(await legibleShare(smallest)).toBeLessThan(0.9);
  const tiny = await drawn({ most: { width: 640, height: 480 }, quality: 0.9 });
  expect(await legibleShare(tiny)).toBeLessThan(0.3);
});
