import { expect } from '@playwright/test';
import { test } from '#support/composed.ts';

test('a deep link opens a remote inside the shell @deep', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/app/kitefly');
  await expect(page.getByRole('heading', { name: 'The kite flies' })).toBeVisible();
  await page.getByRole('button', { name: 'Higher: 0' }).click();
  await expect(page.getByRole('button', { name: 'Higher: 1' })).toBeVisible();
  expect(problems).toEqual([]);
});
