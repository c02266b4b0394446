import { isSold } from '@payung/shared/domain/stages.ts';
import { personOf } from '#core/access/caller.ts';
import { transaction } from '#core/database/transaction.ts';
import type { HandlerContextOf } from '../area.ts';
import { notFound, badRequest, forbidden, unavailable } from '#core/http/api-refusal.ts';
import type { Services } from '../services.ts';
import { limitIdentity, lockOpenQuote, insertIdentityConsent, subjectOf } from './begin-check.ts';
import {
  findImage,
  deleteIdentity,
  insertImage,
  deleteIdentitiesOfQuotes,
} from '#areas/identity/sql/identities.ts';
import { FILE_TEXTS, IDENTITY_TEXTS } from './identity-texts.ts';
import { requireBirthDateShown } from './own/own-card.ts';
import { ObjectStoreDown } from '#core/objects/s3-store.ts';
import type { KeptObject } from '#core/objects/sql/object-rows.ts';
import { IDENTITY_FILE } from '@payung/shared/domain/people/identity-check.ts';
import { cleanImage } from '#core/pictures/clean-image.ts';
import type { CleanImage } from '#core/pictures/clean-image.ts';
import type { Queries } from '#core/database/database.ts';
import { newId } from '#core/database/identifiers.ts';
import type { IdentitySubject } from '#core/database/subject.ts';
import { listQuotesWithOldCards } from '#areas/identity/sql/cards-of-quote.ts';
import { AT_ONCE } from '#core/database/expired-rows.ts';

export const uploadIdentity = async (context: HandlerContextOf<'uploadIdentity'>, services: Services) => {
  const subject = subjectOf(context);
  await limitIdentity(services, 'photo', subject);
  const image = await cleanUpload(context.upload, personOf(context.caller));
  if ('problem' in image) throw badRequest(FILE_TEXTS[image.problem]);
  const picture = await sealedCard(services, image.jpeg);
  return transaction(services.db, async (tx) => {
    const quote = await lockOpenQuote(tx, services, subject);
    await insertIdentityConsent(tx, quote, { ...context, now: services.clock.now() });
    return { imageKey: await keepImage(tx, services, { subject, picture }) };
  });
};

export const identityImage = async (context: HandlerContextOf<'identityImage'>, services: Services) => {
  const { key } = context.query;
  const image = await findImage(services.db, key);
  if (image === undefined) throw notFound();
  if (image.subject_kind !== 'quote') await requireBirthDateShown(services, context.caller);
  // Once nothing can be changed any more, an agent has no use for the whole card (data minimisation).
  if (context.caller.kind === 'agent' && image.stage !== null && isSold(image.stage)) throw forbidden();
  try {
    const bytes = await services.objects.open({ purpose: 'identity image', key }, image);
    return { bytes, fileName: 'identity-card.jpg', contentType: 'image/jpeg' };
  } catch (error) {
    if (error instanceof ObjectStoreDown) throw error;
    throw unavailable(IDENTITY_TEXTS.imageDown);
  }
};

/** Enough to read a card; the longer side, in pixels. */
const LONGER_SIDE = 1600;

export const cleanCard = (bytes: Buffer, person: string): Promise<CleanImage> =>
  cleanImage(bytes, { longerSide: LONGER_SIDE, person });

/** An uploaded file has a limit that a provider's picture has not. */
export const cleanUpload = (bytes: Buffer, person: string): Promise<CleanImage> =>
  bytes.length > IDENTITY_FILE.maxBytes ? Promise.resolve({ problem: 'size' }) : cleanCard(bytes, person);

export interface SealedCard extends KeptObject {
  readonly key: string;
}

/** The picture of a card where it will be kept, before the transaction in which `keepImage` says whose it is. */
export const sealedCard = async (
  { objects }: Pick<Services, 'objects'>,
  jpeg: Buffer,
): Promise<SealedCard> => {
  const key = newId();
  return { key, ...(await objects.keep({ purpose: 'identity image', key }, jpeg)) };
};

/** In place of whatever card this person had; answers the key of the image. */
export const keepImage = async (
  tx: Queries,
  { clock }: Pick<Services, 'clock'>,
  { subject, picture }: { readonly subject: IdentitySubject; readonly picture: SealedCard },
): Promise<string> => {
  await deleteIdentity(tx, subject);
  await insertImage(tx, { ...picture, subject }, clock.now());
  return picture.key;
};

/**
 * Cards of quotes that never became a policy, counted from the last touch: of the quote, or of its card (UU PDP).
 * Answers how many quotes had some.
 */
export const removeExpiredIdentities = async ({
  db,
  clock,
  retention,
}: Pick<Services, 'db' | 'clock' | 'retention'>): Promise<number> => {
  const before = new Date(clock.now().getTime() - retention.identityPictures * 86_400_000);
  const quoteIds = await listQuotesWithOldCards(db, before, AT_ONCE);
  await deleteIdentitiesOfQuotes(db, quoteIds);
  return quoteIds.length;
};
