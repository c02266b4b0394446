import { expect, it } from 'vitest';
import { checkArrival, checkTrip, tripDays, areaById, COVERAGE_AREAS } from './trip.ts';
import type { Trip } from './trip.ts';
import { checkAdultCount, checkChildCount, checkTraveller, emptyTraveller } from './travellers.ts';

const today = '2027-02-01';
const trip: Trip = {
  tripType: 2,
  coverageArea: '1',
  departureDate: '2027-03-01',
  arrivalDate: '2027-03-06',
  adultCount: 1,
  childCount: 0,
};
const problems = (change: Partial<Trip>) =>
  Object.fromEntries(
    Object.entries(checkTrip({ ...trip, ...change }, today)).filter(([, message]) => message !== undefined),
  );

it('accepts 1 or 2 adults [TRV-077]', () => {
  expect([0, 1, 2, 3, 1.5].map(checkAdultCount)).toEqual([
    'travel.adults.range',
    undefined,
    undefined,
    'travel.adults.range',
    'travel.adults.range',
  ]);
});

it('accepts up to six children', () => {
  expect([-1, 0, 6, 7].map(checkChildCount)).toEqual([
    'travel.children.range',
    undefined,
    undefined,
    'travel.children.range',
  ]);
});

it('accepts a valid trip and counts both the day of departure and the day of return', () => {
  expect(problems({})).toEqual({});
  expect(tripDays(trip)).toBe(6);
});

it('reports wrong dates of the trip', () => {
  expect(problems({ departureDate: '' })).toEqual({ departureDate: 'travel.departure.required' });
  expect(problems({ departureDate: '2027-01-31' })).toEqual({ departureDate: 'travel.departure.past' });
  expect(problems({ departureDate: today, arrivalDate: today })).toEqual({});
  expect(problems({ arrivalDate: '2027-02-28' })).toEqual({ arrivalDate: 'travel.arrival.before' });
  expect(problems({ arrivalDate: '2027-13-01' })).toEqual({ arrivalDate: 'date.invalid' });
  expect(problems({ arrivalDate: '' })).toEqual({ arrivalDate: 'travel.arrival.required' });
  expect(problems({ departureDate: '53/19/8553' })).toEqual({ departureDate: 'date.invalid' });
  expect(checkArrival('2027-08-27', '2027-03-01')).toBeUndefined();
  expect(checkArrival('2027-08-28', '2027-03-01')).toBe('travel.trip.tooLong');
});

it('requires an area that belongs to the kind of trip', () => {
  expect(problems({ coverageArea: '5' })).toEqual({ coverageArea: 'travel.area.required' });
  expect(problems({ coverageArea: '5', tripType: 1 })).toEqual({});
  expect(problems({ coverageArea: '9' })).toEqual({ coverageArea: 'travel.area.required' });
});

const messages = (checked: ReturnType<typeof checkTraveller>) =>
  Object.values(checked).filter((message) => message !== undefined);
const abroad = { role: 'main', isDomestic: false, today } as const;
const atHome = { ...abroad, isDomestic: true };
const adult = {
  ...emptyTraveller(),
  fullName: 'Budi Santoso',
  birthDate: '1990-05-20',
  email: 'budi@payung.example',
  phone: '081234567890',
};

it('requires a passport abroad and an identity card within Indonesia', () => {
  expect(checkTraveller(adult, abroad).passport).toBe('passport.required');
  expect(checkTraveller(adult, atHome).idCard).toBe('idCard.required');
  expect(messages(checkTraveller({ ...adult, passport: 'A1234567' }, abroad))).toEqual([]);
  expect(messages(checkTraveller({ ...adult, idCard: '3174012005900001' }, atHome))).toEqual([]);
});

it('reports every missing field of a main insured', () => {
  expect(checkTraveller(emptyTraveller(), atHome)).toEqual({
    fullName: 'name.required',
    birthDate: 'dob.required',
    idCard: 'idCard.required',
    passport: undefined,
    email: 'email.required',
    phone: 'phone.required',
    parentalConsent: undefined,
  });
});

it('requires the consent of a parent for a child, but no identity card within Indonesia', () => {
  const child = { fullName: 'Ani', birthDate: '2020-01-01' };
  const context = { ...atHome, role: 'child' } as const;
  expect(checkTraveller(child, context)).toMatchObject({
    idCard: undefined,
    parentalConsent: 'travel.parentalConsent',
  });
  expect(messages(checkTraveller({ ...child, parentalConsent: true }, context))).toEqual([]);
});

it('has the areas of the specification, only Indonesia as a domestic one', () => {
  expect(COVERAGE_AREAS.map(({ id, name, isDomestic }) => [id, name.en, name.id, isDomestic])).toEqual([
    ['1', 'ASEAN', 'ASEAN', false],
    ['2', 'Asia Pacific', 'Asia Pasifik', false],
    ['3', 'Schengen countries', 'Negara Schengen', false],
    ['4', 'Worldwide', 'Seluruh dunia', false],
    ['5', 'Indonesia', 'Indonesia', true],
  ]);
});

it('finds an area by its id only', () => {
  expect(areaById('4')?.name.en).toBe('Worldwide');
  expect(areaById('6')).toBeUndefined();
});
