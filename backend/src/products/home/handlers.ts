import type { HomeQuoteRecord } from 'mfe-home/contract/schemas/quote.ts';
import type { homeEndpoints } from 'mfe-home/contract/endpoints.ts';
import { HOME_PLAN_KINDS } from 'mfe-home/rules/offer.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { eventActorOf } from '#core/access/caller.ts';
import { openInvitation } from '#areas/auth/links/open-link.ts';
import type { HandlerContext, Handlers } from '#areas/area.ts';
import { policyDocument } from '#areas/quote/documents/quote-documents.ts';
import { mostChosenPlan } from '#areas/quote/price/sold-choices.ts';
import { validatePromoCode } from '#areas/quote/price/promo-code.ts';
import { answerQuickQuote } from '#areas/quote/quick-quote.ts';
import { requireQuote, requireQuoteToShow, recordRead } from '#areas/quote/quote-record.ts';
import { saveChange } from '#areas/quote/update-quote.ts';
import type { Change } from '#areas/quote/update-quote.ts';
import { shareQuote } from '#areas/quote/share-link.ts';
import { recordReply, savedReply } from '#areas/quote/wire-record.ts';
import type { Services } from '#areas/services.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { findQuoteIdByLead } from '#areas/quote/sql/quotes.ts';
import { homeCommandOf, leadCommand, printCommand } from './commands.ts';
import { createHomeQuote } from './new-quote/create-quote.ts';
import { propertyOf } from './details.ts';
import { homeProduct } from './product.ts';
import { homeRecordOf } from './record.ts';
import { agreeToRequirements } from './new-quote/requirements.ts';
import { homeBenefitsFor, homePlanOffers } from './tariff/offers.ts';
import { HOME_PLANS } from './tariff/plans.ts';

const { home: productId } = PRODUCT_IDS;

type SaveContext = Pick<HandlerContext, 'caller' | 'language' | 'seenVersion'>;

/** Every save answers the record as it then stands, with its version. */
const save = async (context: SaveContext, services: Services, change: Change) =>
  savedReply(homeProduct, await saveChange(context, services, { ...change, productId }));

export const homeHandlers: Handlers<typeof homeEndpoints> = {
  createHomeQuote,
  agreeToRequirements,

  updateHomeQuote: (context, services) =>
    save(context, services, { quoteId: context.params.quoteId, command: homeCommandOf(context.body) }),

  updateHomeLead: async (context, services) => {
    const quoteId = await findQuoteIdByLead(services.db, context.params.leadId);
    if (quoteId === undefined) throw notFound();
    return save(context, services, { quoteId, command: leadCommand(context.body) });
  },

  updatePrintPolicy: (context, services) =>
    save(context, services, { quoteId: context.body.quoteId, command: printCommand(context.body) }),

  getHomeQuote: async ({ caller, language, params, query: { logkey } }, services) => {
    const viewer = { kind: eventActorOf(caller).kind, language };
    const quote = await requireQuoteToShow(services, params.quoteId, productId);
    await recordRead(services, { caller, quoteId: quote.id, logkey });
    const record = await homeRecordOf(services.db, quote, viewer);
    // The logkey of the request (HOME-061).
    const opened: HomeQuoteRecord = logkey === undefined ? record : { ...record, resumeType: logkey };
    return recordReply(homeProduct, opened);
  },

  homePlans: async ({ params, language }, services) => {
    const quote = await requireQuote(services.db, params.quoteId, productId);
    const property = propertyOf(quote);
    const { propertyType } = property;
    const most = await mostChosenPlan(services, { productId, details: { propertyType } });
    return homePlanOffers(property, language).map((offer) =>
      offer.planCode === most ? { ...offer, isMostChosen: true } : offer,
    );
  },

  homeBenefits: async ({ params, language }, { db }) => {
    const quote = await requireQuote(db, params.quoteId, productId);
    const benefits = homeBenefitsFor(propertyOf(quote), language);
    return HOME_PLAN_KINDS.map((planKind) => ({ planKind, planName: HOME_PLANS[planKind].name, benefits }));
  },

  homeQuickQuote: (context, services) => answerQuickQuote(context, services, productId),

  validateHomePromo: async (context, services) => ({
    percent: await validatePromoCode(context, services, { ...context.body, productId }),
  }),

  generateHomeLink: ({ query }, services) =>
    shareQuote(services, { quoteId: query.quoteId, productId, kind: 'lead' }),

  decryptHomeLink: (context, services) => openInvitation('decryptHomeLink', context, services),

  /** Access was checked for the id in the path; a different one beside it is refused. */
  homeEPolicy: async ({ caller, params, query, language }, services) => {
    if (query.quoteId !== params.quoteId) throw notFound();
    const viewer = { kind: eventActorOf(caller).kind, language };
    return policyDocument(services, { quoteId: params.quoteId, viewer, productId });
  },
};
