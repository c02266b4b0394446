import { checkStartAhead, latestStart } from '@payung/shared/domain/cover-start.ts';
import { checkTypedDate, isBefore, isIsoDate } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { InspectionState } from '#contract/schemas/inspection.ts';

type StartProblem = 'motor.start.passed' | 'start.tooFar';

const problemOf = (start: IsoDate, today: IsoDate): StartProblem | undefined =>
  isBefore(start, today) ? 'motor.start.passed' : checkStartAhead(start, today);

/** Cover begins today or later, and not too far ahead. */
export const isStartAllowed = (start: string, today: IsoDate): boolean =>
  isIsoDate(start) && problemOf(start, today) === undefined;

export const checkStart = (
  start: string,
  today: IsoDate,
): 'startDate.required' | 'date.invalid' | StartProblem | undefined => {
  if (start === '') return 'startDate.required';
  return checkTypedDate(start) ?? problemOf(start, today);
};

/** Last day of the approval of the photos; undefined without one. */
type Approval = IsoDate | undefined;
type ApprovalState = Pick<InspectionState, 'status' | 'approvedUntil'>;

/** Last day of the approval of a quote; undefined once it has expired. */
export const approvalOf = ({ inspection }: { readonly inspection: ApprovalState }): Approval =>
  inspection.status === 'approved' ? inspection.approvedUntil : undefined;

/** The insured car is the photographed one: cover begins while the approval is valid (ruling R73). */
export const checkStartApproved = (
  start: string,
  approvedUntil: Approval,
): 'motor.start.afterApproval' | undefined =>
  approvedUntil !== undefined && isBefore(approvedUntil, start) ? 'motor.start.afterApproval' : undefined;

export const lastStart = (today: IsoDate, approvedUntil: Approval): IsoDate => {
  const latest = latestStart(today);
  return approvedUntil !== undefined && isBefore(approvedUntil, latest) ? approvedUntil : latest;
};
