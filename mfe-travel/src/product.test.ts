import { expect, it } from 'vitest';
import { landing } from '@payung/shared/domain/link.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { keepsAddresses } from '@payung/shared/testing/keeps-addresses.ts';
import { travelRoutes } from './contract/routes.ts';
import { products, travel } from './product.ts';
import { screens } from './screens.ts';

keepsAddresses({ product: travel, routes: travelRoutes, screens });

it('sells one product', () => {
  expect(products).toEqual([travel]);
});

it.each<[Stage, string, string]>([
  ['Lead Created', '/chooseproducttravel', 'LEAD-018'],
  ['Plan Selected', '/chooseproducttravel', 'LEAD-019'],
  ['Covid Benefit Selected', '/additionalbenefittravel', 'LEAD-020'],
  ['Additional Benefit Selected', '/ordersummarytravel', 'LEAD-021'],
  ['PromoCode Added', '/oonacustomerinformation', 'LEAD-022'],
  ['Quick Quote Created', '/oonacustomerinformation', 'LEAD-023'],
  ['Customer Information Updated', '/oonaconfirmation', 'LEAD-024'],
  ['Full Quote Created', '/oonapayment', 'LEAD-025'],
  ['Policy Generated', '/oonasuccess1', 'LEAD-026'],
  ['Full Quote Created With Payment', '/oonasuccess1', 'LEAD-027'],
])('resumes a lead of stage %s at %s [%s]', (stage, path) => {
  expect(landing(travel.leadStages, stage)).toBe(path);
});

it('has no address for a lead of a stage that the specification does not list [LEAD-032]', () => {
  expect(Object.keys(travel.leadStages)).toHaveLength(10);
  expect(landing(travel.leadStages, 'Qc Checked')).toBeUndefined();
});

it('lands a link where a lead resumes, except without a stage and at Quick Quote Created (ruling G12)', () => {
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

it('has the result addresses of the specification', () => {
  expect(travel.results).toEqual({
    createPolicy: '/oonacustomerinformation',
    quoteRetry: '/ordersummarytravel',
    summary: { path: '/ordersummarytravel', state: { readOnly: true } },
    payment: '/oonapayment',
    payLaterRefused: '/paylater-error',
    policyPdf: {
      path: 'user/e-policy',
      query: { quoteId: '{quoteId}', logkey: 'policyDownloadNotification' },
      secure: true,
    },
  });
});
