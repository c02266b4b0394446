import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { AgentProfile } from '@payung/shared/schemas/auth.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import { agentAtom } from '@payung/shared/session/session.ts';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';
import { store } from '@payung/shared/session/store.ts';
import { noAnswer } from '@payung/shared/testing/fake-api.ts';
import { aProfile } from '#testing/agent-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './account.screen.tsx';

const answerWith = (change: Partial<AgentProfile> = {}) => ({
  getAgent: aProfile(change),
  getZone: { zone: 'WIB' as const },
  getPush: { publicKey: '', isOn: false, endpoint: '' },
});

afterEach(() => {
  store.set(deployedPathsAtom, new Set<string>());
});

const factOf = (name: string): string | undefined =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? undefined;

it('reads the profile from care/get-agent and shows it with the agent ID [SHELL-046]', async () => {
  const { calls } = renderAgentScreen(Screen, { api: answerWith() });
  await screen.findByText('AG-1001');
  expect(factOf('Agent ID')).toBe('AG-1001');
  expect(factOf('Name')).toBe('Sari Wulandari');
  expect(factOf('Mobile number')).toBe('62812•••7890');
  const addresses = calls.map(({ method, address }) => `${method} ${address}`);
  expect(addresses.filter((one) => one.includes('secure/'))).toEqual(['GET secure/care/get-agent']);
});

it('shows which documents are on file, and what to do about a missing ID card', async () => {
  renderAgentScreen(Screen, { api: answerWith({ idNumberOnFile: false, taxIdOnFile: true }) });
  await screen.findByText('AG-1001');
  expect(factOf('ID card')).toBe('Not on file yet');
  expect(factOf('Tax ID')).toBe('On file');
  expect(screen.getByText(/You can sell products once your ID card is on file/)).toBeTruthy();
});

it.each([
  [false, 'Add my ID card'],
  [true, 'Change my ID card'],
])(
  'links to the profile and ID-card pages while they are deployed (card on file: %s)',
  async (idNumberOnFile, name) => {
    store.set(deployedPathsAtom, new Set(['/profile', '/profile-id-card']));
    renderAgentScreen(Screen, { api: answerWith({ idNumberOnFile }) });
    const card = await screen.findByRole('link', { name });
    expect(card.getAttribute('href')).toBe('/profile-id-card');
    const profile = screen.getByRole('link', { name: 'See and change my profile' });
    expect(profile.getAttribute('href')).toBe('/profile');
    expect(screen.queryByText(/Write to/)).toBeNull();
  },
);

it.each([
  ['active', 'Aktif'],
  ['on leave', 'on leave'],
])('shows the status %s in the language of the agent', async (status, shown) => {
  renderAgentScreen(Screen, { api: answerWith({ status }), language: 'id' });
  await screen.findByText('AG-1001');
  expect(factOf('Status')).toBe(shown);
});

const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('saves the chosen time zone on the server', async () => {
  const zones = { now: 'WIB' as Zone };
  const { user, callsOf, toasts } = renderAgentScreen(Screen, {
    api: {
      ...answerWith(),
      getZone: () => ({ zone: zones.now }),
      setZone: ({ body }: { body: unknown }) => {
        zones.now = (body as { zone: Zone }).zone;
        return { message: 'ok' };
      },
    },
  });
  await waitFor(() => expect(choice('WIB (Jakarta)').checked).toBe(true));
  await user.click(choice('WIT (Jayapura)'));
  await waitFor(() => expect(choice('WIT (Jayapura)').checked).toBe(true));
  expect(callsOf('setZone').map(({ method, address, body }) => [method, address, body])).toEqual([
    ['PUT', 'agent/zone', { zone: 'WIT' }],
  ]);
  expect(toasts).toEqual([{ kind: 'success', text: 'Your time zone is saved' }]);
});

it('switches the language at once', async () => {
  const { user } = renderAgentScreen(Screen, { api: answerWith() });
  await user.click(await screen.findByRole('radio', { name: 'Bahasa Indonesia' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Akun saya' })).toBeTruthy();
});

it('logs out on the server and on this device', async () => {
  const { user, callsOf, address } = renderAgentScreen(Screen, {
    api: { ...answerWith(), logout: { message: 'ok' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(callsOf('logout')).toHaveLength(1);
  expect(store.get(agentAtom)).toBeUndefined();
});

it('clears this device and warns when the server cannot be reached at logout', async () => {
  const { user, toasts, address } = renderAgentScreen(Screen, {
    api: { ...answerWith(), logout: noAnswer() },
  });
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(store.get(agentAtom)).toBeUndefined();
  expect(toasts).toEqual([
    { kind: 'warning', text: expect.stringContaining('could not reach the server') as string },
  ]);
});

it('links to the passkeys page', async () => {
  renderAgentScreen(Screen, { api: answerWith() });
  const link = await screen.findByRole('link', { name: 'See my passkeys' });
  expect(link.getAttribute('href')).toBe('/passkeys');
});
