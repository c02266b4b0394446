import { expect } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { signInByApi } from '@payung/platform/e2e/api.ts';
import { look, watchConsole } from '#support/look.ts';
import { test, chooseLanguage, signInPage } from '@payung/platform/e2e/people.ts';
import type { Platform } from '@payung/platform/e2e/platform.ts';
import { isDeepRun } from '@payung/platform/e2e/run.ts';
import type { TextLanguage } from '@payung/platform/e2e/login-texts.ts';
import { largeNetwork, WAHYU, factOf, tabTo } from '../steps.ts';

/** Labels of the network and of points; literal, so that a wrong text fails. */
const NETWORK_TEXTS = {
  id: {
    network: 'Jaringan saya',
    direct: 'Anggota langsung Anda',
    membersOf: (name: string) => `Anggota ${name}`,
    caption: (title: string) => `${title}, angka: Bulan ini`,
    columns: [
      'Nama',
      'Tingkat',
      'Peringkat',
      'Status',
      'Diundang oleh',
      'Premi referral',
      'Polis referral',
      'Komisi referral (poin)',
      'Poin',
      'Tanggal bergabung',
      'Anggota langsung',
    ],
    path: 'Posisi di jaringan',
    you: 'Anda',
    open: (count: number, name: string) => `Lihat ${count} anggota ${name}`,
    count: (count: number, shown: number) => `${count} anggota, ${shown} ditampilkan`,
    search: 'Cari anggota',
    found: (search: string) => `Hasil untuk “${search}”`,
    more: 'Tampilkan lagi',
    below: 'Di bawah Bambang Anggraini',
    points: 'Poin saya',
    level: 'Tingkat',
    agentCode: 'Kode agen',
    figures: 'Angka per tingkat',
  },
  en: {
    network: 'My network',
    direct: 'Your direct members',
    membersOf: (name: string) => `Members of ${name}`,
    caption: (title: string) => `${title}, figures: This month`,
    columns: [
      'Name',
      'Level',
      'Tier',
      'Status',
      'Invited by',
      'Referral premium',
      'Referral policies',
      'Referral fee (points)',
      'Points',
      'Join date',
      'Direct members',
    ],
    path: 'Path in the network',
    you: 'You',
    open: (count: number, name: string) => `Show ${count} members of ${name}`,
    count: (count: number, shown: number) => `${count} members, ${shown} shown`,
    search: 'Find a member',
    found: (search: string) => `Found for “${search}”`,
    more: 'Show more',
    below: 'Below Bambang Anggraini',
    points: 'My points',
    level: 'Level',
    agentCode: 'Agent code',
    figures: 'Figures by level',
  },
} as const;

// Each leads ten: 1 to 10 on level 1, 11 to 110 on level 2, 111 to 1110 on level 3; the tenth leads the others.
test.use({ platformEnv: largeNetwork(2400) });

const FIRST = 'Bambang Anggraini';
const SECOND = 'Tri Anggraini';
const THIRD = 'Wawan Fauzi';

/** A right angle, turned by 45 degrees. */
const RIGHT = 'matrix(0.707107, -0.707107, 0.707107, 0.707107, 0, 0)';
const DOWN = 'matrix(0.707107, 0.707107, -0.707107, 0.707107, 0, 0)';

const arrowOf = (folded: Locator): Promise<string> =>
  folded.evaluate((element) => getComputedStyle(element, '::before').transform);

const openAs = async (
  browser: Browser,
  platform: Platform,
  { language, width }: { readonly language: TextLanguage; readonly width: number },
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: platform.url, viewport: { width, height: 800 } });
  const page = await context.newPage();
  await chooseLanguage(page, platform.url, language);
  await signInPage(page, await signInByApi(platform, WAHYU));
  return page;
};

