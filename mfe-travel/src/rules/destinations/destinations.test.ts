import { expect, it } from 'vitest';
import { COVERAGE_AREAS, areaById } from '../trip.ts';
import { DESTINATIONS, destinationById } from './destinations.ts';
import { destinationOfArea } from './country-areas.ts';
import { findDestinations } from './find-destinations.ts';

const found = (typed: string, language: 'en' | 'id' = 'id') => {
  const [first] = findDestinations(DESTINATIONS, typed, language);
  return first && [first.name[language], areaById(first.areaId)?.name[language]];
};

it('knows at least 195 countries and 60 other words, each once and in both languages', () => {
  const countries = DESTINATIONS.filter(({ id }) => /^[A-Z]{2}$/.test(id));
  expect(countries.length).toBeGreaterThanOrEqual(195);
  expect(DESTINATIONS.length - countries.length).toBeGreaterThanOrEqual(60);
  expect(new Set(DESTINATIONS.map(({ id }) => id)).size).toBe(DESTINATIONS.length);
  for (const { id, name, areaId } of DESTINATIONS) {
    expect(id).toMatch(/^([A-Z]{2}|[a-z]+(-[a-z]+)*)$/);
    expect(name.en).not.toBe('');
    expect(name.id).not.toBe('');
    expect(areaById(areaId)).toBeDefined();
  }
});

it.each([
  ['Jepang', ['Jepang', 'Asia Pasifik']],
  ['japan', ['Jepang', 'Asia Pasifik']],
  ['Umrah', ['Umrah', 'Seluruh dunia']],
  ['umroh', ['Umrah', 'Seluruh dunia']],
  ['mekah', ['Umrah', 'Seluruh dunia']],
  ['Bali', ['Bali', 'Indonesia']],
  ['Eropa', ['Eropa', 'Negara Schengen']],
  ['inggris', ['Inggris', 'Seluruh dunia']],
  ['swis', ['Swiss', 'Negara Schengen']],
  ['Cina', ['Tiongkok', 'Asia Pasifik']],
  ['türkiye', ['Turki', 'Seluruh dunia']],
  ['côte d’ivoire', ['Côte d’Ivoire', 'Seluruh dunia']],
  ['cote d’ivoire', ['Côte d’Ivoire', 'Seluruh dunia']],
  ['korsel', ['Korea Selatan', 'Asia Pasifik']],
  ['zurich', ['Zurich', 'Negara Schengen']],
])('finds "%s"', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

it.each([
  ['jepnag', 'Jepang'],
  ['jepan', 'Jepang'],
  ['jeppang', 'Jepang'],
  ['jipang', 'Jepang'],
  ['singpura', 'Singapura'],
  ['malasia', 'Malaysia'],
  ['xyz', undefined],
])('forgives one wrong letter in "%s"', (typed, expected) => {
  expect(found(typed)?.[0]).toBe(expected);
});

it('offers all by name while nothing is typed', () => {
  const all = findDestinations(DESTINATIONS, ' ', 'id');
  expect(all.length).toBe(DESTINATIONS.length);
  expect(all[0]?.name.id).toBe('Abu Dhabi');
});

it('has a word for every area, which leads to that area', () => {
  for (const { id } of COVERAGE_AREAS) expect(destinationById(destinationOfArea(id))?.areaId).toBe(id);
});
