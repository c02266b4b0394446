import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Person } from '#support/person.ts';
import type { SamplePolicy } from '#support/sample-policy.ts';

/** The main content, without toasts and header. */
const mainOf = (page: Page): Locator => page.getByRole('main');

/** Types into the search of a list, which runs when the typing pauses. */
export const searchFor = async ({ page, input }: Person, label: string, text: string): Promise<void> => {
  await input.type(page.getByRole('searchbox', { name: label, exact: true }), text);
  await expect(page).toHaveURL(new RegExp(`search=${text.replaceAll(' ', '\\+')}(&|$)`));
};

/** Opens a card of a list; it leads to the policy detail. */
export const openPolicy = async ({ page, input }: Person, customer: string, quoteId: string) => {
  await input.press(mainOf(page).getByRole('link', { name: customer, exact: true }));
  await expect(page).toHaveURL(
    new RegExp(`/app/(oona|commercial)todo\\?tab=policy-detail&quoteId=${quoteId}$`),
  );
  await expect(page.getByRole('region', { name: customer, exact: true })).toBeVisible();
};

const expectPairs = async (within: Locator, pairs: readonly (readonly [string, string])[]): Promise<void> => {
  for (const [label, value] of pairs) {
    const term = within.getByRole('term').and(within.page().getByText(label, { exact: true }));
    await expect(term.first().locator('xpath=following-sibling::dd[1]')).toHaveText(value);
  }
};

/** All texts of the policy detail, literally (DASH-009 to DASH-013). */
export const expectDetail = async (page: Page, sample: SamplePolicy): Promise<void> => {
  const head = page.getByRole('region', { name: sample.customer, exact: true });
  await expect(head.getByText(sample.product, { exact: true })).toBeVisible();
  await expect(head.getByText(sample.plan, { exact: true })).toBeVisible();
  await expect(head.getByText(sample.due, { exact: true })).toBeVisible();
  await expectPairs(head, [
    ['Quote code', sample.quoteCode],
    ['Stage', 'Full Quote Created'],
  ]);
  await expectPairs(page.getByRole('region', { name: 'Price detail', exact: true }), sample.price);
  for (const [title, lines] of Object.entries(sample.sections)) {
    await expectPairs(page.getByRole('region', { name: title, exact: true }), lines);
  }
};

/** Opens the pictures of a policy large, one after the other; each is a picture that was read. */
export const enlargePictures = async (person: Person, pictures: readonly string[]): Promise<void> => {
  const { page, input } = person;
  for (const label of pictures) {
    const small = page.getByRole('button', { name: `Enlarge ${label}`, exact: true });
    await input.press(small);
    const large = page.getByRole('dialog', { name: label, exact: true }).getByRole('img', { name: label });
    await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(small).toBeFocused();
  }
};

/** The cells of a file for spreadsheets, line by line, without its byte order mark. */
export const cellsOf = (csv: string, delimiter: ',' | ';'): readonly (readonly string[])[] =>
  csv
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(new RegExp(`(?:^|${delimiter})(?:"((?:[^"]|"")*)"|([^${delimiter}]*))`, 'g'))].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );
