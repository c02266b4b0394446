import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { registrantAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { aRegistrationReply, parts } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './success.screen.tsx';

const LINK = 'https://payung.example/withoutReferralLinkRegistration/zY8xW7';
const approved = aRegistrationReply({
  status: 'approved',
  parts: parts(),
  referralCode: 'RINA01',
  inviteLink: LINK,
});

const show = (registration = approved) =>
  renderRegistration(Screen, {
    route: '/aob-success',
    api: { getRegistration: registration, logout: { message: 'ok' } },
  });

it('welcomes the agent with a referral code to share by link, WhatsApp, e-mail and QR code [ONB-006]', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Welcome! You are an agent now' })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Your referral code').value).toBe('RINA01');
  expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(LINK);
  const message = encodeURIComponent(`Become an agent of Payung with me. Register here: ${LINK}`);
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    `https://wa.me/?text=${message}`,
  );
  expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toContain(message);
  expect(screen.getByText('QR code')).toBeDefined();
});

it('leads to the login, and ends the session of registering', async () => {
  const page = show();
  await page.user.click(await screen.findByRole('button', { name: 'Log in' }));
  await expect.poll(page.address).toBe('/login');
  await expect.poll(() => store.get(registrantAtom)).toBeUndefined();
});

it('redirects while the registration is still waiting', async () => {
  const page = show(aRegistrationReply({ status: 'submitted' }));
  await expect.poll(page.address).toBe('/aob-verification');
});
