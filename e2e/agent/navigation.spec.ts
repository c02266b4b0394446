import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { look, watchConsole } from '#support/look.ts';
import { chooseLanguage, test } from '@payung/platform/e2e/people.ts';

const placesOf = (page: Page) => page.getByRole('navigation', { name: 'Halaman utama' });
const place = (page: Page, name: string) => placesOf(page).getByRole('link', { name, exact: true });

const HOME = {
  id: { places: 'Halaman utama', recent: 'Penawaran terbaru', remind: /^Ingatkan/ },
  en: { places: 'Main pages', recent: 'Recent quotes', remind: /^Remind/ },
} as const;

/** Of all three quotes on the home the customer has the link. */
const serveSentQuotes = (page: Page): Promise<unknown> =>
  page.route('**/api/**/agent/recent-quotes?*', async (route) => {
    const response = await route.fetch();
    const { errMsg, ...rest } = await response.json();
    const sent = errMsg.data.data.map((quote: object) => ({
      ...quote,
      stage: 'Quick Quote Created',
      link: 'sent',
      leadId: '65f0c1a5e4b0a70001a3f0ff',
      DaysLeft: 9,
      policyNo: undefined,
      status: undefined,
      payLaterDueDate: undefined,
      paymentStatus: undefined,
    }));
    await route.fulfill({ response, json: { ...rest, errMsg: { data: { ...errMsg.data, data: sent } } } });
  });

/** To the last of three quotes with its reminder. */
const expectHomeFits = async (page: Page, language: keyof typeof HOME): Promise<void> => {
  const texts = HOME[language];
  const reminders = page
    .getByRole('region', { name: texts.recent })
    .getByRole('button', { name: texts.remind });
  await expect(reminders).toHaveCount(3);
  const [last, bar] = [
    await reminders.last().locator('xpath=ancestor::li').boundingBox(),
    await page.getByRole('navigation', { name: texts.places }).boundingBox(),
  ];
  expect((last?.y ?? Number.NaN) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect((await reminders.last().boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await look(page, `${language}-360-agent-home`);
};

test("a Mitra's home fits a phone's window, a bar below leads to five places and gives way where a quote is made, and Back closes the menu first (id and en, 360 px)", async ({
  openPage,
  platform,
}) => {
  const page = await openPage('mitra', { language: 'en', width: 360 });
  const consoleErrors = watchConsole(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await serveSentQuotes(page);
  await page.goto('/app/oonahome');
  await expectHomeFits(page, 'en');
  await chooseLanguage(page, platform.url, 'id');
  await page.reload();
  await expectHomeFits(page, 'id');

  await expect(placesOf(page).getByRole('link')).toHaveText(['Beranda', 'Prospek', 'Jual', 'Polis', 'Poin']);
  await expect(place(page, 'Beranda')).toHaveAttribute('aria-current', 'page');
  const window = page.viewportSize();
  const bar = await placesOf(page).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(window?.height);
  await place(page, 'Polis').click();
  await expect(page).toHaveURL(/\/app\/oonapolicies$/);
  await expect(place(page, 'Polis')).toHaveAttribute('aria-current', 'page');
  // A new page takes the focus, which closes an open menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const menu = page.getByRole('button', { name: /^Menu/ });
  await menu.click();
  await expect(page.getByRole('link', { name: 'Akun saya' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('payungLayer');
  await page.goBack();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(/\/app\/oonapolicies$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/oonahome$/);

  await place(page, 'Prospek').click();
  await expect(page).toHaveURL(/\/app\/oonaleads$/);
  await expect(place(page, 'Prospek')).toHaveAttribute('aria-current', 'page');
  await look(page, 'id-360-agent-navigation');
  await place(page, 'Jual').click();
  await page
    .getByRole('region', { name: 'Buat penawaran' })
    .getByRole('link', { name: /Perjalanan/ })
    .click();
  await expect(page.getByRole('button', { name: 'Buat penawaran' })).toBeVisible();
  await expect(placesOf(page)).toBeHidden();
  consoleErrors.none();
});
