import { expect, it } from 'vitest';
import type { TravelQuoteRecord } from 'mfe-travel/contract/schemas/quote.ts';
import { travelUnreadFields } from './unread-fields.ts';

it('writes the fields of the record that the specification requires and no screen reads [TRV-003] [PAY-036]', () => {
  const quote = { tripType: 2, departureDate: '2027-03-01', arrivalDate: '2027-03-06' } as TravelQuoteRecord;
  expect(travelUnreadFields(quote)).toEqual({
    coverageOption: 2,
    duration: 6,
    typeofProduct: 'Travel',
    occupationType: '',
  });
});
