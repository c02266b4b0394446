import { expect, it } from 'vitest';
import en from './messages/en.json' with { type: 'json' };
import id from './messages/id.json' with { type: 'json' };

it('has a text in both languages for every message of the rules', () => {
  expect(Object.keys(id)).toEqual(Object.keys(en));
  expect(Object.values(id).filter((text) => text.trim() === '')).toEqual([]);
});

it('has the texts for problems of a trip and its travellers', () => {
  const texts = Object.entries(en).filter(([key]) => !key.startsWith('travel.discount.'));
  expect(Object.fromEntries(texts)).toEqual({
    'travel.adults.range': 'A travel quote is for 1 or 2 adults',
    'travel.age.adult': 'An adult is 18 or older',
    'travel.age.child': 'A child is under 18',
    'travel.age.main': 'The main insured must be 18 to 69 years old',
    'travel.area.required': 'Please choose a destination',
    'travel.arrival.before': 'The return cannot be before the departure',
    'travel.arrival.required': 'Return date is required',
    'travel.children.range': 'A travel quote is for at most 6 children',
    'travel.departure.past': 'The departure cannot be in the past',
    'travel.departure.required': 'Departure date is required',
    'travel.parentalConsent': 'A parent or guardian must agree for a traveller under 18',
    'travel.trip.tooLong': 'The trip may last at most 180 days',
  });
});
