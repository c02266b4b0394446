import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { Api } from '../support/api.ts';
import { expect } from './people.ts';

interface Proposed {
  readonly quoteId: string;
  readonly proposalNo?: string;
}

/** The customer pays at the (sandbox) provider; gives back the policy number. */
export const payFor = async (
  page: Page,
  api: Api,
  { quoteId, proposalNo = '' }: Proposed,
): Promise<string> => {
  const { response } = await api.call(endpoints.checkout, { query: { proposalNo } });
  await page.goto(response.payment.url);
  await page
    .getByRole('button', { name: /^(Pay|Bayar)/ })
    .first()
    .click();
  const policyOf = async () =>
    (await api.call(endpoints.paymentState, { query: { quoteId } })).data.policyNo ?? '';
  await expect.poll(policyOf, { message: 'the policy' }).toMatch(/^PO\d+$/);
  return policyOf();
};
