import type { AccidentQuoteRecord, CoverForm, LimitGroup } from 'mfe-pa-ci/contract/schemas/accident.ts';
import type { Quote } from '#areas/quote/tables.ts';

/** What only a personal accident quote knows; kept in the quote's `details`. Its insureds are rows of their own. */
export interface AccidentDetails extends Pick<
  AccidentQuoteRecord,
  'participants' | 'limitType' | 'groups' | 'months'
> {
  /** The highest number that an insured has had: none is given again, also of those left out. */
  readonly lastInsuredNo: number;
}

export const accidentDetailsOf = (quote: Pick<Quote, 'details'>): AccidentDetails =>
  quote.details as unknown as AccidentDetails;

export const asDetails = (details: AccidentDetails): Quote['details'] => ({ ...details });

/** The groups of a cover with one limit: everybody is in the one without a name. */
export const groupsOfOne = ({
  participants,
  planCode,
}: Pick<CoverForm, 'participants' | 'planCode'>): readonly LimitGroup[] => [
  { name: '', participants, planCode },
];

/** The plan code of each insured, in their order: the first group's are the first. */
export const planCodesOf = ({ groups }: Pick<AccidentDetails, 'groups'>): readonly string[] =>
  groups.flatMap(({ participants, planCode }) => Array.from({ length: participants }, () => planCode));
