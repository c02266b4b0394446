/** One village as imported; see `import-places`. */
export interface PlacesTable {
  village_code: string;
  /** Empty where it is not known. */
  postal_code: string;
  /** Decimal degrees, both or neither. */
  latitude: number | null;
  longitude: number | null;
}

declare module '#core/database/tables.ts' {
  interface Tables {
    places: PlacesTable;
  }
}
