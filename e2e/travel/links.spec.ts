import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { agentRoutes } from 'mfe-agent/contract/routes.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { test, verifyPhone } from '@payung/platform/e2e/people.ts';
import type { Inbox } from '@payung/platform/e2e/platform.ts';
import { resumeFromLead } from '#support/resume-from-lead.ts';
import { TEXTS } from '#support/texts.ts';
import { makeTravelQuote } from './travel-quotes.ts';
import type { TravelQuote } from './travel-quotes.ts';

const enterByLink = async (page: Page, inbox: Inbox, { link, phone }: TravelQuote): Promise<void> => {
  await page.goto(link);
  await expect(page).toHaveURL(/\/app\/travelotp$/);
  await verifyPhone(page, { inbox, phone });
};

/** A browser without storage: storage throws, and the database closes. */
const refuseStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('Storage is not allowed.', 'SecurityError');
      },
    });
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  };
};

test('a link of another length than six characters leads to the login page [LINK-001] @deep', async ({
  openPage,
}) => {
  const page = await openPage('stranger');
  for (const id of ['A', 'ABC12', 'ABC1234', 'ABC-12']) {
    for (const entry of ['travel', 'withoutReferralLinkRegistration']) {
      await page.goto(`/app/${entry}/${id}`);
      await expect(page, `${entry}/${id}`).toHaveURL(/\/app\/login$/);
    }
  }
});

test('an unknown link leads to /linknotmatch, with the reason [ERR-016] @deep', async ({ openPage }) => {
  const page = await openPage('stranger', { language: 'en' });
  const toast = page.getByText('given link is invalid').waitFor();
  await page.goto('/app/travel/zzzzzz');
  await expect(page).toHaveURL(/\/app\/linknotmatch$/);
  await toast;
  await expect(page.getByRole('heading', { name: 'We do not recognise this link' })).toBeVisible();
});

test('a revoked link leads to /linknotmatch as well, and ends the session [ERR-016] @deep', async ({
  openPage,
  logIn,
  platform,
}) => {
  const { api } = await logIn('mitra');
  const quote = await makeTravelQuote(api, 'Quick Quote Created');
  const visitor = await openPage('stranger');
  await enterByLink(visitor, platform.inbox, quote);
  await expect(visitor).toHaveURL(/\/app\/ordersummarytravel\?/);
  await api.call(endpoints.revokeLink, { body: { quoteId: quote.quoteId } });

  const stranger = await openPage('stranger', { language: 'en' });
  const toast = stranger.getByText('given link is invalid').waitFor();
  await stranger.goto(quote.link);
  await expect(stranger).toHaveURL(/\/app\/linknotmatch$/);
  await toast;
  await visitor.reload();
  await expect(visitor).toHaveURL(/\/app\/login/);
  await expect(visitor.getByText(quote.quoteCode)).toHaveCount(0);
});

test('before the one-time code a link shows who invites, to what and for when, and nothing of the customer, whose number may be typed while it is opened [LINK-002, LINK-041]', async ({
  openPage,
  logIn,
  platform,
  fault,
}) => {
  const { api } = await logIn('mitra');
  const quote = await makeTravelQuote(api, 'Full Quote Created');
  const page = await openPage('stranger');
  await page.addInitScript(refuseStorage);
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text());
  });
  const answer = await fault(page, /decrypt-link/, 'slow');
  await page.goto(quote.link, { waitUntil: 'commit' });
  const field = page.getByLabel(TEXTS.id.phone, { exact: true });
  await field.focus();
  await page.keyboard.type(quote.phone.slice(0, 4));
  // The application is there, with the drawn form in it.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(field).toBeFocused();
  await answer();
  await page.keyboard.type(quote.phone.slice(4), { delay: 20 });
  await expect(page).toHaveURL(/\/app\/travelotp$/);
  await expect(page.getByText('Sari mengajak Anda melanjutkan')).toBeVisible();
  await expect(field).toHaveValue(quote.phone);
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: TEXTS.id.sendCode }).click();
  await expect(page.getByLabel(TEXTS.id.digit(1))).toBeFocused();
  const visible = [await page.content(), page.url(), ...(await Promise.all(answers))].join('\n');
  expect(answers.length).toBeGreaterThanOrEqual(2);
  const { quoteId, quoteCode, insured, proposalNo, email, passport } = quote;
  for (const secret of [insured, quoteId, quoteCode, proposalNo!, email, passport]) {
    expect(visible).not.toContain(secret);
  }

  // The sixth digit submits.
  await page.keyboard.type(await platform.inbox.codeFor(quote.phone));
  await expect(page).toHaveURL(/\/app\/oonapayment\?/);
  await expect(page.getByText(insured).first()).toBeVisible();
});

