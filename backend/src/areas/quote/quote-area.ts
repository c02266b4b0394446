import type { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { eventActorOf } from '#access/event-actor.ts';
import { notFound } from '#http/api-refusal.ts';
import { findQuote } from '#repositories/quotes.ts';
import type { Handlers } from '../handler.ts';
import { changePhone } from './change-phone.ts';
import { confirmQuote } from './confirm-quote.ts';
import { getQuote } from './get-quote.ts';
import { previewPrice } from './price-preview.ts';
import { validatePromoCode } from './promo-code.ts';
import { answerQuickQuote } from './quick-quote.ts';
import { policyDocument, quotationDocument } from './quote-documents.ts';
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
    return policyDocument(services, { quoteId, viewer: { kind: eventActorOf(caller).kind, language } });
  },
  eQuotation: ({ caller, query, language }, services) =>
    quotationDocument(services, {
      quoteId: query.quoteId,
      viewer: { kind: eventActorOf(caller).kind, language },
    }),
};
