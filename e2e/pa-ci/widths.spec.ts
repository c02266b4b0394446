import type { Page } from '@playwright/test';
import { paCiRoutes } from 'mfe-pa-ci/contract/routes.ts';
import type { Api } from '#support/api.ts';
import { look, watchConsole } from '#support/look.ts';
import { expect, test } from '#support/people.ts';
import type { WordsLanguage } from '#support/words.ts';
import { WORDS } from '#support/words.ts';
import { atWidths, expectDrawerUpTo620 } from '#support/widths.ts';
import {
  GROUPS_OF_THREE,
  insuredNo,
  makeAccidentQuote,
  saveInsured,
  savePolicyholder,
} from './accident-quotes.ts';
import type { ReachableAccidentStage } from './accident-quotes.ts';
import { makeCiQuote } from './ci-quotes.ts';
import { enterByLink } from './enter-by-link.ts';

const AGENT = 'mitra';
const PHONES = [320, 360, 620] as const;

/** Every screen of the journey, with a stage at which it is open. */
const SCREENS: readonly (readonly [stage: ReachableAccidentStage, paths: readonly string[]])[] = [
  ['Lead Created', ['/oonaaccidentscreen', '/accidentseperaterequestlimits']],
  ['Plan Selected', ['/accidentordersummary']],
  ['Quick Quote Created', ['/accidentquotesuccess', '/accidentcustomerinformation']],
  ['Customer Information Updated', ['/accidentmultiplecustomerinformation', '/accidentcustomerdetails']],
  ['Full Quote Created', ['/accidentpaymentconfirmation']],
  ['Full Quote Created With Payment', ['/accidentconfirmationsuccess', '/accidentpaylater']],
];

/** Labels of what is pressed on the way to a dialog. */
const LABELS = {
  id: {
    fillIn: /^(Isi|Ubah): Dewi Lestari$/,
    edit: 'Ubah: Andi Lestari',
    name: 'Nama sesuai KTP',
    save: 'Lanjut',
    fewer: 'Kurangi satu orang',
    paste: 'Tempel daftar',
    list: 'Daftar Anda',
    preview: 'Pratinjau',
    used: 'Izin masuk Anda sudah dipakai',
  },
  en: {
    fillIn: /^(Fill in|Edit): Dewi Lestari$/,
    edit: 'Edit: Andi Lestari',
    name: 'Name as on the ID card',
    save: 'Next',
    fewer: 'One person fewer',
    paste: 'Paste a list',
    list: 'Your list',
    preview: 'Preview',
    used: 'Your pass was already used',
  },
} as const;

const LIST = [
  'Siti Rahayu; 05/03/1985; 3273014503850001; 81234567890; siti@example.com; Jalan Dago 12; Ani Rahayu; Anak',
  'Budi Rahayu; 31/02/1990; 3,27301E+15; ; ; ; Siti Rahayu; Pasangan',
].join('\n');

interface Seen {
  readonly page: Page;
  readonly language: WordsLanguage;
  readonly width: number;
}

/** Accessible at the width of the test, and no wider than the window at the others. */
const see = async ({ page, language, width }: Seen, name: string): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await look(page, `${language}-${width}-${name}`.replaceAll(/[ /]+/g, '-'));
  await atWidths(page, PHONES, () => Promise.resolve());
  await page.setViewportSize({ width, height: 800 });
};

const openInsureds = async ({ page, language }: Seen, quoteId: string): Promise<void> => {
  await page.goto(`/app${paCiRoutes.insureds.path}?quoteId=${quoteId}`);
  await expect(page.getByRole('link', { name: LABELS[language].edit })).toBeVisible();
};

