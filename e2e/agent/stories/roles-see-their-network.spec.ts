import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { newestQuote } from '@payung/platform/e2e/api.ts';
import { look, watchConsole, watchAnswers } from '#support/look.ts';
import { AGENTS, test } from '@payung/platform/e2e/people.ts';
import { makeSamples } from '#support/sample-policy.ts';
import type { SamplePolicy } from '#support/sample-policy.ts';
import { linesIn, linesOf } from '#support/lines.ts';
import { cellsOf } from './policy-steps.ts';

const SELLER = 'Agus Setiawan';

const TEXTS = {
  id: {
    network: 'Jaringan Anda bulan ini',
    target: /\d+% dari target/,
    leads: 'Prospek',
    searchLeads: 'Cari prospek',
    filter: 'Filter',
    agent: 'Agen',
    show: 'Tampilkan prospek',
    policies: 'Polis',
    search: 'Cari',
    count: (count: number) => `${count} data`,
    export: 'Ekspor (CSV)',
    lost: 'Data tidak ditemukan',
    reset: 'Prospek tidak dapat dimuat dengan filter itu, jadi kini semua prospek ditampilkan.',
    pay: /^(Bayar Sekarang|Tautan pembayaran)/,
    enlarge: /^Perbesar /,
    invite: 'Undang teman',
    foreign: `karena ${SELLER} ada di jaringan Anda`,
    headings: ['Agen', 'Nomor ponsel', 'Email'],
  },
  en: {
    network: 'Your network this month',
    target: /\d+% of the target/,
    leads: 'Leads',
    searchLeads: 'Search leads',
    filter: 'Filter',
    agent: 'Agent',
    show: 'Show leads',
    policies: 'Policies',
    search: 'Search',
    count: (count: number) => `${count} entries`,
    export: 'Export (CSV)',
    lost: 'We could not find this',
    reset: 'The leads could not be loaded with these filters, so we now show all of them.',
    pay: /^(Pay Now|Payment link)/,
    enlarge: /^Enlarge /,
    invite: 'Invite friends',
    foreign: `because ${SELLER} works in your network`,
    headings: ['Agent', 'Mobile number', 'Email'],
  },
} as const;

type Texts = (typeof TEXTS)['en' | 'id'];

const contactIcons = (page: Page): Locator =>
  page.getByRole('main').locator('a:is([href^="tel:"], [href^="mailto:"], [href*="wa.me"])');

/** The page shows nothing that only the seller may know. */
const expectNoContacts = async (page: Page, secrets: readonly string[]): Promise<void> => {
  await expect(contactIcons(page)).toHaveCount(0);
  const text = await page.getByRole('main').innerText();
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toContain('@');
};

interface NetworkView {
  readonly page: Page;
  readonly texts: Texts;
  readonly samples: readonly SamplePolicy[];
  readonly family: string;
  readonly picture: (screen: string) => string;
}

const secretsOf = (samples: readonly SamplePolicy[]): readonly string[] =>
  samples.flatMap(({ secrets }) => secrets);

/** Leads of the network, by agent; neither a card nor its lead has a button. */
const readLeads = async ({ page, texts, samples, family, picture }: NetworkView): Promise<void> => {
  await page.goto('/app/oonacomleads');
  await page.getByRole('searchbox', { name: texts.searchLeads, exact: true }).fill(family);
  const cards = linesOf(page).filter({ hasText: family });
  await expect(cards).toHaveCount(samples.length);
  await page.getByRole('button', { name: texts.filter, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: texts.agent, exact: true }).click();
  await expect(page.getByRole('option', { name: 'Sari Wulandari' })).toHaveCount(0);
  await page.getByRole('option', { name: SELLER, exact: true }).click();
  await dialog.getByRole('button', { name: texts.show, exact: true }).click();
  await expect(page).toHaveURL(/[?&]agent=[0-9a-f]{24}(&|$)/);
  await expect(cards).toHaveCount(samples.length);
  for (const card of await cards.all()) await expect(card).toContainText(SELLER);
  await expectNoContacts(page, secretsOf(samples));
  await look(page, picture('leads'));
  const [first] = samples;
  const name = first?.customer ?? '';
  await cards.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByText(texts.foreign)).toBeVisible();
  await expectNoContacts(page, secretsOf(samples));
  await look(page, picture('lead'));
};

