import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { Api } from '#support/api.ts';
import { watchConsole } from '#support/look.ts';
import { payAtProvider } from '#support/pay-at-provider.ts';
import { test } from '#support/people.ts';
import { reload } from '#support/reload.ts';
import { WORDS } from '#support/words.ts';
import { makeAccidentQuote, readAccident } from './accident-quotes.ts';
import type { MadeAccidentQuote, ReachableAccidentStage } from './accident-quotes.ts';
import { enterByLink } from './enter-by-link.ts';

const AGENT = 'otherMitra';

const made = (stage: ReachableAccidentStage) => (api: Api) => makeAccidentQuote(api, stage);

const paid = async (api: Api, page: Page): Promise<MadeAccidentQuote> => {
  const quote = await makeAccidentQuote(api, 'Full Quote Created');
  const { proposalNo } = await readAccident(api, quote.quoteId);
  await payAtProvider(page, api, { quoteId: quote.quoteId, proposalNo });
  return quote;
};

interface Row {
  readonly rule: string;
  readonly stage: Stage;
  readonly quote: (api: Api, page: Page) => Promise<MadeAccidentQuote>;
  readonly path: string;
  /** Where the page leads on by itself. */
  readonly at?: string;
}

const ROWS: readonly Row[] = [
  {
    rule: 'LINK-020',
    stage: 'Plan Selected',
    quote: made('Plan Selected'),
    path: '/accidentordersummary',
  },
  {
    rule: 'LINK-021',
    stage: 'Quick Quote Created',
    quote: made('Quick Quote Created'),
    path: '/accidentordersummary',
  },
  {
    rule: 'LINK-022',
    stage: 'Full Quote Created',
    quote: made('Full Quote Created'),
    path: '/accidentpaymentconfirmation',
  },
  {
    rule: 'LINK-023',
    stage: 'Policy Generated',
    quote: paid,
    path: '/accidentpaymentconfirmation',
    at: '/paymentsuccess',
  },
  {
    rule: 'LINK-024',
    stage: 'Customer Information Updated',
    quote: made('Customer Information Updated'),
    path: '/accidentcustomerdetails',
  },
  {
    rule: 'LINK-025',
    stage: 'Full Quote Created With Payment',
    quote: made('Full Quote Created With Payment'),
    path: '/accidentpaylater',
  },
];

for (const { rule, stage, quote: make, path, at = path } of ROWS) {
  test(`the link of an accident quote at ${stage} lands on ${path} [${rule}] [LINK-041] @deep`, async ({
    page: seller,
    openPage,
    logIn,
    platform,
  }) => {
    const { api } = await logIn(AGENT);
    const quote = await make(api, seller);
    const page = await openPage('stranger', { width: 360 });
    const passed: string[] = [];
    page.on('framenavigated', (frame) => passed.push(new URL(frame.url()).pathname));
    await enterByLink(page, { ...quote, inbox: platform.inbox });
    await expect(page).toHaveURL(new RegExp(`/app${at}[/?].*${quote.quoteId}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(passed).toContain(`/app${path}`);
  });
}

test("a customer's link and the agent's arrow lead to the payment of a confirmed quote [LINK-022] [PAY-031]", async ({
  openPage,
  logIn,
  platform,
}) => {
  const { api } = await logIn(AGENT);
  const quote = await makeAccidentQuote(api, 'Full Quote Created');
  // Two people, 150,000 each for a year of PA Plus, and 15,000 admin cost.
  const expectPayment = async (page: Page): Promise<void> => {
    await expect(page).toHaveURL(`/app/accidentpaymentconfirmation?quoteId=${quote.quoteId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Pembayaran' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Rp 315.000').first()).toBeVisible();
  };

  await test.step('by link', async () => {
    const page = await openPage('stranger', { width: 360 });
    const consoleErrors = watchConsole(page);
    await enterByLink(page, { ...quote, inbox: platform.inbox });
    await expectPayment(page);
    await reload(page);
    await expectPayment(page);
    consoleErrors.none();
  });

  await test.step("by the agent's arrow", async () => {
    const page = await openPage(AGENT);
    const consoleErrors = watchConsole(page);
    await page.goto('/app/oonahome');
    const line = page.getByRole('listitem').filter({ hasText: quote.quoteCode });
    await line.getByRole('link', { name: WORDS.id.resume(quote.insured) }).click();
    await expectPayment(page);
    consoleErrors.none();
  });
});

test('a customer whose link has no stage begins on the first page, which knows the phone [LINK-019] [OTP-022] @deep', async ({
  openPage,
  logIn,
  platform,
}) => {
  const { api } = await logIn(AGENT);
  const quote = await makeAccidentQuote(api, 'Lead Created');
  const page = await openPage('stranger', { width: 360 });
  const consoleErrors = watchConsole(page);
  // Every quote has a stage: the server's answer is changed on its way to the browser.
  await page.route('**/api/**/auth/verifyOtp**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { errMsg: { visit: object } };
    Object.assign(answer.errMsg.visit, { stage: undefined });
    await route.fulfill({ response, json: answer });
  });
  await enterByLink(page, { ...quote, inbox: platform.inbox });
  await expect(page).toHaveURL(`/app/oonaaccidentscreen?quoteId=${quote.quoteId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Asuransi kecelakaan diri' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nama sesuai KTP' })).toHaveValue('Dewi Lestari');
  const state = await page.evaluate(() => (history.state as { usr: object }).usr);
  expect(state).toEqual({ phonenumber: quote.phone, cipher: expect.stringMatching(/^\S{16,}$/) as unknown });
  consoleErrors.none();
});

test('a link that is none leads to the login page, and not from there back to it [LINK-026] @deep', async ({
  openPage,
}) => {
  const page = await openPage('stranger');
  for (const path of ['/app/pa/1', '/app/pa/ABCDEF', '/app/ci/1', '/app/ci/ABCDEF']) {
    await page.goto(path);
    await expect(page).toHaveURL('/app/login');
    await expect(page.getByLabel(WORDS.id.phone, { exact: true })).toBeVisible();
  }
});
