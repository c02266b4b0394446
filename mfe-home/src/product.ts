import { policyPdfCall } from '@payung/shared/api/policy-pdf.ts';
import { READ_ONLY } from '@payung/shared/journey/order/read-only.ts';
import { PRODUCT_IDS, PRODUCT_NAMES } from '@payung/shared/configured-products.ts';
import type { ProductDescription, StageTargets } from '@payung/shared/product.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { homeEndpoints } from './contract/endpoints.ts';
import { homeRoutes } from './contract/routes.ts';

/** Where a stage lands (specification, document 3 §4), literal; leads resume by the same table. */
const stages: StageTargets = {
  none: '/oonahomescreen',
  'Lead Created': '/home-choose-product',
  'Plan Selected': '/home-additional-benefit',
  'Covid Benefit Selected': '/createHomequote',
  'Additional Benefit Selected': '/home-order-summary',
  'Quick Quote Created': '/home-order-summary',
  'PromoCode Added': '/home-quick-quote-success-screen',
  'Customer Information Updated': '/customerconfirmationhome',
  'Full Quote Created': '/homepaymentScreen',
  'Policy Generated': '/homepaymentScreen',
  'Full Quote Created With Payment': '/home-success-print-policy',
};

export const home: ProductDescription = {
  productId: PRODUCT_IDS.home,
  displayName: PRODUCT_NAMES.home,
  tile: {
    label: { en: 'Home', id: 'Rumah' },
    description: {
      en: 'Fire, earthquake, flood and riot, for a house or an apartment',
      id: 'Kebakaran, gempa bumi, banjir, dan kerusuhan, untuk rumah atau apartemen',
    },
    // A house: roof, walls, door, chimney.
    icon: 'M3 11.500 12 4l9 7.500M5.500 9.500V20h13V9.500M10 20v-6h4v6M16.500 7.700V4.500h2.500v5.300',
    start: homeRoutes.start.path,
    order: 2,
  },
  link: {
    prefix: 'home',
    decryptPath: homeEndpoints.decryptHomeLink.path,
    generatePath: homeEndpoints.generateHomeLink.path,
    otp: homeRoutes.otp.path,
    stages,
    expired: shellRoutes.linkNotValid.path,
    invalid: shellRoutes.linkNotMatch.path,
  },
  leadStages: stages,
  results: {
    createPolicy: homeRoutes.customerInformation.path,
    quoteRetry: homeRoutes.orderSummary.path,
    summary: { path: homeRoutes.orderSummary.path, state: READ_ONLY },
    payment: homeRoutes.payment.path,
    payLaterRefused: homeRoutes.policyError.path,
    policyPdf: policyPdfCall(homeEndpoints.homeEPolicy, { quoteId: '{quoteId}' }),
  },
};

export const products: readonly ProductDescription[] = [home];
