import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { look } from '#support/look.ts';

/** What staff ask for again: the name of the part on the screen, and why, in English. */
export interface Correction {
  readonly part: string;
  /** Of those that are offered. */
  readonly chosen: string;
  /** In their own words. */
  readonly reason: string;
}

/** Staff find a registration by its name in the list of those that wait, in English. */
export const openReview = async (page: Page, name: string): Promise<void> => {
  await page.goto('/app/staffhome');
  await page.getByRole('link', { name: /New agents/ }).click();
  await expect(page).toHaveURL(/\/app\/registrationreviews/);
  await page.getByLabel('Search by name').fill(name);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Registration of ${name}` })).toBeVisible();
};

/** Decides about every part: what is to be corrected is asked for again, all else is accepted. */
export const decideOnScreen = async (page: Page, corrections: readonly Correction[] = []): Promise<void> => {
  const groups = page.getByRole('radiogroup', { name: /^Decision about: / });
  for (const group of await groups.all()) await group.getByRole('radio', { name: 'Accept' }).check();
  for (const { part, chosen, reason } of corrections) {
    const group = page.getByRole('radiogroup', { name: `Decision about: ${part}` });
    await group.getByRole('radio', { name: 'Try again' }).check();
    const block = page.getByRole('region', { name: part, exact: true });
    await block.getByRole('button', { name: chosen }).click();
    await block.getByLabel(/^In your own words/).fill(reason);
  }
  const outcome =
    corrections.length === 0 ? 'All accepted: the person becomes an agent' : 'Send back with 1 correction';
  await expect(page.getByText(outcome)).toBeVisible();
  await look(page, `en-1280-staff-decides-${corrections.length}`);
  await page.getByRole('button', { name: 'Confirm decision' }).click();
  await expect(page.getByText(corrections.length === 0 ? /Approved by/ : /Sent back by/)).toBeVisible();
};
