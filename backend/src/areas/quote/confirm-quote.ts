import { isPriceExpired } from '@payung/shared/domain/money/payment.ts';
import { todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { ConfirmQuoteInput } from '@payung/shared/schemas/quote.ts';
import { eventActorOf } from '#core/access/caller.ts';
import { nextProposalNo } from '#core/database/identifiers.ts';
import { transaction } from '#core/database/transaction.ts';
import { conflict, refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { freezeVersion, voidFrozenVersions } from '#areas/quote/sql/write-quote.ts';
import { insertNotificationOnce } from '#areas/notifications/sql.ts';
import { redeemPromo } from '#areas/quote/price/promo-codes-sql.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';
import type { Quote } from './tables.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { applyEvent, requireNotRejected } from './apply-event.ts';
import { withCurrentRecord } from './quote-record.ts';
import type { EventRequest, EventContext, InsuranceProduct } from './product/insurance-product.ts';
import { keepTerms } from './documents/kept-terms.ts';
import { PromoCodeRefused } from './price/promo-code.ts';
import { PRICE_ANEW } from './quick-quote.ts';
import { AGENT_CONSENT_VERSION, consentText } from '@payung/shared/domain/privacy/consent-texts.ts';
import type { GivenBy } from '@payung/shared/domain/privacy/consent-texts.ts';
import { LEGAL } from '@payung/shared/domain/legal-documents.ts';
import { contractTexts, readTexts } from '#areas/agreement/legal/read-texts.ts';
import { insertConsents } from '#areas/privacy/sql/consents.ts';

/** Everything that was valid when it was saved must still be valid on the day it is confirmed. */
const requireConfirmable = async ({ tx, product, quote }: EventContext, today: string): Promise<void> => {
  if (product.price === undefined) throw refused(TEXTS.noPrice);
  const problem = product.startProblem(quote.start_date, today);
  if (problem !== undefined) throw refused(problem);
  if (isPriceExpired(quote.valid_until, today)) throw refused(TEXTS.priceExpired);
  await product.requireComplete(quote, today, tx);
};

/** Asks the product whether a second policy for the same risk and period is allowed. */
const requireNoConflict = async ({ tx, product, quote }: EventContext): Promise<void> => {
  const conflicting = await product.conflictingPolicy?.(tx, quote);
  if (conflicting !== undefined) throw refused(conflicting);
};

/** The same confirmation sent twice finds the proposal of the first. */
const isConfirmed = (quote: Quote | undefined, today: string): quote is Quote & { proposal_no: string } =>
  quote !== undefined &&
  quote.proposal_no !== null &&
  quote.version === quote.proposal_version &&
  quote.stage === 'Full Quote Created' &&
  !isPriceExpired(quote.valid_until, today);

const confirmPatch = async (context: EventContext, proposalNo: string): Promise<QuotePatch> => {
  const { tx, quote, product, now } = context;
  const today = todayInJakarta(now);
  await requireConfirmable(context, today);
  await requireNoConflict(context);
  if (quote.promo_code !== '') {
    const isRedeemed = await redeemPromo(tx, { code: quote.promo_code, quoteId: quote.id, today, now });
    if (!isRedeemed) throw new PromoCodeRefused(product);
  }
  await voidFrozenVersions(tx, quote.id, now);
  return { proposal_no: proposalNo, proposal_version: quote.version + 1, payment_status: '' };
};

/** The tariff's price differs from the one that was shown. */
class PriceMoved extends Error {}

/** Freezes the quote as it stands, and gives its proposal number. */
export const confirm = async (
  request: EventRequest & { readonly documents: Pick<Services['documents'], 'issue'> },
  body: ConfirmQuoteInput,
): Promise<string> => {
  const { tx, quoteId, documents, actor, now } = request;
  const today = todayInJakarta(now);
  const before = await lockQuote(tx, quoteId);
  if (before !== undefined) requireNotRejected(before);
  if (isConfirmed(before, today)) return before.proposal_no;
  const proposalNo = await nextProposalNo(tx, today);
  const quote = await applyEvent(request, {
    event: 'confirm',
    change: (context) => confirmPatch(context, proposalNo),
  });
  if (before !== undefined && quote.due_premium !== before.due_premium) throw new PriceMoved();
  await freezeVersion(tx, { quote, proposalNo, now });
  const product = request.products.sold(quote.product_id);
  await keepTerms(documents, tx, { product, quote, now });
  await recordConsents({ tx, product, quote, actor, now }, body);
  if (actor.kind === 'customer') await insertNotificationOnce(tx, { quote, kind: 'paymentPending', now });
  return proposalNo;
};

export const confirmQuote = async (
  context: HandlerContextOf<'confirmQuote'>,
  services: Services,
): Promise<{ readonly proposalNo: string }> => {
  const { params, body, caller, seenVersion } = context;
  const { db, products, documents, clock } = services;
  const { terms, dataProcessing } = body.consents;
  if (!terms || !dataProcessing) throw refused(TEXTS.consentsMissing);
  const actor = eventActorOf(caller);
  requireKnownWording(body, actor.kind === 'agent' ? 'agent' : 'self');
  const request = { quoteId: params.quoteId, products, documents, actor, seenVersion, now: clock.now() };
  const proposalNo = await withCurrentRecord(context, services, async () => {
    try {
      return await transaction(db, (tx) => confirm({ ...request, tx }, body));
    } catch (error) {
      if (!(error instanceof PriceMoved)) throw error;
      // The new price is kept, so that it can be shown and agreed to.
      await transaction(db, (tx) => applyEvent({ ...request, tx }, PRICE_ANEW));
      throw conflict(params.quoteId);
    }
  });
  return { proposalNo };
};

const PURPOSES = ['terms', 'dataProcessing', 'marketing'] as const;

/** The legal texts linked at each box. */
const behind = (purpose: (typeof PURPOSES)[number], productId: string): readonly string[] =>
  purpose === 'terms' ? contractTexts(productId) : [LEGAL.privacy];

/**
 * A page opened long ago may show a text that this server does not know: the text that was shown must be provable. An
 * agent's own words come with how the customer agreed.
 */
const requireKnownWording = ({ textVersion, agreedBy }: ConfirmQuoteInput, speaker: GivenBy): void => {
  const isKnown = PURPOSES.every((purpose) => consentText(purpose, textVersion, speaker) !== undefined);
  if (!isKnown) throw refused(TEXTS.wordingUnknown);
  if (textVersion === AGENT_CONSENT_VERSION && agreedBy === undefined) throw refused(TEXTS.agreedByMissing);
};

interface ConfirmContext extends Pick<EventContext, 'tx' | 'quote' | 'actor' | 'now'> {
  readonly product: Pick<InsuranceProduct, 'guardianConsents'>;
}

/** What was answered when the quote was confirmed, and what parents have agreed to for the children in it. */
const recordConsents = async (
  { tx, product, quote, actor, now }: ConfirmContext,
  { consents, textVersion, agreedBy, language, shownOn }: ConfirmQuoteInput,
): Promise<void> => {
  const common = {
    subject: { kind: 'quote', id: quote.id },
    version: quote.version,
    language,
    actor,
    now,
  } as const;
  const children = (await product.guardianConsents?.of(quote, tx)) ?? [];
  const text = product.guardianConsents?.text;
  const answers = [];
  for (const purpose of PURPOSES) {
    const documents = behind(purpose, quote.product_id);
    const legalTexts = await readTexts(tx, { documents, language, shownOn, now });
    answers.push({ ...common, purpose, granted: consents[purpose], textVersion, agreedBy, legalTexts });
  }
  await insertConsents(tx, [
    ...answers,
    ...(text === undefined
      ? []
      : children.map((insuredNo) => ({
          ...common,
          purpose: text.purpose,
          granted: true,
          text,
          textVersion: text.version,
          givenBy: 'guardian' as const,
          insuredNo,
        }))),
  ]);
};
