import type { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { findQuote } from '#repositories/quotes.ts';
import { stepTakerOf } from '../actor.ts';
import type { Area } from '../area.ts';
import { absent } from '../refusal.ts';
import { wireLanguage } from '../request-language.ts';
import { changePhone } from './change-phone.ts';
import { confirmQuote } from './confirm-quote.ts';
import { policyDocument, quotationDocument } from './quote-documents.ts';
import { requireQuoteToShow } from './require-quote.ts';
import { generateLink } from './share-link.ts';

export const quoteArea: Area<typeof quoteEndpoints> = {
  changePhone,
  confirmQuote,
  generateLink,

  getQuotes: async (ask, services) => {
    const viewer = { kind: stepTakerOf(ask.caller).actor, language: wireLanguage(ask.language) };
    const quote = await requireQuoteToShow(services, ask.query.id);
    const { recordOf } = services.productOf(quote.product_id);
    return { data: [await recordOf(services.db, quote, viewer)] };
  },

  ePolicy: async (ask, services) => {
    const { quoteId, policyNo } = ask.query;
    // The quote is what was checked; a policy of another quote beside it is nobody's.
    if (policyNo !== undefined && policyNo !== (await findQuote(services.db, quoteId))?.policy_no) {
      throw absent();
    }
    return policyDocument(services, quoteId, ask.language);
  },
  eQuotation: (ask, services) => quotationDocument(services, ask.query.quoteId, ask.language),
};
