import { expect, it } from 'vitest';
import { sealImage } from '#core/pictures/seal-image.ts';
import { succeed } from '#testing/caller.ts';
import { newVisit } from '#testing/people.ts';
import { filledQuote, photograph, useMotorServer } from '../testing/inspected.ts';
import { listPhotos } from '../sql/photos.ts';
import { deleteExpiredPhotos } from './change-photos.ts';

const world = useMotorServer();

it('answers with a message when a photo cannot be opened', async () => {
  const { server } = world;
  const quote = await filledQuote(server);
  const { front } = await photograph(server, quote, ['front']);
  const seal = { secret: 'another secret', purpose: 'inspection photo', key: 'x' } as const;
  await server.services.db
    .updateTable('motor_photos' as never)
    .set({ sealed: sealImage(seal, Buffer.from('x')) } as never)
    .where('quote_id' as never, '=', quote.quoteId as never)
    .execute();
  const { statusCode } = await server.app.inject({
    url: `/api/user/inspection-motor/${quote.quoteId}/photos/${front!}`,
    headers: quote.agent,
  });
  expect(statusCode).toBe(503);
});

it('deletes the photos and the vehicle when the customer deletes the quote', async () => {
  const { server } = world;
  const { db } = server.services;
  const quote = await filledQuote(server);
  await photograph(server, quote, ['front']);
  const visit = await newVisit(server, quote.quoteId, '');
  await succeed(server, visit, 'eraseQuote', { params: { quoteId: quote.quoteId } });
  expect(await listPhotos(db, quote.quoteId)).toEqual([]);
  const row = await db
    .selectFrom('quotes')
    .select(['details', 'insured_name'])
    .where('id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ details: {}, insured_name: '' });
});

it('deletes the photos of a quote without a policy after ninety days, and keeps those of a policy', async () => {
  const { server } = world;
  const { db } = server.services;
  const [unsold, sold] = [await filledQuote(server), await filledQuote(server)];
  for (const quote of [unsold, sold]) await photograph(server, quote, ['front']);
  await db.updateTable('quotes').set({ policy_no: 'PO1' }).where('id', '=', sold.quoteId).execute();
  const kept = async () => {
    await deleteExpiredPhotos(server.services);
    return [(await listPhotos(db, unsold.quoteId)).length, (await listPhotos(db, sold.quoteId)).length];
  };
  server.clock.advance(89 * 86_400);
  expect(await kept()).toEqual([1, 1]);
  server.clock.advance(2 * 86_400);
  expect(await kept()).toEqual([0, 1]);
});
