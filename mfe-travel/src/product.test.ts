import { expect, it } from 'vitest';
import { landing } from '@payung/shared/domain/link.ts';
import { keepsAddresses } from '@payung/shared/testing/keeps-addresses.ts';
import { travelRoutes } from './contract/routes.ts';
import { products, travel } from './product.ts';
import { screens } from './screens.ts';

keepsAddresses({ product: travel, routes: travelRoutes, screens });

it('sells one product', () => {
  expect(products).toEqual([travel]);
});

it('resumes a lead where the specification says', () => {
  expect(travel.leadStages).toEqual({
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
  });
});

it('lands a link as a lead, except without a stage and at Quick Quote Created (ruling G12)', () => {
  expect(travel.link.stages).toEqual({
    none: '/oonatravel',
    'Lead Created': '/chooseproducttravel',
    'Plan Selected': '/chooseproducttravel',
    'Covid Benefit Selected': '/additionalbenefittravel',
    'Additional Benefit Selected': '/ordersummarytravel',
    'PromoCode Added': '/oonacustomerinformation',
    'Quick Quote Created': '/ordersummarytravel',
    'Customer Information Updated': '/oonaconfirmation',
    'Full Quote Created': '/oonapayment',
    'Policy Generated': '/oonasuccess1',
    'Full Quote Created With Payment': '/oonasuccess1',
  });
  expect(landing(travel.link.stages, undefined)).toBe('/oonatravel');
});

it('leads results where the specification says', () => {
  expect(travel.results).toEqual({
    createPolicy: '/oonacustomerinformation',
    quoteRetry: '/ordersummarytravel',
    payment: '/oonapayment',
    payLaterRefused: '/paylater-error',
    policyPdf: {
      path: 'user/e-policy',
      query: { quoteId: '{quoteId}', logkey: 'policyDownloadNotification' },
      secure: true,
    },
  });
});
