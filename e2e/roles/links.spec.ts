import type { Page } from '@playwright/test';
import { agentRoutes } from '@payung/shared/routes/agent-routes.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { expect, provePhone, test } from './people.ts';
import { INSURED_EMAIL, INSURED_PASSPORT, makeQuote } from './quotes.ts';
import type { MadeQuote } from './quotes.ts';
import type { Inbox } from '../support/inbox.ts';

const enter = async (page: Page, inbox: Inbox, { link, phone }: MadeQuote): Promise<void> => {
  await page.goto(link);
  await expect(page).toHaveURL(/\/app\/travelotp$/);
  await provePhone(page, inbox, phone);
};

test('a link of another length than six characters leads to the login page [LINK-001]', async ({ sit }) => {
  const page = await sit('stranger');
  for (const id of ['A', 'ABC12', 'ABC1234', 'ABC-12']) {
    await page.goto(`/app/travel/${id}`);
    await expect(page, id).toHaveURL(/\/app\/login$/);
  }
});

test('a link that nobody made leads to /linknotmatch, with the reason [ERR-016]', async ({ sit }) => {
  const page = await sit('stranger');
  const said = page.getByText('given link is invalid').waitFor();
  await page.goto('/app/travel/zzzzzz');
  await expect(page).toHaveURL(/\/app\/linknotmatch$/);
  await said;
  await expect(page.getByRole('heading', { name: 'Tautan ini tidak cocok' })).toBeVisible();
});

test('a link that the agent revoked leads there as well, and ends the visit [ERR-016]', async ({
  sit,
  arrive,
  platform,
}) => {
  const { api } = await arrive('mitra');
  const quote = await makeQuote(api, 'Quick Quote Created');
  const visitor = await sit('stranger');
  await enter(visitor, platform.inbox, quote);
  await expect(visitor).toHaveURL(/\/app\/ordersummarytravel\?/);
  await api.call(endpoints.revokeLink, { body: { quoteId: quote.quoteId } });

  const stranger = await sit('stranger');
  const said = stranger.getByText('given link is invalid').waitFor();
  await stranger.goto(quote.link);
  await expect(stranger).toHaveURL(/\/app\/linknotmatch$/);
  await said;
  await visitor.reload();
  await expect(visitor).toHaveURL(/\/app\/login/);
  await expect(visitor.getByText(quote.quoteCode)).toHaveCount(0);
});

test('nothing of the quote is told before the code, only who invites', async ({ sit, arrive, platform }) => {
  const { api } = await arrive('mitra');
  const quote = await makeQuote(api, 'Full Quote Created');
  const page = await sit('stranger');
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text());
  });
  await page.goto(quote.link);
  await expect(page.getByText('Sari mengajak Anda melanjutkan')).toBeVisible();
  await page.getByLabel('Nomor ponsel', { exact: true }).fill(quote.phone);
  await page.getByRole('button', { name: 'Kirim OTP' }).click();
  await expect(page.getByLabel('Digit 1 dari 6')).toBeFocused();
  const told = [await page.content(), page.url(), ...(await Promise.all(answers))].join('\n');
  expect(answers.length).toBeGreaterThanOrEqual(2);
  const { quoteId, quoteCode, insured, proposalNo } = quote;
  for (const secret of [insured, quoteId, quoteCode, proposalNo!, INSURED_EMAIL, INSURED_PASSPORT]) {
    expect(told).not.toContain(secret);
  }

  await page.keyboard.type(await platform.inbox.codeFor(quote.phone));
  await page.getByRole('button', { name: 'Verifikasi OTP' }).click();
  await expect(page).toHaveURL(/\/app\/oonapayment\?/);
  await expect(page.getByText(insured).first()).toBeVisible();
});

const LANDINGS = [
  ['Lead Created', '/chooseproducttravel'],
  ['Covid Benefit Selected', '/additionalbenefittravel'],
  ['Additional Benefit Selected', '/ordersummarytravel'],
  // Ruling G12: the promo-code box.
  ['Quick Quote Created', '/ordersummarytravel'],
  ['Customer Information Updated', '/oonaconfirmation'],
  ['Full Quote Created', '/oonapayment'],
] as const;

