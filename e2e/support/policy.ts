import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import type { Person } from './person.ts';
import { TEXTS } from './texts.ts';

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

export interface PrintedPolicy {
  readonly policyNo: string;
  /** Where the file was saved. */
  readonly pdf: string;
}

/** Prints the policy of the page at hand, whose file begins with those words in the reader's language. */
export const printPolicy = async (person: Person, words: string): Promise<PrintedPolicy> => {
  const { page, input, language } = person;
  const number = page.getByText(/^PO\d+$/);
  await expect(number).toBeVisible();
  const download = page.waitForEvent('download');
  await input.press(page.getByRole('button', { name: TEXTS[language].print }));
  const file = await download;
  const policyNo = await number.innerText();
  expect(file.suggestedFilename()).toBe(`${words}_${policyNo}.pdf`);
  return { policyNo, pdf: await file.path() };
};

/** The addresses that a PDF links to. */
export const linksOfPdf = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const annotations: readonly { readonly url?: string }[] = await (
      await document.getPage(number)
    ).getAnnotations();
    links.push(...annotations.flatMap(({ url }) => (url === undefined ? [] : [url])));
  }
  await task.destroy();
  return links;
};

/** All text of a PDF, page after page. */
export const readPdf = async (bytes: Uint8Array): Promise<string> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    pages.push(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await task.destroy();
  return pages.join('\n');
};