test('a number that is typed while the link is opened arrives in the form, letter by letter @deep @engines', async ({
  openPage,
  logIn,
  fault,
}) => {
  const { api } = await logIn('mitra');
  const { link, phone } = await makeTravelQuote(api, 'Quick Quote Created');
  const page = await openPage('stranger');
  const answer = await fault(page, /decrypt-link/, 'slow');
  await page.goto(link, { waitUntil: 'commit' });
  const field = page.getByLabel(TEXTS.id.phone, { exact: true });
  await field.focus();
  await page.keyboard.type(phone.slice(0, 4));
  // The application is there, with the drawn form in it.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(field).toBeFocused();
  await answer();
  await page.keyboard.type(phone.slice(4), { delay: 20 });
  await expect(page).toHaveURL(/\/app\/travelotp$/);
  await expect(page.getByText('Sari mengajak Anda melanjutkan')).toBeVisible();
  await expect(field).toHaveValue(phone);
  await expect(field).toBeFocused();
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
  test(`a customer whose quote is at ${stage} lands on ${landing} [LINK-002, LINK-041] @deep`, async ({
    openPage,
    logIn,
    platform,
  }) => {
    const quote = await makeTravelQuote((await logIn('mitra')).api, stage);
    const page = await openPage('stranger');
    await enterByLink(page, platform.inbox, quote);
    const there = new RegExp(`/app${landing}\\?quoteId=${quote.quoteId}$`);
    await expect(page).toHaveURL(there);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // The same tab needs no second code.
    await page.goto(quote.link);
    await expect(page).toHaveURL(there);
  });
}

test('a customer sees the logo and the menu, and no page of an agent [SHELL-012, SHELL-021, SHELL-022] @deep', async ({
  openPage,
  logIn,
  platform,
}) => {
  const quote = await makeTravelQuote((await logIn('mitra')).api, 'Quick Quote Created');
  const page = await openPage('stranger', { width: 360 });
  const banner = page.getByRole('banner');
  await enterByLink(page, platform.inbox, quote);
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

  // The network leads everybody but agents to the login (ruling K54): see its own story.
  for (const { path } of Object.values(agentRoutes).filter(({ mode }) => mode !== 'public')) {
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

test('a link opened in a second tab leaves the agent of the first tab signed in [PLAT-014] @deep', async ({
  openPage,
  logIn,
  platform,
}) => {
  const quote = await makeTravelQuote((await logIn('mitra')).api, 'Quick Quote Created');
  const agent = await openPage('mitra');
  await agent.goto('/app/oonahome');
  await expect(agent.getByRole('heading', { name: 'Halo, Sari' })).toBeVisible();

  const customer = await agent.context().newPage();
  await enterByLink(customer, platform.inbox, quote);
  await expect(customer).toHaveURL(/\/app\/ordersummarytravel\?/);
  // The customer's promo code, not the agent's discount.
  await expect(customer.getByLabel(TEXTS.id.promo, { exact: true })).toBeVisible();
  await expect(customer.getByLabel(TEXTS.id.discount)).toHaveCount(0);
  await customer.reload();
  await expect(customer.getByLabel(TEXTS.id.promo, { exact: true })).toBeVisible();

  await agent.reload();
  await expect(agent.getByRole('heading', { name: 'Halo, Sari' })).toBeVisible();
  await agent.goto(`/app/ordersummarytravel?quoteId=${quote.quoteId}`);
  await expect(agent.getByLabel(TEXTS.id.discount)).toBeVisible();
  await expect(agent.getByLabel(TEXTS.id.promo, { exact: true })).toHaveCount(0);
  await expect(agent.getByRole('banner').getByRole('button', { name: 'Menu Sari' })).toBeVisible();
});

test('an agent finds a travel lead by its quote code and resumes at the order summary (en, 1280 px, by keyboard) [LEAD-005] [LEAD-021] @deep', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('mitra');
  const quote = await makeTravelQuote(api, 'Additional Benefit Selected');
  await resumeFromLead(await openPage('mitra', { language: 'en' }), quote, {
    state: 'Not finished',
    to: '/ordersummarytravel',
  });
});

test('the card of a travel lead with only a trip leads to the plans (en, 1280 px, by keyboard) [LEAD-018] @deep', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('mitra');
  const quote = await makeTravelQuote(api, 'Lead Created');
  await resumeFromLead(await openPage('mitra', { language: 'en' }), quote, {
    state: 'Not finished',
    to: '/chooseproducttravel',
  });
});
