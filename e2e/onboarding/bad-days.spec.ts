import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { newIndividual } from './applicants.ts';
import { enterAs, beginRegistration, giveDetails, giveUpTo, readRegistration } from './registrations.ts';
import type { Registrant } from './registrations.ts';
import { ONBOARDING_TEXTS } from './texts.ts';

const texts = ONBOARDING_TEXTS.en;

const openAs = async (page: Page, registrant: Registrant, path: string): Promise<void> => {
  await enterAs(page, registrant);
  await page.goto(`/app${path}`);
};

const save = (page: Page) => page.getByRole('button', { name: texts.save, exact: true });

const typeBank = async (page: Page, number: string): Promise<void> => {
  await page.getByRole('combobox', { name: texts.bank }).fill('BCA');
  await page.keyboard.press('Enter');
  await page.getByLabel(texts.accountNumber, { exact: true }).fill(number);
};

test('two tabs save different steps independently; at the same step the second is warned before it overwrites @deep', async ({
  openPage,
  platform,
}) => {
  const registrant = await beginRegistration(platform, newIndividual());
  await giveDetails(registrant);
  const [first, second] = [
    await openPage('stranger', { language: 'en' }),
    await openPage('stranger', { language: 'en' }),
  ];
  await openAs(first, registrant, '/AOBIndividualBankDetails');
  await openAs(second, registrant, '/AOBIndividualTax');
  await expect(save(first)).toBeVisible();
  await save(second).click();
  await expect(second).not.toHaveURL(/AOBIndividualTax$/);
  await typeBank(first, '1234567890');
  await save(first).click();
  await expect(first).toHaveURL(/\/app\/(aob-tasks|AOBIndividual)/);
  await expect.poll(async () => (await readRegistration(registrant)).bank?.accountNumber).toBe('1234567890');

  await openAs(first, registrant, '/AOBIndividualBankDetails');
  await second.goto('/app/AOBIndividualBankDetails');
  await expect(second.getByLabel(texts.accountNumber, { exact: true })).toHaveValue('1234567890');
  await first.getByLabel(texts.accountNumber, { exact: true }).fill('1111111111');
  await save(first).click();
  await expect(first).not.toHaveURL(/BankDetails$/);
  await second.getByLabel(texts.accountNumber, { exact: true }).fill('2222222222');
  await save(second).click();
  await expect(second.getByText(/was changed/)).toBeVisible();
  await expect(second.getByLabel(texts.accountNumber, { exact: true })).toHaveValue('2222222222');
  expect((await readRegistration(registrant)).bank?.accountNumber).toBe('1111111111');
  await save(second).click();
  await expect(second).not.toHaveURL(/BankDetails$/);
  expect((await readRegistration(registrant)).bank?.accountNumber).toBe('2222222222');
});

test('a registration is sent once when the button is pressed twice @deep', async ({
  openPage,
  platform,
  logIn,
}) => {
  const { api: staff } = await logIn('staff');
  const registrant = await beginRegistration(platform, newIndividual());
  await giveUpTo(registrant, 'bank');
  const page = await openPage('stranger', { language: 'en' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/registration/submit')) sent.push(request.method());
  });
  await openAs(page, registrant, '/aob-tasks');
  await page.getByRole('button', { name: texts.send, exact: true }).dblclick();
  await expect(page).toHaveURL(/\/app\/aob-verification$/);
  expect(sent).toEqual(['POST']);
  expect((await readRegistration(registrant)).status).toBe('submitted');
  // The list of staff has one registration.
  const { items } = await staff.call(endpoints.registrationQueue, { query: {} });
  expect(items.filter(({ id }) => id === registrant.state.registrationId)).toHaveLength(1);
});

test('a connection that is lost while the form is saved loses nothing, and an answer that is lost saves nothing twice @deep', async ({
  openPage,
  platform,
}) => {
  const registrant = await beginRegistration(platform, newIndividual());
  await giveDetails(registrant);
  const page = await openPage('stranger', { language: 'en' });
  await openAs(page, registrant, '/AOBIndividualBankDetails');
  await typeBank(page, '9876543210');
  await page.context().setOffline(true);
  // The bar of the shell says "offline" before the save has failed.
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/registration/bank'),
  );
  await save(page).click();
  await failed;
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await expect(page.getByLabel(texts.accountNumber, { exact: true })).toHaveValue('9876543210');
  await page.context().setOffline(false);
  expect((await readRegistration(registrant)).bank).toBeUndefined();

  await page.route(
    '**/registration/bank',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await save(page).click();
  await expect.poll(async () => (await readRegistration(registrant)).bank?.accountNumber).toBe('9876543210');
  await expect(page.getByLabel(texts.accountNumber, { exact: true })).toHaveValue('9876543210');
  // The request has arrived: the next press finds it saved and continues.
  await save(page).click();
  await expect(page).not.toHaveURL(/BankDetails$/);
  expect((await readRegistration(registrant)).bank?.accountNumber).toBe('9876543210');
});
