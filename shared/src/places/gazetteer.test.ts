import { describe, expect, it } from 'vitest';
import { BOUNDS } from './point.ts';
import { geocode, nearest, placesWithin, suggest } from './gazetteer.ts';
import { PLACES } from './place.ts';

const names = (text: string, limit = 8): readonly string[] => suggest(text, limit).map(({ name }) => name);

describe('suggestions', () => {
  it.each([
    ['bandung', 'Bandung'],
    ['BANDUNG ', 'Bandung'],
    ['Dénpasar', 'Denpasar'],
    ['jkt', 'Jakarta'],
    ['jaksel', 'Jakarta Selatan'],
    ['South Jakarta', 'Jakarta Selatan'],
    ['tangsel', 'Tangerang Selatan'],
    ['sby', 'Surabaya'],
    ['jogja', 'Yogyakarta'],
    ['solo', 'Surakarta'],
    ['kota bogor', 'Bogor'],
    ['kec. kebayoran baru', 'Kebayoran Baru'],
    ['baru kebayoran', 'Kebayoran Baru'],
    ['12110', 'Selong'],
  ])('of "%s" begin with %s', (typed, first) => {
    expect(names(typed)[0]).toBe(first);
  });

  it('find a name by the beginning of any of its words, largest first', () => {
    expect(names('keba')).toContain('Kebayoran Baru');
    const people = suggest('pe', 50)
      .filter(({ kind }) => kind === 'city')
      .map(({ population }) => population);
    expect(people).toEqual(people.toSorted((a, b) => b - a));
  });

  it('are at most the requested number, and none for an empty or meaningless text', () => {
    expect(names('a', 3)).toHaveLength(3);
    for (const typed of ['', '  ,', 'qqqq', 'kecamatan']) expect(suggest(typed, 5)).toEqual([]);
  });

  it('carry the labels of the reference lists, and say what was set by hand', () => {
    expect(suggest('selong kebayoran', 1)).toMatchObject([
      {
        kind: 'subDistrict',
        province: 'Daerah Khusus Ibukota Jakarta',
        city: 'Kota Administrasi Jakarta Selatan',
        district: 'Kebayoran Baru',
        subDistrict: 'Selong',
        postalCode: '12110',
        detail: 'Kebayoran Baru, Kota Administrasi Jakarta Selatan, Daerah Khusus Ibukota Jakarta',
        isApproximate: true,
      },
    ]);
    expect(suggest('medan', 1)).toMatchObject([{ city: 'Kota Medan', isApproximate: false }]);
  });
});

describe('an address text', () => {
  it.each([
    ['Jl. Senopati No. 12, Selong, Kebayoran Baru, Jakarta Selatan 12110, Indonesia', 'Selong'],
    ['Jalan Legian 3, Kuta, Badung, Bali', 'Kuta'],
    ['Jl. Asia Afrika 8\nBandung', 'Bandung'],
  ])('%s is found at %s', (text, name) => {
    expect(geocode(text)?.name).toBe(name);
  });

  it('without a known place is not found', () => {
    expect(geocode('nowhere at all, at number 7')).toBeUndefined();
    expect(geocode('')).toBeUndefined();
  });
});

describe('places around a point', () => {
  it('are found with their distance', () => {
    const found = nearest({ latitude: -6.9147, longitude: 107.6098 });
    expect(found?.place.city).toBe('Kota Bandung');
    expect(found?.kilometres).toBeLessThan(1);
  });

  it('of a box are all in it, cities first', () => {
    const box = { south: -7, west: 107.5, north: -6.85, east: 107.7 };
    const found = placesWithin(box);
    expect(found[0]?.name).toBe('Bandung');
    expect(found.every(({ latitude }) => latitude >= box.south && latitude <= box.north)).toBe(true);
    expect(placesWithin(BOUNDS)).toHaveLength(PLACES.length);
  });
});
