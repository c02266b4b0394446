import { expect, it } from 'vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { aMyProfile } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './profile-tax.screen.tsx';

it('changes the tax number with a fresh code, then confirms it [ONB-016] [R55]', async () => {
  const view = renderRegistration(Screen, {
    session: anAgent(),
    route: '/profile-tax-id',
    api: {
      getProfile: aMyProfile({ tax: { isOnFile: true, number: '•••• 2345' } }),
      sendFreshCode: { key: 'key-1', message: 'sent' },
      updateProfile: { message: 'ok' },
    },
  });
  expect(await screen.findByText('Your tax number •••• 2345 is on file.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  const [first] = await screen.findAllByRole('textbox', { name: /^Digit/ });
  fireEvent.input(first as HTMLElement, { target: { value: '123456' } });
  const [number] = screen.getAllByRole('textbox');
  fireEvent.change(number as HTMLElement, { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(view.callsOf('updateProfile')).toEqual([]);
  fireEvent.change(number as HTMLElement, { target: { value: '0123456789012345' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(view.address()).toBe('/profile-tax-id-done'));
  const [sent] = view.callsOf('updateProfile');
  expect([sent?.method, sent?.address]).toEqual(['PATCH', 'agent/update-profile']);
  expect(sent?.body).toEqual({
    taxid: '0123456789012345',
    taxIdUrl: '',
    code: { key: 'key-1', otp: 123_456 },
  });
});
