import COUNTRIES from '@payung/shared/places/countries.json' with { type: 'json' };
import type { BilingualText } from '@payung/shared/product.ts';
import type { TripInput } from '#contract/schemas/quote.ts';
import { areaOfCountry } from './country-areas.ts';
import { ALSO_CALLED, NAMED_PLACES, REGIONS } from './named-places.ts';

/** Where a trip leads to, by the name that people say, and the area that sets its price. */
export interface Destination {
  /** A country's ISO 3166 code, or a word. */
  readonly id: string;
  readonly name: BilingualText;
  readonly areaId: string;
  /** Other names that find it. */
  readonly also: readonly string[];
}

const namesIn = (list: string | undefined): readonly string[] => list?.split(', ') ?? [];

/** Loaded lazily by pages: 7 kB. */
export const DESTINATIONS: readonly Destination[] = [
  ...Object.entries(COUNTRIES).map(([code, [en = '', id = '']]) => ({
    id: code,
    name: { en, id },
    areaId: areaOfCountry(code),
    also: namesIn(ALSO_CALLED[code]),
  })),
  ...NAMED_PLACES.map(([id, en, name, country, also]) => ({
    id,
    name: { en, id: name },
    areaId: areaOfCountry(country),
    also: namesIn(also),
  })),
  ...REGIONS.map(([id, en, name, areaId, also]) => ({
    id,
    name: { en, id: name },
    areaId,
    also: namesIn(also),
  })),
];

const byId: ReadonlyMap<string, Destination> = new Map(
  DESTINATIONS.map((destination) => [destination.id, destination]),
);

export const destinationById = (id: string): Destination | undefined => byId.get(id);

/** A destination that is named must be known, and lie in the area of the trip. */
export const checkDestination = ({
  destination = '',
  coverageArea,
}: Pick<TripInput, 'destination' | 'coverageArea'>): 'travel.area.required' | undefined =>
  destination === '' || destinationById(destination)?.areaId === coverageArea
    ? undefined
    : 'travel.area.required';
