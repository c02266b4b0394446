import type { VehicleKind } from '#rules/vehicle.ts';

/** A model of the catalogue, as somebody who types finds it. */
export interface CatalogueModel {
  readonly key: string;
  readonly kind: VehicleKind;
  readonly brand: string;
  readonly model: string;
  readonly isEuropean: boolean;
  /** A pick-up, truck or bus: not covered. */
  readonly isCommercial: boolean;
  readonly firstYear: number;
  /** Absent while it is built. */
  readonly lastYear?: number;
  /** New, whole rupiah; an example price (`isExample` in the data). */
  readonly guidePrice: number;
}

/** Brands of a kind with the number of their models. */
export interface CatalogueBrand {
  readonly brand: string;
  readonly isEuropean: boolean;
  readonly models: number;
}

export interface CatalogueAnswer {
  readonly brands: readonly CatalogueBrand[];
  /** At most 20, best first; of one brand all. */
  readonly models: readonly CatalogueModel[];
}
