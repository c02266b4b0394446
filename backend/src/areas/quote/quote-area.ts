import type { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { eventActorOf } from '#core/access/event-actor.ts';
import { notFound, refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { findQuote } from '#areas/quote/sql/quotes.ts';
import type { Handlers } from '../handler.ts';
import { changePhone } from './change-phone.ts';
import { confirmQuote } from './confirm-quote.ts';
import { getQuote } from './get-quote.ts';
import { previewPrice } from './price/price-preview.ts';
import { validatePromoCode } from './price/promo-code.ts';
import { answerQuickQuote } from './quick-quote.ts';
import { policyDocument, quotationDocument, receiptDocument } from './documents/quote-documents.ts';
import { generateLink } from './share-link.ts';
import { updateQuote } from './update-quote.ts';

export const quoteArea: Handlers<typeof quoteEndpoints> = {
  getQuote,
  updateQuote,
  changePhone,
  confirmQuote,
  generateLink,
  previewPrice,

  quickQuote: (context, services) => answerQuickQuote(context, services),

  validatePromoCode: async (context, services) => ({
    percent: await validatePromoCode(context, services, context.body),
  }),

  ePolicy: async ({ caller, query, language }, services) => {
    const { quoteId, policyNo } = query;
    // Access was checked for the quote: the policy number must be that quote's.
    if (policyNo !== undefined && policyNo !== (await findQuote(services.db, quoteId))?.policy_no) {
      throw notFound();
    }
    const wanted = { quoteId, viewer: { kind: eventActorOf(caller).kind, language } };
    if (query.document === undefined) return policyDocument(services, wanted);
    const receipt = await receiptDocument(services, wanted);
    if (receipt === undefined) throw refused(TEXTS.notPaidYet);
    return receipt;
  },
  eQuotation: ({ caller, query, language }, services) =>
    quotationDocument(services, {
      quoteId: query.quoteId,
      viewer: { kind: eventActorOf(caller).kind, language },
    }),
};
