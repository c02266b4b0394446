import { newId } from '#database/identifiers.ts';
import type { Queries } from '#database/database.ts';
import type { Services } from '../services.ts';
import { forgetIdentities, insertImage } from './identities.ts';
import { sealImage } from './seal-image.ts';

/** In place of whatever card the quote had; answers the key of the image. */
export const keepImage = async (
  tx: Queries,
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
  quoteId: string,
  jpeg: Buffer,
): Promise<string> => {
  const key = newId();
  await forgetIdentities(tx, [quoteId]);
  await insertImage(tx, { key, quoteId, sealed: sealImage(secret, key, jpeg) }, clock.now());
  return key;
};
