import { expect } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { newestQuote } from '@payung/platform/e2e/api.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { AGENTS, test } from '@payung/platform/e2e/people.ts';
import type { AgentName } from '@payung/platform/e2e/people.ts';
import { sweepsOf } from '#support/sweep.ts';
import type { Screen, SweepTools, Visit } from '#support/sweep.ts';

const newestLead = async (api: Api): Promise<string> => {
  const { items } = await api.call(endpoints.listLeads, { query: { sort: 'Newest' } });
  const [newest] = items;
  if (newest === undefined) throw new Error('The demo gives this agent no lead.');
  return newest.id;
};

const homeOf = (who: AgentName): string => AGENTS[who].home.replace('/app', '');
const list = (name: string): Screen => ({ path: `/oonapolicies?list=${name}`, name });

const work = async (api: Api): Promise<readonly Screen[]> => [
  { path: '/oonaleads' },
  { path: `/oonalead?leadId=${await newestLead(api)}` },
  { path: '/oonaleadform' },
  { path: '/oonaleadimport' },
  { path: '/oonaquotes' },
  { path: '/oonasell' },
  { path: '/oonaperformance' },
  ...['policies', 'renewals', 'expiring', 'pending', 'insureds'].map(list),
];

const days = async (api: Api): Promise<readonly Screen[]> => [
  { path: '/oonatodo' },
  { path: '/oonatodo?view=week', name: 'week' },
  { path: '/oonatodo?view=due', name: 'due' },
  { path: '/oonatodo?tab=policy-detail', name: 'policy-choice' },
  { path: `/oonatodo?tab=policy-detail&quoteId=${(await newestQuote(api)).quoteId}`, name: 'policy-detail' },
  { path: '/oonapoints' },
  { path: '/oonalearningcenter' },
  { path: '/oonafaq' },
  { path: '/oonahelpingcenter' },
  { path: '/buildingreference' },
  { path: '/aboutus' },
];

const network = (query = '', name = ''): Screen => ({
  path: `/tree${query}`,
  skeleton: 'maybe',
  ...(name === '' ? {} : { name }),
});

const account: readonly Screen[] = [
  { path: homeOf('mitra') },
  { path: '/oonanotification' },
  { path: '/notificationpaymentpending' },
  { path: '/recruit' },
  { path: '/myaccount' },
  { path: '/passkeys' },
  { path: '/mydata' },
  { path: '/legal/terms' },
  network(),
  network('?view=picture', 'picture'),
  network('?search=Wulan', 'search'),
];

/** The other kinds of agents, with the pages that a Mitra does not have. */
const others: readonly Visit[] = [
  {
    as: 'commercial',
    screens: [
      { path: homeOf('commercial') },
      { path: '/oonacomleads' },
      list('policies'),
      { path: '/commercialtodo' },
      network(),
    ],
  },
  { as: 'support', screens: [{ path: homeOf('support') }] },
  { as: 'withoutIdCard', screens: [{ path: '/oonahome', name: 'locked' }] },
  { as: 'staff', screens: [{ path: homeOf('staff') }, { path: '/pointswork' }, { path: '/lineflags' }] },
];

const byMitra =
  (screensOf: (api: Api) => Promise<readonly Screen[]>) =>
  async ({ logIn }: SweepTools): Promise<readonly Visit[]> => [
    { as: 'mitra', screens: await screensOf((await logIn('mitra')).api) },
  ];

const SWEEPS = [
  ...sweepsOf([
    { subject: 'of leads and lists', visits: byMitra(work) },
    { subject: 'of days, points and contents', visits: byMitra(days) },
  ]),
  ...sweepsOf([
    { subject: 'of home, account and network', visits: byMitra(() => Promise.resolve(account)) },
    { subject: 'of roles other than Mitra', visits: () => Promise.resolve(others) },
  ]),
];

for (const { title, run } of SWEEPS)
  test(title, ({ openPage, logIn, platform }) => run({ openPage, logIn, platform }));

test('staff open their home and no page of an agent @deep', async ({ openPage }) => {
  const page = await openPage('staff');
  await page.goto('/app/staffhome');
  await expect(page.getByRole('heading', { level: 1, name: /^Halo, / })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Notifikasi/ })).toHaveCount(0);
  await page.goto('/app/oonahome');
  await expect(page.getByRole('heading', { name: 'Halaman ini tidak tersedia untuk Anda' })).toBeVisible();
});
