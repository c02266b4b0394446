import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { homeEndpoints } from 'mfe-home/contract/endpoints.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { visitByApi } from '@payung/platform/e2e/api.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { reload } from '#support/browser-storage.ts';
import { watchConsole } from '#support/look.ts';
import { test } from '@payung/platform/e2e/people.ts';
import type { Platform } from '@payung/platform/e2e/platform.ts';
import { payAtProvider } from '#support/policy.ts';
import { resumeFromLead } from '#support/resume-from-lead.ts';
import { TEXTS } from '#support/texts.ts';
import { agreeToRequirements, enterByLink, makeHomeQuote, readHome } from './home-quotes.ts';
import type { SharedHomeQuote } from './home-quotes.ts';

const AGENT = 'otherMitra';
const PROMO = 'RUMAHHEMAT2026011';

interface Tools {
  readonly api: Api;
  readonly platform: Platform;
  /** Another page, for preparations. */
  readonly extraPage: () => Promise<Page>;
}

const made = (stage: Parameters<typeof makeHomeQuote>[1]) => (tools: Tools) =>
  makeHomeQuote(tools.api, stage);

const withPromo = async ({ api, platform }: Tools): Promise<SharedHomeQuote> => {
  const quote = await makeHomeQuote(api, 'Quick Quote Created');
  const customer = await visitByApi(platform, quote);
  await customer.call(homeEndpoints.updateHomeQuote, {
    params: { quoteId: quote.quoteId },
    body: { kind: 'promoCode', code: PROMO, percent: 0 },
  });
  await platform.clock.passResendWait();
  return quote;
};

const paid = async ({ api, extraPage }: Tools): Promise<SharedHomeQuote> => {
  const quote = await makeHomeQuote(api, 'Full Quote Created');
  const { proposalNo } = await readHome(api, quote.quoteId);
  await payAtProvider(await extraPage(), api, { quoteId: quote.quoteId, proposalNo });
  return quote;
};

interface Landing {
  readonly rule: string;
  /** As in the stage table; undefined for a link without a stage. */
  readonly stage: Stage | 'none';
  readonly quote: (tools: Tools) => Promise<SharedHomeQuote>;
  readonly path: string;
  readonly title: string;
  /** A text of the quote itself. */
  readonly shows: string | RegExp;
  /** The address that the page redirects to. */
  readonly leadsTo?: string;
  /** A home quote never has this stage: the server's answer is changed on its way to the browser. */
  readonly isPretended?: true;
}

const LANDINGS: readonly Landing[] = [
  {
    rule: 'LINK-027',
    stage: 'none',
    quote: made('Lead Created'),
    path: '/oonahomescreen',
    title: 'Asuransi rumah',
    shows: 'Kota Bandung, Jawa Barat',
    isPretended: true,
  },
  {
    rule: 'LINK-028',
    stage: 'Lead Created',
    quote: made('Lead Created'),
    path: '/home-choose-product',
    title: 'Pilih paket',
    shows: 'PROPERTY ALL RISK',
  },
  {
    rule: 'LINK-029',
    stage: 'Plan Selected',
    quote: made('Plan Selected'),
    path: '/home-additional-benefit',
    title: 'Manfaat tambahan',
    shows: 'Gempa bumi, letusan gunung berapi, dan tsunami',
  },
  {
    rule: 'LINK-030',
    stage: 'Covid Benefit Selected',
    quote: made('Plan Selected'),
    path: '/createHomequote',
    title: 'Ubah data properti',
    shows: 'Jika properti diubah, preminya ikut berubah.',
    isPretended: true,
  },
  {
    rule: 'LINK-031',
    stage: 'Additional Benefit Selected',
    quote: made('Additional Benefit Selected'),
    path: '/home-order-summary',
    title: 'Ringkasan pesanan',
    shows: 'Kota Bandung, Jawa Barat',
  },
  {
    rule: 'LINK-032',
    stage: 'Quick Quote Created',
    quote: made('Quick Quote Created'),
    path: '/home-order-summary',
    title: 'Ringkasan pesanan',
    shows: 'Kota Bandung, Jawa Barat',
  },
  {
    rule: 'LINK-033',
    stage: 'PromoCode Added',
    quote: withPromo,
    path: '/home-quick-quote-success-screen',
    title: 'Penawaran sudah siap',
    shows: /^Q\d+$/,
  },
  {
    rule: 'LINK-034',
    stage: 'Customer Information Updated',
    quote: made('Customer Information Updated'),
    path: '/customerconfirmationhome',
    title: 'Periksa dan konfirmasi',
    shows: 'Lestari Wulandari',
  },
  {
    rule: 'LINK-035',
    stage: 'Full Quote Created',
    quote: made('Full Quote Created'),
    path: '/homepaymentScreen',
    title: 'Pembayaran',
    shows: 'Jumlah yang harus dibayar',
  },
  {
    rule: 'LINK-036',
    stage: 'Policy Generated',
    quote: paid,
    path: '/homepaymentScreen',
    leadsTo: '/paymentsuccess',
    title: 'Berhasil',
    shows: /^PO\d+$/,
  },
  {
    rule: 'LINK-037',
    stage: 'Full Quote Created With Payment',
    quote: made('Full Quote Created With Payment'),
    path: '/home-success-print-policy',
    title: 'Polis telah terbit',
    shows: 'Cetak Polis',
  },
];

