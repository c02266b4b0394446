import type { UpdateTravelQuoteInput, TripInput } from '@payung/shared/api/schemas/travel-bodies.ts';
import { checkName } from '@payung/shared/domain/names.ts';
import { checkMainInsuredAge } from '@payung/shared/domain/travel/age.ts';
import { isDomestic } from '@payung/shared/domain/travel/constants.ts';
import { checkTraveller } from '@payung/shared/domain/travel/travellers.ts';
import type { Traveller } from '@payung/shared/domain/travel/travellers.ts';
import { checkTrip } from '@payung/shared/domain/travel/trip.ts';
import { refuseFirst } from '../quote/refuse-first.ts';
import { refused } from '../refusal.ts';
import { sharedText } from '../texts.ts';
import type { TravelDetails } from './travel-details.ts';
import { TRAVEL_TEXTS } from './travel-texts.ts';

export const requireGoodTrip = (trip: TripInput, today: string): void =>
  refuseFirst({
    ...checkTrip(trip, today),
    insuredName: checkName(trip.insuredName),
    insuredDob: checkMainInsuredAge(trip.insuredDob, today),
  });

type Customer = Extract<UpdateTravelQuoteInput, { customer: unknown }>['customer'];

const requireGoodTraveller = (
  traveller: Traveller,
  role: 'main' | 'adult' | 'child',
  details: TravelDetails,
  today: string,
): void => refuseFirst(checkTraveller(traveller, role, isDomestic(details.tripType), today));

/** The main insured, and everybody who travels along, as many as the trip says. */
export const requireGoodCustomer = (customer: Customer, details: TravelDetails, today: string): void => {
  const { adults, childs } = customer;
  if (adults.length !== details.adultCount - 1 || childs.length !== details.childCount) {
    throw refused(TRAVEL_TEXTS.travellersCount);
  }
  const main = {
    fullName: customer.insuredName,
    dob: customer.insuredDob,
    idCard: customer.insuredIdCard ?? '',
    passportNo: customer.insuredPassportNo ?? '',
    email: customer.insuredEmail,
    mobile: customer.insuredMobile,
  };
  requireGoodTraveller(main, 'main', details, today);
  for (const adult of adults) requireGoodTraveller(adult, 'adult', details, today);
  for (const child of childs) {
    requireGoodTraveller(child, 'child', details, today);
    if (child.parentalConsent !== true) throw refused(sharedText('travel.parentalConsent'));
  }
};
