import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MemberProfile } from '@payung/shared/schemas/network.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import {
  aContact,
  aLedMember,
  aMember,
  aMemberEvent,
  aMemberProfile,
  aNetworkPage,
  MEMBER_ID,
  someLevels,
} from '#testing/network-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from '../tree/tree.screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;
const open = (userType: string, profile: MemberProfile, { api, ...options }: Options = {}) =>
  renderAgentScreen(Screen, {
    route: `/tree?member=${MEMBER_ID}`,
    session: anAgent({ userType }),
    ...options,
    api: {
      listNetwork: aNetworkPage([aMember()]),
      networkFigures: someLevels(),
      getMember: profile,
      ...api,
    },
  });

const panel = async (name = 'Dewi Anggraini') => within(await screen.findByRole('dialog', { name }));
type Panel = Awaited<ReturnType<typeof panel>>;
/** Labels and values of a block of the profile. */
const factsOf = async (shown: Panel, block: string): Promise<(readonly (string | null | undefined)[])[]> => {
  const region = within(await shown.findByRole('region', { name: block }));
  return region
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const);
};
const COMPANY = [
  ['Company name', 'PT Layang Sejahtera'],
  ['Director', 'Agus Salim'],
  ['Company contact email', 'kontak@layang.example.id'],
  ['Business identification number', '•••••••••0123'],
];
const aCompany = () =>
  aContact({
    kind: 'corporate',
    companyName: 'PT Layang Sejahtera',
    directorName: 'Agus Salim',
    contactEmail: 'kontak@layang.example.id',
    businessNumber: '•••••••••0123',
  });

describe('the profile of a member', () => {
  it('shows Mitra only the member and the figures [NET-009] [R33]', async () => {
    open('Mitra', aMemberProfile());
    const shown = await panel();
    expect(await factsOf(shown, 'Member')).toEqual([
      ['Name', 'Dewi Anggraini'],
      ['Agent code', 'AG-2001'],
      ['Tier', 'Gold'],
      ['Level', '1'],
      ['Status', 'Active'],
      ['Invited by', 'Sari Wulandari'],
      ['Join date', '05/03/2026'],
      ['Direct members', '3'],
    ]);
    expect(await factsOf(shown, 'Figures: this month')).toEqual([
      ['Referral premium', 'Rp 12.500.000'],
      ['Referral policies', '25'],
      ['Referral fee (points)', '250'],
      ['Points', '1,250'],
    ]);
    expect(shown.getAllByRole('region')).toHaveLength(2);
    expect(shown.queryByText(/history/i)).toBeNull();
  });

  it('shows contact, ID, tax and bank data to users who lead the network [NET-010] [NET-017]', async () => {
    open('Commercial', aLedMember());
    const shown = await panel();
    expect(await factsOf(shown, 'Contact')).toEqual([
      ['Email', 'dewi@example.id'],
      ['Phone', '6281298765432'],
      ['Address', 'Jalan Kenanga 7'],
      ['City', 'Bandung'],
      ['Hub or satellite', 'Hub'],
    ]);
    expect(await factsOf(shown, 'ID, tax and bank')).toEqual([
      ['ID type', 'KTP'],
      ['ID number', '••••••••••••0008'],
      ['Tax ID', '•••••••••••4000'],
      ['Bank', 'Bank Contoh'],
      ['Account holder', 'Dewi Anggraini'],
      ['Account number', '••••••7890'],
    ]);
    expect(shown.queryByRole('region', { name: 'Company' })).toBeNull();
  });

  it('shows the company of a corporate member as well [NET-011]', async () => {
    open('Support', aLedMember({ contact: aCompany() }));
    expect(await factsOf(await panel(), 'Company')).toEqual(COMPANY);
  });

  it('shows missing data as a dash, and an office that is not set', async () => {
    open('Support', aLedMember({ contact: aContact({ office: '', taxId: '', city: '' }) }));
    const shown = await panel();
    expect(await factsOf(shown, 'Contact')).toContainEqual(['City', '–']);
    expect(await factsOf(shown, 'Contact')).toContainEqual(['Hub or satellite', 'Not set']);
    expect(await factsOf(shown, 'ID, tax and bank')).toContainEqual(['Tax ID', '–']);
  });

  it('is shown in Indonesian', async () => {
    open('Commercial', aLedMember({ contact: aCompany() }), { language: 'id' });
    const shown = await panel();
    expect(await factsOf(shown, 'Angka: bulan ini')).toContainEqual(['Komisi referral (poin)', '250']);
    expect(await factsOf(shown, 'Kontak')).toContainEqual(['Hub atau satelit', 'Kantor hub']);
  });
});

it('the panel offers Commercial the actions for a member, and reads the network again after a change [NET-017]', async () => {
  const page = open('Commercial', aLedMember(), {
    api: { changeOffice: aLedMember({ contact: aContact({ office: 'satellite' }) }) },
  });
  const timesRead = () =>
    ['listNetwork', 'networkFigures', 'getMember'].map((name) => page.callsOf(name).length);
  const actions = within(await (await panel()).findByRole('region', { name: 'Actions for this member' }));
  await waitFor(() => expect(timesRead()).toEqual([1, 1, 1]));
  await page.user.click(actions.getByRole('button', { name: 'Hub or satellite' }));
  await page.user.click(await screen.findByRole('radio', { name: 'Satellite' }));
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(timesRead()).toEqual([2, 2, 2]));
});

