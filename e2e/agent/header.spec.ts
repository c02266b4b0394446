import { expect } from '@playwright/test';
import { AGENTS, test } from '@payung/platform/e2e/people.ts';
import { TEXTS } from '#support/texts.ts';

test('a Support agent sees neither the invite button nor the page behind it [SHELL-013] @deep', async ({
  openPage,
}) => {
  const page = await openPage('support', { language: 'en' });
  await page.goto(AGENTS.support.home);
  await expect(page.getByRole('heading', { name: TEXTS.en.recentQuotes })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Notifications/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invite friends' })).toHaveCount(0);
  await page.goto('/app/recruit');
  await expect(page.getByRole('heading', { name: 'Your account cannot invite friends' })).toBeVisible();
});

for (const who of ['mitra', 'commercial'] as const) {
  test(`a ${who === 'mitra' ? 'Mitra' : 'Commercial agent'} invites friends by link, WhatsApp, e-mail or QR code [SHELL-014, SHELL-015] @deep`, async ({
    openPage,
    platform,
  }) => {
    const page = await openPage(who, { language: 'en' });
    await page.goto(AGENTS[who].home);
    await page.getByRole('banner').getByRole('link', { name: 'Invite friends' }).click();
    await expect(page).toHaveURL(/\/app\/recruit$/);
    const field = page.getByRole('textbox', { name: 'Link' });
    await expect(field).toHaveValue(new RegExp(`^${platform.url}/app/`));
    const link = await field.inputValue();
    const whatsApp = await page.getByRole('link', { name: 'WhatsApp', exact: true }).getAttribute('href');
    expect(whatsApp).toContain('https://wa.me/');
    expect(decodeURIComponent(whatsApp ?? '')).toContain(link);
    const mail = await page.getByRole('link', { name: 'Email' }).getAttribute('href');
    expect(mail).toMatch(/^mailto:\?/);
    expect(decodeURIComponent(mail ?? '')).toContain(link);
    await page.getByText('QR code', { exact: true }).click();
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  });
}

test("the bell opens the notifications, and Back returns to the home of the agent's role [SHELL-016] @deep", async ({
  openPage,
}) => {
  const page = await openPage('commercial', { language: 'en' });
  await page.goto(AGENTS.commercial.home);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Notifications/ })
    .click();
  await expect(page).toHaveURL(/\/app\/oonanotification$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(new RegExp(`${AGENTS.commercial.home}$`));
});
