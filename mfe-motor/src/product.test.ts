import { describe, expect, it } from 'vitest';
import { landing } from '@payung/shared/domain/link.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { keepsAddresses } from '@payung/shared/testing/keeps-addresses.ts';
import { motorRoutes } from './contract/routes.ts';
import { car, motorcycle, products } from './product.ts';
import { screens } from './screens.ts';

describe.each([
  ['car', car],
  ['motorcycle', motorcycle],
])('the %s', (_name, product) => {
  keepsAddresses({ product, routes: motorRoutes, screens });

  it('lands a link without a stage on the start [LINK-005]', () => {
    expect(landing(product.link.stages, undefined)).toBe('/motorscreen');
  });

  it.each<[Stage, string, string]>([
    ['Lead Created', '/motorchooseproduct', 'LINK-008'],
    ['Additional Benefit Selected', '/motorordersummary', 'LINK-009'],
    ['PromoCode Added', '/oonasuccess', 'LINK-010'],
    ['Quick Quote Created', '/motorordersummary', 'LINK-013'],
    ['Q C Inspection Done', '/oonaconfirmationMotor', 'LINK-014'],
    ['Full Quote Created', '/oonapayment', 'LINK-015'],
    ['Policy Generated', '/oonapayment', 'LINK-016'],
    ['Full Quote Created With Payment', '/oonapayment', 'ruling K37'],
  ])('lands %s on %s [%s]', (stage, path) => {
    expect(landing(product.link.stages, stage)).toBe(path);
  });

  it('resumes leads at the addresses where links land (ruling K92)', () => {
    expect(product.leadStages).toEqual(product.link.stages);
    expect(Object.keys(product.leadStages)).toHaveLength(12);
  });

  it('leads an invalid link to /linknotmatch [LINK-017] and an expired one to /linknotvaild, spelled so [LINK-018]', () => {
    expect(product.link.invalid).toBe('/linknotmatch');
    expect(product.link.expired).toBe('/linknotvaild');
  });

  it('has one prefix and the link calls of the specification', () => {
    expect(product.link).toMatchObject({
      prefix: 'motor',
      decryptPath: 'auth/decrypt-link-motor',
      generatePath: 'user/generate-link-motor',
      otp: '/motorotp',
    });
  });

  it('has the result addresses of the specification', () => {
    expect(product.results).toEqual({
      createPolicy: '/customerinformationmotor',
      quoteRetry: '/motorordersummary',
      summary: { path: '/motorordersummary', state: { quote: 1 } },
      payment: '/oonapayment',
      payLaterRefused: '/paylater-error',
      policyPdf: {
        path: 'user/e-policy',
        query: { policyNo: '{policyNo}', quoteId: '{quoteId}' },
        secure: true,
      },
    });
  });
});

it('lands Plan Selected on the add-ons of a car [LINK-006] and on the order of a motorcycle [LINK-007]', () => {
  expect(landing(car.link.stages, 'Plan Selected')).toBe('/motoradditionalbenefits');
  expect(landing(motorcycle.link.stages, 'Plan Selected')).toBe('/motorordersummary');
});

it('lands Customer Information Updated on the inspection of its kind [LINK-011]', () => {
  expect(landing(car.link.stages, 'Customer Information Updated')).toBe('/oonariskinspectionmotor');
  expect(landing(motorcycle.link.stages, 'Customer Information Updated')).toBe('/oonariskinspectionbike');
});

it('lands Qc Checked on the inspection of its kind [LINK-012]', () => {
  expect(landing(car.link.stages, 'Qc Checked')).toBe('/oonariskinspectionmotor');
  expect(landing(motorcycle.link.stages, 'Qc Checked')).toBe('/oonariskinspectionbike');
});

it('sells a car and a motorcycle, known by two ids [MOT-069]', () => {
  expect(products).toEqual([car, motorcycle]);
  expect(products.map(({ productId, displayName }) => [productId, displayName])).toEqual([
    ['61f0c1a5e4b0a70001a3d102', 'Motor Insurance 4W'],
    ['61f0c1a5e4b0a70001a3d103', 'Motor Insurance 2W'],
  ]);
});

it('starts a motorcycle with its kind chosen', () => {
  expect(car.tile.start).toBe('/motorscreen');
  expect(motorcycle.tile.start).toBe('/motorscreen?vehicle=motorcycle');
});
