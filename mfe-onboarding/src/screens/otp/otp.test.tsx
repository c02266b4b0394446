import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { registrantAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './otp.screen.tsx';

const state = {
  inviter: 'Sari',
  referralCode: 'SARI01',
  linkId: 'aB3dE9',
  sent: { phone: '081234567890', key: 'otp-key', sentAt: 0 },
};
const opened = (status: 'draft' | 'submitted' | 'approved') => ({
  message: 'ok',
  registration: { token: 'new-token', registrationId: '65f0c1a5e4b0a70001a3a001', status },
});

const show = (api: FakeReplies, from: unknown = state) =>
  renderRegistration(Screen, { session: undefined, route: '/aobOTPConfirmation', state: from, api });

const enterCode = async (page: ReturnType<typeof show>) => {
  await page.user.click(screen.getAllByRole('textbox')[0]!);
  await page.user.paste('123456');
};

describe('the code of a person who registers', () => {
  it.each([
    ['draft', '/aob-tasks'],
    ['submitted', '/aob-verification'],
    ['approved', '/aob-success'],
  ] as const)('opens a registration that is %s [ONB-002] [ONB-007]', async (status, address) => {
    const page = show({ verifyOtp: opened(status) });
    await enterCode(page);
    await expect.poll(page.address).toBe(address);
    expect(store.get(registrantAtom)).toEqual({
      token: 'new-token',
      registrationId: '65f0c1a5e4b0a70001a3a001',
    });
    expect(page.callsOf('verifyOtp')[0]?.body).toEqual({ key: 'otp-key', otp: 123456 });
  });

  it('shows that the code is wrong', async () => {
    const page = show({ verifyOtp: refuse({ status: 400, errCode: 4, errMsg: 'OTP is invalid' }) });
    await enterCode(page);
    expect(await screen.findByText('You have entered an invalid OTP. Please check again.')).toBeDefined();
    expect(store.get(registrantAtom)).toBeUndefined();
  });

  it('shows that an agent has the phone number in the meantime', async () => {
    const errMsg = 'Agent is already exist on given mobile number';
    const page = show({ verifyOtp: refuse({ status: 400, errCode: 4, errMsg }) });
    await enterCode(page);
    expect(
      await screen.findByText('This phone number has been used. Enter a different phone number.'),
    ).toBeDefined();
  });

  it('sends another code with the same referral code and link', async () => {
    const page = show({ sendOtp: { key: 'second', message: 'sent' }, verifyOtp: opened('draft') });
    await page.user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await expect.poll(() => page.callsOf('sendOtp').length).toBe(1);
    expect(page.callsOf('sendOtp')[0]?.body).toEqual({
      mobileNo: '081234567890',
      linkId: 'aB3dE9',
      referralCode: 'SARI01',
    });
    await enterCode(page);
    await expect.poll(page.address).toBe('/aob-tasks');
    expect(page.callsOf('verifyOtp')[0]?.body).toEqual({ key: 'second', otp: 123456 });
  });

  it('goes back to change the number, with the phone in the state and not in the address', async () => {
    const page = show({});
    await page.user.click(screen.getByRole('button', { name: 'Change number' }));
    expect(page.address()).toBe('/withoutReferralLinkRegistration');
    expect(page.navigationState()).toEqual({
      inviter: 'Sari',
      referralCode: 'SARI01',
      linkId: 'aB3dE9',
      phone: '081234567890',
    });
  });

  it('leads back to the start without navigation state', () => {
    expect(show({}, null).address()).toBe('/registerhere');
  });
});
