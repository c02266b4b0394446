import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import type { MotorQuoteRecord, PremiumYear } from 'mfe-motor/contract/schemas/quote.ts';
import type { AcceptanceFacts } from 'mfe-motor/rules/acceptance.ts';
import { isEligibleForMultiyear } from 'mfe-motor/rules/multi-year.ts';
import type { Coverage, VehicleKind } from 'mfe-motor/rules/vehicle.ts';
import type { Vehicle } from 'mfe-motor/contract/schemas/vehicle.ts';
import type { PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import type { Quote } from '#areas/quote/tables.ts';

/** Data of the model in the catalogue when the vehicle was entered. */
export interface ModelDetails {
  readonly isModelListed: boolean;
  readonly isEuropean: boolean;
  readonly isCommercial: boolean;
  /** For a vehicle of that age, whole rupiah; absent for a model that is not listed. */
  readonly guidePrice?: number;
}

/** What only a motor quote knows; kept in the quote's `details`. */
export interface MotorDetails
  extends Omit<Vehicle, 'startDate'>, ModelDetails, Pick<MotorQuoteRecord, 'address' | 'duration'> {
  /** Frozen with the quote, so that its premium can be explained later. */
  readonly premiumYears: readonly PremiumYear[];
  readonly inspection: InspectionSummary;
}

export const motorDetailsOf = (quote: Pick<Quote, 'details'>): MotorDetails =>
  quote.details as unknown as MotorDetails;

export const asDetails = (details: MotorDetails): Quote['details'] => ({ ...details });

/** The vehicle as its form has it. */
export const vehicleOf = (quote: Pick<Quote, 'details' | 'start_date'>): Vehicle => {
  const details = motorDetailsOf(quote);
  return {
    kind: details.kind,
    brand: details.brand,
    model: details.model,
    year: details.year,
    plateCode: details.plateCode,
    plateNumber: details.plateNumber,
    plateSuffix: details.plateSuffix,
    chassisNo: details.chassisNo,
    engineNo: details.engineNo,
    use: details.use,
    coverage: details.coverage,
    sumInsured: details.sumInsured,
    accessories: details.accessories,
    startDate: quote.start_date,
  };
};

export const acceptanceFactsOf = (
  quote: Pick<Quote, 'details' | 'start_date'>,
): AcceptanceFacts & { readonly coverage: Coverage } => {
  const { isEuropean, isCommercial } = motorDetailsOf(quote);
  return { ...vehicleOf(quote), isEuropean, isCommercial };
};

/** Only the server decides (ruling R14). */
export const isForSeveralYears = (quote: Pick<Quote, 'details' | 'start_date'>): boolean =>
  isEligibleForMultiyear(acceptanceFactsOf(quote));

/** The two products of motor (MOT-069). */
export const MOTOR_PRODUCT_IDS: Readonly<Record<VehicleKind, string>> = {
  car: PRODUCT_IDS.motor4w,
  motorcycle: PRODUCT_IDS.motor2w,
};

export const isMotor = (productId: string): boolean => Object.values(MOTOR_PRODUCT_IDS).includes(productId);

/** Such as `Toyota Avanza 2023`. */
export const vehicleNameOf = ({
  brand,
  model,
  year,
}: Pick<MotorDetails, 'brand' | 'model' | 'year'>): string => `${brand} ${model} ${year}`;

type Plate = Pick<MotorDetails, 'plateCode' | 'plateNumber' | 'plateSuffix'>;

/** Such as `B 1234 ABC`. */
export const plateOf = ({ plateCode, plateNumber, plateSuffix }: Plate): string =>
  `${plateCode} ${plateNumber} ${plateSuffix}`;

/** The inspection in a quote's `details.inspection`; photos and decisions have tables of their own. */
export interface InspectionSummary {
  readonly status: 'wanted' | 'underReview' | 'flagged' | 'approved';
  /** Grows with every submitted set and is never reset: a decision names the one that it saw. */
  readonly round: number;
  /** Slots whose photo has been sent in this round. */
  readonly sent: readonly PhotoSlot[];
  /** Of a set that was sent back: the slots that are wanted again. */
  readonly flagged: readonly PhotoSlot[];
  /** Moments, ISO 8601. */
  readonly submittedAt?: string;
  readonly decidedAt?: string;
  readonly approvedAt?: string;
}
