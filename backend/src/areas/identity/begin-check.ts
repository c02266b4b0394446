import type { InsuranceProduct } from '#areas/quote/product/insurance-product.ts';
import type { Queries } from '#core/database/database.ts';
import { insuredOf } from '#core/database/subject.ts';
import type { IdentitySubject } from '#core/database/subject.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { HandlerContextOf, HandlerContext } from '../area.ts';
import { CONSENT_VERSIONS, OWN_CARD_CONSENT } from '@payung/shared/domain/privacy/consent-texts.ts';
import { eventActorOf } from '#core/access/caller.ts';
import { insertConsents } from '#areas/privacy/sql/consents.ts';
import { randomUUID } from 'node:crypto';
import { isSold } from '@payung/shared/domain/stages.ts';
import { transaction } from '#core/database/transaction.ts';
import { IdentityProviderUnavailable } from '#providers/identity/identity-provider.ts';
import { LIMITS_OF_SESSIONS } from '#core/access/concerned-limits.ts';
import { countHit } from '#core/access/limits.ts';
import { requireNotRejected } from '#areas/quote/apply-event.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import { notFound, ApiRefusal, refused, tooMany, unavailable, ERR_CODE } from '#core/http/api-refusal.ts';
import type { Services } from '../services.ts';
import { TEXTS } from '#core/http/texts.ts';
import { insertCheck } from '#areas/identity/sql/identities.ts';
import { IDENTITY_TEXTS } from './identity-texts.ts';

/** The only insured of most quotes. */
const FIRST = 1;

/** Whose card the call is about. */
export const subjectOf = ({
  params,
  query,
}: Pick<HandlerContextOf<'productToken'>, 'params' | 'query'>): IdentitySubject =>
  insuredOf(params.quoteId, Number(query.insuredNo ?? FIRST));

/** Whether the quote insures somebody of that number. */
export const hasInsured = async (
  db: Queries,
  product: Pick<InsuranceProduct, 'hasInsured'>,
  { quote, insuredNo }: { readonly quote: Quote; readonly insuredNo: number },
): Promise<boolean> =>
  product.hasInsured === undefined ? insuredNo === FIRST : product.hasInsured(db, quote, insuredNo);

/** Records the consent that screens ask for before they send either identity call (UU PDP). */
export const insertIdentityConsent = (
  tx: Queries,
  quote: Pick<Quote, 'id' | 'version'>,
  {
    caller,
    language,
    query,
    now,
  }: Pick<HandlerContextOf<'productToken'>, 'caller' | 'language' | 'query'> & { readonly now: Date },
) =>
  insertConsents(tx, [
    {
      subject: { kind: 'quote', id: quote.id },
      version: quote.version,
      purpose: 'identityPhoto',
      granted: true,
      textVersion: CONSENT_VERSIONS.identityPhoto,
      agreedBy: query.agreedBy,
      language,
      actor: eventActorOf(caller),
      now,
    },
  ]);

/** The same for one's own card, of a registrant or an agent. */
export const insertOwnConsent = (
  tx: Queries,
  { kind, id }: Pick<IdentitySubject, 'kind' | 'id'>,
  { language, now }: Pick<HandlerContext, 'language'> & { readonly now: Date },
) =>
  insertConsents(tx, [
    {
      subject: { kind, id },
      version: null,
      purpose: 'identityPhoto',
      granted: true,
      textVersion: OWN_CARD_CONSENT,
      language,
      actor: { kind: kind === 'registration' ? 'registrant' : kind, id },
      givenBy: 'self',
      now,
    },
  ]);

/** Cards belong to quotes that can still change, and to people whom they insure. */
export const lockOpenQuote = async (
  tx: Queries,
  { products }: Pick<Services, 'products'>,
  { id, insuredNo }: IdentitySubject,
): Promise<Quote> => {
  const quote = await lockQuote(tx, id);
  if (quote === undefined) throw notFound();
  if (!(await hasInsured(tx, products.sold(quote.product_id), { quote, insuredNo }))) throw notFound();
  if (isSold(quote.stage)) throw refused(TEXTS.sold);
  requireNotRejected(quote);
  return quote;
};

export const limitIdentity = async (
  services: Services,
  what: 'check' | 'photo',
  { id, insuredNo }: Pick<IdentitySubject, 'id' | 'insuredNo'>,
): Promise<void> => {
  const name = what === 'check' ? 'identityChecks' : 'identityPhotos';
  const seconds = await countHit(services, LIMITS_OF_SESSIONS.limit(name, id, String(insuredNo)));
  if (seconds > 0) throw tooMany(seconds);
};

/** Outside any transaction: a slow provider must not hold a database connection. */
export const askProvider = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof IdentityProviderUnavailable) throw unavailable(IDENTITY_TEXTS.down);
    throw error;
  }
};

interface NewCheck<Ready> {
  readonly subject: IdentitySubject;
  /** Refuses where this card may not change now. */
  readonly ready: (tx: Queries) => Promise<Ready>;
  /** Beside the check itself. */
  readonly record: (tx: Queries, ready: Ready) => Promise<void>;
}

/** A token at the provider, no matter who the card belongs to. */
export const startCheck = async <Ready>(services: Services, { subject, ready, record }: NewCheck<Ready>) => {
  const { identity, db, clock } = services;
  if (identity === undefined)
    throw new ApiRefusal({ status: 501, errCode: ERR_CODE.refused }, IDENTITY_TEXTS.onlyUpload);
  await limitIdentity(services, 'check', subject);
  const state = await transaction(db, ready);
  const transactionId = randomUUID();
  const accessToken = await askProvider(() => identity.createToken(transactionId));
  await transaction(db, async (tx) => {
    await record(tx, state);
    await insertCheck(tx, { transactionId, subject }, clock.now());
  });
  return { accessToken, transactionId, workflow: identity.workflow };
};

/** A token for one check of an insured's card (IDV-001). */
export const beginCheck = (context: HandlerContextOf<'productToken'>, services: Services) => {
  const subject = subjectOf(context);
  return startCheck(services, {
    subject,
    ready: (tx) => lockOpenQuote(tx, services, subject),
    record: (tx, quote) => insertIdentityConsent(tx, quote, { ...context, now: services.clock.now() }),
  });
};