/** Policies of the network, each with its product's details and without actions. */
const readPolicies = async ({ page, texts, samples, family, picture }: NetworkView): Promise<void> => {
  await page.goto('/app/oonapolicies?list=policies');
  const search = page.getByRole('searchbox', { name: texts.search, exact: true });
  await search.fill(family);
  await expect(page.getByText(texts.count(samples.length), { exact: true })).toBeVisible();
  for (const card of await linesIn(page, texts.policies).all()) await expect(card).toContainText(SELLER);
  await look(page, picture('policies'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.export, exact: true }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  const [headings = [], ...lines] = cellsOf(csv, texts === TEXTS.id ? ';' : ',');
  expect(texts.headings.map((heading) => headings.includes(heading))).toEqual([true, false, false]);
  expect(lines.map((cells) => cells[headings.indexOf(texts.agent)])).toEqual(samples.map(() => SELLER));
  for (const { customer, product, secrets } of samples) {
    await page.getByRole('main').getByRole('link', { name: customer, exact: true }).click();
    const head = page.getByRole('region', { name: customer, exact: true });
    await expect(head.getByText(SELLER, { exact: true })).toBeVisible();
    await expect(head.getByRole('button', { name: texts.pay })).toHaveCount(0);
    await expect(page.getByRole('button', { name: texts.enlarge })).toHaveCount(0);
    await expectNoContacts(page, secrets);
    await look(page, picture(`policy-of-${product.toLowerCase().replaceAll(' ', '-')}`));
    await page.goBack();
    await expect(page.getByText(texts.count(samples.length), { exact: true })).toBeVisible();
  }
};

interface Stranger {
  readonly agentId: string;
  readonly quoteId: string;
  readonly leadId: string;
}

/** No address shows anything of an agent outside of the network. */
const expectNoStranger = async (
  { page, texts }: Pick<NetworkView, 'page' | 'texts'>,
  stranger: Stranger,
): Promise<void> => {
  for (const address of [
    `oonapolicies?list=policies&agentId=${stranger.agentId}`,
    `oonapolicies?list=insureds&agentId=${stranger.agentId}`,
    `commercialtodo?tab=policy-detail&quoteId=${stranger.quoteId}`,
    `oonalead?leadId=${stranger.leadId}`,
  ]) {
    await page.goto(`/app/${address}`);
    await expect(page.getByText(texts.lost, { exact: true }), address).toBeVisible();
  }
  await page.goto(`/app/oonacomleads?agent=${stranger.agentId}`);
  await expect(page.getByText(texts.reset, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/oonacomleads$/);
};

for (const { who, language, width, family } of [
  { who: 'commercial', language: 'id', width: 360, family: 'Samudra' },
  { who: 'support', language: 'en', width: 1280, family: 'Buana' },
] as const) {
  test(`${who === 'support' ? 'Support sees' : 'a Commercial agent sees'} the network with its figures and without contact data (${language}, ${width} px) [LEAD-001] [LEAD-004] [LEAD-008] [LEAD-011] [LEAD-028] [DASH-001] [DASH-032]${who === 'support' ? ' @deep' : ''}`, async ({
    openPage,
    logIn,
    platform,
  }) => {
    const { state, api } = await logIn('otherMitra');
    const sari = await logIn('mitra');
    const staff = (await logIn('staff')).api;
    const samples = await makeSamples({ agent: { url: platform.url, state, api }, staff }, family);
    const { items } = await sari.api.call(endpoints.listLeads, { query: { sort: 'Newest' } });
    const stranger = {
      agentId: sari.state.user.id,
      quoteId: (await newestQuote(sari.api)).quoteId,
      leadId: items[0]?.id ?? '',
    };

    const texts = TEXTS[language];
    const page = await openPage(who, { language, width });
    const consoleErrors = watchConsole(page);
    const answers = watchAnswers(page);
    const picture = (screen: string): string => `${language}-${width}-${who}-${screen}`;
    const view: NetworkView = { page, texts, samples, family, picture };
    await page.goto(AGENTS[who].home);
    const figures = page.getByRole('region', { name: texts.network, exact: true });
    await expect(figures.getByText(texts.target)).toBeVisible();
    const invitations = page.getByRole('link', { name: texts.invite, exact: true });
    if (who === 'support') await expect(invitations).toHaveCount(0);
    else await expect(invitations.first()).toBeVisible();
    await look(page, picture('home'));
    await readLeads(view);
    await readPolicies(view);
    await answers.lack(secretsOf(samples), { though: [family] });
    consoleErrors.none();
    await expectNoStranger(view, stranger);
    await look(page, picture('stranger'));
  });
}

test('a Mitra sees their own figures, leads and policies, and none of invited agents [LEAD-011] [DASH-032] @deep', async ({
  openPage,
  logIn,
}) => {
  const invited = await logIn('withoutIdCard');
  const page = await openPage('mitra', { language: 'en', width: 1280 });
  await page.goto(AGENTS.mitra.home);
  await expect(page.getByRole('region', { name: 'This month', exact: true })).toBeVisible();
  await look(page, 'en-1280-mitra-home');
  await page.goto('/app/oonaleads');
  await expect(page.getByRole('link', { name: /^Call / }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Agent', exact: true }).click();
  await expect(page.getByRole('option')).toHaveText(['All agents', 'Sari Wulandari']);
  await page.goto(`/app/oonapolicies?list=policies&agentId=${invited.state.user.id}`);
  await expect(page.getByText('We could not find this', { exact: true })).toBeVisible();
});