for (const [stage, landing] of LANDINGS) {
  test(`a customer whose quote stands at ${stage} lands on ${landing} [LINK-002, LINK-041]`, async ({
    sit,
    arrive,
    platform,
  }) => {
    const quote = await makeQuote((await arrive('mitra')).api, stage);
    const page = await sit('stranger');
    await enter(page, platform.inbox, quote);
    const there = new RegExp(`/app${landing}\\?quoteId=${quote.quoteId}$`);
    await expect(page).toHaveURL(there);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // The same tab needs no second code.
    await page.goto(quote.link);
    await expect(page).toHaveURL(there);
  });
}

test('a customer sees logo and menu, and no page of an agent [SHELL-012, SHELL-021, SHELL-022]', async ({
  sit,
  arrive,
  platform,
}) => {
  const quote = await makeQuote((await arrive('mitra')).api, 'Quick Quote Created');
  const page = await sit('stranger', { width: 360 });
  const banner = page.getByRole('banner');
  await enter(page, platform.inbox, quote);
  await expect(page).toHaveURL(/\/app\/ordersummarytravel\?/);

  const expectLinkHeader = async () => {
    await expect(banner.getByText('Payung')).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(banner.getByRole('link', { name: /Undang|Notifikasi/ })).toHaveCount(0);
    await expect(banner.getByText('v.1.9.3')).toHaveCount(0);
  };
  await expectLinkHeader();
  await banner.getByRole('button', { name: 'Menu' }).click();
  await expect(banner.getByRole('link', { name: 'Akun saya' })).toHaveCount(0);
  await expect(banner.getByRole('button', { name: 'Keluar' })).toHaveCount(0);

  for (const { path } of Object.values(agentRoutes)) {
    await page.goto(`/app${path}`);
    await expect(
      page.getByRole('heading', { name: 'Halaman ini tidak tersedia untuk Anda' }),
      path,
    ).toBeVisible();
    await expectLinkHeader();
  }
  await page.getByRole('main').getByRole('button', { name: 'Kembali' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/ordersummarytravel\\?quoteId=${quote.quoteId}$`));
});

test('an agent opens every page of an agent, under the header of an agent [SHELL-022]', async ({ sit }) => {
  const page = await sit('mitra');
  for (const { path } of Object.values(agentRoutes)) {
    await page.goto(`/app${path}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/app${path}$`));
    await expect(page.getByText('Halaman ini tidak tersedia')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Notifikasi/ })).toBeVisible();
    await expect(page.getByRole('banner').getByText('v.1.9.3')).toBeVisible();
  }
});

test('a link opened in a second tab leaves the first tab with its agent [PLAT-014]', async ({
  sit,
  arrive,
  platform,
}) => {
  const quote = await makeQuote((await arrive('mitra')).api, 'Quick Quote Created');
  const agent = await sit('mitra');
  await agent.goto('/app/oonahome');
  await expect(agent.getByRole('heading', { name: 'Halo, Sari' })).toBeVisible();

  const customer = await agent.context().newPage();
  await enter(customer, platform.inbox, quote);
  await expect(customer).toHaveURL(/\/app\/ordersummarytravel\?/);
  // The remote has the customer's box, not the agent's.
  await expect(customer.getByLabel('Kode promo', { exact: true })).toBeVisible();
  await expect(customer.getByLabel('Diskon (%)')).toHaveCount(0);
  await customer.reload();
  await expect(customer.getByLabel('Kode promo', { exact: true })).toBeVisible();

  await agent.reload();
  await expect(agent.getByRole('heading', { name: 'Halo, Sari' })).toBeVisible();
  await agent.goto(`/app/ordersummarytravel?quoteId=${quote.quoteId}`);
  await expect(agent.getByLabel('Diskon (%)')).toBeVisible();
  await expect(agent.getByLabel('Kode promo', { exact: true })).toHaveCount(0);
  await expect(agent.getByRole('banner').getByRole('button', { name: 'Menu Sari' })).toBeVisible();
});
