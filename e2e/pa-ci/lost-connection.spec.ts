import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paCiRoutes } from 'mfe-pa-ci/contract/routes.ts';
import { reload } from '#support/browser-storage.ts';
import { at, test } from '@payung/platform/e2e/people.ts';
import { TEXTS } from '#support/texts.ts';
import {
  insuredNo,
  makeAccidentQuote,
  readAccident,
  saveInsured,
  savePolicyholder,
} from './accident-quotes.ts';
import { ACCIDENT_TEXTS } from './texts.ts';

const texts = ACCIDENT_TEXTS.id;
const NOT_SAVED = 'Data belum tersimpan. Isian Anda tidak hilang, silakan coba lagi.';
const OFFLINE = 'Anda sedang offline sehingga data ini belum terkirim.';
const SAVE = '**/user/update-pa-customerinfo/*';
const NAMES = ['Gilang Ramadhan', 'Hana Safitri', 'Indra Wijaya', 'Joko Susilo'] as const;

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The icon of a very short wait may still be part of the button's name. */
const save = (page: Page, name: string = TEXTS.id.next) =>
  page.getByRole('button', { name: new RegExp(`${name}$`) }).click();

const fillIn = async (page: Page, place: number, name: string): Promise<void> => {
  await expect(
    page.getByRole('heading', { level: 1, name: texts.pageOf(place, 10), exact: true }),
  ).toBeVisible();
  await fieldOf(page, texts.name).fill(name);
  await fieldOf(page, texts.birthDate).fill('17/08/1990');
  await fieldOf(page, texts.beneficiary).fill('Rahmat Hidayat');
};

test('an agent loses the connection while saving ten insureds; nothing is lost, and nobody is saved twice @deep', async ({
  agentPage: page,
  context,
  api,
}) => {
  const { quoteId, phone } = await makeAccidentQuote(api, 'Quick Quote Created', { participants: 10 });
  await savePolicyholder(api, quoteId, phone);
  for (let no = 1; no <= 6; no += 1) await saveInsured(api, { quoteId, no }, insuredNo(no, phone));
  await page.goto(at(paCiRoutes.insureds.path, quoteId));
  await expect(page.getByText(texts.complete(6, 10))).toBeVisible();
  await page.getByRole('button', { name: texts.carryOn }).click();

  await test.step('the reply is lost: the seventh insured is saved once', async () => {
    await fillIn(page, 7, NAMES[0]);
    await page.route(
      SAVE,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await save(page);
    await expect(page.getByText(NOT_SAVED)).toBeVisible();
    await expect(fieldOf(page, texts.name)).toHaveValue(NAMES[0]);
    await save(page);
  });

  await test.step('the request is lost: the eighth insured keeps the entries, also after a reload', async () => {
    await fillIn(page, 8, NAMES[1]);
    await page.route(SAVE, (route) => route.abort('connectionreset'), { times: 1 });
    await save(page);
    await expect(page.getByText(NOT_SAVED)).toBeVisible();
    await reload(page);
    await expect(fieldOf(page, texts.name)).toHaveValue(NAMES[1]);
    await expect(fieldOf(page, texts.birthDate)).toHaveValue('17/08/1990');
    await expect(fieldOf(page, texts.beneficiary)).toHaveValue('Rahmat Hidayat');
    await save(page);
  });

  await test.step('offline, the ninth insured waits for the connection', async () => {
    await fillIn(page, 9, NAMES[2]);
    await context.setOffline(true);
    await save(page);
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(fieldOf(page, texts.name)).toHaveValue(NAMES[2]);
    await context.setOffline(false);
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await save(page);
  });

  await fillIn(page, 10, NAMES[3]);
  await save(page, texts.save);
  await expect(page.getByText(texts.complete(10, 10))).toBeVisible();
  const { insureds, stage } = await readAccident(api, quoteId);
  expect(stage).toBe('Customer Information Updated');
  expect(insureds.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(insureds.slice(6).map(({ name }) => name)).toEqual(NAMES);
  expect(insureds.slice(6).map(({ version }) => version)).toEqual([1, 1, 1, 1]);
});