it.each([
  ['Support', aLedMember()],
  ['Mitra', aMemberProfile()],
])('the panel is read-only for %s [NET-017] [R35]', async (userType, profile) => {
  open(userType, profile);
  const shown = await panel();
  await shown.findByRole('region', { name: 'Member' });
  // The close button, and the button at the end.
  expect(
    shown.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['Close', 'Back to the list']);
});

describe('targets and history', () => {
  it('show months with their premium and policies', async () => {
    open('Support', aLedMember({ targets: [{ month: '2026-12', premium: 15_000_000, policies: 30 }] }));
    const table = within(await screen.findByRole('table', { name: 'Targets' }));
    const [, row] = table.getAllByRole('row');
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Dec 2026',
      'Rp 15.000.000',
      '30',
    ]);
  });

  it('show a text when no target is set', async () => {
    open('Support', aLedMember());
    expect(await screen.findByText('No target is set for this month or later.')).toBeDefined();
  });

  it('show a text without a list when the history is empty', async () => {
    open('Support', aLedMember({ history: [] }));
    expect((await screen.findByText('No history yet')).closest('details')).toBeNull();
  });

  it('list who changed what, the old and new value, and the reason', async () => {
    const history = [
      aMemberEvent({ event: 'officeChanged', from: '', to: 'satellite', reason: '' }),
      aMemberEvent({ event: 'numbersOpened', from: '', to: '', reason: '' }),
      aMemberEvent({ event: 'targetSet', from: '', to: '2026-11: Rp 5.000.000 · 4', reason: '' }),
      aMemberEvent(),
    ];
    const { user } = open('Support', aLedMember({ history }));
    await user.click(await screen.findByText('History (4 entries)'));
    const details = within(screen.getByText('History (4 entries)').closest('details') as HTMLElement);
    expect(details.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '02/10/2026, 10:00 Rudi Hartono: changed hub or satellite (Not set → Satellite)',
      '02/10/2026, 10:00 Rudi Hartono: looked at the full numbers',
      '02/10/2026, 10:00 Rudi Hartono: set a target (Nov 2026: Rp 5.000.000 · 4)',
      '02/10/2026, 10:00 Rudi Hartono: changed the tier (Silver → Gold) Reason: Sold more than planned',
    ]);
  });
});

describe('a member who has left', () => {
  it('is shown with the date and the successor [NET-008]', async () => {
    open(
      'Commercial',
      aLedMember({
        status: 'terminated',
        history: [aMemberEvent({ event: 'removed', from: 'active', to: 'terminated' })],
        successor: { id: '65f0c1a5e4b0a70001a3e009', name: 'Tono Wibowo' },
      }),
    );
    expect(await screen.findByText('Terminated on 02/10/2026. Taken over by Tono Wibowo.')).toBeDefined();
  });

  it('is shown to Mitra with the status only', async () => {
    open('Mitra', aMemberProfile({ status: 'resigned' }));
    expect(await screen.findByText('Resigned.')).toBeDefined();
  });
});

const begin = () => open('Commercial', aLedMember(), { route: '/tree?period=year' });

describe('the address of a profile', () => {
  it('is its own entry in the history: Back closes the profile without reading the table again [NET-001]', async () => {
    const page = begin();
    await page.user.click(await screen.findByRole('link', { name: 'Dewi Anggraini' }));
    expect(page.address()).toBe(`/tree?period=year&member=${MEMBER_ID}`);
    await panel();
    expect(page.callsOf('getMember').map(({ query }) => query)).toEqual([{ period: 'year' }]);
    await act(() => page.router.navigate(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.address()).toBe('/tree?period=year');
    expect(page.callsOf('listNetwork')).toHaveLength(1);
  });

  it('is left by Close as by Back, without a new entry in the history', async () => {
    const page = begin();
    await page.user.click(await screen.findByRole('link', { name: 'Dewi Anggraini' }));
    await page.user.click((await panel()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.address()).toBe('/tree?period=year'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => page.router.navigate(1));
    expect(page.address()).toBe(`/tree?period=year&member=${MEMBER_ID}`);
  });

  it('leads by Close to the network when it was opened directly', async () => {
    const page = open('Commercial', aLedMember());
    await page.user.click((await panel()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.address()).toBe('/tree'));
  });

  it('shows an error when the person is not in the network', async () => {
    open('Commercial', aLedMember(), {
      api: { getMember: refuse({ status: 404, errCode: 1, errMsg: 'Not found' }) },
    });
    const shown = await panel('Member');
    expect((await shown.findByRole('alert')).textContent).toContain('ref-');
    expect(screen.getByRole('rowheader', { name: 'Dewi Anggraini', hidden: true })).toBeDefined();
  });
});
