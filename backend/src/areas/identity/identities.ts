import type { OcrDetails } from '@payung/shared/api/endpoints/identity.ts';
import { maskIdCard } from '@payung/shared/domain/identity-number.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import { IDENTITY_CONSENT_VERSION } from '@payung/shared/identity/consent-version.ts';
import type { Queries } from '#database/database.ts';
import type { StepTaker } from '../actor.ts';
import type { Language } from '../language.ts';
import type { IdentityCheck, Quote } from '#repositories/tables.ts';

/** SQL of identity checks and their images. */
export const insertCheck = (db: Queries, check: { transactionId: string; quoteId: string }, now: Date) =>
  db
    .insertInto('identity_checks')
    .values({ transaction_id: check.transactionId, quote_id: check.quoteId, created_at: now })
    .execute();

export const findCheck = (db: Queries, transactionId: string): Promise<IdentityCheck | undefined> =>
  db.selectFrom('identity_checks').selectAll().where('transaction_id', '=', transactionId).executeTakeFirst();

/** Nobody's card is asked for without a yes: screens send neither of the two calls before it (UU PDP). */
export const insertIdentityConsent = (
  db: Queries,
  quote: Pick<Quote, 'id' | 'version'>,
  { taker, language }: { readonly taker: StepTaker; readonly language: Language },
  now: Date,
) =>
  db
    .insertInto('consents')
    .values({
      quote_id: quote.id,
      version: quote.version,
      purpose: 'identityPhoto',
      granted: true,
      text_version: IDENTITY_CONSENT_VERSION,
      language,
      actor: taker.actor,
      visit_hash: taker.actor === 'customer' ? taker.actorId : null,
      given_at: now,
    })
    .execute();

/** What the provider has decided; kept once. */
export const finishCheck = (
  db: Queries,
  transactionId: string,
  result: Pick<IdentityCheck, 'status' | 'id_number' | 'id_type' | 'image_key'>,
  now: Date,
) =>
  db
    .updateTable('identity_checks')
    .set({ ...result, finished_at: now })
    .where('transaction_id', '=', transactionId)
    .execute();

export const insertImage = (
  db: Queries,
  image: { key: string; quoteId: string; sealed: Buffer },
  now: Date,
) =>
  db
    .insertInto('identity_images')
    .values({ key: image.key, quote_id: image.quoteId, sealed: image.sealed, created_at: now })
    .execute();

export const findImage = (db: Queries, key: string) =>
  db
    .selectFrom('identity_images as i')
    .innerJoin('quotes as q', 'q.id', 'i.quote_id')
    .select(['i.quote_id', 'i.sealed', 'q.stage'])
    .where('i.key', '=', key)
    .executeTakeFirst();

/** The latest card replaces earlier ones: no more of anybody's identity is kept than is used (UU PDP). */
export const forgetIdentities = async (db: Queries, quoteIds: readonly string[]): Promise<void> => {
  if (quoteIds.length === 0) return;
  await db.deleteFrom('identity_images').where('quote_id', 'in', quoteIds).execute();
  await db
    .updateTable('identity_checks')
    .set({ id_number: null, id_type: null, image_key: null })
    .where('quote_id', 'in', quoteIds)
    .execute();
};

export const ocrDetailsOfCheck = (
  check: Pick<IdentityCheck, 'id_number' | 'id_type' | 'image_key'>,
): OcrDetails | undefined =>
  check.id_number === null
    ? undefined
    : { idNumber: check.id_number, idType: check.id_type ?? '', s3Url: check.image_key ?? '' };

/** What an agent may see: nothing of the card once the quote is sold (data minimisation). */
export const seenBy = (
  details: OcrDetails,
  viewer: 'agent' | 'customer',
  stage: Quote['stage'],
): OcrDetails =>
  viewer === 'agent' && isSold(stage)
    ? { idNumber: maskIdCard(details.idNumber), idType: details.idType, s3Url: '' }
    : details;
