import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { factOf, refusalOf } from '#network/steps.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { look, watchConsole, watchAnswers } from '#support/look.ts';
import { test, verifyPhone } from '@payung/platform/e2e/people.ts';
import { makeTravelQuote } from '#travel/travel-quotes.ts';

/** Of Putri and Wulan: phone, e-mail and ID number. */
const SECRETS = [
  '81200000005',
  '81200000010',
  'putri@payung.example',
  'wulan@payung.example',
  '3276015408950010',
];

/** All that a Mitra sees of a member (ruling R33). */
const PUBLIC_FIELDS = [
  'agentCode',
  'directMembers',
  'id',
  'invitedBy',
  'joinedAt',
  'level',
  'name',
  'path',
  'points',
  'referralFee',
  'referralPolicies',
  'referralPremium',
  'status',
  'tier',
];

const memberOf = async (api: Api, search: string) => {
  const { items } = await api.call(endpoints.listNetwork, { query: { search } });
  const [member] = items;
  if (member === undefined) throw new Error(`${search} is not in the network`);
  return member;
};

const openMember = async (page: Page, name: string) => {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('heading', { name: 'Member', exact: true })).toBeVisible();
  return dialog;
};

for (const width of [360, 1280] as const) {
  test(`a Mitra sees only names, tiers and figures, of two levels (${width} px) [NET-009] [NET-010] [NET-011] @deep`, async ({
    openPage,
    logIn,
  }) => {
    const { api } = await logIn('mitra');
    const page = await openPage('mitra', { language: 'en', width });
    const consoleErrors = watchConsole(page);
    const answers = watchAnswers(page);
    await page.goto('/app/oonahome');
    await page.getByRole('link', { name: 'My network', exact: true }).first().click();
    const putri = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Putri Handayani' }) });
    await expect(putri.getByRole('cell', { name: 'Bronze', exact: true })).toBeVisible();
    await expect(putri.getByRole('cell', { name: '03/02/2025', exact: true })).toBeVisible();
    await look(page, `en-${width}-mitra-network`);

    await putri.getByRole('link', { name: 'Show 1 member of Putri Handayani' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Members of Putri Handayani' })).toBeFocused();
    await expect(page.getByRole('rowheader', { name: 'Wulan Safitri' })).toBeVisible();
    await look(page, `en-${width}-mitra-second-level`);

    const dialog = await openMember(page, 'Wulan Safitri');
    await expect(factOf(dialog, 'Level')).toHaveText('2');
    await expect(factOf(dialog, 'Invited by')).toHaveText('Putri Handayani');
    await expect(
      dialog.getByRole('heading', { level: 3 }).or(dialog.getByRole('heading', { level: 2 })),
    ).toContainText(['Wulan Safitri', 'Member', 'Figures: this month']);
    await expect(
      dialog.getByRole('heading', { name: /Contact|ID, tax|Targets|What you can do/ }),
    ).toHaveCount(0);
    await expect(dialog.locator('a:is([href^="tel:"], [href^="mailto:"])')).toHaveCount(0);
    const text = await page.locator('body').innerText();
    expect(text).not.toContain('@');
    expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
    await look(page, `en-${width}-mitra-member`);
    await answers.lack(SECRETS, { though: ['Putri Handayani', 'Wulan Safitri'] });
    consoleErrors.none();

    const wulan = await memberOf(api, 'Wulan');
    const profile = await api.call(endpoints.getMember, { params: { memberId: wulan.id }, query: {} });
    expect(Object.keys(profile).toSorted()).toEqual(PUBLIC_FIELDS);
    expect(Object.keys(wulan).toSorted()).toEqual(PUBLIC_FIELDS);
  });
}

/** Every call that changes a member, made by an agent who may not. */
const changesOf = (api: Api, memberId: string): readonly (() => Promise<unknown>)[] => {
  const params = { memberId };
  const requestId = randomUUID();
  const reason = 'Written by a test';
  const typedName = 'Agus Setiawan';
  return [
    () => api.call(endpoints.changeTier, { params, body: { requestId, tier: 'gold', reason } }),
    () => api.call(endpoints.changeOffice, { params, body: { office: 'hub' } }),
    () =>
      api.call(endpoints.setTarget, { params, body: { month: '2030-01', premium: 1_000_000, policies: 1 } }),
    () => api.call(endpoints.memberNumbers, { params }),
    () =>
      api.call(endpoints.removeMember, {
        params,
        body: { requestId, removal: 'terminated', reason, typedName },
      }),
    () =>
      api.call(endpoints.transferNetwork, {
        params,
        body: { requestId, successorId: memberId, reason, typedName },
      }),
  ];
};

test('Support sees the whole network with its contacts, has no button that changes it, and is refused by the server [NET-017] [NET-009] @deep', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('support');
  const page = await openPage('support', { language: 'en' });
  const consoleErrors = watchConsole(page);
  await page.goto('/app/tree');
  await page.getByRole('link', { name: /^Show \d+ members? of Bayu Pratama$/ }).click();
  const dialog = await openMember(page, 'Agus Setiawan');
  await expect(factOf(dialog, 'Level')).toHaveText('2');
  await expect(factOf(dialog, 'Email')).toHaveText('agus@payung.example');
  await expect(factOf(dialog, 'ID number')).toHaveText(/^[^0-9]*0004$/);
  await expect(dialog.getByRole('button')).toHaveText(['', 'Back to the list']);
  await look(page, 'en-1280-support-member');
  consoleErrors.none();

  const { id } = await memberOf(api, 'Agus Setiawan');
  for (const change of changesOf(api, id)) expect(await refusalOf(change())).toBe(403);
  const { tier, status, history } = await api.call(endpoints.getMember, {
    params: { memberId: id },
    query: {},
  });
  expect([tier, status, history]).toEqual(['silver', 'active', []]);
});

test('a Mitra can change no member, and finds no member of another network [NET-017] [NET-010] @deep', async ({
  logIn,
}) => {
  const { api } = await logIn('mitra');
  const { id } = await memberOf(api, 'Wulan');
  for (const change of changesOf(api, id)) expect(await refusalOf(change())).toBe(403);
  const stranger = (await logIn('otherMitra')).state.user.id;
  const asking = api.call(endpoints.getMember, { params: { memberId: stranger }, query: {} });
  expect(await refusalOf(asking)).toBe(404);
});

test('a stranger and a customer are led from the network to the login [NET-009] @deep', async ({
  openPage,
  logIn,
  platform,
}) => {
  const { api } = await logIn('mitra');
  const stranger = await openPage('stranger', { language: 'en' });
  await stranger.goto('/app/tree');
  await expect(stranger).toHaveURL(/\/app\/login\?next=%2Ftree$/);

  const { link, phone } = await makeTravelQuote(api, 'Full Quote Created');
  const customer = await openPage('stranger', { language: 'en' });
  await customer.goto(link);
  await verifyPhone(customer, { inbox: platform.inbox, phone }, 'en');
  await expect(customer).toHaveURL(/\/app\/oonapayment/);
  await customer.goto('/app/tree');
  await expect(customer).toHaveURL(/\/app\/login/);
});
