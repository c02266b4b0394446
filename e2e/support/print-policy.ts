import { expect } from '@playwright/test';
import type { Person } from './person.ts';
import { WORDS } from './words.ts';

export interface PrintedPolicy {
  readonly policyNo: string;
  /** Where the file was saved. */
  readonly pdf: string;
}

/** Prints the policy of the page at hand. */
export const printPolicy = async (person: Person, productName: string): Promise<PrintedPolicy> => {
  const { page, input, language } = person;
  const number = page.getByText(/^PO\d+$/);
  await expect(number).toBeVisible();
  const download = page.waitForEvent('download');
  await input.press(page.getByRole('button', { name: WORDS[language].print }));
  const file = await download;
  const policyNo = await number.innerText();
  expect(file.suggestedFilename()).toBe(`${productName}_${policyNo}.pdf`);
  return { policyNo, pdf: await file.path() };
};
