import type { CustomerInput, TripInput, Traveller } from 'mfe-travel/contract/schemas/quote.ts';
import { travelForms } from 'mfe-travel/contract/schemas/quote.ts';
import { checkMainInsuredAge } from 'mfe-travel/rules/age.ts';
import { isDomestic } from 'mfe-travel/rules/constants.ts';
import { checkDestination } from 'mfe-travel/rules/destinations/destinations.ts';
import { checkTraveller } from 'mfe-travel/rules/travellers.ts';
import type { TravellerRole } from 'mfe-travel/rules/travellers.ts';
import { checkTrip } from 'mfe-travel/rules/trip.ts';
import { spellingsOf } from '@payung/shared/wire/names.ts';
import { checkName } from '@payung/shared/domain/people/names.ts';
import { refused, refuseFirst } from '#core/http/api-refusal.ts';
import type { Problems } from '#core/http/api-refusal.ts';
import type { TravelDetails } from './details.ts';
import { TRAVEL_TEXTS, travelTextOf } from './texts.ts';

const WIRE_NAMES = new Map(
  [travelForms.trip, travelForms.traveller].flatMap(({ names }) =>
    spellingsOf(names.body).map(({ path, wire }) => [path.join('.'), wire] as const),
  ),
);

/** A refusal names the field as the wire spells it. */
const refuseProblems = (problems: Problems): void =>
  refuseFirst(
    Object.fromEntries(Object.entries(problems).map(([field, id]) => [WIRE_NAMES.get(field) ?? field, id])),
    travelTextOf,
  );

export const validateTrip = (trip: TripInput, today: string): void =>
  refuseProblems({
    ...checkTrip(trip, today),
    destination: checkDestination(trip),
    insuredName: checkName(trip.insuredName),
    insuredBirthDate: checkMainInsuredAge(trip.insuredBirthDate, today),
  });

/** The main insured and the other travellers, as many as the trip says. */
export const validateCustomer = (customer: CustomerInput, details: TravelDetails, today: string): void => {
  const { adults, children } = customer;
  if (adults.length !== details.adultCount - 1 || children.length !== details.childCount) {
    throw refused(TRAVEL_TEXTS.travellersCount);
  }
  const validate = (role: TravellerRole) => (traveller: Traveller) =>
    refuseProblems(checkTraveller(traveller, { role, isDomestic: isDomestic(details.tripType), today }));
  validate('main')({
    fullName: customer.insuredName,
    birthDate: customer.insuredBirthDate,
    idCard: customer.insuredIdCard ?? '',
    passport: customer.insuredPassport ?? '',
    email: customer.insuredEmail,
    phone: customer.insuredPhone,
  });
  adults.forEach(validate('adult'));
  children.forEach(validate('child'));
};
