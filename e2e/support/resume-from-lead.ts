import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { linesOf } from './lines.ts';
import { look } from './look.ts';
import { inputMethod } from './person.ts';
import { TEXTS } from './texts.ts';

interface QuoteOfLead {
  readonly quoteId: string;
  readonly quoteCode: string;
  readonly insured: string;
}

interface Resume {
  /** What its line says of the quote. */
  readonly state: string;
  /** Path of the page that it leads to. */
  readonly to: string;
}

/** By keyboard, in English: finds the lead of a quote by its code and resumes the quote from its card. */
export const resumeFromLead = async (
  page: Page,
  { quoteId, quoteCode, insured }: QuoteOfLead,
  { state, to }: Resume,
): Promise<void> => {
  const input = inputMethod(page, 'keyboard');
  await page.goto('/app/oonaleads');
  await input.type(page.getByRole('searchbox', { name: 'Search leads' }), quoteCode);
  await expect(page).toHaveURL(new RegExp(`/app/oonaleads\\?q=${quoteCode}$`));
  const card = linesOf(page);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(insured);
  await expect(card).toContainText(state);
  await look(page, `en-1280-agent-lead${to.replace('/', '-')}`);
  // The page reads the quote with the resume type of a search, which the history of the lead shows.
  const read = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return /quote/i.test(pathname) && searchParams.get('logkey') === 'quoteSearch';
  });
  await input.press(card.getByRole('link', { name: TEXTS.en.resume(insured) }));
  await (await read).response();
  await expect(page).toHaveURL(new RegExp(`/app${to}\\?quoteId=${quoteId}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/app/oonaleads?q=${quoteCode}`);
  await input.press(card.getByRole('link', { name: insured, exact: true }));
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    /Opened by .+, from a search/,
  );
};
