import type { InspectionState } from 'mfe-motor/contract/record.ts';
import { INSPECTION, requiredSlots } from 'mfe-motor/rules/inspection.ts';
import type { PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import type { Vehicle, VehicleKind } from 'mfe-motor/rules/vehicle.ts';
import { addDays, isBefore, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { Quote } from '#areas/quote/tables.ts';

/** What a quote keeps of its vehicle's inspection, in `details.inspection`; photos and decisions have tables. */
export interface InspectionSummary {
  readonly status: 'wanted' | 'underReview' | 'flagged' | 'approved';
  /** Grows with every set that is submitted, and never begins anew: a decision names the one that it saw. */
  readonly round: number;
  /** Slots whose photo has come since photos were last asked for. */
  readonly sent: readonly PhotoSlot[];
  /** Of a set that was sent back: the slots that are asked for again. */
  readonly flagged: readonly PhotoSlot[];
  /** Moments, ISO 8601. */
  readonly submittedAt?: string;
  readonly decidedAt?: string;
  readonly approvedAt?: string;
}

export const NO_INSPECTION: InspectionSummary = { status: 'wanted', round: 0, sent: [], flagged: [] };

/** Of a quote, also of one that was made before anything was photographed. */
export const inspectionOf = ({ details }: Pick<Quote, 'details'>): InspectionSummary =>
  (details as { readonly inspection?: InspectionSummary }).inspection ?? NO_INSPECTION;

const approvedUntil = ({ approvedAt }: InspectionSummary): IsoDate | undefined =>
  approvedAt === undefined
    ? undefined
    : addDays(todayInJakarta(new Date(approvedAt)), INSPECTION.approvedDays);

/** The slots that may be filled: all of a first set, only the flagged ones of one that was sent back. */
const askedSlots = (
  { status, flagged }: InspectionSummary,
  isExpired: boolean,
  kind: VehicleKind,
): readonly PhotoSlot[] => {
  if (status === 'wanted' || isExpired) return requiredSlots(kind);
  return status === 'flagged' ? flagged : [];
};

/** Where the inspection stands on a day (ruling R10); an approval that no longer holds is `expired`. */
export const inspectionStateOf = (
  summary: InspectionSummary,
  kind: VehicleKind,
  today: IsoDate,
): InspectionState => {
  const { status, round, sent } = summary;
  const until = approvedUntil(summary);
  if (status === 'approved' && until !== undefined && !isBefore(until, today)) {
    return { status, round, wantedSlots: [], approvedUntil: until };
  }
  const isExpired = status === 'approved';
  const asked = askedSlots(summary, isExpired, kind);
  return {
    status: isExpired ? 'expired' : status,
    round,
    wantedSlots: isExpired ? asked : asked.filter((slot) => !sent.includes(slot)),
    ...(until === undefined ? {} : { approvedUntil: until }),
  };
};

/** Where a quote stands once its customer's information is saved: the inspection says so. */
export const stageOfInspection = ({ status }: InspectionState): Stage => {
  if (status === 'approved') return 'Q C Inspection Done';
  return status === 'underReview' ? 'Qc Checked' : 'Customer Information Updated';
};

/** Nothing is photographed any more; the rounds go on, so that nobody decides about an earlier set. */
export const withoutInspection = ({ round }: InspectionSummary): InspectionSummary => ({
  ...NO_INSPECTION,
  round,
});

type Identity = Pick<
  Vehicle,
  'brand' | 'model' | 'year' | 'plateCode' | 'plateNumber' | 'plateSuffix' | 'chassisNo' | 'engineNo'
>;

const IDENTITY = [
  'brand',
  'model',
  'year',
  'plateCode',
  'plateNumber',
  'plateSuffix',
  'chassisNo',
  'engineNo',
] as const satisfies readonly (keyof Identity)[];

/** The inspection belongs to the vehicle: with another one it is void (ruling R11). */
export const isSameVehicle = (one: Identity, other: Identity): boolean =>
  IDENTITY.every((field) => one[field] === other[field]);
