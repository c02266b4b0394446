import * as v from 'valibot';
import { expect, it } from 'vitest';
import { decodePart, encodePart } from '@payung/shared/api/endpoint.ts';
import { parsePart } from '@payung/shared/wire/call-schemas.ts';
import { ciEndpoints, paCiEndpoints } from './endpoints.ts';
import type { NewCiQuote } from './schemas/critical-illness.ts';

it('has the methods and paths of the specification [CI-005] [CI-006]', () => {
  const rows = Object.entries(ciEndpoints).map(([name, row]) => [
    name,
    row.method,
    row.path,
    row.effect,
    row.origin,
  ]);
  expect(rows).toEqual([
    ['createCiQuote', 'POST', 'user/create-quote-ci', 'writes', 'assumed'],
    ['decryptCiLink', 'GET', 'auth/decrypt-link-ci', 'reads', 'specified'],
    ['encryptForPartner', 'POST', 'auth/aem/encrypt', 'writes', 'specified'],
    ['partnerArrived', 'POST', 'auth/aem/arrived', 'writes', 'assumed'],
  ]);
});

it('writes a new quote in the spelling of the wire and reads it back', () => {
  const form: NewCiQuote = {
    insuredName: 'Maya Kusuma',
    insuredPhone: '081311110051',
    insuredEmail: 'maya@payung.test',
    discountPercent: 12.5,
    promoCode: 'SEHAT2026',
    requestId: '5b1d2d1e-8c1f-4a5e-9d53-0c6f1f0c8a11',
  };
  const wire = {
    insuredName: 'Maya Kusuma',
    insuredMobile: '081311110051',
    insuredEmail: 'maya@payung.test',
    discountPct: 12.5,
    promo: 'SEHAT2026',
    requestId: '5b1d2d1e-8c1f-4a5e-9d53-0c6f1f0c8a11',
  };
  expect(encodePart(ciEndpoints.createCiQuote, 'body', form)).toEqual(wire);
  expect(parsePart(ciEndpoints.createCiQuote, 'body', wire)).toEqual(form);
});

const request = {
  refId: 'aB3dE9',
  ref: 'quote',
  product: 'CI',
  workflow: { role: 'Customer', createdBy: 'Agent', agentProfileId: '65f0c1a5e4b0a70001a3e001' },
  discountPct: 12.5,
  promo: 'SEHAT2026',
  deepLinkStage: 'Lead Created',
};

it.each([
  ['as specified', {}, true],
  ['without a promo code', { promo: '' }, true],
  ['of another product', { product: 'PA' }, false],
  ['about something else', { ref: 'policy' }, false],
  ['without its link', { refId: undefined }, false],
  ['without its stage (ruling K45)', { deepLinkStage: undefined }, false],
  ['with more than that', { phone: '081311110051' }, false],
])('checks a request for a token %s: %j is valid: %s [CI-005]', (_name, change, isTaken) => {
  expect(v.is(ciEndpoints.encryptForPartner.schemas.body, { ...request, ...change })).toBe(isTaken);
});

it('reads a quote with its handovers from the list in the reply', () => {
  const wire = {
    data: [{ _id: 'q1', insuredMobile: '0813', handovers: [{ at: '2027-02-01T04:00:00.000Z' }] }],
  };
  expect(decodePart(paCiEndpoints.getCiQuote, 'reply', wire)).toMatchObject({
    insuredPhone: '0813',
    handovers: [{ at: '2027-02-01T04:00:00.000Z' }],
  });
});
