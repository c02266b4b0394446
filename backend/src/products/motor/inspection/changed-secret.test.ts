import { expect, it } from 'vitest';
import { motorModule } from '../module.ts';
import { filledQuote, photograph, useMotorServer } from '../testing/inspected.ts';
import { markOf } from '#core/secrets/server-secrets.ts';
import { createObjects } from '#core/objects/objects.ts';
import { photoBytes, requirePhoto } from './change-photos.ts';

const world = useMotorServer();
const NEXT = 'the next secret of the server, of thirty-two characters';

it('opens photos with the new secret only after the secret was changed', async () => {
  const { services, clock } = world.server;
  const { db, secret } = services;
  const quote = await filledQuote(world.server);
  const { front = '' } = await photograph(world.server, quote, ['front']);
  const photo = { quoteId: quote.quoteId, photoId: front };
  const objectsOf = (by: string, olderSecrets: readonly string[] = []) =>
    createObjects({
      db,
      clock,
      secret: by,
      olderSecrets,
      newIn: 'postgresql',
      store: undefined,
      columns: [],
    });
  const open = async (by: string) =>
    photoBytes({ objects: objectsOf(by) }, photo, await requirePhoto(db, photo));
  const before = await open(secret);
  const [photos] = motorModule.sealedPictures ?? [];
  const again = objectsOf(NEXT, [secret]);
  expect(photos && (await again.sealAgain(photos, [markOf(secret)]))).toBe(1);
  expect(photos && (await again.sealAgain(photos, [markOf(secret)]))).toBe(0);
  expect((await open(NEXT)).bytes.equals(before.bytes)).toBe(true);
  await expect(open(secret)).rejects.toMatchObject({ status: 503 });
});
