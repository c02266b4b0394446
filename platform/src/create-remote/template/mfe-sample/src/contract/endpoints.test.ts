import { expect, it } from 'vitest';
import { sampleEndpoints } from './endpoints.ts';

it('calls exactly these addresses', () => {
  const calls = Object.entries(sampleEndpoints).map(([name, { method, path }]) => [name, method, path]);
  expect(calls).toEqual([
    ['createSampleQuote', 'POST', 'sample/create-quote'],
    ['getSampleQuote', 'GET', 'user/get-quotes'],
    ['updateSampleQuote', 'PATCH', 'user/update-quote/:quoteId'],
  ]);
});

it('spells the first day of cover as the wire does', () => {
  const { encode } = sampleEndpoints.createSampleQuote.wire.body;
  expect(
    encode({ insuredName: 'Budi Santoso', subject: 'A boat', startDate: '2027-03-01', requestId: 'r1' }),
  ).toEqual({
    insuredName: 'Budi Santoso',
    subject: 'A boat',
    effectiveDate: '2027-03-01',
    requestId: 'r1',
  });
});
