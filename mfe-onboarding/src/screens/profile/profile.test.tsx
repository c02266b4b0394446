import { expect, it } from 'vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { shippedAgreement, aMyProfile } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './profile.screen.tsx';

const open = async (api: FakeReplies = {}) => {
  const view = renderRegistration(Screen, {
    session: anAgent(),
    route: '/profile',
    api: {
      getProfile: aMyProfile(),
      getAgreement: shippedAgreement('en', { acceptedAt: '2026-11-22T03:00:00.000Z' }),
      ...api,
    },
  });
  // The heading is shown before the data is read.
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.getByRole('heading', { level: 1, name: 'My profile' })).toBeTruthy();
  return view;
};

const fill = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('shows the saved data with links to the pages that change it', async () => {
  await open({
    getProfile: aMyProfile({
      idCard: { isOnFile: true, number: '•••• 0001' },
      bank: { bankCode: '014', bankName: 'BCA', accountHolder: 'Sari Wulandari', accountNumber: '•••• 7890' },
    }),
  });
  for (const shown of [
    'Made Putra',
    '15/01/2026',
    '•••• 0001',
    'BCA, Sari Wulandari, •••• 7890',
    'Not given yet',
  ]) {
    expect(screen.getByText(shown)).toBeTruthy();
  }
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Change ID card', '/profile-id-card'],
    ['Add tax number', '/profile-tax-id'],
    ['Change bank account', '/profile-bank'],
    ['Edit my public card', '/profile-card'],
    ['Services agreement', '/agreement'],
    ['My data: see, download, close my account', '/mydata'],
    ['Passkeys', '/passkeys'],
  ]);
});

it('saves contact and licence with the shown version in If-Match [R55a]', async () => {
  const view = await open({ updateAgentDetails: { message: 'ok' } });
  fill('City', 'Medan');
  fill('Certificate number', 'AAUI-77');
  fill('Issued by', 'AAUI');
  fill('Expires on', '31/05/2027');
  fireEvent.click(screen.getByRole('checkbox', { name: /for one insurer only/ }));
  save();
  await waitFor(() => expect(view.toasts).toEqual([{ kind: 'success', text: 'Your profile is saved' }]));
  const [sent] = view.callsOf('updateAgentDetails');
  expect([sent?.method, sent?.address, sent?.headers['If-Match']]).toEqual(['PUT', 'agent/details', '"4"']);
  expect(sent?.body).toEqual({
    email: 'sari@example.id',
    address: 'Jalan Melati 5',
    city: 'Medan',
    licence: { number: 'AAUI-77', issuer: 'AAUI', expiresOn: '2027-05-31' },
    isExclusive: true,
  });
});

it('requires a complete licence and a valid e-mail address', async () => {
  const view = await open();
  fill('Certificate number', 'AAUI-77');
  fill('Email', 'sari');
  save();
  expect(
    await screen.findAllByText('Enter number, issuer and expiry, or leave all three empty'),
  ).toHaveLength(2);
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(view.callsOf('updateAgentDetails')).toEqual([]);
});

it('shows that another window saved first, then saves with the new version', async () => {
  const versions = [4, 5];
  const answers = [refuse({ status: 409, errCode: 1, errMsg: 'Changed meanwhile' }), { message: 'ok' }];
  const view = await open({
    getProfile: () => aMyProfile({ version: versions.length > 1 ? versions.shift() : 5 }),
    updateAgentDetails: () => answers.shift() ?? { message: 'ok' },
  });
  fill('City', 'Medan');
  save();
  expect(await screen.findByText('Changed meanwhile')).toBeTruthy();
  await waitFor(() => expect(view.callsOf('getProfile')).toHaveLength(2));
  save();
  await waitFor(() => expect(view.callsOf('updateAgentDetails')).toHaveLength(2));
  expect(view.callsOf('updateAgentDetails').map(({ headers }) => headers['If-Match'])).toEqual([
    '"4"',
    '"5"',
  ]);
  expect(view.callsOf('updateAgentDetails')[1]?.body).toMatchObject({ city: 'Medan' });
});
