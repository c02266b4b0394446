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

const commercial: readonly Screen[] = [
  { path: homeOf('commercial') },
  { path: '/oonacomleads' },
  list('policies'),
  { path: '/commercialtodo' },
  network(),
];

const byMitra =
  (screensOf: (api: Api) => Promise<readonly Screen[]>, ...others: readonly Visit[]) =>
  async ({ logIn }: SweepTools): Promise<readonly Visit[]> => [
    { as: 'mitra', screens: await screensOf((await logIn('mitra')).api) },
    ...others,
  ];

/** Of a Mitra, and what other kinds of agents have in their place. */
const SWEEPS = sweepsOf([
  {
    subject: 'of leads and lists, and of staff,',
    visits: byMitra(work, {
      as: 'staff',
      screens: [
        { path: homeOf('staff') },
        { path: '/pointswork' },
        { path: '/lineflags' },
        { path: '/refunds' },
      ],
    }),
  },
  {
    subject: 'of days, points and contents, and of a Commercial agent,',
    visits: byMitra(days, { as: 'commercial', screens: commercial }),
  },
  {
    subject: 'of home, account and network, also of Support and without an ID card,',
    visits: byMitra(
      () => Promise.resolve(account),
      { as: 'support', screens: [{ path: homeOf('support') }] },
      { as: 'withoutIdCard', screens: [{ path: '/oonahome', name: 'locked' }] },
    ),
  },
]);

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
