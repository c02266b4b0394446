import { expect, it } from 'vitest';
import { encodePart } from '@payung/shared/api/endpoint.ts';
import { sampleEndpoints } from './endpoints.ts';

it('calls the addresses of its endpoints', () => {
  const calls = Object.entries(sampleEndpoints).map(([name, { method, path }]) => [name, method, path]);
  expect(calls).toEqual([
    ['createSampleQuote', 'POST', 'sample/create-quote'],
    ['getSampleQuote', 'GET', 'user/get-quotes'],
    ['updateSampleQuote', 'PATCH', 'user/update-quote/:quoteId'],
  ]);
});

it('spells the first day of cover as the wire does', () => {
  const quote = {
    insuredName: 'Budi Santoso',
    subject: 'A boat',
    startDate: '2027-03-01',
    requestId: '0b8cf0d4-5f3b-4c0c-9b5e-2f1f9f6b7a10',
  };
  expect(encodePart(sampleEndpoints.createSampleQuote, 'body', quote)).toEqual({
    insuredName: 'Budi Santoso',
    subject: 'A boat',
    effectiveDate: '2027-03-01',
    requestId: '0b8cf0d4-5f3b-4c0c-9b5e-2f1f9f6b7a10',
  });
});
