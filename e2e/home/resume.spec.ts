import type { Page } from '@playwright/test';
import type { RecentQuote } from '@payung/shared/api/endpoints/agent.ts';
import type { Visit } from '@payung/shared/api/endpoints/auth.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { stageRank } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { payFor } from '../roles/pay-for.ts';
import { expect, test } from '../roles/people.ts';
import { visitByApi } from '../support/api.ts';
import type { Api } from '../support/api.ts';
import { watchConsole } from '../support/look.ts';
import type { Platform } from '../support/platform.ts';
import { agreeToRequirements, enterHome } from './enter.ts';
import { makeHomeQuote, readHome } from './home-quotes.ts';
import type { MadeHomeQuote } from './home-quotes.ts';
import { reload } from '../support/reload.ts';

const AGENT = 'otherMitra';
const PROMO = 'RUMAHHEMAT2026011';

interface Scene {
  readonly api: Api;
  readonly platform: Platform;
  /** A page of its own, for what is needed and not looked at. */
  readonly aside: () => Promise<Page>;
}

const made = (stage: Parameters<typeof makeHomeQuote>[1]) => (scene: Scene) =>
  makeHomeQuote(scene.api, stage);

const withPromo = async ({ api, platform }: Scene): Promise<MadeHomeQuote> => {
  const quote = await makeHomeQuote(api, 'Quick Quote Created');
  const customer = await visitByApi(platform, quote);
  await customer.call(endpoints.updateHomeQuote, {
    params: { quoteId: quote.quoteId },
    body: { discountPercent: 0, promoCode: PROMO },
  });
  // Of the old link a second code could not be had for a minute.
  await api.call(endpoints.revokeLink, { body: { quoteId: quote.quoteId } });
  const query = { type: 'lead', quoteId: quote.quoteId } as const;
  const { link } = await api.call(endpoints.generateHomeLink, { query });
  return { ...quote, link: new URL(link).pathname };
};

const paid = async ({ api, aside }: Scene): Promise<MadeHomeQuote> => {
  const quote = await makeHomeQuote(api, 'Full Quote Created');
  const { proposalNo } = await readHome(api, quote.quoteId);
  await payFor(await aside(), api, { quoteId: quote.quoteId, ...(proposalNo && { proposalNo }) });
  return quote;
};

interface Landing {
  readonly rule: string;
  /** As the table has it: nothing is a link without a stage. */
  readonly stage: Stage | 'none';
  readonly quote: (scene: Scene) => Promise<MadeHomeQuote>;
  readonly path: string;
  readonly title: string;
  /** Something of the quote itself. */
  readonly shows: string | RegExp;
  /** Where the page of a finished sale leads on to. */
  readonly leadsTo?: string;
  /** Home never stands there: the server's answer says so on its way to the browser. */
  readonly isClaimed?: true;
}

const LANDINGS: readonly Landing[] = [
  {
    rule: 'LINK-027',
    stage: 'none',
    quote: made('Lead Created'),
    path: '/oonahomescreen',
    title: 'Asuransi rumah',
    shows: 'Kota Bandung, Jawa Barat',
    isClaimed: true,
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
    shows: 'Properti yang diubah memiliki premi baru.',
    isClaimed: true,
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
const claimStage = async (page: Page, quoteId: string, stage: Stage | 'none'): Promise<void> => {
  const other = stage === 'none' ? undefined : stage;
  await changeAnswer(page, 'auth/verifyOtp', ({ errMsg }) => {
    Object.assign((errMsg as { visit: Visit }).visit, { stage: other });
  });
  await changeAnswer(page, 'agent/recent-quotes', ({ errMsg }) => {
    const { data } = errMsg as { data: { data: readonly RecentQuote[] } };
    for (const quote of data.data) if (quote._id === quoteId) Object.assign(quote, { stage: other });
  });
};

/** As long as the customer's own information is missing (ruling K62). */
const asksAgreement = (stage: Stage | 'none'): boolean =>
  stage === 'none' || stageRank(stage) < stageRank('Customer Information Updated');

/** The addresses that a page went through. A guard that sends people in circles would go on changing them. */
const watchMoves = (page: Page): (() => readonly string[]) => {
  const moves: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) moves.push(frame.url());
  });
  return () => moves;
};
/** Link, page for the code, landing, and once more where a screen leads on. */
const MOST_MOVES = 6;

for (const { rule, stage, quote: make, path, leadsTo, title, shows, isClaimed } of LANDINGS) {
  const claimed = isClaimed === undefined ? '' : ', as if the server said so,';
  // Every quote of an agent's list has its stage.
  const ways = stage === 'none' ? 'by link' : "by link and by the agent's arrow";
  test(`a home quote at ${stage}${claimed} resumes on ${path}, ${ways} [${rule}]`, async ({
    sit,
    arrive,
    platform,
  }) => {
    const { api } = await arrive(AGENT);
    const quote = await make({ api, platform, aside: () => sit('stranger') });
    const expectLanding = async (page: Page, moves: () => readonly string[]): Promise<void> => {
      const landing = `${platform.url}/app${path}?quoteId=${quote.quoteId}`;
      await expect.poll(moves).toContain(landing);
      if (leadsTo === undefined) await expect(page).toHaveURL(landing);
      else await expect(page).toHaveURL(`${platform.url}/app${leadsTo}/${quote.quoteId}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      expect(moves().length).toBeLessThanOrEqual(MOST_MOVES);
    };

    await test.step('by link', async () => {
      const page = await sit('stranger');
      const complaints = watchConsole(page);
      const moves = watchMoves(page);
      if (isClaimed) await claimStage(page, quote.quoteId, stage);
      await enterHome(page, platform.inbox, quote);
      if (asksAgreement(stage)) await agreeToRequirements(page);
      await expectLanding(page, moves);
      await reload(page);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      complaints.none();
    });

    if (stage === 'none') return;
    await test.step("by the agent's arrow", async () => {
      const page = await sit(AGENT);
      const complaints = watchConsole(page);
      if (isClaimed) await claimStage(page, quote.quoteId, stage);
      await page.goto('/app/oonahome');
      const line = page.getByRole('listitem').filter({ hasText: quote.quoteCode });
      const moves = watchMoves(page);
      await line.getByRole('link', { name: `Lanjutkan penawaran ${quote.insured}` }).click();
      await expectLanding(page, moves);
      complaints.none();
    });
  });
}
