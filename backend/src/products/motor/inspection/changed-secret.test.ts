import { expect, it } from 'vitest';
import { claimSecret } from '#app/secrets/claim-secret.ts';
import { motorModule } from '../module.ts';
import { filledQuote, photograph, useMotorServer } from '../testing/inspected.ts';
import { createObjects } from '#core/objects/objects.ts';
import { photoBytes, requirePhoto } from './change-photos.ts';

const world = useMotorServer();
const NEXT = 'the next secret of the server, of thirty-two characters';

it('opens photos with the new secret only after the secret was changed', async () => {
  const { services, clock } = world.server;
  const { db, secret } = services;
  const quote = await filledQuote(world.server);
  const { front = '' } = await photograph(world.server, quote, ['front']);
  const claim = { db, now: clock.now(), ofModules: motorModule.sealedPictures ?? [] };
  const photo = { quoteId: quote.quoteId, photoId: front };
  const open = async (by: string) => {
    const parts = { db, clock, secret: by, newIn: 'postgresql', store: undefined, columns: [] } as const;
    return photoBytes({ objects: createObjects(parts) }, photo, await requirePhoto(db, photo));
  };
  const before = await open(secret);
  await claimSecret({ ...claim, secret, previous: undefined });
  await claimSecret({ ...claim, secret: NEXT, previous: secret });
  expect((await open(NEXT)).bytes.equals(before.bytes)).toBe(true);
  await expect(open(secret)).rejects.toMatchObject({ status: 503 });
});
