import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAgent } from '@payung/shared/testing/people.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './recruit.screen.tsx';

const link = 'https://payung.example/app/withoutReferralLinkRegistration/aB3dE9';
const api = { getInviteLink: { link, referralCode: 'SARI1' } };

it.each(['Mitra', 'Commercial'])(
  'gives %s the invite link for WhatsApp, e-mail and as a QR code',
  async (userType) => {
    renderAgentScreen(Screen, { session: anAgent({ userType }), api });
    expect(await screen.findByText('SARI1')).toBeTruthy();
    expect(screen.getByDisplayValue(link)).toBeTruthy();
    const whatsApp = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(whatsApp)).toContain(`Register here: ${link}`);
    expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(/^mailto:/);
    expect(screen.getByTitle('QR code of the link')).toBeTruthy();
  },
);

it('copies the link', async () => {
  const { user, toasts } = renderAgentScreen(Screen, { api });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(toasts).toEqual([{ kind: 'success', text: 'link copied' }]);
});

it('refuses Support without a call and leads to the dashboard', async () => {
  const { calls } = renderAgentScreen(Screen, { session: anAgent({ userType: 'Support' }), api });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(
    'Your account cannot invite friends',
  );
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe(
    '/commercialsupport',
  );
  expect(calls).toEqual([]);
});
