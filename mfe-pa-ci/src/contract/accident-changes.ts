import type { Months } from '#rules/cover.ts';
import type { Insured } from '#rules/insured.ts';
import type { LimitGroup, LimitType } from './accident-record.ts';

/** What the first page asks. */
export interface CoverForm {
  /** The policyholder, as on the ID card: the first insured. */
  readonly insuredName: string;
  readonly participants: number;
  readonly limitType: LimitType;
  readonly startDate: string;
  readonly months: Months;
  /** With one limit for all; empty with separate ones. */
  readonly planCode: string;
}

export interface NewAccidentQuote extends CoverForm {
  readonly insuredPhone?: string;
  /** Made by the browser once per form, so that a double click or a retry makes one quote. */
  readonly requestId: string;
}

/** Who the policy belongs to: the first insured, and where policy and invoice go. */
export interface Policyholder {
  readonly insuredName: string;
  readonly insuredPhone: string;
  readonly insuredEmail: string;
  readonly startDate: string;
}

/** What a quote is changed to: one step at a time, each one event of the transition table. */
export type AccidentChange =
  /** `leaveOut` names the insureds that no longer come along, where data would be lost (ruling R27). */
  | { readonly kind: 'cover'; readonly cover: CoverForm; readonly leaveOut: readonly string[] }
  | { readonly kind: 'groups'; readonly groups: readonly LimitGroup[] }
  | { readonly kind: 'policyholder'; readonly policyholder: Policyholder };

/** One insured as its form was left (PA-029). */
export interface InsuredChange {
  readonly id: string;
  /** The version that the form began with; another one is a conflict. */
  readonly version: number;
  readonly insured: Insured;
  /** What the screen showed; the plan counts. */
  readonly limit: number;
  /** The first save of this insured; decides nothing on the server (ruling R26). */
  readonly isNew: boolean;
}
