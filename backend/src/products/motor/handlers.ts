import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { NewMotorQuote } from 'mfe-motor/contract/schemas/vehicle.ts';
import type { motorCalls } from 'mfe-motor/contract/endpoints.ts';
import type { inspectionCalls } from 'mfe-motor/contract/inspection-endpoints.ts';
import type { reviewCalls } from 'mfe-motor/contract/review-endpoints.ts';
import type { Queries } from '#core/database/database.ts';
import type { Handler, HandlerContext, Handlers } from '#areas/area.ts';
import { openQuote } from '#areas/quote/open-quote.ts';
import type { QuoteFacts } from '#areas/quote/product/insurance-product.ts';
import { validatePhone, saveChange } from '#areas/quote/update-quote.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { openInvitation } from '#areas/auth/links/open-link.ts';
import { answerQuickQuote } from '#areas/quote/quick-quote.ts';
import { usualBenefits } from '#areas/quote/price/sold-choices.ts';
import { requireQuote } from '#areas/quote/quote-record.ts';
import { savedReply } from '#areas/quote/wire-record.ts';
import { shareQuote } from '#areas/quote/share-link.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { motorDetailsOf, vehicleOf, MOTOR_PRODUCT_IDS, isForSeveralYears, isMotor } from './details.ts';
import { normaliseVehicle, vehiclePatch } from './vehicle-patch.ts';
import { answerCatalogue } from './catalogue/answer.ts';
import { motorCommandOf } from './commands.ts';
import { benefitOffers, planOffers } from './tariff/offers.ts';
import { MOTOR_TEXTS } from './texts.ts';
import { describePhoto, photoBytes, removePhoto, requirePhoto } from './inspection/change-photos.ts';
import { documentsOf } from './inspection/documents.ts';
import { createHandoff, openHandoff, revokeHandoff } from './inspection/handoff.ts';
import { putPhoto } from './inspection/photo-intake.ts';
import { submitInspection } from './inspection/submit.ts';
import { decideReview } from './review/decide.ts';
import { leaseReview, openReview, releaseReview, reviewPhoto } from './review/open-review.ts';
import { reviewCount, reviewQueue } from './review/review-queue.ts';

/** Brand and model of a listed vehicle are written as the catalogue does, however they were typed. */
const isSameForm = (quote: Quote, form: NewMotorQuote): boolean => {
  const { brand, model, ...vehicle } = vehicleOf(quote);
  const typed = normaliseVehicle(form);
  const { isModelListed } = motorDetailsOf(quote);
  return (
    quote.insured_name === form.insuredName &&
    (isModelListed || (brand === typed.brand && model === typed.model)) &&
    (Object.keys(vehicle) as (keyof typeof vehicle)[]).every((field) => vehicle[field] === typed[field])
  );
};

/** What a new quote knows of its vehicle. */
const motorFacts = async (db: Queries, form: NewMotorQuote, today: IsoDate): Promise<QuoteFacts> => ({
  ...(await vehiclePatch(db, form, { before: undefined, today })),
  product_id: MOTOR_PRODUCT_IDS[form.kind],
  request_id: form.requestId,
  insured_phone: form.insuredPhone ?? '',
});

const createMotorQuote: Handler<typeof motorCalls.createMotorQuote> = ({ body, caller }, services) =>
  openQuote(services, caller, {
    requestId: body.requestId,
    productId: MOTOR_PRODUCT_IDS[body.kind],
    check: (today) => {
      if (body.insuredPhone !== undefined && body.insuredPhone !== '') validatePhone(body.insuredPhone);
      return motorFacts(services.db, body, today);
    },
    isSame: (quote) => isSameForm(quote, body),
  });

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

const quoteHandlers: Handlers<QuoteCalls> = {
  createMotorQuote,

  motorCatalogue: ({ query }, { db }) => answerCatalogue(db, query),

  /** The kind of vehicle is the quote's, whichever product code comes along (MOT-013). */
  motorPlans: async (context, { db }) => {
    const { params, query, language } = context;
    const productId = motorProductOf(context);
    if (productId !== MOTOR_PRODUCT_IDS[query.kind]) throw notFound();
    const quote = await requireQuote(db, params.quoteId, productId);
    // One year where several are not sold, whatever the query says (MOT-007).
    const years = isForSeveralYears(quote) ? Number(query.duration) : 1;
    return planOffers(quote, years, language);
  },

  motorBenefits: async (context, services) => {
    const productId = motorProductOf(context);
    const quote = await requireQuote(services.db, context.params.quoteId, productId);
    const { duration, coverage } = motorDetailsOf(quote);
    const usual = await usualBenefits(services, { productId, details: { coverage } });
    return benefitOffers(quote, duration, context.language).map((offer) =>
      usual.includes(offer.code) ? { ...offer, isUsual: true } : offer,
    );
  },

  updateMotorOrder: async (context, services) => {
    const productId = motorProductOf(context);
    const { quoteId } = context.params;
    const command = motorCommandOf(context.body);
    const { quote } = await saveChange(context, services, { quoteId, productId, command });
    // This call spells its message in its own way (ruling K21).
    const message = MOTOR_TEXTS.orderUpdated[context.language];
    return savedReply(services.products.sold(productId), { message, quote });
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

const inspectionHandlers: Handlers<typeof inspectionCalls> = {
  inspectionDocuments: ({ params }, { db, clock }) => documentsOf(db, params.quoteId, clock.now()),
  putInspectionPhoto: putPhoto,
  describePhoto,
  removePhoto,
  inspectionPhoto: async ({ params }, services) =>
    photoBytes(services, params, await requirePhoto(services.db, params)),
  submitInspection,
  createHandoff,
  revokeHandoff,
  openHandoff,
};

const reviewHandlers: Handlers<typeof reviewCalls> = {
  reviewQueue,
  reviewCount,
  openReview,
  reviewPhoto,
  leaseReview,
  releaseReview,
  decideReview,
};

export const motorHandlers: Handlers<typeof motorCalls> = {
  ...quoteHandlers,
  ...inspectionHandlers,
  ...reviewHandlers,
};
