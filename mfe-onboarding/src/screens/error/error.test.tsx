import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Registration } from '@payung/shared/schemas/onboarding.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { aRegistrationReply } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen as InactiveScreen } from '../inactive/inactive.screen.tsx';
import { Screen } from './error.screen.tsx';

const show = (registration: Registration, api: FakeReplies = {}) =>
  renderRegistration(Screen, { route: '/aob-error', api: { getRegistration: registration, ...api } });

it('shows why a registration was refused, and the contact address', async () => {
  show(aRegistrationReply({ status: 'refused', reason: 'The card belongs to somebody else.' }));
  expect(await screen.findByRole('heading', { name: 'We cannot accept your registration' })).toBeDefined();
  expect(screen.getByText('Reason: The card belongs to somebody else.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toMatch(
    /^mailto:bantuan@payung\.example\?subject=/,
  );
});

it('shows until when a refused registration is kept, and lets the person delete it earlier (law 27/2022)', async () => {
  const page = show(aRegistrationReply({ status: 'refused', deletedAt: '2027-02-20T03:00:00.000Z' }), {
    deleteRegistration: { message: 'ok' },
  });
  expect(await screen.findByText(/is kept until 20\/02\/2027, then it is deleted/)).toBeDefined();
  expect(screen.getByText('Download my data')).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: 'Delete my registration' }));
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  await expect.poll(page.address).toBe('/registerhere');
  expect(page.callsOf('deleteRegistration')).toHaveLength(1);
});

it('asks for the birth date before a refused registration is deleted on another device (ruling R59)', async () => {
  const refusal = { status: 'refused', deletedAt: '2027-02-20T03:00:00.000Z' } as const;
  const { details: _details, ...locked } = aRegistrationReply({ ...refusal, isLocked: true });
  const page = show(locked, { proveBirthDate: aRegistrationReply(refusal) });
  await page.user.type(await screen.findByLabelText('Date of birth'), '12051990');
  expect(screen.queryByRole('button', { name: 'Delete my registration' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: 'Show my registration' }));
  expect(await screen.findByRole('button', { name: 'Delete my registration' })).toBeDefined();
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

it('shows an inactive agent the contact address', () => {
  renderRegistration(InactiveScreen, { session: undefined, route: '/inactiveuser' });
  expect(screen.getByRole('heading', { name: 'Your account is not active' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(
    'mailto:bantuan@payung.example?subject=Payung%3A%20my%20agent%20account%20is%20not%20active',
  );
});
