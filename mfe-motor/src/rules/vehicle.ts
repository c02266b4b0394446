/** A car has add-ons and may be insured for several years; a motorcycle has neither (ruling K30, MOT-062). */
export const VEHICLE_KINDS = ['car', 'motorcycle'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

export const COVERAGES = ['comprehensive', 'totalLoss'] as const;
/** Total Loss Only pays where the loss is 75 percent of the value or more, or the vehicle is stolen. */
export type Coverage = (typeof COVERAGES)[number];

/** Commercial vehicles are not covered (MOT-063). */
export type VehicleUse = 'private' | 'commercial';

/** The vehicle of a quote: all that its premium and its acceptance depend on. */
export interface Vehicle {
  readonly kind: VehicleKind;
  readonly brand: string;
  readonly model: string;
  /** Year of manufacture. */
  readonly year: number;
  /** Licence plate: region code (`B`), number (`1234`), and 1 to 3 letters (`ABC`). */
  readonly plateCode: string;
  readonly plateNumber: string;
  readonly plateSuffix: string;
  readonly chassisNo: string;
  readonly engineNo: string;
  readonly use: VehicleUse;
  readonly coverage: Coverage;
  /** Whole rupiah. */
  readonly sumInsured: number;
  /** Value of non-standard accessories, whole rupiah; covered up to 10 percent of the sum insured (MOT-064). */
  readonly accessories: number;
  /** First day of cover, YYYY-MM-DD. */
  readonly startDate: string;
}