/** Two people change the second insured. */
const openConflict = async (seen: Seen, api: Api, quoteId: string): Promise<void> => {
  const { page, language } = seen;
  const labels = LABELS[language];
  await openInsureds(seen, quoteId);
  await page.getByRole('link', { name: labels.edit }).click();
  const name = page.getByRole('textbox', { name: labels.name });
  await expect(name).toHaveValue('Andi Lestari');
  await saveInsured(api, { quoteId, no: 2 }, { ...insuredNo(2), name: 'Andi Saputra Lestari' });
  await name.fill('Andi Wijaya');
  await page.getByRole('button', { name: labels.save, exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Andi Saputra Lestari')).toBeVisible();
};

const openLeaveOut = async ({ page, language }: Seen, quoteId: string): Promise<void> => {
  const labels = LABELS[language];
  await page.goto(`/app${paCiRoutes.start.path}?quoteId=${quoteId}`);
  const fewer = page.getByRole('button', { name: labels.fewer });
  await fewer.click();
  await fewer.click();
  await page.getByRole('button', { name: WORDS[language].next, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(3);
};

const openPaste = async (seen: Seen, quoteId: string): Promise<void> => {
  const { page, language } = seen;
  await openInsureds(seen, quoteId);
  await page.getByRole('button', { name: LABELS[language].paste }).click();
  await expect(page.getByRole('dialog').getByLabel(LABELS[language].list)).toBeVisible();
};

for (const { language, width } of [
  { language: 'en', width: 360 },
  { language: 'id', width: 1280 },
] as const) {
  const labels = LABELS[language];

  test(`every screen of personal accident is accessible, fits from 320 pixels on and logs no errors (${language}, ${width} px)`, async ({
    openPage,
    logIn,
  }) => {
    test.setTimeout(120_000);
    const { api } = await logIn(AGENT);
    const page = await openPage(AGENT, { language, width });
    const seen = { page, language, width };
    const consoleErrors = watchConsole(page);
    await page.goto(`/app${paCiRoutes.start.path}`);
    await see(seen, 'accident-new');
    for (const [stage, paths] of SCREENS) {
      const { quoteId } = await makeAccidentQuote(api, stage, { participants: 3, groups: GROUPS_OF_THREE });
      for (const path of paths) {
        await test.step(`${path} at ${stage}`, async () => {
          await page.goto(`/app${path}?quoteId=${quoteId}`);
          await see(seen, `accident-${stage}${path}`);
        });
      }
    }
    consoleErrors.none();
  });

  test(`the form of an insured and the dialogs of personal accident are accessible and fit (${language}, ${width} px)`, async ({
    openPage,
    logIn,
  }) => {
    test.setTimeout(120_000);
    const { api } = await logIn(AGENT);
    const page = await openPage(AGENT, { language, width });
    const seen = { page, language, width };
    const { quoteId } = await makeAccidentQuote(api, 'Customer Information Updated', { participants: 4 });

    await test.step('ten people who are still to be filled in', async () => {
      const ten = await makeAccidentQuote(api, 'Quick Quote Created', { participants: 10 });
      await savePolicyholder(api, ten.quoteId, ten.phone);
      await page.goto(`/app${paCiRoutes.insureds.path}?quoteId=${ten.quoteId}`);
      await see(seen, 'accident-ten-people');
      await page.getByRole('link', { name: labels.fillIn }).click();
      await expect(page.getByRole('textbox', { name: labels.name })).toHaveValue('Dewi Lestari');
      await see(seen, 'accident-empty-insured');
    });
    await test.step('a list from a spreadsheet', async () => {
      await openPaste(seen, quoteId);
      await see(seen, 'accident-paste');
      await page.getByRole('dialog').getByLabel(labels.list).fill(LIST);
      await page.getByRole('button', { name: labels.preview, exact: true }).click();
      await expect(page.getByRole('dialog').getByText('Siti Rahayu').first()).toBeVisible();
      await see(seen, 'accident-paste-preview');
    });
    await test.step('whom to leave out', async () => {
      await openLeaveOut(seen, quoteId);
      await see(seen, 'accident-leave-out');
    });
    await test.step('two people change the same insured', async () => {
      await openConflict(seen, api, quoteId);
      await see(seen, 'accident-conflict');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await see(seen, 'accident-insured');
    });
  });

  test(`every screen of critical illness is accessible, fits from 320 pixels on and logs no errors (${language}, ${width} px)`, async ({
    openPage,
    logIn,
    platform,
  }) => {
    const quote = await makeCiQuote((await logIn(AGENT)).api);
    const page = await openPage(AGENT, { language, width });
    const seen = { page, language, width };
    const consoleErrors = watchConsole(page);
    for (const path of [paCiRoutes.ciStart.path, `${paCiRoutes.ciLink.path}?quoteId=${quote.quoteId}`]) {
      await page.goto(`/app${path}`);
      await see(seen, `ci${path.replace(/\?.*/, '')}`);
    }
    const customer = await openPage('stranger', { language, width });
    const visit = { page: customer, language, width };
    const customersErrors = watchConsole(customer);
    await customer.goto(`/app${paCiRoutes.ciHandover.path}`);
    await see(visit, 'ci-no-visit');
    await customer.goto(quote.link);
    await expect(customer).toHaveURL(/\/app\/ciOtp$/);
    await see(visit, 'ci-one-time-code');
    await enterByLink(customer, { ...quote, inbox: platform.inbox, language });
    await customer.waitForURL(/\/arrived\//);
    await customer.goto(`${platform.url}/app${paCiRoutes.ciHandover.path}?problem=used`);
    await expect(customer.getByRole('heading', { level: 1, name: labels.used })).toBeVisible();
    await see(visit, 'ci-used');
    await page.reload();
    await see(seen, 'ci-arrived');
    consoleErrors.none();
    customersErrors.none();
  });
}

test('whom to leave out, a pasted list and a conflict are drawers up to 620 pixels and modals above [SHELL-033]', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn(AGENT);
  const { quoteId } = await makeAccidentQuote(api, 'Customer Information Updated', { participants: 4 });
  const page = await openPage(AGENT, { language: 'id' });
  const seen = { page, language: 'id', width: 1280 } as const;
  for (const open of [
    () => openLeaveOut(seen, quoteId),
    () => openPaste(seen, quoteId),
    () => openConflict(seen, api, quoteId),
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open();
    await expectDrawerUpTo620(page, page.getByRole('dialog'));
  }
});
