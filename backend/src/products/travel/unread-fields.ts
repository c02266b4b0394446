import type { TravelQuoteRecord } from 'mfe-travel/contract/schemas/quote.ts';
import { periodDays } from '@payung/shared/domain/dates.ts';

/** Fields that the specification gives the record (TRV-003, PAY-036) and no screen reads. */
export const travelUnreadFields = (quote: TravelQuoteRecord) => ({
  coverageOption: quote.tripType,
  duration: periodDays(quote.departureDate, quote.arrivalDate),
  typeofProduct: 'Travel',
  occupationType: '',
});
