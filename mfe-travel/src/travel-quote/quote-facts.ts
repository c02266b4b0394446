import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import { ageOn } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { isDomestic } from '@payung/shared/domain/travel/constants.ts';
import type { QuoteContext } from '@payung/shared/session/quote-context.ts';

/** What the session remembers of a travel quote, under the names of the specification (SHELL-035). */
export const contextOf = (quote: TravelQuoteRecord, today: IsoDate): Partial<QuoteContext> => ({
  quoteId: quote._id,
  quote_Id: quote.quote_Id,
  leadId: quote.leadId,
  isTravel: true,
  tca: isDomestic(quote.tripType) ? 'Domestic' : quote.travelCoverageAreaDesc,
  tcaid: quote.travelCoverageArea,
  triptype: quote.tripType,
  age: ageOn(quote.insuredDob, today),
  covid: quote.covid,
});
