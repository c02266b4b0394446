import { expect, it } from 'vitest';
import { addressOf } from '@payung/shared/api/address.ts';
import { accidentEndpoints } from './endpoints.ts';

it('has the methods and paths of the specification [PA-008] [PA-028] [PA-029] [PA-030] [I18N-008] [I18N-009]', () => {
  const rows = Object.entries(accidentEndpoints).map(([name, row]) => [
    name,
    row.method,
    row.path,
    row.effect,
    'lang' in row ? row.lang : undefined,
    row.origin,
  ]);
  expect(rows).toEqual([
    ['accidentPlans', 'GET', 'user/pa-plans', 'reads', 'langId', 'assumed'],
    ['createPaQuote', 'POST', 'user/create-quote-pa', 'writes', undefined, 'assumed'],
    ['getPaQuote', 'GET', 'user/get-pa-quote/:quoteId', 'reads', 'langId', 'specified'],
    ['updatePaQuote', 'PATCH', 'user/update-pa-quote/:quoteId', 'writes', undefined, 'specified'],
    ['updatePaInsured', 'PATCH', 'user/update-pa-customerinfo/:quoteId', 'writes', undefined, 'specified'],
    ['paBeneficiary', 'GET', 'user/getPaBeneficiary', 'reads', 'lang', 'specified'],
    ['generatePaLink', 'GET', 'user/generate-link-pa', 'writes', undefined, 'specified'],
    ['decryptPaLink', 'GET', 'auth/decrypt-link-pa', 'reads', undefined, 'specified'],
  ]);
});

it('has the calls of document 2 for personal accident [API-010]', () => {
  const { getPaQuote, updatePaInsured, updatePaQuote, paBeneficiary } = accidentEndpoints;
  const params = { quoteId: 'q1' };
  expect([
    [getPaQuote.method, addressOf(getPaQuote, { params }, 'id')],
    [updatePaInsured.method, addressOf(updatePaInsured, { params }, 'id')],
    [updatePaQuote.method, addressOf(updatePaQuote, { params }, 'id')],
    [paBeneficiary.method, addressOf(paBeneficiary, {}, 'id')],
  ]).toEqual([
    ['GET', 'user/get-pa-quote/q1?langId=BH'],
    ['PATCH', 'user/update-pa-customerinfo/q1'],
    ['PATCH', 'user/update-pa-quote/q1'],
    ['GET', 'user/getPaBeneficiary?lang=ID'],
  ]);
});

it.each([
  ['en', 'user/getPaBeneficiary?lang=EN'],
  ['id', 'user/getPaBeneficiary?lang=ID'],
] as const)('reads relations in %s with lang EN or ID, never BH [I18N-008]', (language, address) => {
  expect(addressOf(accidentEndpoints.paBeneficiary, {}, language)).toBe(address);
});

it.each([
  ['en', 'user/get-pa-quote/q1?langId=EN'],
  ['id', 'user/get-pa-quote/q1?langId=BH'],
] as const)('reads the quote in %s with langId EN or BH [I18N-009]', (language, address) => {
  expect(addressOf(accidentEndpoints.getPaQuote, { params: { quoteId: 'q1' } }, language)).toBe(address);
});
