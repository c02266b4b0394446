import { expect } from '@playwright/test';
import { expectAccessible, takePicture, watchConsole } from '#support/look.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { TEXTS } from '#support/texts.ts';
import { agreeToRequirements } from './home-quotes.ts';
import { HOME_TEXTS } from './texts.ts';

const RUNS = [
  {
    language: 'id',
    width: 360,
    open: 'Perkirakan dengan panduan biaya',
    fields: [
      ['Kelas bangunan', 'Standar'],
      ['Wilayah', 'Jawa di luar Jabodetabek'],
    ],
    area: 'Luas lantai semua tingkat (m²)',
    use: 'Pakai jumlah ini',
  },
  {
    language: 'en',
    width: 1280,
    open: 'Estimate with the cost guide',
    fields: [
      ['Building class', 'Standard'],
      ['Region', 'Java outside Greater Jakarta'],
    ],
    area: 'Floor area of all storeys (m²)',
    use: 'Use this amount',
  },
] as const;

for (const { language, width, open, fields, area, use } of RUNS) {
  test(`an agent estimates the sum of a building with the cost guide (${language}, ${width} px) @deep`, async ({
    openPage,
  }) => {
    const page = await openPage('mitra', { language, width });
    const consoleErrors = watchConsole(page);
    await page.goto('/app/oonahomescreen');
    await agreeToRequirements(page, language);
    await page.getByRole('button', { name: TEXTS[language].begin }).click();
    await page.getByRole('button', { name: open }).click();
    const dialog = page.getByRole('dialog', { name: open });
    await expect(dialog.getByRole('button', { name: use })).toBeDisabled();
    for (const [label, option] of fields) {
      await dialog.getByLabel(label).selectOption({ label: option });
    }
    await dialog.getByLabel(area).fill('120');
    // 120 m² at Rp 5.060.000.
    await expect(dialog.getByText('Rp 607.200.000')).toBeVisible();
    await expectAccessible(page, 'the cost guide');
    await takePicture(page, `${language}-${width}-cost-guide`, false);
    await dialog.getByRole('button', { name: use }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel(HOME_TEXTS[language].building)).toHaveValue('607.200.000');
    await takePicture(page, `${language}-${width}-cost-guide-used`);
    consoleErrors.none();
  });
}
