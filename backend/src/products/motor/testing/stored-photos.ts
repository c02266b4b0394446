import { randomBytes, randomUUID } from 'node:crypto';
import type { PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import { transaction } from '#core/database/transaction.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { readPhoto, sealedPhoto, storePhoto } from '../inspection/photo-intake.ts';
import { scene } from './pictures.ts';

let drawn: ReturnType<typeof readPhoto> | undefined;

/** The stored form of a picture that no other slot and quote has: one is drawn, and told apart by its fingerprints. */
const newReadPhoto = async (): ReturnType<typeof readPhoto> => {
  drawn ??= scene({ seed: 1, width: 80, height: 60 }).then((bytes) => readPhoto(bytes, 'front', 'a test'));
  return {
    ...(await drawn),
    pixels: randomBytes(32).toString('hex'),
    likeness: randomBytes(8).toString('hex'),
  };
};

/** As `photograph`, for tests of what comes after: stored as a call stores them, without the calls. */
export const photographAtOnce = async (
  { services, clock }: AreaServer,
  ...[quoteId, slots]: readonly [quoteId: string, slots: readonly PhotoSlot[]]
): Promise<Readonly<Record<string, string>>> => {
  const ids: Record<string, string> = {};
  for (const slot of slots) {
    const [photoId, picture] = [randomUUID(), await newReadPhoto()];
    const place = await sealedPhoto(services, { quoteId, photoId }, picture);
    await transaction(services.db, (tx) =>
      storePhoto(
        {
          tx,
          products: services.products,
          quoteId,
          actor: { kind: 'customer', id: quoteId },
          now: clock.now(),
        },
        { photoId, slot, facts: { source: 'camera' }, picture, place },
      ),
    );
    ids[slot] = photoId;
  }
  return ids;
};
