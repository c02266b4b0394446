import { expect } from '@playwright/test';
import type { Locator, Page, Response } from '@playwright/test';
import type { Person } from '#support/person.ts';

/** Finds a member by agent code and opens the profile; ends in its dialog. */
export const openProfile = async (
  { page, input }: Person,
  { search, code, name }: { readonly search: string; readonly code: string; readonly name: string },
): Promise<Locator> => {
  await page.goto('/app/tree');
  await input.type(page.getByRole('searchbox', { name: search }), code);
  await page.keyboard.press('Enter');
  const row = page.getByRole('rowheader').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await input.press(row.getByRole('link', { name, exact: true }));
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog.getByText(code, { exact: true })).toBeVisible();
  return dialog;
};

/** The lines of the folded history of an open profile. */
export const historyOf = async (dialog: Locator): Promise<Locator> => {
  const history = dialog.locator('details').filter({ hasText: /^(History|Riwayat) / });
  await history.locator('summary').click();
  return history.getByRole('listitem');
};

/** Answers of a call from now on. */
export const watchCall = (page: Page, ending: RegExp): { readonly all: readonly Response[] } => {
  const all: Response[] = [];
  page.on('response', (response) => {
    if (ending.test(new URL(response.url()).pathname)) all.push(response);
  });
  return { all };
};

/** 0 where the page has moved on, and read the answer no more than we did. */
const sizeOf = async (response: Response): Promise<number> => {
  try {
    return (await response.body()).length;
  } catch {
    return 0;
  }
};

/** How large the answers of the API to a page are from now on, in bytes as the page reads them. */
export const watchSizes = (page: Page): { readonly sizes: () => Promise<readonly number[]> } => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) sizes.push(sizeOf(response));
  });
  return { sizes: () => Promise.all(sizes) };
};
