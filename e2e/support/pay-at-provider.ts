import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { Api } from './api.ts';

/** Pays a confirmed quote on the page of the sandbox provider; answers the policy number. */
export const payAtProvider = async (
  page: Page,
  api: Api,
  { quoteId, proposalNo = '' }: { readonly quoteId: string; readonly proposalNo?: string | undefined },
): Promise<string> => {
  const { url } = await api.call(endpoints.checkout, { query: { proposalNo } });
  await page.goto(url);
  await page
    .getByRole('button', { name: /^(Pay|Bayar)/ })
    .first()
    .click();
  const policyOf = async () =>
    (await api.call(endpoints.paymentState, { query: { quoteId } })).policyNo ?? '';
  await expect.poll(policyOf, { message: 'the policy' }).toMatch(/^PO\d+$/);
  return policyOf();
};
