import { notFound, refused, refuseFirst } from '#core/http/api-refusal.ts';
import { readPart } from '#core/http/read-request.ts';
import { TEXTS, sharedText } from '#core/http/texts.ts';
import type { WireReply } from '#core/http/wire-reply.ts';
import type { HandlerContextOf, HandlerContext } from '../area.ts';
import type { Services } from '../services.ts';
import { savedReply } from './wire-record.ts';
import { withCurrentRecord } from './quote-record.ts';
import type { QuoteRecord, SavedQuote } from '@payung/shared/schemas/quote.ts';
import { eventActorOf } from '#core/access/caller.ts';
import { transaction } from '#core/database/transaction.ts';
import { findQuoteToShow } from '#areas/quote/sql/quotes.ts';
import { applyEvent } from './apply-event.ts';
import type { QuoteCommand, EventContext } from './product/insurance-product.ts';
import { limitGuesses } from './price/promo-code.ts';
import { checkMobile, checkPhoneForOtp, normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { endVisits } from '#core/access/sql/sessions.ts';
import type { QuotePatch } from '#areas/quote/sql/write-quote.ts';

/** The body means what the quote's product says that it means. */
export const updateQuote = async (
  context: HandlerContextOf<'updateQuote'>,
  services: Services,
): Promise<WireReply> => {
  const { quoteId } = context.params;
  if (context.productId === undefined) throw notFound();
  const product = services.products.sold(context.productId);
  if (product.changes === undefined) throw refused(TEXTS.noChanges);
  const { schema, fieldNames, commandOf } = product.changes;
  const command = commandOf(readPart(schema, context.body, { names: fieldNames }) as never);
  return savedReply(product, await saveChange(context, services, { quoteId, command }));
};

export interface Change {
  readonly quoteId: string;
  /** Where the call serves one product alone. */
  readonly productId?: string;
  readonly command: QuoteCommand;
}

type SaveRequest = Pick<HandlerContext, 'caller' | 'language' | 'seenVersion'>;

/** Carries a command out in one transaction, and answers the record of the very row that it wrote. */
export const saveChange = async (
  context: SaveRequest,
  services: Services,
  { quoteId, productId, command }: Change,
): Promise<SavedQuote> => {
  const { caller, language, seenVersion } = context;
  const { db, products, clock, secret } = services;
  const actor = eventActorOf(caller);
  const now = clock.now();
  const save = (): Promise<QuoteRecord> =>
    transaction(db, async (tx) => {
      const request = { tx, products, quoteId, productId, actor, seenVersion, now };
      const changed = await applyEvent(request, command);
      const { resubmitForReview } = products.sold(changed.product_id);
      const { id } = (await resubmitForReview?.(request, changed, secret)) ?? changed;
      const quote = await findQuoteToShow(tx, id, now);
      if (quote === undefined) throw new Error('A quote that was just written is not there');
      return products.sold(quote.product_id).recordOf(tx, quote, { kind: actor.kind, language });
    });
  const quote = await withCurrentRecord(context, services, () =>
    command.event === 'savePromo' ? limitGuesses(services, quoteId, save) : save(),
  );
  return { message: TEXTS.quoteUpdated[language], quote };
};

/** The same for every product: pages that serve all of them correct the phone without knowing which it is. */
export const changePhone = async (
  context: HandlerContextOf<'changePhone'>,
  services: Services,
): Promise<WireReply> => {
  const { quoteId } = context.params;
  const { phone } = context.body;
  const command: QuoteCommand = { event: 'changePhone', change: (event) => sharedPhonePatch(phone, event) };
  const saved = await saveChange(context, services, { quoteId, command });
  return savedReply(services.products.sold(saved.quote.productId), saved);
};

/** A phone by which a quote will be shared: a code must reach it (ruling R03). */
export const validatePhone = (phone: string): void =>
  refuseFirst({ insuredMobile: checkPhoneForOtp(phone) }, sharedText);

/** Only the agent corrects the phone: it ends the visits opened with the old one (ruling K61). */
export const phonePatch = async (
  phone: string,
  { tx, quote, product, actor, now }: EventContext,
): Promise<QuotePatch> => {
  refuseFirst({ insuredMobile: checkMobile(phone) }, sharedText);
  if (normalisePhone(phone) === normalisePhone(quote.insured_phone)) return { insured_phone: phone };
  if (actor.kind === 'customer') throw refused(TEXTS.agentOnly);
  await endVisits(tx, quote.id, now);
  await product.endHandoffs?.(tx, quote.id, now);
  return { insured_phone: phone };
};

/** The agent gives the phone by which the quote will be shared. */
export const sharedPhonePatch = (phone: string, context: EventContext): Promise<QuotePatch> => {
  validatePhone(phone);
  return phonePatch(phone, context);
};
