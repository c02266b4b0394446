import { defineJourney, hasQuote, hasReached, wasSold } from '@payung/shared/journey/steps/journey.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import type { Journey, JourneyAnswers } from '@payung/shared/journey/steps/journey.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { readSettings } from '@payung/shared/settings.ts';
import type { MotorQuoteRecord } from './contract/schemas/quote.ts';
import { motorRoutes } from './contract/routes.ts';
import { isClosedOrder } from './motor-quote/closed-order.ts';

type Answers = JourneyAnswers<MotorQuoteRecord>;

const isMotorcycle = ({ quote }: Answers): boolean => quote?.vehicleKind === 'motorcycle';

/** One product has no add-ons: that of motorcycles unless another is configured (MOT-010, MOT-011, ruling K30). */
const hasNoAddOns = ({ quote }: Answers): boolean =>
  quote?.productId === (readSettings().noAddOnsProductId ?? PRODUCT_IDS.motor2w);

const isInspected = (answers: Answers): boolean =>
  hasReached('Q C Inspection Done')(answers) && answers.quote?.inspection.status !== 'expired';

/** Beside the inspection: only the inspection leads to them, and only while photos are wanted. */
const besideInspection = {
  isSkipped: (answers: Answers): boolean =>
    wasSold(answers) || !hasReached('Customer Information Updated')(answers),
  isAnswered: hasReached('Customer Information Updated'),
  isEntry: true,
  isInterlude: () => false,
} as const;

/**
 * Read this first: the stops of a motor quote in their order (MOT-073, ruling K38). The photos are inspected before the price is confirmed (ruling R11).
 */
export const motorJourney = defineJourney<MotorQuoteRecord>()('motor', [
  { id: 'start', route: motorRoutes.start, isSkipped: wasSold, isAnswered: hasQuote },
  {
    id: 'createQuote',
    route: motorRoutes.createQuote,
    isSkipped: wasSold,
    isAnswered: hasQuote,
    isEntry: true,
  },
  {
    id: 'choosePlan',
    route: motorRoutes.choosePlan,
    isSkipped: wasSold,
    isAnswered: ({ quote }) => (quote?.planCode ?? '') !== '',
  },
  {
    id: 'additionalBenefits',
    route: motorRoutes.additionalBenefits,
    isSkipped: (answers) => wasSold(answers) || hasNoAddOns(answers),
    isAnswered: hasReached('Additional Benefit Selected'),
  },
  {
    id: 'orderSummary',
    route: motorRoutes.orderSummary,
    isSkipped: wasSold,
    isOnlyShown: isClosedOrder,
    isAnswered: hasReached('Quick Quote Created'),
  },
  // Gives an agent the quote's code and the link (MOT-036); a customer skips it (MOT-035).
  {
    id: 'quoteSuccess',
    route: shellRoutes.quoteSuccess,
    isSkipped: wasSold,
    isAnswered: hasReached('Quick Quote Created'),
    isInterlude: ({ isAgent }) => isAgent,
  },
  {
    id: 'customerInformation',
    route: motorRoutes.customerInformation,
    isSkipped: wasSold,
    isAnswered: hasReached('Customer Information Updated'),
  },
  {
    id: 'customerConfirmation',
    route: motorRoutes.customerConfirmation,
    isSkipped: wasSold,
    isAnswered: hasReached('Customer Information Updated'),
    isInterlude: () => true,
  },
  {
    id: 'carInspection',
    route: motorRoutes.carInspection,
    isSkipped: (answers) => wasSold(answers) || isMotorcycle(answers),
    isAnswered: isInspected,
  },
  {
    id: 'motorcycleInspection',
    route: motorRoutes.motorcycleInspection,
    isSkipped: (answers) => wasSold(answers) || !isMotorcycle(answers),
    isAnswered: isInspected,
  },
  { id: 'photoPreview', route: motorRoutes.photoPreview, ...besideInspection },
  { id: 'photoReupload', route: motorRoutes.photoReupload, ...besideInspection },
  {
    id: 'confirmation',
    route: motorRoutes.confirmation,
    isSkipped: wasSold,
    isAnswered: hasReached('Full Quote Created'),
  },
  { id: 'payment', route: shellRoutes.payment, isSkipped: wasSold, isAnswered: wasSold },
  { id: 'policy', route: shellRoutes.policySuccess, isAnswered: wasSold },
]);

export type MotorStop = typeof motorJourney extends Journey<MotorQuoteRecord, infer Id> ? Id : never;
