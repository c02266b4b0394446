import type { homeEndpoints } from '@payung/shared/api/endpoints/home.ts';
import { HOME_PRODUCTS } from '@payung/shared/domain/home/offer.ts';
import { homeBenefitsFor, homePlanOffers } from '@payung/shared/domain/home/offers.ts';
import { HOME_PLANS } from '@payung/shared/domain/home/plans.ts';
import { PRODUCT_IDS } from '@payung/shared/domain/products.ts';
import { stepTakerOf } from '../actor.ts';
import type { Area } from '../area.ts';
import { openInvitation } from '../auth/open-invitation.ts';
import { promoPercent } from '../quote/promo-code.ts';
import { answerQuickQuote } from '../quote/quick-quote.ts';
import { policyDocument } from '../quote/quote-documents.ts';
import { requireQuote, requireQuoteToShow } from '../quote/require-quote.ts';
import { shareQuote } from '../quote/share-link.ts';
import { absent } from '../refusal.ts';
import { wireLanguage } from '../request-language.ts';
import { iconAddress } from './benefit-icons.ts';
import { createHomeQuote } from './create-home-quote.ts';
import { propertyOf } from './home-details.ts';
import { homeRecordOf } from './home-record.ts';
import { updateHomeLead, updateHomeQuote, updatePrintPolicy } from './save-home-quote.ts';

const { home } = PRODUCT_IDS;

export const homeArea: Area<typeof homeEndpoints> = {
  createHomeQuote,
  updateHomeQuote,
  updateHomeLead,
  updatePrintPolicy,

  getHomeQuote: async (ask, services) => {
    const viewer = { kind: stepTakerOf(ask.caller).actor, language: wireLanguage(ask.language) };
    const quote = await requireQuoteToShow(services, ask.params.quoteId, home);
    return { data: await homeRecordOf(services.db, quote, viewer) };
  },

  homePlans: async (ask, services) => {
    const quote = await requireQuote(services.db, ask.params.quoteId, home);
    return { data: homePlanOffers(propertyOf(quote), wireLanguage(ask.language)) };
  },

  homeBenefits: async (ask, services) => {
    const quote = await requireQuote(services.db, ask.params.quoteId, home);
    const benefits = homeBenefitsFor(propertyOf(quote), wireLanguage(ask.language), iconAddress);
    const data = HOME_PRODUCTS.map((typeofProduct) => ({
      typeofProduct,
      planName: HOME_PLANS[typeofProduct].name,
      AdditionalBenefits: benefits,
    }));
    return { data };
  },

  homeQuickQuote: (ask, services) => answerQuickQuote(ask, services, home),

  validateHomePromo: async (ask, services) => {
    const percent = await promoPercent(services, ask.caller, ask.body, home);
    return { discount: percent, percent };
  },

  generateHomeLink: (ask, services) =>
    shareQuote(services, { quoteId: ask.query.quoteId, productId: home, kind: 'lead' }),

  decryptHomeLink: (ask, services) => openInvitation('decryptHomeLink', ask, services),

  /** The id in the path is the one that was checked; another beside it is nobody's. */
  homeEPolicy: async (ask, services) => {
    if (ask.query.quoteId !== ask.params.quoteId) throw absent();
    return policyDocument(services, ask.params.quoteId, ask.language, home);
  },
};
