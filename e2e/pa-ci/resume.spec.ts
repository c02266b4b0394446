import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paCiEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { reload } from '#support/browser-storage.ts';
import { watchConsole } from '#support/look.ts';
import { verifyPhone, test } from '@payung/platform/e2e/people.ts';
import type { Inbox } from '@payung/platform/e2e/platform.ts';
import { payAtProvider } from '#support/policy.ts';
import { resumeFromLead } from '#support/resume-from-lead.ts';
import { TEXTS } from '#support/texts.ts';
import type { TextLanguage } from '@payung/platform/e2e/login-texts.ts';
import { makeAccidentQuote, readAccident, makeCiQuote } from './accident-quotes.ts';
import type { SharedAccidentQuote, ReachableAccidentStage } from './accident-quotes.ts';

interface Invitation {
  readonly link: string;
  readonly phone: string;
  readonly inbox: Inbox;
  readonly language?: TextLanguage;
}

/** Opens a quote by its link, up to the right one-time code. */
const enterByLink = async (
  page: Page,
  { link, phone, inbox, language = 'id' }: Invitation,
): Promise<void> => {
  await page.goto(link);
  await expect(page).toHaveURL(/\/app\/(accidentOtp|ciOtp)$/);
  await verifyPhone(page, { inbox, phone }, language);
};

const AGENT = 'otherMitra';

const made = (stage: ReachableAccidentStage) => (api: Api) => makeAccidentQuote(api, stage);

const paid = async (api: Api, page: Page): Promise<SharedAccidentQuote> => {
  const quote = await makeAccidentQuote(api, 'Full Quote Created');
  const { proposalNo } = await readAccident(api, quote.quoteId);
  await payAtProvider(page, api, { quoteId: quote.quoteId, proposalNo });
  return quote;
};

interface Row {
  readonly rule: string;
  readonly stage: Stage;
  readonly quote: (api: Api, page: Page) => Promise<SharedAccidentQuote>;
  readonly path: string;
  /** Where the page redirects to. */
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
    await line.getByRole('link', { name: TEXTS.id.resume(quote.insured) }).click();
    await expectPayment(page);
    consoleErrors.none();
  });
});

test('a customer whose link has no stage begins on the first page, with the phone filled in [LINK-019] [OTP-022] @deep', async ({
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

test('an invalid link leads to the login page, which does not link back to it [LINK-026] @deep', async ({
  openPage,
}) => {
  const page = await openPage('stranger');
  for (const path of ['/app/pa/1', '/app/pa/ABCDEF', '/app/ci/1', '/app/ci/ABCDEF']) {
    await page.goto(path);
    await expect(page).toHaveURL('/app/login');
    await expect(page.getByLabel(TEXTS.id.phone, { exact: true })).toBeVisible();
  }
});

test('an agent finds the lead of an accident quote by its code and resumes the quote (en, 1280 px, by keyboard) @deep', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('mitra');
  const quote = await makeAccidentQuote(api, 'Customer Information Updated');
  await resumeFromLead(await openPage('mitra', { language: 'en' }), quote, {
    state: 'Not sent yet',
    to: '/accidentcustomerdetails',
  });
});

test('the lead of a critical illness quote leads to the link for the customer (en, 1280 px, by keyboard) @deep', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('mitra');
  const quote = await makeCiQuote(api);
  await resumeFromLead(await openPage('mitra', { language: 'en' }), quote, {
    state: 'Critical illness',
    to: '/criticalillnesslink',
  });
});

/** Links are valid for weeks, so the test answers for the server that one has expired. */
for (const { errMsg, title, text, name } of [
  {
    name: 'the error page of the partner [ERR-019]',
    errMsg: 'link is expired-ci',
    title: 'Tautan ini sudah kedaluwarsa',
    text: 'Silakan minta tautan baru kepada agen Anda.',
  },
  {
    name: 'a page of ours while the partner does not answer [ERR-017]',
    errMsg: 'link is expired',
    title: 'Tautan ini sudah kedaluwarsa',
    text: 'Minta tautan baru kepada agen Anda. Data Anda tetap tersimpan.',
  },
] as const) {
  test(`an expired link to the partner leads to ${name} @deep`, async ({ openPage, logIn, platform }) => {
    const { link } = await makeCiQuote((await logIn('mitra')).api);
    const page = await openPage('stranger');
    await page.route(`**/${paCiEndpoints.decryptCiLink.path}?*`, (route) =>
      route.fulfill({ status: 400, json: { errCode: 4, errMsg } }),
    );
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    if (errMsg === 'link is expired') await expect(page).toHaveURL(`${platform.url}/app/linknotvalid`);
    else {
      expect(new URL(page.url()).origin).not.toBe(platform.url);
      expect(new URL(page.url()).pathname).toBe('/error');
    }
  });
}
