const QUOTE_CODE = /^Q\d/;
const POLICY_NUMBER = /^PO\d/;

/** What a typed text is sent as; nothing for an empty one. */
export interface TypedSearch {
  readonly quoteNo?: string;
  readonly policyNo?: string;
  readonly name?: string;
}

/** Leads are found by quote code or name (LEAD-005, LEAD-006). Capitals only, on the trimmed text (ruling K94). */
export const leadSearchOf = (typed: string): Omit<TypedSearch, 'policyNo'> => {
  const text = typed.trim();
  if (text === '') return {};
  return QUOTE_CODE.test(text) ? { quoteNo: text } : { name: text };
};

/** Policies are found by policy or proposal number as well (DASH-005, DASH-021). */
export const listSearchOf = (typed: string): TypedSearch => {
  const text = typed.trim();
  return POLICY_NUMBER.test(text) ? { policyNo: text } : leadSearchOf(text);
};
