import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Registration } from '@payung/shared/api/endpoints/onboarding.ts';
import { aRegistrationReply } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen as InactiveScreen } from '../inactive/inactive.screen.tsx';
import { Screen } from './error.screen.tsx';

const show = (registration: Registration) =>
  renderRegistration(Screen, { route: '/aob-error', api: { getRegistration: registration } });

it('says why a registration was refused, and whom to write to', async () => {
  show(aRegistrationReply({ status: 'refused', reason: 'The card belongs to somebody else.' }));
  expect(await screen.findByRole('heading', { name: 'We cannot accept your registration' })).toBeDefined();
  expect(screen.getByText('Reason: The card belongs to somebody else.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toMatch(
    /^mailto:bantuan@payung\.example\?subject=/,
  );
});

it('offers the photo again or the way back after a failure', async () => {
  const page = show(aRegistrationReply());
  await page.user.click(await screen.findByRole('button', { name: 'Retake Photo' }));
  expect(page.address()).toBe('/AOBIndividualIdCard');
  page.unmount();
  const again = show(aRegistrationReply());
  await again.user.click(await screen.findByRole('button', { name: 'Back to my registration' }));
  expect(again.address()).toBe('/aob-tasks');
});

it('tells an inactive agent whom to write to', () => {
  renderRegistration(InactiveScreen, { session: undefined, route: '/inactiveuser' });
  expect(screen.getByRole('heading', { name: 'Your account is not active' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
    'mailto:bantuan@payung.example?subject=Payung%3A%20my%20agent%20account%20is%20not%20active',
  );
});
