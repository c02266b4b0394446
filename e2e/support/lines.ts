import type { Locator, Page } from '@playwright/test';

const LINE = 'article, [role="row"]:not([aria-rowindex="1"])';

/** The lines of the lists of a page: cards on phones, rows of a table on wide windows. */
export const linesOf = (page: Page): Locator => page.getByRole('main').locator(LINE);

/** Those of one list. */
export const linesIn = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name, exact: true })
    .or(page.getByRole('table', { name, exact: true }))
    .locator(LINE);
