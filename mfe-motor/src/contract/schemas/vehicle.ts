import * as v from 'valibot';
import {
  isoDate,
  nameText,
  phoneNumber,
  printedText,
  text,
  wholeNumber,
} from '@payung/shared/schemas/parts.ts';
import { as, record } from '@payung/shared/wire/describe.ts';
import { spelled } from '@payung/shared/wire/spelled-values.ts';
import type { Clean } from '@payung/shared/wire/describe.ts';
import { VEHICLE_KINDS } from '#rules/vehicle.ts';

export const rupiah = wholeNumber(0, 999_999_999_999);

export const vehicleKind = spelled({ car: 'fourWheeler', motorcycle: 'twoWheeler' });
/** What plan lookups call a car and a motorcycle (MOT-013). */
export const productCode = spelled({ car: 'PC0214', motorcycle: '0215' });

const coverages = { comprehensive: 1, totalLoss: 2 } as const;
/** Of a record: 2 is Total Loss Only, anything else comprehensive (MOT-003). */
export const storedCoverage = spelled(coverages, { otherwise: 'comprehensive' });

/** The fields of vehicle entry, which the record has too (MOT-017). */
export const vehicleFields = {
  brand: as('actualVehicleBrand', printedText(60)),
  model: as('vehicleModel', printedText(80)),
  /** Year of manufacture. */
  year: as('actualManufactureYear', wholeNumber(0, 9999)),
  /** Licence plate: region code (`B`), number (`1234`), and 1 to 3 letters (`ABC`). */
  plateCode: as('actualLicensePlatCode', text(4)),
  plateNumber: as('licensePlateNumber', text(6)),
  plateSuffix: as('licensePlateNumber1', text(6)),
  chassisNo: text(30),
  engineNo: text(30),
  /** Commercial vehicles are not covered (MOT-063). */
  use: as('vehicleUse', v.picklist(['private', 'commercial'])),
  /** Whole rupiah. */
  sumInsured: rupiah,
  /** Value of non-standard accessories, whole rupiah; covered up to 10 percent of the sum insured (MOT-064). */
  accessories: rupiah,
};

const ratedVehicle = {
  kind: as('vehicleType', vehicleKind),
  ...vehicleFields,
  coverage: as('coverageOption', spelled(coverages)),
  /** First day of cover, YYYY-MM-DD. */
  startDate: as('effectiveDate', isoDate),
};
const vehicle = record(ratedVehicle);
/** The vehicle of a quote: all that its premium and its acceptance depend on. */
export type Vehicle = Clean<typeof vehicle>;
export type VehicleUse = Vehicle['use'];

const ownedVehicle = { ...ratedVehicle, insuredName: nameText(100) };
export const vehicleForm = record(ownedVehicle);
export type VehicleForm = Clean<typeof vehicleForm>;

export const newMotorQuote = record({
  ...ownedVehicle,
  insuredPhone: as('insuredMobile', v.optional(phoneNumber)),
  /** Made by the browser once per form, so that a double click or a retry makes one quote. */
  requestId: v.pipe(v.string(), v.uuid()),
});
export type NewMotorQuote = Clean<typeof newMotorQuote>;

/** The catalogue: of a kind, by what was typed, or all of one brand. */
export const catalogueQuery = record({
  kind: as('vehicleType', vehicleKind),
  search: v.optional(text(80)),
  brand: v.optional(text(60)),
});

/** A model of the catalogue, as somebody who types finds it. */
const catalogueModel = v.strictObject({
  key: v.string(),
  kind: v.picklist(VEHICLE_KINDS),
  brand: v.string(),
  model: v.string(),
  isEuropean: v.boolean(),
  /** A pick-up, truck or bus: not covered. */
  isCommercial: v.boolean(),
  firstYear: v.number(),
  /** Absent while it is built. */
  lastYear: v.optional(v.number()),
  /** New, whole rupiah; an example price (`isExample` in the data). */
  guidePrice: v.number(),
});
export type CatalogueModel = Clean<typeof catalogueModel>;

/** Brands of a kind with the number of their models. */
const catalogueBrand = v.strictObject({ brand: v.string(), isEuropean: v.boolean(), models: v.number() });
export type CatalogueBrand = Clean<typeof catalogueBrand>;

export const catalogueAnswer = v.strictObject({
  brands: v.array(catalogueBrand),
  /** At most 20, best first; of one brand all. */
  models: v.array(catalogueModel),
});
export type CatalogueAnswer = Clean<typeof catalogueAnswer>;
