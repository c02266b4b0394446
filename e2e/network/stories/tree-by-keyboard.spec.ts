import { expect } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { signInByApi } from '#support/api.ts';
import { isDeepRun } from '#support/deep-run.ts';
import { look, watchConsole } from '#support/look.ts';
import { test, chooseLanguage, signInPage } from '#support/people.ts';
import type { Platform } from '#support/platform.ts';
import type { WordsLanguage } from '#support/words.ts';
import { largeNetwork, WAHYU } from '../large-platform.ts';
import { factOf, tabTo } from '../steps.ts';
import { NETWORK_WORDS } from '../words.ts';

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
  { language, width }: { readonly language: WordsLanguage; readonly width: number },
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
  test(`a member of the third level is reached through the table with the keyboard alone (${language}, ${width} px) [NET-001] [NET-009]`, async ({
    browser,
    platform,
  }) => {
    const words = NETWORK_WORDS[language];
    const page = await openAs(browser, platform, { language, width });
    const consoleErrors = watchConsole(page);
    const picture = (screen: string): string => `${language}-${width}-network-${screen}`;
    const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    const tableOf = (title: string) => page.getByRole('table', { name: words.caption(title), exact: true });
    const path = page.getByRole('navigation', { name: words.path });
    const opener = (name: string) => page.getByRole('link', { name: words.open(10, name), exact: true });
    const levelsOf = (title: string) => tableOf(title).getByRole('row').locator('td:nth-of-type(1)');

    await page.goto('/app/tree');
    await expect(page.getByRole('heading', { level: 1, name: words.network })).toBeVisible();
    await expect(heading(words.direct)).toBeVisible();
    await expect(tableOf(words.direct).getByRole('columnheader')).toHaveText(words.columns);
    await expect(tableOf(words.direct).getByRole('rowheader')).toHaveCount(10);
    await expect(levelsOf(words.direct)).toHaveText(Array<string>(10).fill('1'));
    await expect(page.locator('main [aria-live="polite"]').getByText(words.count(10, 10))).toBeVisible();
    await look(page, picture('first-level'));

    await test.step('the figures fold and unfold; the arrow of their heading turns in its place', async () => {
      const folded = page.locator('main summary').filter({ hasText: words.figures });
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

    await test.step('down two levels', async () => {
      await tabTo(page, opener(FIRST));
      await page.keyboard.press('Enter');
      await expect(heading(words.membersOf(FIRST))).toBeFocused();
      await expect(path.getByRole('listitem')).toHaveText([words.you, FIRST]);
      await expect(levelsOf(words.membersOf(FIRST))).toHaveText(Array<string>(10).fill('2'));
      await tabTo(page, opener(SECOND));
      await page.keyboard.press('Enter');
      await expect(heading(words.membersOf(SECOND))).toBeFocused();
      await expect(path.getByRole('listitem')).toHaveText([words.you, FIRST, SECOND]);
      await expect(path.locator('[aria-current="page"]')).toHaveText(SECOND);
      await expect(levelsOf(words.membersOf(SECOND))).toHaveText(Array<string>(10).fill('3'));
      await look(page, picture('third-level'));
    });

    await test.step('the profile, and back to the row', async () => {
      const name = page.getByRole('rowheader').getByRole('link', { name: THIRD, exact: true });
      await tabTo(page, name);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: THIRD });
      await expect(factOf(dialog, words.level)).toHaveText('3');
      await expect(factOf(dialog, words.agentCode)).toHaveText('NET111');
      await look(page, picture('member'));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(name).toBeFocused();
    });

    await test.step('Back leads to where each level was opened', async () => {
      await page.goBack();
      await expect(opener(SECOND)).toBeFocused();
      await page.goBack();
      await expect(opener(FIRST)).toBeFocused();
      await expect(heading(words.direct)).toBeVisible();
    });

    await test.step('a search through all levels, and more of what it finds', async () => {
      await tabTo(page, page.getByLabel(words.search, { exact: true }), 'Shift+Tab');
      await page.keyboard.type('Anggraini');
      await page.keyboard.press('Enter');
      await expect(heading(words.found('Anggraini'))).toBeFocused();
      const announced = page.locator('main [aria-live="polite"]');
      // Members 1 to 40 and 1517 to 1557.
      await expect(announced.getByText(words.count(81, 50), { exact: true })).toBeVisible();
      const names = tableOf(words.found('Anggraini')).getByRole('rowheader').getByRole('link');
      await expect(names).toHaveCount(50);
      await tabTo(page, page.getByRole('button', { name: words.more, exact: true }));
      await page.keyboard.press('Enter');
      await expect(announced.getByText(words.count(81, 81), { exact: true })).toBeVisible();
      await expect(names).toHaveCount(81);
      await expect(names.nth(50)).toBeFocused();
      await expect(page.getByText(words.below).first()).toBeVisible();
      await look(page, picture('found'));
    });
    consoleErrors.none();
    await page.context().close();
  });
}
