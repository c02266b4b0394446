import { plainSigns } from '../text/plain-signs.ts';

const QUOTE_CODE = /^Q\d/i;
/** A policy or a proposal: cards show one or the other. */
const POLICY_NUMBER = /^P[OR]\d/i;

/** What a typed text is sent as; nothing for an empty one. */
export interface TypedSearch {
  readonly quoteNo?: string;
  readonly policyNo?: string;
  readonly name?: string;
}

/** Leads are found by quote code, or by what is sent as a name (LEAD-005, LEAD-006); in any case (ruling R71). */
export const leadSearchOf = (typed: string): Omit<TypedSearch, 'policyNo'> => {
  const text = plainSigns(typed);
  if (text === '') return {};
  return QUOTE_CODE.test(text) ? { quoteNo: text.toUpperCase() } : { name: text };
};

/** Policies are found by policy or proposal number as well (DASH-005, DASH-021). */
export const listSearchOf = (typed: string): TypedSearch => {
  const text = plainSigns(typed);
  return POLICY_NUMBER.test(text) ? { policyNo: text.toUpperCase() } : leadSearchOf(text);
};
