import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { cleanImage } from './clean-image.ts';

it('processes one picture at a time, and continues after a broken one', async () => {
  const card = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#cfe4ea' } })
    .png()
    .toBuffer();
  let now = 0;
  let most = 0;
  // The counters of the library count what other test files process as well.
  const drawing = Object.getPrototypeOf(sharp(card)) as sharp.Sharp;
  const toBuffer = drawing.toBuffer;
  const counted = vi.spyOn(drawing, 'toBuffer').mockImplementation(async function (this: sharp.Sharp) {
    now += 1;
    most = Math.max(most, now);
    try {
      return await toBuffer.call(this, { resolveWithObject: true });
    } finally {
      now -= 1;
    }
  } as typeof toBuffer);
  const pictures = [card, card.subarray(0, 200), card, card];
  const cleaned = await Promise.all(
    pictures.map((bytes) => cleanImage(bytes, { longerSide: 1600, person: 'somebody' })),
  );
  expect(cleaned.map((image) => ('jpeg' in image ? 'jpeg' : image.problem))).toEqual([
    'jpeg',
    'broken',
    'jpeg',
    'jpeg',
  ]);
  expect([counted.mock.calls.length, most]).toEqual([4, 1]);
});
