import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureTurns } from '#core/pictures/clean-image.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { sendFile } from '#testing/form.ts';
import { newAgent, newQuote } from '#testing/people.ts';

const world = useAreaServer();

const card = async (): Promise<Blob> => {
  const bytes = await sharp({ create: { width: 400, height: 250, channels: 3, background: '#cfe4ea' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
};

it("asks a person with queued pictures to wait, in both languages, and processes another person's picture first", async () => {
  const { server } = world;
  const [many, stranger] = [await newAgent(server), await newAgent(server)];
  const quotes = [await newQuote(server, many.headers), await newQuote(server, stranger.headers)];
  const ends: (() => void)[] = [];
  const turns: string[] = [];
  // As with 48 parallel uploads: one being processed, and a full queue behind it.
  const waiting = Array.from({ length: 13 }, (_, index) =>
    pictureTurns.take(many.id, () => {
      turns.push(`many ${index}`);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
  );
  const photo = await card();
  const send = (language: 'en' | 'id') =>
    sendFile(server, many.headers, quotes[0]!.quoteId, photo, { language });
  const refused = await send('en');
  expect([refused.status, refused.errCode, refused.message]).toEqual([
    429,
    4,
    'Several of your pictures are still being read. Please wait a moment, then send this one again.',
  ]);
  expect((await send('id')).message).toBe(
    'Beberapa foto Anda masih diproses. Tunggu sebentar, lalu kirim foto ini lagi.',
  );
  const sent = sendFile(server, stranger.headers, quotes[1]!.quoteId, photo);
  await expect.poll(() => pictureTurns.waiting()).toBe(13);
  const endNext = async (): Promise<void> => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  };
  await endNext();
  await endNext();
  expect((await sent).status).toBe(200);
  // Ten of the others still wait for theirs.
  await expect.poll(() => turns).toEqual(['many 0', 'many 1', 'many 2']);
  for (let turn = 2; turn < 13; turn += 1) await endNext();
  await Promise.all(waiting);
});
