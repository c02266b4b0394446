import { afterEach, describe, expect, it } from 'vitest';
import L from 'leaflet';
import { readSettings, SETTINGS_ELEMENT } from '../settings.ts';
import { addressPartsOf, streetOf } from './map-address.ts';
import { tileLayer } from './keyless/leaflet-layers.ts';

const PARTS = {
  address: 'Jalan Dago 12',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
};
const EMPTY = { address: '', province: '', city: '', district: '', subDistrict: '', postalCode: '' };

describe('what stands at a point', () => {
  it('has address, province, city, district and sub-district [MAP-007]', () => {
    expect(addressPartsOf(PARTS)).toEqual(PARTS);
  });

  it('may be a plain text, or lack parts', () => {
    expect(addressPartsOf(' Jalan Dago 12 ')).toEqual({ ...EMPTY, address: 'Jalan Dago 12' });
    expect(addressPartsOf({ city: 'Kota Bandung', district: null })).toEqual({
      ...EMPTY,
      city: 'Kota Bandung',
    });
  });

  it.each([
    ['an empty text', ''],
    ['no part', EMPTY],
    ['nothing', null],
    ['a number', 7],
  ])('is unknown when the answer is %s', (_, reply) => {
    expect(addressPartsOf(reply)).toBeUndefined();
  });
});

describe('what is configured', () => {
  afterEach(() => document.getElementById(SETTINGS_ELEMENT)?.remove());

  it.each([
    ['{"mapsKey":"abc"}', { mapsKey: 'abc' }],
    ['not json', {}],
  ])('is read from the page: %s', (content, expected) => {
    const element = document.createElement('script');
    element.id = SETTINGS_ELEMENT;
    element.type = 'application/json';
    element.textContent = content;
    document.body.append(element);
    expect(readSettings()).toEqual(expected);
  });

  it('is empty when the page has no settings', () => expect(readSettings()).toEqual({}));

  it('loads tiles only when they are configured, and sends their server our origin only', () => {
    expect(tileLayer({})).toBeUndefined();
    const tiles = tileLayer({ tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' });
    expect(tiles).toBeInstanceOf(L.TileLayer);
    expect((tiles as L.TileLayer).options.referrerPolicy).toBe('strict-origin');
  });
});

const AREAS = {
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subDistrict: 'Dago',
  postalCode: '40135',
};

it.each([
  ['Jalan Dago 12', 'Jalan Dago 12'],
  [
    'Jalan Dago 12, RT 3/RW 4, Dago, Coblong, Kota Bandung, Kota Bandung, Jawa Barat 40135',
    'Jalan Dago 12, RT 3/RW 4',
  ],
  ['Kelurahan Dago, Kecamatan Coblong, Kota Bandung, Jawa Barat 40135', ''],
  ['Dago, Coblong District, Kota Bandung, Jawa Barat 40135, Indonesia', ''],
  ['Kota Bandung, Kota Bandung', ''],
  ['', ''],
])('the street of "%s" is "%s"', (address, street) => {
  expect(streetOf({ ...AREAS, address })).toBe(street);
});

it('finds a postal code that the parts do not have', () => {
  const address = 'Jalan Riau 1, Jawa Barat 40115';
  expect(streetOf({ ...AREAS, postalCode: '', address })).toBe('Jalan Riau 1');
});
