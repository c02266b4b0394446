import type { TravelQuoteRecord } from '@payung/shared/api/endpoints/travel.ts';
import type { UpdateTravelQuoteInput } from '@payung/shared/api/schemas/travel-bodies.ts';

const contains = (actual: unknown, wanted: unknown): boolean => {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(actual) &&
      actual.length === wanted.length &&
      wanted.every((part) => actual.some((candidate) => contains(candidate, part)))
    );
  }
  if (typeof wanted !== 'object' || wanted === null) return actual === wanted;
  if (typeof actual !== 'object' || actual === null) return false;
  return Object.entries(wanted).every(([field, value]) =>
    contains((actual as Readonly<Record<string, unknown>>)[field], value),
  );
};

/** Whether the quote says already what was to be saved. */
export const holds = (quote: TravelQuoteRecord, change: UpdateTravelQuoteInput): boolean => {
  if ('trip' in change) return contains(quote, change.trip);
  return contains(quote, 'customer' in change ? change.customer : change);
};
