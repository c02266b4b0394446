import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paCiRoutes } from 'mfe-pa-ci/contract/routes.ts';
import type { Api } from '#support/api.ts';
import type { Screen } from '#support/sweep.ts';
import { WORDS } from '#support/words.ts';
import type { WordsLanguage } from '#support/words.ts';
import { insuredNo, makeAccidentQuote, saveInsured, savePolicyholder } from './accident-quotes.ts';

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

const openPaste = async (page: Page, language: WordsLanguage): Promise<void> => {
  await page.getByRole('button', { name: LABELS[language].paste }).click();
  await expect(page.getByRole('dialog').getByLabel(LABELS[language].list)).toBeVisible();
};

const openPreview = async (page: Page, language: WordsLanguage): Promise<void> => {
  const labels = LABELS[language];
  await openPaste(page, language);
  await page.getByRole('dialog').getByLabel(labels.list).fill(LIST);
  await page.getByRole('button', { name: labels.preview, exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Siti Rahayu').first()).toBeVisible();
};

const openLeaveOut = async (page: Page, language: WordsLanguage): Promise<void> => {
  const fewer = page.getByRole('button', { name: LABELS[language].fewer });
  await fewer.click();
  await fewer.click();
  await page.getByRole('button', { name: WORDS[language].next, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(3);
};

const openInsured = async (page: Page, language: WordsLanguage): Promise<void> => {
  await page.getByRole('link', { name: LABELS[language].fillIn }).click();
  await expect(page.getByRole('textbox', { name: LABELS[language].name })).toHaveValue('Dewi Lestari');
};

/** The insureds with their forms and dialogs: none of them has an address of its own. */
export const insuredsScreens = async (api: Api): Promise<readonly Screen[]> => {
  const { quoteId } = await makeAccidentQuote(api, 'Customer Information Updated', { participants: 4 });
  const ten = await makeAccidentQuote(api, 'Quick Quote Created', { participants: 10 });
  await savePolicyholder(api, ten.quoteId, ten.phone);
  const insureds = `${paCiRoutes.insureds.path}?quoteId=${quoteId}`;
  const insuredsOfTen = `${paCiRoutes.insureds.path}?quoteId=${ten.quoteId}`;
  /** Two people change the second insured. */
  const openConflict = async (page: Page, language: WordsLanguage): Promise<void> => {
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
      // Of the browser, and of the page: it was refused.
      says: /409/,
    },
  ];
};
