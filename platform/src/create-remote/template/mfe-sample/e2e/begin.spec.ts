import { expect } from '@playwright/test';
import { test } from '@payung/platform/e2e/people.ts';

const START = '/sample-start';

test('an agent opens the start page, also after its files were missing once', async ({ openPage, fault }) => {
  const page = await openPage('mitra', { language: 'en', width: 360 });
  const repair = await fault(page, 'mfe-sample', 'missing');
  await page.goto(`/app${START}`);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();

  await repair();
  await tryAgain.click();
  await expect(page.getByRole('heading', { name: 'Sample insurance', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
});
