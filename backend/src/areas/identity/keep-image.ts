import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import { forgetIdentity, insertImage } from '#areas/identity/sql/identities.ts';
import type { IdentitySubject } from '#core/database/subject.ts';
import type { Services } from '../services.ts';
import { sealImage } from '#core/pictures/seal-image.ts';

/** In place of whatever card this person had; answers the key of the image. */
export const keepImage = async (
  tx: Queries,
  { secret, clock }: Pick<Services, 'secret' | 'clock'>,
  { subject, jpeg }: { readonly subject: IdentitySubject; readonly jpeg: Buffer },
): Promise<string> => {
  const key = newId();
  await forgetIdentity(tx, subject);
  const sealed = sealImage({ secret, purpose: 'identity image', key }, jpeg);
  await insertImage(tx, { key, subject, sealed }, clock.now());
  return key;
};
