import type { OcrDetails } from '@payung/shared/api/endpoints/identity.ts';
import type { Queries } from '#database/database.ts';
import { ocrDetailsOfCheck } from './identities.ts';

/** The newest card of a quote; one that was only uploaded has an image and no number. */
export const ocrDetailsOf = async (db: Queries, quoteId: string): Promise<OcrDetails | undefined> => {
  const check = await db
    .selectFrom('identity_checks')
    .select(['id_number', 'id_type', 'image_key'])
    .where('quote_id', '=', quoteId)
    .where('id_number', 'is not', null)
    .executeTakeFirst();
  if (check !== undefined) return ocrDetailsOfCheck(check);
  const image = await db
    .selectFrom('identity_images')
    .select('key')
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  return image === undefined ? undefined : { idNumber: '', idType: '', s3Url: image.key };
};
