import { expect } from '@playwright/test';
import { signInPage, at } from '@payung/platform/e2e/people.ts';
import { TEXTS } from '#support/texts.ts';
import { openByLink, test } from '../travel-quotes.ts';

const texts = TEXTS.id;
const STALE = /Penawaran ini sudah diubah di tempat lain/;

test("an agent's change in one tab is not overwritten by the other tab @deep", async ({
  agentPage: page,
  context,
  agent,
  seller,
}) => {
  const { quoteId } = await seller.quoteAt('Plan Selected');
  await page.goto(at('/chooseproducttravel', quoteId));
  const plan = (tab: typeof page, name: RegExp) => tab.getByRole('article', { name });
  await expect(plan(page, /gold/i).getByRole('button', { name: texts.selected })).toBeVisible();

  const other = await context.newPage();
  await signInPage(other, agent);
  await other.goto(at('/chooseproducttravel', quoteId));
  await plan(other, /platinum/i)
    .getByRole('button', { name: texts.select })
    .click();
  await other.getByRole('button', { name: texts.next, exact: true }).click();
  await expect(other.getByRole('dialog')).toBeVisible();
  expect((await seller.read(quoteId)).planCode).toBe('TRVPLT');

  await plan(page, /bronze/i)
    .getByRole('button', { name: texts.select })
    .click();
  const next = page.getByRole('button', { name: texts.next, exact: true });
  await next.click();
  await expect(page.getByText(STALE)).toBeVisible();
  expect((await seller.read(quoteId)).planCode).toBe('TRVPLT');

  // Pressed again after reading it, the choice is saved.
  await next.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await seller.read(quoteId)).planCode).toBe('TRVBRZ');
});

test('paying the same quote in two tabs makes one policy @deep', async ({
  page,
  context,
  platform,
  seller,
}) => {
  const ready = await seller.quoteAt('Full Quote Created');
  await openByLink(page, platform.inbox, ready);
  await page.getByRole('checkbox', { name: texts.acceptTerms }).check({ force: true });
  await page.getByRole('button', { name: texts.proceed }).click();
  await page.waitForURL(/checkout-link-v2/);
  // A second window with the same payment page.
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: texts.payAtProvider }).first().click();
  await expect(other).toHaveURL(/paymentresponse|paymentsuccess/);
  await page.getByRole('button', { name: texts.payAtProvider }).first().click();
  await expect(page).toHaveURL(/paymentsuccess/);
  const { policyNo } = await seller.read(ready.quoteId);
  await expect(page.getByText(policyNo!)).toBeVisible();
  await expect
    .poll(async () => (await seller.quotesFor(ready.insured)).map((quote) => quote.policyNo))
    .toEqual([policyNo]);
});
