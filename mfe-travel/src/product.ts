import { STANDARD_POLICY_PDF } from '@payung/shared/api/policy-pdf.ts';
import { READ_ONLY } from '@payung/shared/journey/order/read-only.ts';
import { PRODUCT_IDS, PRODUCT_NAMES } from '@payung/shared/configured-products.ts';
import type { ProductDescription, StageTargets } from '@payung/shared/product.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { travelRoutes } from './contract/routes.ts';

/** Where the resume arrow of a lead leads (specification, document 3 §2.6), literal. */
const leadStages: StageTargets = {
  'Lead Created': '/chooseproducttravel',
  'Plan Selected': '/chooseproducttravel',
  'Covid Benefit Selected': '/additionalbenefittravel',
  'Additional Benefit Selected': '/ordersummarytravel',
  'PromoCode Added': '/oonacustomerinformation',
  'Quick Quote Created': '/oonacustomerinformation',
  'Customer Information Updated': '/oonaconfirmation',
  'Full Quote Created': '/oonapayment',
  'Policy Generated': '/oonasuccess1',
  'Full Quote Created With Payment': '/oonasuccess1',
};

export const travel: ProductDescription = {
  productId: PRODUCT_IDS.travel,
  displayName: PRODUCT_NAMES.travel,
  tile: {
    label: { en: 'Travel', id: 'Perjalanan' },
    description: {
      en: 'Medical care, delays, cancellation and baggage, at home and abroad',
      id: 'Biaya medis, keterlambatan, pembatalan, dan bagasi, di dalam dan luar negeri',
    },
    // A suitcase: body, handle, two straps.
    icon: 'M4 8h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM9 8V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3M8 8v12M16 8v12',
    start: travelRoutes.start.path,
    order: 1,
  },
  link: {
    prefix: 'travel',
    decryptPath: 'auth/decrypt-link',
    otp: travelRoutes.otp.path,
    // As leads, but a quoted customer must reach the promo-code box (ruling G12).
    stages: {
      ...leadStages,
      none: travelRoutes.start.path,
      'Quick Quote Created': travelRoutes.orderSummary.path,
    },
    expired: shellRoutes.linkNotValid.path,
    invalid: shellRoutes.linkNotMatch.path,
  },
  leadStages,
  results: {
    createPolicy: travelRoutes.customerInformation.path,
    quoteRetry: travelRoutes.orderSummary.path,
    summary: { path: travelRoutes.orderSummary.path, state: READ_ONLY },
    payment: shellRoutes.payment.path,
    payLaterRefused: shellRoutes.payLaterError.path,
    policyPdf: STANDARD_POLICY_PDF,
  },
};

/** The products of this remote, as the platform knows them. */
export const products: readonly ProductDescription[] = [travel];
