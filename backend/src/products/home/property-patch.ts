import type { PropertyForm } from 'mfe-home/contract/schemas/property.ts';
import { addDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { homeExpiry } from 'mfe-home/rules/property.ts';
import { priceValidUntil } from '#areas/quote/open-quote.ts';
import { detailsFor } from './details.ts';
import type { HomeDetails } from './details.ts';

/** Cover may still begin on the day before (HOME-082): the price is valid one day beyond the start. */
export const homeValidUntil = (today: IsoDate, start: IsoDate): IsoDate =>
  priceValidUntil(today, addDays(start, 1));

/** One year of cover from the start day; the end is computed here, whatever a form says (HOME-083). */
export const periodPatch = (start: IsoDate, today: IsoDate) => ({
  start_date: start,
  end_date: homeExpiry(start),
  valid_until: homeValidUntil(today, start),
});

/** The fields of a quote that a property fills. */
export const propertyPatch = (property: PropertyForm, before: HomeDetails | undefined, today: IsoDate) => ({
  ...periodPatch(property.startDate, today),
  insured_name: property.insuredName,
  details: detailsFor(property, before),
});
