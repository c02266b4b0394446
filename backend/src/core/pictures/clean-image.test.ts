import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanImage } from './clean-image.ts';

it('processes one picture at a time, and continues after a broken one', async () => {
  const card = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#cfe4ea' } })
    .png()
    .toBuffer();
  // A picture of the test file before may still be drawn.
  await expect.poll(() => sharp.counters()).toEqual({ queue: 0, process: 0 });
  let most = 0;
  const count = (): void => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue + process);
  };
  sharp.queue.on('change', count);
  const pictures = [card, card.subarray(0, 200), card, card];
  const cleaned = await Promise.all(
    pictures.map((bytes) => cleanImage(bytes, { longerSide: 1600, person: 'somebody' })),
  );
  sharp.queue.off('change', count);
  expect(cleaned.map((image) => ('jpeg' in image ? 'jpeg' : image.problem))).toEqual([
    'jpeg',
    'broken',
    'jpeg',
    'jpeg',
  ]);
  expect(most).toBe(1);
});
