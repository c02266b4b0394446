import { describe, expect, it } from 'vitest';
import { aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import { isCiEntry, isPartnerAddress } from './ci-quote.ts';

const CI = '61f0c1a5e4b0a70001a3d106';
const PA = '61f0c1a5e4b0a70001a3d105';

it('recognises only the visit of a critical-illness link [CI-007]', () => {
  expect(isCiEntry({ kind: 'link', ...aLinkVisit({ productId: CI, prefix: 'ci' }) })).toBe(true);
  expect(isCiEntry({ kind: 'link', ...aLinkVisit({ productId: PA, prefix: 'ci' }) })).toBe(false);
  expect(isCiEntry({ kind: 'agent', ...anAgent() })).toBe(false);
  expect(isCiEntry({ kind: 'none' })).toBe(false);
});

describe('the address where a customer may be sent', () => {
  it.each(['https://partner.test/handover?token=x', 'https://partner.test'])(
    'is on the origin of the partner: %s',
    (address) => {
      expect(isPartnerAddress(address, 'https://partner.test/pages')).toBe(true);
    },
  );

  it.each([
    'http://partner.test/handover',
    'https://partner.test.evil.test/handover',
    'https://evil.test/?partner.test',
    'https://partner.test@evil.test/',
    'https://user:secret@partner.test/',
    'https://partner.test:8443/handover',
    'javascript:alert(1)',
    '/handover',
    '',
  ])('is on no other origin: %s', (address) => {
    expect(isPartnerAddress(address, 'https://partner.test/pages')).toBe(false);
  });

  it('does not exist while no partner is configured', () => {
    expect(isPartnerAddress('https://partner.test', undefined)).toBe(false);
    expect(isPartnerAddress('https://partner.test', 'not an address')).toBe(false);
  });
});