const changeAnswer = (
  page: Page,
  call: string,
  change: (answer: { errMsg: unknown }) => void,
): Promise<unknown> =>
  page.route(`**/api/**/${call}**`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { errMsg: unknown };
    change(answer);
    await route.fulfill({ response, json: answer });
  });

/** The server's answer, with another stage in it. */
const pretendStage = async (page: Page, quoteId: string, stage: Stage | 'none'): Promise<void> => {
  const other = stage === 'none' ? undefined : stage;
  await changeAnswer(page, 'auth/verifyOtp', ({ errMsg }) => {
    Object.assign((errMsg as { visit: object }).visit, { stage: other });
  });
  await changeAnswer(page, 'agent/recent-quotes', ({ errMsg }) => {
    const { data } = errMsg as { data: { data: readonly { _id: string }[] } };
    for (const quote of data.data) if (quote._id === quoteId) Object.assign(quote, { stage: other });
  });
};

/** Until the customer information is saved (ruling K62). */
const asksForAgreement = (stage: Stage | 'none'): boolean =>
  stage === 'none' || stageRank(stage) < stageRank('Customer Information Updated');

/** The addresses that a page visits: guards that redirect in a loop would keep adding to them. */
const watchNavigation = (page: Page): (() => readonly string[]) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url());
  });
  return () => addresses;
};

/** Link, page for the code and landing, and one more where a screen redirects. */
const MAX_NAVIGATIONS = 6;

for (const { rule, stage, quote: make, path, leadsTo, title, shows, isPretended } of LANDINGS) {
  const pretended = isPretended === undefined ? '' : ', as if the server said so,';
  // Every quote of an agent's list has its stage.
  const ways = stage === 'none' ? 'by link' : "by link and by the agent's arrow";
  test(`a home quote at ${stage}${pretended} resumes on ${path}, ${ways} [${rule}] @deep`, async ({
    openPage,
    logIn,
    platform,
  }) => {
    const { api } = await logIn(AGENT);
    const quote = await make({ api, platform, extraPage: () => openPage('stranger') });
    const expectLanding = async (page: Page, addresses: () => readonly string[]): Promise<void> => {
      const landing = `${platform.url}/app${path}?quoteId=${quote.quoteId}`;
      await expect.poll(addresses).toContain(landing);
      if (leadsTo === undefined) await expect(page).toHaveURL(landing);
      else await expect(page).toHaveURL(`${platform.url}/app${leadsTo}/${quote.quoteId}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      expect(addresses().length).toBeLessThanOrEqual(MAX_NAVIGATIONS);
    };

    await test.step('by link', async () => {
      const page = await openPage('stranger');
      const consoleErrors = watchConsole(page);
      const addresses = watchNavigation(page);
      if (isPretended) await pretendStage(page, quote.quoteId, stage);
      await enterByLink(page, platform.inbox, quote);
      if (asksForAgreement(stage)) await agreeToRequirements(page);
      await expectLanding(page, addresses);
      await reload(page);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      consoleErrors.none();
    });

    if (stage === 'none') return;
    await test.step("by the agent's arrow", async () => {
      const page = await openPage(AGENT);
      const consoleErrors = watchConsole(page);
      if (isPretended) await pretendStage(page, quote.quoteId, stage);
      await page.goto('/app/oonahome');
      const line = page.getByRole('listitem').filter({ hasText: quote.quoteCode });
      const addresses = watchNavigation(page);
      await line.getByRole('link', { name: TEXTS.id.resume(quote.insured) }).click();
      await expectLanding(page, addresses);
      consoleErrors.none();
    });
  });
}

test('an agent finds a home lead by its quote code and resumes the quote (en, 1280 px, by keyboard) @deep', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('mitra');
  const quote = await makeHomeQuote(api, 'Plan Selected');
  await resumeFromLead(await openPage('mitra', { language: 'en' }), quote, {
    state: 'Not finished',
    to: '/home-additional-benefit',
  });
});
