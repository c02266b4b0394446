export interface Attribution {
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
