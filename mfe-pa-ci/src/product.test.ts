import { describe, expect, it } from 'vitest';
import { landing } from '@payung/shared/domain/link.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { keepsAddresses } from '@payung/shared/testing/keeps-addresses.ts';
import { paCiRoutes } from './contract/routes.ts';
import { accident, criticalIllness, products } from './product.ts';
import { screens } from './screens.ts';

describe.each([
  ['personal accident', accident],
  ['critical illness', criticalIllness],
])('%s', (_name, product) => {
  keepsAddresses({ product, routes: paCiRoutes, screens });
});

it('has the accident routes that the specification names, spelled so [SHELL-030]', () => {
  const { start, otp, limits, orderSummary, quoteCreated, customerInformation } = paCiRoutes;
  const { insureds, insured, details, payment, payLater, policy } = paCiRoutes;
  expect(otp.path).toBe('/accidentOtp');
  expect(start.path).toBe('/oonaaccidentscreen');
  expect(orderSummary.path).toBe('/accidentordersummary');
  expect(customerInformation.path).toBe('/accidentcustomerinformation');
  expect(details.path).toBe('/accidentcustomerdetails');
  expect(payment.path).toBe('/accidentpaymentconfirmation');
  expect(quoteCreated.path).toBe('/accidentquotesuccess');
  expect(insureds.path).toBe('/accidentmultiplecustomerinformation');
  expect(insured.path).toBe('/accidential-insurance-policy-insured-details');
  expect(limits.path).toBe('/accidentseperaterequestlimits');
  expect(payLater.path).toBe('/accidentpaylater');
  expect(policy.path).toBe('/accidentconfirmationsuccess');
});

it('has every accident route for agents and for customers of a link', () => {
  const accidentRoutes = Object.values(paCiRoutes).filter(({ path }) => path.includes('accident'));
  expect(accidentRoutes).toHaveLength(12);
  expect(new Set(accidentRoutes.map(({ mode }) => mode))).toEqual(new Set(['both']));
});

describe('a personal accident link', () => {
  it('lands without a stage on the start [LINK-019]', () => {
    expect(landing(accident.link.stages, undefined)).toBe('/oonaaccidentscreen');
  });

  it.each<[Stage, string, string]>([
    ['Lead Created', '/oonaaccidentscreen', 'ruling K44'],
    ['Plan Selected', '/accidentordersummary', 'LINK-020'],
    ['Additional Benefit Selected', '/accidentordersummary', 'ruling K44'],
    ['PromoCode Added', '/accidentordersummary', 'ruling K44'],
    ['Quick Quote Created', '/accidentordersummary', 'LINK-021'],
    ['Full Quote Created', '/accidentpaymentconfirmation', 'LINK-022'],
    ['Policy Generated', '/accidentpaymentconfirmation', 'LINK-023'],
    ['Customer Information Updated', '/accidentcustomerdetails', 'LINK-024'],
    ['Full Quote Created With Payment', '/accidentpaylater', 'LINK-025'],
  ])('lands at stage %s on %s [%s]', (stage, path) => {
    expect(landing(accident.link.stages, stage)).toBe(path);
  });

  it('leads with an invalid id to /login [LINK-026], when expired to /linknotvalid (ruling K44)', () => {
    expect(accident.link.invalid).toBe('/login');
    expect(accident.link.expired).toBe('/linknotvalid');
  });

  it('has a prefix, a call and an OTP page of its own', () => {
    expect(accident.link).toMatchObject({
      prefix: 'pa',
      decryptPath: 'auth/decrypt-link-pa',
      otp: '/accidentOtp',
    });
  });
});

it('resumes leads of personal accident at the addresses where links land', () => {
  expect(accident.leadStages).toEqual(accident.link.stages);
  expect(Object.keys(accident.leadStages)).toHaveLength(10);
});

it('has the result addresses of personal accident, with a payment page of its own [PAY-031]', () => {
  expect(accident.results).toEqual({
    createPolicy: '/accidentcustomerinformation',
    quoteRetry: '/accidentordersummary',
    summary: { path: '/accidentordersummary', state: { readOnly: true } },
    payment: '/accidentpaymentconfirmation',
    payLaterRefused: '/paylater-error',
    policyPdf: {
      path: 'user/e-policy',
      query: { quoteId: '{quoteId}', logkey: 'policyDownloadNotification' },
      secure: true,
    },
  });
});

it('sells two products', () => {
  expect(products.map(({ displayName, tile }) => [displayName, tile.start])).toEqual([
    ['Personal Accident Insurance', '/oonaaccidentscreen'],
    ['Critical Illness Insurance', '/criticalillness'],
  ]);
});