for (const { language, width } of [
  { language: 'en', width: 1280 },
  ...(isDeepRun ? ([{ language: 'id', width: 360 }] as const) : []),
] as const) {
  test(`a member of the third level is reached through the table with the keyboard alone (${language}, ${width} px) [NET-001] [NET-009] @own`, async ({
    browser,
    platform,
  }) => {
    const texts = NETWORK_TEXTS[language];
    const page = await openAs(browser, platform, { language, width });
    const consoleErrors = watchConsole(page);
    const picture = (screen: string): string => `${language}-${width}-network-${screen}`;
    const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    const tableOf = (title: string) => page.getByRole('table', { name: texts.caption(title), exact: true });
    const path = page.getByRole('navigation', { name: texts.path });
    const opener = (name: string) => page.getByRole('link', { name: texts.open(10, name), exact: true });
    const levelsOf = (title: string) => tableOf(title).getByRole('row').locator('td:nth-of-type(1)');

    await page.goto('/app/tree');
    await expect(page.getByRole('heading', { level: 1, name: texts.network })).toBeVisible();
    await expect(heading(texts.direct)).toBeVisible();
    await expect(tableOf(texts.direct).getByRole('columnheader')).toHaveText(texts.columns);
    await expect(tableOf(texts.direct).getByRole('rowheader')).toHaveCount(10);
    await expect(levelsOf(texts.direct)).toHaveText(Array<string>(10).fill('1'));
    await expect(page.locator('main [aria-live="polite"]').getByText(texts.count(10, 10))).toBeVisible();
    await look(page, picture('first-level'));

    await test.step('the figures fold and unfold; the arrow of their heading turns in its place', async () => {
      const folded = page.locator('main summary').filter({ hasText: texts.figures });
      await tabTo(page, folded);
      const place = await folded.boundingBox();
      const isOpen = width > 620;
      for (const isOpenNow of [!isOpen, isOpen]) {
        await page.keyboard.press('Enter');
        await expect(page.locator('main details[open]')).toHaveCount(isOpenNow ? 1 : 0);
        await expect.poll(() => arrowOf(folded)).toBe(isOpenNow ? DOWN : RIGHT);
        expect(await folded.boundingBox()).toEqual(place);
      }
    });

    await test.step('two levels are opened', async () => {
      await tabTo(page, opener(FIRST));
      await page.keyboard.press('Enter');
      await expect(heading(texts.membersOf(FIRST))).toBeFocused();
      await expect(path.getByRole('listitem')).toHaveText([texts.you, FIRST]);
      await expect(levelsOf(texts.membersOf(FIRST))).toHaveText(Array<string>(10).fill('2'));
      await tabTo(page, opener(SECOND));
      await page.keyboard.press('Enter');
      await expect(heading(texts.membersOf(SECOND))).toBeFocused();
      await expect(path.getByRole('listitem')).toHaveText([texts.you, FIRST, SECOND]);
      await expect(path.locator('[aria-current="page"]')).toHaveText(SECOND);
      await expect(levelsOf(texts.membersOf(SECOND))).toHaveText(Array<string>(10).fill('3'));
      await look(page, picture('third-level'));
    });

    await test.step('the profile opens, and closing it returns to the row', async () => {
      const name = page.getByRole('rowheader').getByRole('link', { name: THIRD, exact: true });
      await tabTo(page, name);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: THIRD });
      await expect(factOf(dialog, texts.level)).toHaveText('3');
      await expect(factOf(dialog, texts.agentCode)).toHaveText('NET111');
      await look(page, picture('member'));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(name).toBeFocused();
    });

    await test.step('Back returns to the link that opened each level', async () => {
      await page.goBack();
      await expect(opener(SECOND)).toBeFocused();
      await page.goBack();
      await expect(opener(FIRST)).toBeFocused();
      await expect(heading(texts.direct)).toBeVisible();
    });

    await test.step('a search covers all levels and loads more results', async () => {
      await tabTo(page, page.getByLabel(texts.search, { exact: true }), 'Shift+Tab');
      await page.keyboard.type('Anggraini');
      await page.keyboard.press('Enter');
      await expect(heading(texts.found('Anggraini'))).toBeFocused();
      const announced = page.locator('main [aria-live="polite"]');
      // Members 1 to 40 and 1517 to 1557.
      await expect(announced.getByText(texts.count(81, 50), { exact: true })).toBeVisible();
      const names = tableOf(texts.found('Anggraini')).getByRole('rowheader').getByRole('link');
      await expect(names).toHaveCount(50);
      await tabTo(page, page.getByRole('button', { name: texts.more, exact: true }));
      await page.keyboard.press('Enter');
      await expect(announced.getByText(texts.count(81, 81), { exact: true })).toBeVisible();
      await expect(names).toHaveCount(81);
      await expect(names.nth(50)).toBeFocused();
      await expect(page.getByText(texts.below).first()).toBeVisible();
      await look(page, picture('found'));
    });
    consoleErrors.none();
    await page.context().close();
  });
}
