import { expect, it } from 'vitest';
import { checkArrival, checkTrip, tripDays } from './trip.ts';
import type { Trip } from './trip.ts';
import { checkAdultCount, checkChildCount, checkTraveller, emptyTraveller } from './travellers.ts';

const today = '2027-02-01';
const trip: Trip = {
  tripType: 2,
  travelCoverageArea: '1',
  departureDate: '2027-03-01',
  arrivalDate: '2027-03-06',
  adultCount: 1,
  childCount: 0,
};
const problems = (change: Partial<Trip>) =>
  Object.fromEntries(
    Object.entries(checkTrip({ ...trip, ...change }, today)).filter(([, message]) => message !== undefined),
  );

it('takes 1 or 2 adults [TRV-077]', () => {
  expect([0, 1, 2, 3, 1.5].map(checkAdultCount)).toEqual([
    'travel.adults.range',
    undefined,
    undefined,
    'travel.adults.range',
    'travel.adults.range',
  ]);
});

it('takes up to six children', () => {
  expect([-1, 0, 6, 7].map(checkChildCount)).toEqual([
    'travel.children.range',
    undefined,
    undefined,
    'travel.children.range',
  ]);
});

it('takes a good trip and counts both its ends', () => {
  expect(problems({})).toEqual({});
  expect(tripDays(trip)).toBe(6);
});

it('says what is wrong with dates', () => {
  expect(problems({ departureDate: '' })).toEqual({ departureDate: 'home.start.required' });
  expect(problems({ departureDate: '2027-01-31' })).toEqual({ departureDate: 'travel.departure.past' });
  expect(problems({ departureDate: today, arrivalDate: today })).toEqual({});
  expect(problems({ arrivalDate: '2027-02-28' })).toEqual({ arrivalDate: 'travel.arrival.before' });
  expect(problems({ arrivalDate: '2027-13-01' })).toEqual({ arrivalDate: 'travel.arrival.required' });
  expect(checkArrival('2027-08-27', '2027-03-01')).toBeUndefined();
  expect(checkArrival('2027-08-28', '2027-03-01')).toBe('travel.trip.tooLong');
});

it('wants an area that belongs to the kind of trip', () => {
  expect(problems({ travelCoverageArea: '5' })).toEqual({ travelCoverageArea: 'travel.area.required' });
  expect(problems({ travelCoverageArea: '5', tripType: 1 })).toEqual({});
  expect(problems({ travelCoverageArea: '9' })).toEqual({ travelCoverageArea: 'travel.area.required' });
});

const messages = (checked: ReturnType<typeof checkTraveller>) =>
  Object.values(checked).filter((message) => message !== undefined);
const adult = {
  ...emptyTraveller(),
  fullName: 'Budi Santoso',
  dob: '1990-05-20',
  email: 'budi@payung.example',
  mobile: '081234567890',
};

it('wants a passport abroad and an identity card at home', () => {
  expect(checkTraveller(adult, 'main', false, today).passportNo).toBe('passport.required');
  expect(checkTraveller(adult, 'main', true, today).idCard).toBe('idCard.required');
  expect(messages(checkTraveller({ ...adult, passportNo: 'A1234567' }, 'main', false, today))).toEqual([]);
  expect(messages(checkTraveller({ ...adult, idCard: '3174012005900001' }, 'main', true, today))).toEqual([]);
});

it('names every missing field of a main insured', () => {
  expect(checkTraveller(emptyTraveller(), 'main', true, today)).toEqual({
    fullName: 'name.required',
    dob: 'dob.required',
    idCard: 'idCard.required',
    passportNo: undefined,
    email: 'email.required',
    mobile: 'phone.required',
    parentalConsent: undefined,
  });
});

it('lets a child travel at home without a card but never without a parent agreeing', () => {
  const child = { fullName: 'Ani', dob: '2020-01-01' };
  expect(checkTraveller(child, 'child', true, today)).toMatchObject({
    idCard: undefined,
    parentalConsent: 'travel.parentalConsent',
  });
  expect(messages(checkTraveller({ ...child, parentalConsent: true }, 'child', true, today))).toEqual([]);
});
