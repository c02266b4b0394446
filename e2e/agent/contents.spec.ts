import { expect } from '@playwright/test';
import { look, takePicture, watchConsole } from '#support/look.ts';
import { test } from '@payung/platform/e2e/people.ts';

/** For each page and language: the search, the entry that it finds, and the count shown. */
const PAGES = [
  ['id', '/oonafaq', 'kode promo', 'Mengapa kode promo ditolak?', '1 hasil'],
  ['en', '/oonafaq', 'promo code', 'Why is a promo code refused?', '1 result'],
  ['id', '/oonalearningcenter', 'spreadsheet', 'Bawa daftar nasabah Anda', '1 hasil'],
  ['en', '/oonalearningcenter', 'spreadsheet', 'Bring your customer list along', '1 result'],
  ['id', '/oonahelpingcenter', 'klaim', 'Laporkan klaim', '1 hasil'],
  ['en', '/oonahelpingcenter', 'claim', 'Report a claim', '1 result'],
] as const;

const SAMPLE = { id: 'Konten contoh.', en: 'Sample content.' } as const;
const SEARCH = { id: 'Cari di halaman ini', en: 'Search this page' } as const;

for (const [language, path, search, title, count] of PAGES) {
  const width = language === 'id' ? 360 : 1280;
  test(`an agent finds “${search}” on ${path} (${language}, ${width} px) [DASH-002] @deep`, async ({
    openPage,
  }) => {
    const page = await openPage('mitra', { language, width });
    const consoleErrors = watchConsole(page);
    await page.goto(`/app${path}`);
    await expect(page.getByText(SAMPLE[language])).toBeVisible();
    await look(page, `${language}-${width}-contents${path.replace('/', '-')}`);
    const all = await page.locator('main details').count();
    expect(all).toBeGreaterThan(1);
    await page.getByRole('searchbox', { name: SEARCH[language] }).fill(search);
    await expect(page).toHaveURL(new RegExp(`search=${search.replace(' ', '\\+')}$`));
    await expect(page.getByText(count, { exact: true })).toBeVisible();
    await page.getByText(title, { exact: true }).click();
    await look(page, `${language}-${width}-contents${path.replace('/', '-')}-found`);
    await page.getByRole('searchbox', { name: SEARCH[language] }).fill('zzzz');
    await expect(
      page.getByText(language === 'id' ? 'Tidak ada hasil untuk “zzzz”.' : 'Nothing was found for “zzzz”.'),
    ).toBeVisible();
    await page
      .getByRole('button', { name: language === 'id' ? 'Tampilkan semua' : 'Show everything' })
      .click();
    await expect(page.locator('main details')).toHaveCount(all);
    consoleErrors.none();
  });
}

test('a link to an answer opens it, below the header (id, 360 px) @deep', async ({ openPage }) => {
  const page = await openPage('mitra', { language: 'id', width: 360 });
  await page.goto('/app/oonafaq#faq-do-not-contact');
  const entry = page.locator('#faq-do-not-contact');
  await expect(entry).toHaveAttribute('open', '');
  await expect(entry.locator('summary')).toBeFocused();
  await expect(entry.locator('summary')).toBeInViewport();
  await takePicture(page, 'id-360-contents-faq-link', false);
  await entry.getByRole('link', { name: /^Buka halaman/ }).click();
  await expect(page).toHaveURL(/\/app\/oonaleads$/);
});

for (const [language, width] of [
  ['id', 360],
  ['en', 1280],
] as const) {
  test(`the pages about the platform and about building costs show their contents (${language}, ${width} px) @deep`, async ({
    openPage,
  }) => {
    const page = await openPage('mitra', { language, width });
    await page.goto('/app/aboutus');
    await expect(page.getByText(SAMPLE[language])).toBeVisible();
    await look(page, `${language}-${width}-contents-about`);
    await page.goto('/app/buildingreference');
    const choose = (label: string, option: string): Promise<unknown> =>
      page.getByRole('combobox', { name: label }).selectOption({ label: option });
    await choose(
      language === 'id' ? 'Kelas bangunan' : 'Building class',
      language === 'id' ? 'Standar' : 'Standard',
    );
    await choose(
      language === 'id' ? 'Wilayah' : 'Region',
      language === 'id' ? 'Jawa di luar Jabodetabek' : 'Java outside Greater Jakarta',
    );
    await page
      .getByLabel(language === 'id' ? 'Luas lantai semua tingkat (m²)' : 'Floor area of all storeys (m²)')
      .fill('120');
    // 120 m² at Rp 5.060.000.
    await expect(page.getByText('Rp 607.200.000')).toBeVisible();
    await expect(
      page.getByText(language === 'id' ? 'Angka contoh.' : 'Sample figures.').first(),
    ).toBeVisible();
    await look(page, `${language}-${width}-contents-building`);
  });
}
