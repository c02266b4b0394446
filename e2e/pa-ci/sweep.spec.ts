import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paCiRoutes } from 'mfe-pa-ci/contract/routes.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { ofLink, ofQuote, sweepsOf } from '#support/sweep.ts';
import type { Screen } from '#support/sweep.ts';
import { TEXTS } from '#support/texts.ts';
import type { TextLanguage } from '@payung/platform/e2e/login-texts.ts';
import {
  insuredNo,
  makeAccidentQuote,
  saveInsured,
  savePolicyholder,
  GROUPS_OF_THREE,
  makeCiQuote,
} from './accident-quotes.ts';
import type { ReachableAccidentStage } from './accident-quotes.ts';

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
  },
} as const;

const LIST = [
  'Siti Rahayu; 05/03/1985; 3273014503850001; 81234567890; siti@example.com; Jalan Dago 12; Ani Rahayu; Anak',
  'Budi Rahayu; 31/02/1990; 3,27301E+15; ; ; ; Siti Rahayu; Pasangan',
].join('\n');

const openPaste = async (page: Page, language: TextLanguage): Promise<void> => {
  await page.getByRole('button', { name: LABELS[language].paste }).click();
  await expect(page.getByRole('dialog').getByLabel(LABELS[language].list)).toBeVisible();
};

const openPreview = async (page: Page, language: TextLanguage): Promise<void> => {
  const labels = LABELS[language];
  await openPaste(page, language);
  await page.getByRole('dialog').getByLabel(labels.list).fill(LIST);
  await page.getByRole('button', { name: labels.preview, exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Siti Rahayu').first()).toBeVisible();
};

const openLeaveOut = async (page: Page, language: TextLanguage): Promise<void> => {
  const fewer = page.getByRole('button', { name: LABELS[language].fewer });
  await fewer.click();
  await fewer.click();
  await page.getByRole('button', { name: TEXTS[language].next, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(3);
};

const openInsured = async (page: Page, language: TextLanguage): Promise<void> => {
  await page.getByRole('link', { name: LABELS[language].fillIn }).click();
  await expect(page.getByRole('textbox', { name: LABELS[language].name })).toHaveValue('Dewi Lestari');
};

/** The insureds with their forms and dialogs: none of them has an address of its own. */
const insuredsScreens = async (api: Api): Promise<readonly Screen[]> => {
  const { quoteId } = await makeAccidentQuote(api, 'Customer Information Updated', { participants: 4 });
  const ten = await makeAccidentQuote(api, 'Quick Quote Created', { participants: 10 });
  await savePolicyholder(api, ten.quoteId, ten.phone);
  const insureds = `${paCiRoutes.insureds.path}?quoteId=${quoteId}`;
  const insuredsOfTen = `${paCiRoutes.insureds.path}?quoteId=${ten.quoteId}`;
  /** Two people change the second insured. */
  const openConflict = async (page: Page, language: TextLanguage): Promise<void> => {
    const labels = LABELS[language];
    await page.getByRole('link', { name: labels.edit }).click();
    const name = page.getByRole('textbox', { name: labels.name });
    await expect(name).toHaveValue('Andi Lestari');
    await saveInsured(api, { quoteId, no: 2 }, { ...insuredNo(2), name: 'Andi Saputra Lestari' });
    await name.fill('Andi Wijaya');
    await page.getByRole('button', { name: labels.save, exact: true }).click();
    await expect(page.getByRole('dialog').getByText('Andi Saputra Lestari')).toBeVisible();
  };
  return [
    { path: insuredsOfTen, name: 'ten-people' },
    { path: insuredsOfTen, name: 'empty-insured', open: openInsured },
    { path: insureds, name: 'insured', open: openInsured },
    { path: insureds, name: 'paste', isDialog: true, open: openPaste },
    { path: insureds, name: 'paste-preview', open: openPreview },
    {
      path: `${paCiRoutes.start.path}?quoteId=${quoteId}`,
      name: 'leave-out',
      isDialog: true,
      open: openLeaveOut,
    },
    // At the end: it changes a name.
    {
      path: insureds,
      name: 'conflict',
      isDialog: true,
      open: openConflict,
      // Logged by browser and page: the save was refused.
      expectedConsole: /409/,
    },
  ];
};

const AGENT = 'mitra';

/** Every screen of the journey, each at a stage at which it is open. */
const journey = async (api: Api): Promise<readonly Screen[]> => {
  const at = async (stage: ReachableAccidentStage, ...paths: readonly string[]) => {
    const wanted = { participants: 3, groups: GROUPS_OF_THREE };
    return ofQuote((await makeAccidentQuote(api, stage, wanted)).quoteId, ...paths);
  };
  return [
    { path: paCiRoutes.start.path, name: 'new' },
    ...(await at('Lead Created', '/oonaaccidentscreen', '/accidentseperaterequestlimits')),
    ...(await at('Plan Selected', '/accidentordersummary')),
    ...(await at('Quick Quote Created', '/accidentquotesuccess', '/accidentcustomerinformation')),
    ...(await at(
      'Customer Information Updated',
      '/accidentmultiplecustomerinformation',
      '/accidentcustomerdetails',
    )),
    ...(await at('Full Quote Created', '/accidentpaymentconfirmation')),
    ...(await at('Full Quote Created With Payment', '/accidentconfirmationsuccess', '/accidentpaylater')),
    { path: paCiRoutes.ciStart.path },
    ...ofQuote((await makeCiQuote(api)).quoteId, paCiRoutes.ciLink.path),
  ];
};

/** As somebody who has not verified the phone: the page for the code, and the way to the partner. */
const closed = async (api: Api): Promise<readonly Screen[]> => [
  ofLink(await makeAccidentQuote(api, 'Quick Quote Created'), '/accidentOtp'),
  ofLink(await makeCiQuote(api), '/ciOtp'),
  { path: paCiRoutes.ciHandover.path, skeleton: 'maybe' },
];

const SWEEPS = sweepsOf([
  {
    subject: 'of personal accident and critical illness',
    visits: async ({ logIn }) => {
      const { api } = await logIn(AGENT);
      return [
        { as: AGENT, screens: await journey(api) },
        { as: 'stranger', screens: await closed(api) },
      ];
    },
  },
  {
    subject: 'of the insureds, with its dialogs,',
    rules: '[SHELL-033]',
    visits: async ({ logIn }) => [{ as: AGENT, screens: await insuredsScreens((await logIn(AGENT)).api) }],
  },
]);

for (const { title, run } of SWEEPS)
  test(title, ({ openPage, logIn, platform }) => run({ openPage, logIn, platform }));
