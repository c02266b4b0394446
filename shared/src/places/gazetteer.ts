import { kilometresBetween } from './point.ts';
import type { Box, Point } from './point.ts';
import { PLACES } from './place.ts';
import type { Place, PlaceKind } from './place.ts';
import { plainText, readWords } from './search-words.ts';
import type { WordMeaning } from './search-words.ts';

interface Entry {
  readonly place: Place;
  readonly name: string;
  /** All words by which it is found. */
  readonly words: readonly string[];
}

const ENTRIES: readonly Entry[] = PLACES.map((place) => {
  const name = plainText(place.name);
  return {
    place,
    name,
    words: [...new Set(`${name} ${plainText(place.detail)} ${place.postalCode}`.split(' '))],
  };
});

const KIND_RANK: Readonly<Record<PlaceKind, number>> = { city: 0, district: 1, subDistrict: 2, town: 3 };
/** Nobody counted the people of the curated districts; all are in the middle of large cities. */
const URBAN_DISTRICT = 200_000;

const peopleOf = ({ kind, isApproximate, population }: Place): number =>
  kind === 'district' && isApproximate ? URBAN_DISTRICT : population;

const weightOf = (place: Place): readonly number[] => [KIND_RANK[place.kind], -peopleOf(place)];

const rankOf = ({ place, name }: Entry, typed: string): readonly number[] => [
  name === typed ? 0 : 1,
  name.startsWith(typed) ? 0 : 1,
  // Its own name was meant, not that of an area around it.
  name.split(' ').some((word) => typed.split(' ').some((part) => word.startsWith(part))) ? 0 : 1,
  ...weightOf(place),
];

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

const matches = ({ words }: Entry, asked: readonly (readonly WordMeaning[])[]): boolean =>
  asked.every((meanings) =>
    meanings.some((parts) => parts.every((part) => words.some((word) => word.startsWith(part)))),
  );

/** Words such as "kec." count only where nothing else was typed. */
const readTyped = (text: string): readonly (readonly WordMeaning[])[] => {
  const words = readWords(text);
  const isAllOptional = words.every((meanings) => meanings.some((parts) => parts.length === 0));
  return isAllOptional ? words.map((meanings) => meanings.filter((parts) => parts.length > 0)) : words;
};

/** Places whose words begin with all words typed, the likeliest first. */
export const suggest = (text: string, limit: number): readonly Place[] => {
  const asked = readTyped(text);
  if (asked.length === 0) return [];
  const meant = asked
    .map((meanings) => meanings.at(-1)?.join(' ') ?? '')
    .join(' ')
    .trim();
  return ENTRIES.filter((entry) => matches(entry, asked))
    .map((entry) => ({ entry, rank: rankOf(entry, meant) }))
    .toSorted((a, b) => compare(a.rank, b.rank))
    .slice(0, limit)
    .map(({ entry }) => entry.place);
};

/** The place an address speaks of: of its parts between commas, the longest run that is known, from the left. */
export const geocode = (text: string): Place | undefined => {
  const parts = text.split(/[,\n]/).filter((part) => plainText(part) !== '');
  for (let length = parts.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= parts.length; start += 1) {
      const [found] = suggest(parts.slice(start, start + length).join(' '), 1);
      if (found) return found;
    }
  }
  return undefined;
};

interface Nearest {
  readonly place: Place;
  readonly kilometres: number;
}

/** The nearest place that is wanted; nothing only where none is wanted. */
export const nearestWhere = (point: Point, isWanted: (place: Place) => boolean): Nearest | undefined => {
  let best: Nearest | undefined;
  for (const place of PLACES) {
    if (!isWanted(place)) continue;
    const kilometres = kilometresBetween(point, place);
    if (!best || kilometres < best.kilometres) best = { place, kilometres };
  }
  return best;
};

export const nearest = (point: Point): Nearest | undefined => nearestWhere(point, () => true);

/** What may be written on a map that shows this box, the largest first. */
export const placesWithin = (box: Box): readonly Place[] =>
  PLACES.filter(
    ({ latitude, longitude }) =>
      latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east,
  ).toSorted((a, b) => compare(weightOf(a), weightOf(b)));

interface Attribution {
  readonly name: string;
  readonly licence: string;
  readonly url: string;
  /** What it is used for here. */
  readonly of: 'places' | 'areas' | 'outline';
}

/** Must be seen wherever the data is: the map, and the lists of provinces to sub-districts. */
export const ATTRIBUTIONS: readonly Attribution[] = [
  { name: 'GeoNames', licence: 'CC BY 4.0', url: 'https://www.geonames.org/', of: 'places' },
  {
    name: 'idn-area-data',
    licence: 'ODbL 1.0',
    url: 'https://github.com/fityannugroho/idn-area-data',
    of: 'areas',
  },
  {
    name: 'Natural Earth',
    licence: 'public domain',
    url: 'https://www.naturalearthdata.com/',
    of: 'outline',
  },
];
