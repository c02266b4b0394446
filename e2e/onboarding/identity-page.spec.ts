import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { watchConsole } from '#support/look.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { newIndividual } from './applicants.ts';
import { enterAs, beginRegistration, giveDetails, readRegistration } from './registrations.ts';
import { ONBOARDING_TEXTS, SPECIFIED_TEXTS } from './texts.ts';

const texts = ONBOARDING_TEXTS.en;

/** Every address that the page asks for, frames included. */
const addressesOf = (page: Page): readonly string[] => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
};

const beginCheck = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: texts.cardConsent }).check();
  await page.getByRole('button', { name: texts.camera, exact: true }).click();
};

const frameOf = (page: Page) => page.frameLocator('dialog iframe');

test('the page of the identity check opens the provider and puts neither token nor phone into an address [IDV-002] [IDV-011] @deep', async ({
  openPage,
  platform,
}) => {
  const applicant = newIndividual();
  const registrant = await beginRegistration(platform, applicant);
  await giveDetails(registrant);
  const page = await openPage('stranger', { language: 'en', width: 360 });
  const consoleErrors = watchConsole(page);
  const requests = addressesOf(page);
  await enterAs(page, registrant);
  await page.goto('/app/sdk');
  await expect(page.getByRole('button', { name: texts.camera, exact: true })).toBeVisible();
  // Only the provider's check: files are uploaded on the page of the card.
  await expect(page.getByRole('button', { name: texts.cardFile })).toHaveCount(0);
  // No file of the provider is loaded before the check begins.
  expect(requests.filter((address) => /sdk\.js|identity-frame|hyperverge/.test(address))).toEqual([]);

  const [token] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('auth/hyperverge/access-token')),
    beginCheck(page),
  ]);
  const { searchParams } = new URL(token.url());
  expect([...searchParams.keys()]).not.toContain('phoneNumber');
  await frameOf(page).getByLabel(texts.cardNumber).fill(applicant.details.idNumber);
  await frameOf(page).getByRole('button', { name: texts.approve, exact: true }).click();
  await expect(page).toHaveURL(/\/app\/AOBIndividualIdCardSuccess$/);
  await page.getByRole('button', { name: texts.continue, exact: true }).click();
  await expect(page).toHaveURL(/\/app\/AOBIndividualIdCardTermsandConditions$/);
  expect((await readRegistration(registrant)).card?.readNumber).toBe(applicant.details.idNumber);

  const { errMsg } = (await token.json()) as { errMsg: { accessToken: string } };
  const secrets = [errMsg.accessToken, registrant.state.token, applicant.phone, applicant.phone.slice(1)];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(8);
    expect(requests.filter((address) => address.includes(secret))).toEqual([]);
  }
  consoleErrors.none();
});

test('the page of the identity check continues when the card is refused or the check is cancelled [IDV-010] @deep', async ({
  openPage,
  platform,
}) => {
  const registrant = await beginRegistration(platform, newIndividual());
  await giveDetails(registrant);
  const page = await openPage('stranger', { language: 'en' });
  await enterAs(page, registrant);
  const sorry = page.getByRole('heading', { level: 1, name: SPECIFIED_TEXTS.sorry });
  for (const outcome of [texts.decline, 'Cancel'] as const) {
    await page.goto('/app/sdk');
    await beginCheck(page);
    await frameOf(page).getByRole('button', { name: outcome, exact: true }).click();
    await expect(page).toHaveURL(/\/app\/id-card-data-error$/);
    await expect(sorry).toBeVisible();
  }
  expect((await readRegistration(registrant)).parts.find(({ part }) => part === 'idCard')?.state).toBe(
    'empty',
  );
});

test('the page of the identity check needs a registration @deep', async ({ openPage }) => {
  const page = await openPage('stranger', { language: 'en' });
  await page.goto('/app/sdk');
  await expect(page).toHaveURL(/\/app\/(login|registerhere)/);
});
