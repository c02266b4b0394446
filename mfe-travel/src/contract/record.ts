import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import { quoteNames } from '@payung/shared/api/endpoints/quote-codecs.ts';
import { listOf, record, renamed } from '@payung/shared/wire/wire-names.ts';
import type { Codec } from '@payung/shared/wire/wire-names.ts';
import { periodDays } from '@payung/shared/domain/dates.ts';

/** A traveller beside the main insured, and what a form checks of any traveller (TRV-081). */
export interface Traveller {
  readonly fullName: string;
  readonly birthDate: string;
  readonly idCard?: string;
  readonly passport?: string;
  readonly email?: string;
  readonly phone?: string;
  /** A parent agrees for a traveller under 18 (law 27/2022, article 25). */
  readonly parentalConsent?: boolean;
}

/** The travel record (TRV-003, TRV-081). */
export interface TravelQuoteRecord extends QuoteRecord {
  /** 2 is an international trip, anything else domestic (ruling K24). */
  readonly tripType: number;
  /** Id of the coverage area. */
  readonly coverageArea: string;
  readonly coverageAreaName: string;
  readonly departureDate: string;
  readonly arrivalDate: string;
  /** The main insured included. */
  readonly adultCount: number;
  readonly childCount: number;
  /** Adults beside the main insured. */
  readonly adults: readonly Traveller[];
  readonly children: readonly Traveller[];
  /** Absent until the COVID question was answered. */
  readonly covid?: boolean;
}

/** How the wire spells a traveller's fields: in records, in bodies, and in refusals that name a field. */
export const travellerFields = { birthDate: 'dob', passport: 'passportNo', phone: 'mobile' } as const;

const traveller = record<Traveller>(travellerFields);

/** How the wire spells those who travel along, in the record and in the body that saves them. */
export const travellerNames = {
  adults: renamed('adults', listOf(traveller)),
  children: renamed('childs', listOf(traveller)),
} as const;

const named = record<TravelQuoteRecord>({
  ...quoteNames,
  ...travellerNames,
  coverageArea: 'travelCoverageArea',
  coverageAreaName: 'travelCoverageAreaDesc',
});

/** Fields that the specification gives the record (TRV-003, PAY-036) and no screen reads. */
const unreadFields = (quote: TravelQuoteRecord) => ({
  coverageOption: quote.tripType,
  duration: periodDays(quote.departureDate, quote.arrivalDate),
  typeofProduct: 'Travel',
  occupationType: '',
});

export const travelQuoteRecord: Codec<TravelQuoteRecord> = {
  encode: (quote) => ({ ...(named.encode(quote) as object), ...unreadFields(quote) }),
  decode: named.decode,
};
