import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { shareEndpoints } from '@payung/shared/api/endpoints/share.ts';
import { area } from '#areas/area.ts';
import { forAgentOfQuote, forBothOfQuote, forCustomerOfQuote } from '#core/access/access-rows.ts';
import { changePhone, updateQuote } from './update-quote.ts';
import { confirmQuote } from './confirm-quote.ts';
import { ePolicy, eQuotation } from './documents/quote-documents.ts';
import { getQuote } from './quote-record.ts';
import { previewPrice } from './price/price-preview.ts';
import { seedPromoCodes, validatePromoCode } from './price/promo-code.ts';
import { answerQuickQuote } from './quick-quote.ts';
import { generateLink, revokeLink } from './share-link.ts';
import { shareProgress, shareSent } from './share-progress.ts';

/** The pipeline of a quote, whatever product it is of: read, change, price, confirm, share, print. */
export const quoteArea = area({
  endpoints: { ...quoteEndpoints, ...shareEndpoints, revokeLink: agentEndpoints.revokeLink },
  // What a form is refused for stands beside its fields.
  listsErrors: ['updateQuote'],
  handlers: {
    getQuote,
    updateQuote,
    quickQuote: (context, services) => answerQuickQuote(context, services),
    validatePromoCode: async (context, services) => ({
      percent: await validatePromoCode(context, services, context.body),
    }),
    previewPrice,
    changePhone,
    confirmQuote,
    generateLink,
    shareProgress,
    shareSent,
    revokeLink,
    ePolicy,
    eQuotation,
  },
  access: {
    getQuote: forBothOfQuote,
    updateQuote: forBothOfQuote,
    quickQuote: forBothOfQuote,
    validatePromoCode: forCustomerOfQuote,
    previewPrice: forBothOfQuote,
    changePhone: forAgentOfQuote,
    confirmQuote: forBothOfQuote,
    // A customer's links are those of the documents; to share the quote is the agent's (see its handler).
    generateLink: forBothOfQuote,
    shareProgress: forAgentOfQuote,
    shareSent: forAgentOfQuote,
    revokeLink: forAgentOfQuote,
    ePolicy: forBothOfQuote,
    eQuotation: forBothOfQuote,
  },
  demo: seedPromoCodes,
});
