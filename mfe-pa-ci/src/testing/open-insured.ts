import { fireEvent, screen } from '@testing-library/react';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { Screen } from '#screens/insured/insured.screen.tsx';
import { accidentServer } from './accident-server.ts';
import type { AccidentReplies } from './accident-server.ts';
import { openAccident } from './open-accident.ts';
import { QUOTE_ID, aPlaceholder, aQuotedQuote, anInsured } from './quotes.ts';

export const FORM = `/accidential-insurance-policy-insured-details?quoteId=${QUOTE_ID}`;
export const LIST = `/accidentmultiplecustomerinformation?quoteId=${QUOTE_ID}`;
export const DETAILS = `/accidentcustomerdetails?quoteId=${QUOTE_ID}`;

/** Two of three insureds are complete. */
export const anOpenQuote = (change: Partial<AccidentQuoteRecord> = {}) =>
  aQuotedQuote({
    insuredEmail: 'budi@gmail.com',
    insureds: [anInsured(1), anInsured(2), aPlaceholder(3)],
    ...change,
  });

interface Situation {
  readonly quote?: AccidentQuoteRecord;
  readonly api?: AccidentReplies;
  readonly state?: unknown;
  readonly language?: 'en' | 'id';
}

/** The form of the third insured, unless said otherwise. */
export const openInsured = ({
  quote = anOpenQuote(),
  api = {},
  state = { insuredNo: 3, edit: false },
  language = 'en',
}: Situation = {}) =>
  openAccident(Screen, {
    path: '/accidential-insurance-policy-insured-details',
    language,
    state,
    api: { ...accidentServer({ quote }), ...api },
  });

export const NAME = 'Name as on the ID card';
export const ready = () => screen.findByLabelText(NAME);
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const put = (name: string | RegExp, value: string) =>
  fireEvent.change(field(name), { target: { value } });
export const fieldText = (name: string | RegExp) => field(name).closest('[data-field]')?.textContent ?? '';
export const submit = (page: Pick<ReturnType<typeof openInsured>, 'user'>) =>
  page.user.click(screen.getByRole('button', { name: /^(Next|Save)$/ }));

/** What every insured needs. */
export const fill = (): void => {
  put(NAME, 'Agus Wijaya');
  put('Date of birth', '05/03/1985');
  put("Beneficiary's name", 'Rina Wijaya');
};
