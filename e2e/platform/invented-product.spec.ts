import type { Page } from '@playwright/test';
import type { RecentQuote } from '@payung/shared/api/endpoints/agent.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { deployables } from '@payung/platform/commands/deployables.ts';
import { readRegistry } from '@payung/platform/registry/registry-file.ts';
import { expect, logIn, test } from './live.ts';

const LANTERN = 'lantern-product';
const QUOTE = '65f0c1a5e4b0a70001a3f0aa';

/** The server cannot hold a quote of a product that nobody sells: one line of its real answer becomes one. */
const holdLanternQuote = (page: Page): Promise<unknown> =>
  page.route(`**/api/**/${endpoints.recentQuotes.path}*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { errMsg: { data: { data: RecentQuote[] } } };
    const [first] = body.errMsg.data.data;
    const quote = { ...first!, _id: QUOTE, product_Id: LANTERN, stage: 'Plan Selected', DaysLeft: 9 };
    const { departureDate: _past, ...open } = quote;
    body.errMsg.data.data = [open as RecentQuote];
    await route.fulfill({ response: answer, json: body });
  });

const visit = {
  cipherkaye: 'a-cipher',
  cipherkeyavilable: true,
  prefix: 'lantern',
  linkId: 'aB3dE9',
  quoteId: QUOTE,
  productId: LANTERN,
  phonenumber: '6281234567890',
  inviter: 'Sari',
};

const openLink = (page: Page): Promise<unknown> =>
  page.route('**/api/auth/decrypt-link*', (route) =>
    route.fulfill({
      json: {
        errCode: -1,
        errMsg: {
          data: { productId: LANTERN, fullName: 'Sari', quoteId: QUOTE, stage: 'Plan Selected' },
        },
      },
    }),
  );

test('a product that nobody knew is offered, opened by its link and resumed, as soon as it is released', async ({
  page,
  browser,
  live,
}) => {
  const tile = page.getByRole('main').getByRole('link', { name: /Lampion/ });
  await live.publish('unsoldLantern');
  const others = (): unknown => {
    const { shell, remotes } = readRegistry(live.data);
    return { shell, remotes: deployables().map((name) => remotes[name]) };
  };
  const before = others();

  await page.goto('/app/login');
  await logIn(page, live.inbox, '081200000004');
  await expect(page.getByRole('heading', { name: 'Penawaran terbaru' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Perjalanan/ })).toBeVisible();
  await expect(tile).toHaveCount(0);

  await live.publish('lantern');
  await holdLanternQuote(page);
  await page.reload();
  await expect(tile).toBeVisible();
  await expect(page.getByText('Lantern Insurance')).toBeVisible();
  await page.getByRole('link', { name: /Lanjut/ }).click();
  await expect(page).toHaveURL(new RegExp(`/app/lanternwick\\?quoteId=${QUOTE}$`));
  await expect(page.getByRole('heading', { name: 'The lantern wants a wick' })).toBeVisible();
  await page.goBack();
  await tile.click();
  await expect(page.getByRole('heading', { name: 'The lantern waits' })).toBeVisible();

  await test.step('a stranger with its link proves the phone first, a verified visit lands by stage', async () => {
    const customer = await browser.newPage({ baseURL: live.url });
    await openLink(customer);
    await customer.goto('/app/lantern/aB3dE9');
    await expect(customer).toHaveURL(/\/app\/lanternotp$/);
    await expect(customer.getByRole('heading', { name: 'Who holds the lantern?' })).toBeVisible();
    await customer.evaluate((state) => sessionStorage.setItem('payung.link', JSON.stringify(state)), visit);
    await customer.goto('/app/lantern/aB3dE9');
    await expect(customer).toHaveURL(new RegExp(`/app/lanternoil\\?quoteId=${QUOTE}$`));
    await expect(customer.getByRole('heading', { name: 'The lantern wants oil' })).toBeVisible();
    await customer.close();
  });

  expect(others()).toEqual(before);
  await live.rollBack('mfe-lantern');
  await page.goto('/app/oonahome');
  await expect(page.getByRole('main').getByRole('link', { name: /Perjalanan/ })).toBeVisible();
  await expect(tile).toHaveCount(0);
});
