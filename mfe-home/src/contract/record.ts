import type { OcrDetails } from '@payung/shared/api/endpoints/identity.ts';
import type { AddressParts } from '@payung/shared/schemas/places.ts';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import type { HomeBenefit, HomePlanKind, PremiumPart } from '#rules/offer.ts';
import type { PrintOption } from '#rules/print.ts';
import type { PropertyType } from '#rules/property.ts';

/** A home quote in our words (HOME-061, HOME-103). Amounts in whole rupiah, days as YYYY-MM-DD. */
export interface HomeQuoteRecord extends QuoteRecord {
  /** Empty until a plan was chosen. */
  readonly planKind: HomePlanKind | '';
  readonly propertyType: PropertyType;
  /** Id of the province in the reference list; `address.province` is its name. */
  readonly provinceId: string;
  /** The insured property. */
  readonly address: AddressParts;
  readonly stories: number;
  readonly buildingSumInsured: number;
  readonly contentsSumInsured: number;
  readonly fixturesSumInsured: number;
  /** Plan and chosen covers together. */
  readonly grossPremium: number;
  /** How the gross premium came about, rate by rate. */
  readonly premiumParts: readonly PremiumPart[];
  readonly placeOfBirth: string;
  /** Letters go to the insured address. */
  readonly isCorrespondenceSame: boolean;
  readonly correspondence: AddressParts;
  readonly printOption: PrintOption;
  readonly hardCopyAddress: string;
  readonly ocrDetails?: OcrDetails;
  /** From where the quote was opened, as the read said (HOME-061). */
  readonly resumeType?: string;
  /** Names the policy to its customer (ruling K73). */
  readonly reference?: string;
}

/** The additional coverages that go with a plan (HOME-019). */
export interface HomeBenefitsOfPlan {
  readonly planKind: HomePlanKind;
  readonly planName: string;
  readonly benefits: readonly HomeBenefit[];
}
