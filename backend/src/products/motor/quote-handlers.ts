import type { motorCalls } from 'mfe-motor/contract/endpoints.ts';
import { openInvitation } from '#areas/auth/links/open-invitation.ts';
import type { HandlerContext, Handlers } from '#areas/area.ts';
import { answerQuickQuote } from '#areas/quote/quick-quote.ts';
import { requireQuote } from '#areas/quote/require-quote.ts';
import { saveChange } from '#areas/quote/save-change.ts';
import { shareQuote } from '#areas/quote/share-link.ts';
import { savedReply } from '#areas/quote/wire-record.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { answerCatalogue } from './catalogue/answer.ts';
import { motorCommandOf } from './commands.ts';
import { createMotorQuote } from './create-quote.ts';
import { isForSeveralYears, motorDetailsOf } from './details.ts';
import { isMotor, MOTOR_PRODUCT_IDS } from './product-ids.ts';
import { benefitOffers, planOffers } from './tariff/offers.ts';
import { MOTOR_TEXTS } from './texts.ts';

/** Quotes of other products do not exist for these calls. */
const motorProductOf = ({ productId }: Pick<HandlerContext, 'productId'>): string => {
  if (productId === undefined || !isMotor(productId)) throw notFound();
  return productId;
};

type QuoteCalls = Pick<
  typeof motorCalls,
  | 'createMotorQuote'
  | 'motorCatalogue'
  | 'motorPlans'
  | 'motorBenefits'
  | 'updateMotorOrder'
  | 'motorQuickQuote'
  | 'generateMotorLink'
  | 'decryptMotorLink'
>;

export const quoteHandlers: Handlers<QuoteCalls> = {
  createMotorQuote,

  motorCatalogue: ({ query }, { db }) => answerCatalogue(db, query),

  /** The kind of vehicle is the quote's, whichever product code comes along (MOT-013). */
  motorPlans: async (context, { db }) => {
    const { params, query, language } = context;
    const productId = motorProductOf(context);
    if (productId !== MOTOR_PRODUCT_IDS[query.kind]) throw notFound();
    const quote = await requireQuote(db, params.quoteId, productId);
    // One year where several are not sold, whatever is asked for (MOT-007).
    const years = isForSeveralYears(quote) ? Number(query.duration) : 1;
    return planOffers(quote, years, language);
  },

  motorBenefits: async (context, { db }) => {
    const quote = await requireQuote(db, context.params.quoteId, motorProductOf(context));
    return benefitOffers(quote, motorDetailsOf(quote).duration, context.language);
  },

  updateMotorOrder: async (context, services) => {
    const productId = motorProductOf(context);
    const { quoteId } = context.params;
    const command = motorCommandOf(context.body);
    const { quote } = await saveChange(context, services, { quoteId, productId, command });
    // This call spells its message in its own way (ruling K21).
    const message = MOTOR_TEXTS.orderUpdated[context.language];
    return savedReply(services.productOf(productId), { message, quote });
  },

  motorQuickQuote: (context, services) => {
    const productId = motorProductOf(context);
    if (productId !== MOTOR_PRODUCT_IDS[context.query.kind]) throw notFound();
    return answerQuickQuote(context, services, productId);
  },

  generateMotorLink: (context, services) =>
    shareQuote(services, {
      quoteId: context.query.quoteId,
      productId: motorProductOf(context),
      kind: 'lead',
    }),

  decryptMotorLink: (context, services) => openInvitation('decryptMotorLink', context, services),
};
