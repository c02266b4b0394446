import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { at } from '@payung/platform/e2e/people.ts';
import { sayHowAgreed } from '#support/person.ts';
import { TEXTS } from '#support/texts.ts';
import { TRAVEL_TEXTS } from '../texts.ts';
import { test, openByLink } from '../travel-quotes.ts';

const texts = TEXTS.id;
const travel = TRAVEL_TEXTS.id;
const next = (page: Page) => page.getByRole('button', { name: texts.next, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a customer who goes back and forward at every step loses nothing and keeps one proposal @deep', async ({
  page,
  platform,
  seller,
}) => {
  const ready = await seller.quoteAt('Quick Quote Created');
  await openByLink(page, platform.inbox, ready);
  await expect(page).toHaveURL(/ordersummarytravel/);
  await next(page).click();
  await expect(page).toHaveURL(/oonacustomerinformation/);
  await page.getByLabel(travel.passport).fill('B7654321');
  await page.getByLabel(texts.email).fill('rina@example.com');
  await page.goBack();
  await expect(page).toHaveURL(/ordersummarytravel/);
  await page.goForward();
  await expect(page.getByLabel(travel.passport)).toHaveValue('B7654321');
  await next(page).click();

  await expect(page).toHaveURL(/oonaconfirmation/);
  await page.goBack();
  await expect(page.getByLabel(texts.email)).toHaveValue('rina@example.com');
  await page.goForward();
  const consents = page.getByRole('checkbox');
  await consents.nth(0).check({ force: true });
  await consents.nth(1).check({ force: true });
  await sayHowAgreed(page);
  await page.getByRole('button', { name: texts.confirm }).click();
  await expect(page).toHaveURL(/oonapayment/);
  const { proposalNo } = await seller.read(ready.quoteId);

  // Going back changes nothing: the same proposal stays payable.
  await page.goBack();
  await expect(heading(page, 'Periksa dan konfirmasi')).toBeVisible();
  await page.goBack();
  await next(page).click();
  await expect(page).toHaveURL(/oonaconfirmation/);
  await page.goto(at('/oonapayment', ready.quoteId));
  await expect(page.getByRole('button', { name: texts.proceed })).toBeVisible();
  expect((await seller.read(ready.quoteId)).proposalNo).toBe(proposalNo);
});

test('Back closes a dialog before it leaves the page, and neither Back nor Forward opens it again @deep', async ({
  agentPage: page,
  seller,
}) => {
  const { quoteId } = await seller.quoteAt('Plan Selected');
  const plans = at('/chooseproducttravel', quoteId);
  const benefits = at('/additionalbenefittravel', quoteId);
  const dialog = page.getByRole('dialog');
  const expectPage = async (path: string): Promise<void> => {
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
    await expect(page.locator('main h1')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  };
  await page.goto(plans);
  await next(page).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expectPage(plans);
  await page.goForward();
  await expectPage(plans);

  await next(page).click();
  await dialog.getByRole('button', { name: travel.addCovid }).click();
  await expectPage(benefits);
  await page.goBack();
  await expectPage(plans);
  await page.goForward();
  await expectPage(benefits);

  await page
    .getByRole('button', { name: /Rincian harga/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expectPage(benefits);
  await page.goBack();
  await expectPage(plans);
});

test('Back closes the question of paying later, and does not open it again after it was answered @deep', async ({
  agentPage: page,
  seller,
}) => {
  const { quoteId } = await seller.quoteAt('Full Quote Created');
  const dialog = page.getByRole('dialog');
  await page.goto(at('/oonapayment', quoteId));
  await page.getByRole('button', { name: texts.payLater, exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/oonapayment\?/);
  await page.goForward();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: texts.payLater, exact: true }).click();
  await dialog.getByRole('button', { name: texts.payLaterYes }).click();
  await expect(page).toHaveURL(/\/paylater-success/);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

const TOO_EARLY = [
  ['Lead Created', '/additionalbenefittravel', /chooseproducttravel/],
  ['Lead Created', '/oonapayment', /chooseproducttravel/],
  ['Plan Selected', '/ordersummarytravel', /chooseproducttravel/],
  ['Covid Benefit Selected', '/oonacustomerinformation', /additionalbenefittravel/],
  ['Additional Benefit Selected', '/oonaconfirmation', /ordersummarytravel/],
  ['Quick Quote Created', '/oonaconfirmation', /oonacustomerinformation/],
  ['Quick Quote Created', '/oonapayment', /oonacustomerinformation/],
  ['Customer Information Updated', '/oonapayment', /oonaconfirmation/],
] as const;

test('the address of a later step leads to the first step that is open @deep', async ({
  agentPage: page,
  seller,
}) => {
  for (const [stage, typed, open] of TOO_EARLY) {
    const { quoteId } = await seller.quoteAt(stage);
    await page.goto(at(typed, quoteId));
    await expect.soft(page, `${typed} at ${stage}`).toHaveURL(open);
    await expect.soft(page.locator('main h1')).toBeVisible();
  }
});
