import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { deployables } from '@payung/platform/commands/deployables.ts';
import { readRegistry } from '@payung/platform/registry/registry-file.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { test } from '#support/live.ts';
import { verifyPhone } from '@payung/platform/e2e/people.ts';
import { TEXTS } from '#support/texts.ts';

const LANTERN = 'lantern-product';
const QUOTE = '65f0c1a5e4b0a70001a3f0aa';

/** A line of the recent quotes, as the wire spells it. */
type WireQuote = Readonly<Record<string, unknown>>;

/** The server has no quote of a product that is not sold, so one line of its reply is replaced. */
const serveLanternQuote = (page: Page): Promise<unknown> =>
  page.route(`**/api/**/${endpoints.recentQuotes.path}*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { errMsg: { data: { data: WireQuote[] } } };
    const { departureDate: _past, ...open } = body.errMsg.data.data[0]!;
    body.errMsg.data.data = [
      { ...open, _id: QUOTE, product_Id: LANTERN, stage: 'Plan Selected', DaysLeft: 9 },
    ];
    await route.fulfill({ response, json: body });
  });

const visit = {
  cipherkaye: 'a-cipher',
  cipherkeyavilable: true,
  prefix: 'lantern',
  linkId: 'aB3dE9',
  quoteId: QUOTE,
  productId: LANTERN,
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

test('a product that the platform does not know is offered, opened by its link and resumed once it is released @own', async ({
  page,
  browser,
  live,
}) => {
  const tiles = page.getByRole('region', { name: TEXTS.id.startQuote }).getByRole('listitem');
  const tile = tiles.getByRole('link', { name: /Lampion/ });
  await live.publish('unsoldLantern');
  const others = (): unknown => {
    const { shell, remotes } = readRegistry(live.data);
    return { shell, remotes: deployables().map((name) => remotes[name]) };
  };
  const before = others();

  await page.goto('/app/login');
  await verifyPhone(page, { inbox: live.inbox, phone: '081200000004' });
  await expect(page.getByRole('heading', { name: TEXTS.id.recentQuotes })).toBeVisible();
  await expect(tiles).not.toHaveCount(0);
  await expect(tile).toHaveCount(0);
  const offered = await tiles.count();

  await live.publish('lantern');
  await serveLanternQuote(page);
  await page.reload();
  await expect(tile).toBeVisible();
  await expect(tiles).toHaveCount(offered + 1);
  const recent = page.getByRole('region', { name: TEXTS.id.recentQuotes });
  await expect(recent.getByText('Lampion', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /Lanjut/ }).click();
  await expect(page).toHaveURL(new RegExp(`/app/lanternwick\\?quoteId=${QUOTE}$`));
  await expect(page.getByRole('heading', { name: 'The lantern wants a wick' })).toBeVisible();
  await page.goBack();
  await tile.click();
  await expect(page.getByRole('heading', { name: 'The lantern waits' })).toBeVisible();

  await test.step('a stranger with its link verifies the phone first; a verified visit lands by its stage', async () => {
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
  await expect(tiles).toHaveCount(offered);
  await expect(tile).toHaveCount(0);
});
