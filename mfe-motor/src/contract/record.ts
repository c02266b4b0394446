import type { OcrDetails } from '@payung/shared/schemas/identity.ts';
import type { AddressParts } from '@payung/shared/schemas/places.ts';
import type { QuoteRecord } from '@payung/shared/schemas/quote.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import type { Region } from '#rules/plate.ts';
import type { Vehicle, VehicleKind } from '#rules/vehicle.ts';

/** `expired`: approved longer ago than it holds. */
export type InspectionStatus = 'wanted' | 'underReview' | 'flagged' | 'approved' | 'expired';

/** Where the inspection of a quote's vehicle stands (ruling R10). */
export interface InspectionState {
  readonly status: InspectionStatus;
  /** Grows with every set that is submitted; a decision carries the one that it saw. */
  readonly round: number;
  /** What still has to be photographed, again or for the first time. */
  readonly wantedSlots: readonly PhotoSlot[];
  /** Day until which an approval holds. */
  readonly approvedUntil?: string;
}

/** How the premium of one insured year came about. */
export interface PremiumYear {
  /** 1 to 5. */
  readonly year: number;
  readonly sumInsured: number;
  /** Years of the vehicle when the insured year begins (ruling R13). */
  readonly vehicleAge: number;
  /** Percent of the sum insured. */
  readonly ratePercent: number;
  readonly ageLoadingPercent: number;
  readonly premium: number;
  readonly addOns: readonly { readonly code: string; readonly premium: number }[];
  /** The class of the tariff, such as `> 125–200`, in million rupiah. */
  readonly band: string;
}

/** A motor quote in our words (MOT-016, MOT-017). Amounts in whole rupiah, days as YYYY-MM-DD. */
export interface MotorQuoteRecord extends QuoteRecord, Omit<Vehicle, 'kind'> {
  readonly vehicleKind: VehicleKind;
  readonly isModelListed: boolean;
  /** Tariff region by the plate: 1, 2 or 3. */
  readonly region: Region;
  /** What was read from the insured's identity card, if one was read. */
  readonly ocrDetails?: OcrDetails;
  /** Years of cover. */
  readonly duration: number;
  readonly isEligibleForMultiyear: boolean;
  /** Of the chosen duration, first year first. */
  readonly sumsInsured: readonly number[];
  readonly premiumYears: readonly PremiumYear[];
  /** The first year of the authorised workshop, which several years give for nothing (MOT-026); 0 without. */
  readonly workshopAllowance: number;
  readonly address: AddressParts;
  readonly inspection: InspectionState;
}
