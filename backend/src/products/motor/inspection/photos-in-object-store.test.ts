import { expect, it } from 'vitest';
import { call } from '#testing/caller.ts';
import { useObjectStore } from '#testing/objects/object-store.ts';
import { useWholeBackend } from '#testing/whole-backend.ts';
import { motorModule } from '../module.ts';
import { filledQuote, newPicture, photograph, putPhoto } from '../testing/inspected.ts';
import { findSealedPhoto } from '../sql/photos.ts';

const store = useObjectStore();
const world = useWholeBackend([motorModule], () => ({ ...store.variables, PAYUNG_OBJECTS: 's3' }));

it('keeps photos of vehicles in the object store, and removes those that another one replaces', async () => {
  const { server, backend } = world;
  const quote = await filledQuote(server);
  const { customer, agent, quoteId } = quote;
  const { front = '' } = await photograph(server, quote, ['front']);
  const placeOf = (photoId: string) => findSealedPhoto(server.services.db, quoteId, photoId);
  const place = await placeOf(front);
  expect(place?.sealed).toBeNull();
  expect(store.objects().has(place?.object_key ?? '')).toBe(true);
  const answer = await call(server, agent, 'inspectionPhoto', { params: { quoteId, photoId: front } });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);

  const { photoId } = await putPhoto(server, customer, quoteId, { slot: 'front', bytes: await newPicture() });
  await backend.work.beat();
  expect(store.objects().has(place?.object_key ?? '')).toBe(false);
  expect(store.objects().has((await placeOf(photoId))?.object_key ?? '')).toBe(true);
});
