import { addDays, isBefore, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { isSold } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { InspectionState } from 'mfe-motor/contract/schemas/inspection.ts';
import { INSPECTION, requiredSlots } from 'mfe-motor/rules/inspection.ts';
import type { PhotoSlot } from 'mfe-motor/rules/inspection.ts';
import type { Vehicle } from 'mfe-motor/contract/schemas/vehicle.ts';
import type { VehicleKind } from 'mfe-motor/rules/vehicle.ts';
import { checkStartApproved } from 'mfe-motor/rules/check-start.ts';
import type { Quote } from '#areas/quote/tables.ts';
import type { Queries } from '#core/database/database.ts';
import { notFound, refused } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { requireNotRejected } from '#areas/quote/apply-event.ts';
import { lockQuote } from '#areas/quote/sql/quotes.ts';
import { saveDetails } from '#areas/quote/sql/write-quote.ts';
import type { InspectionSummary } from '#products/motor/details.ts';
import { asDetails, motorDetailsOf, isMotor } from '../details.ts';
import { motorTextOf } from '../texts.ts';

export const NO_INSPECTION: InspectionSummary = { status: 'wanted', round: 0, sent: [], flagged: [] };

/** The inspection of a quote; older quotes have none yet. */
export const inspectionOf = ({ details }: Pick<Quote, 'details'>): InspectionSummary =>
  (details as { readonly inspection?: InspectionSummary }).inspection ?? NO_INSPECTION;

const approvedUntil = ({ approvedAt }: InspectionSummary): IsoDate | undefined =>
  approvedAt === undefined
    ? undefined
    : addDays(todayInJakarta(new Date(approvedAt)), INSPECTION.approvedDays);

/** The slots that may be filled: all of a first set, only the flagged ones of one that was sent back. */
const requiredSlotsOf = (
  { status, flagged }: InspectionSummary,
  isExpired: boolean,
  kind: VehicleKind,
): readonly PhotoSlot[] => {
  if (status === 'wanted' || isExpired) return requiredSlots(kind);
  return status === 'flagged' ? flagged : [];
};

/** The state of the inspection on a day (ruling R10); an approval that has run out is `expired`. */
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
  const required = requiredSlotsOf(summary, isExpired, kind);
  return {
    status: isExpired ? 'expired' : status,
    round,
    wantedSlots: isExpired ? required : required.filter((slot) => !sent.includes(slot)),
    ...(until === undefined ? {} : { approvedUntil: until }),
  };
};

/** The stage of a quote with customer information, by its inspection. */
export const stageOfInspection = ({ status }: InspectionState): Stage => {
  if (status === 'approved') return 'Q C Inspection Done';
  return status === 'underReview' ? 'Qc Checked' : 'Customer Information Updated';
};

/** Resets the inspection, except for the round: no decision about an earlier set can apply to a new one. */
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

/** Where the inspection of the quote's vehicle stands at that moment. */
export const stateOf = (quote: Pick<Quote, 'details'>, now: Date): InspectionState =>
  inspectionStateOf(inspectionOf(quote), motorDetailsOf(quote).kind, todayInJakarta(now));

/** The quote, if it is of motor; others do not exist for the calls of motor. */
export const requireMotor = (quote: Quote | undefined): Quote => {
  if (quote === undefined || !isMotor(quote.product_id)) throw notFound();
  return quote;
};

/** The quote, locked, whose photos may still change. */
export const lockOpenQuote = async (tx: Queries, quoteId: string): Promise<Quote> => {
  const quote = requireMotor(await lockQuote(tx, quoteId));
  if (isSold(quote.stage)) throw refused(TEXTS.sold);
  requireNotRejected(quote);
  return quote;
};

/** The details with another summary. */
export const withSummary = (quote: Pick<Quote, 'details'>, inspection: InspectionSummary) => ({
  details: asDetails({ ...motorDetailsOf(quote), inspection }),
});

/** A photo that is added or removed is no event of the quote: its version stays, so that no page has to reload it. */
export const saveSummary = (tx: Queries, quote: Quote, summary: InspectionSummary): Promise<Quote> =>
  saveDetails(tx, quote.id, withSummary(quote, summary).details);

/** A confirmation needs an approval that is valid today (ruling R11) and on the first day of cover (ruling R73). */
export const requireInspection = (quote: Quote, today: IsoDate): void => {
  const state = inspectionStateOf(inspectionOf(quote), motorDetailsOf(quote).kind, today);
  const { status } = state;
  if (status === 'approved') {
    const problem = checkStartApproved(quote.start_date, state.approvedUntil);
    if (problem === undefined) return;
    throw refused(motorTextOf(problem), { also: { field: 'effectiveDate' } });
  }
  throw refused(motorTextOf(status === 'expired' ? 'motor.inspection.expired' : 'motor.inspection.missing'));
};
