import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setOnline } from '@payung/shared/testing/device.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './register.screen.tsx';

const SENT = { key: 'otp-key', message: 'sent' };

const show = (options: { api?: FakeReplies; route?: string; state?: unknown } = {}) =>
  renderRegistration(Screen, { session: undefined, route: '/registerhere', ...options });

const phoneField = () => screen.getByLabelText(/Mobile number/);
const codeField = () => screen.getByLabelText('Referral code');
const send = (page: ReturnType<typeof show>) =>
  page.user.click(screen.getByText('Send OTP').closest('button')!);

const fill = async (page: ReturnType<typeof show>, phone: string, code: string) => {
  if (phone !== '') fireEvent.change(phoneField(), { target: { value: phone } });
  if (code !== '') fireEvent.change(codeField(), { target: { value: code } });
  await send(page);
};

afterEach(() => void vi.restoreAllMocks());

describe('registering, step 1', () => {
  it('sends phone and referral code, and opens the page of the code [ONB-002]', async () => {
    const page = show({ api: { sendOtp: SENT } });
    expect(screen.getByRole('heading', { level: 1, name: 'Become an agent' })).toBeDefined();
    await fill(page, '081234567890', 'SARI01');
    await expect.poll(page.address).toBe('/aobOTPConfirmation');
    const [call] = page.callsOf('sendOtp');
    expect(call?.address).toBe('auth/sendOtp?langId=EN');
    expect(call?.body).toEqual({ mobileNo: '081234567890', referralCode: 'SARI01' });
    expect(page.navigationState()).toMatchObject({
      referralCode: 'SARI01',
      sent: { phone: '081234567890', key: 'otp-key' },
    });
  });

  it('requires a phone number of 10 to 13 digits [ONB-022]', async () => {
    const page = show();
    await fill(page, '', 'SARI01');
    expect(screen.getByText('phonenumber is required')).toBeDefined();
    await page.user.type(phoneField(), '0812a');
    expect(screen.getByText('Only Number is Allowed')).toBeDefined();
    await page.user.type(phoneField(), '34567');
    await send(page);
    expect(screen.getByText('Please lengthen this text to 9 characters or more')).toBeDefined();
    await page.user.type(phoneField(), '890123456');
    expect((phoneField() as HTMLInputElement).value).toBe('0812345678901');
    expect(page.calls).toEqual([]);
  });

  it('requires a referral code [ONB-018]', async () => {
    const page = show();
    await fill(page, '081234567890', '');
    expect(screen.getByText('Enter your referral code')).toBeDefined();
    expect(codeField().getAttribute('aria-invalid')).toBe('true');
    expect(page.calls).toEqual([]);
  });

  it('shows under the field that no agent has this code, and keeps what was typed [ONB-019]', async () => {
    const api = {
      sendOtp: refuse({ status: 400, errCode: 4, errMsg: "Your referral code doesn't match our records" }),
    };
    const page = show({ api });
    await fill(page, '081234567890', 'NOBODY');
    expect(await screen.findByText("Your referral code doesn't match our records")).toBeDefined();
    expect(codeField().getAttribute('aria-invalid')).toBe('true');
    expect((phoneField() as HTMLInputElement).value).toBe('081234567890');
    expect([page.toasts, page.address()]).toEqual([[], '/registerhere']);
  });

  it('shows that the phone is in use [ONB-020]', async () => {
    const api = {
      sendOtp: refuse({ status: 400, errCode: 4, errMsg: 'Agent is already exist on given mobile number' }),
    };
    const page = show({ api });
    await fill(page, '081234567890', 'SARI01');
    expect(
      await screen.findByText('This phone number has been used. Enter a different phone number.'),
    ).toBeDefined();
    expect(phoneField().getAttribute('aria-invalid')).toBe('true');
    expect(page.toasts).toEqual([]);
  });

  it('shows how long to wait after too many codes', async () => {
    const api = { sendOtp: refuse({ status: 429, errCode: 4, errMsg: 'Try again in 5 minutes.' }) };
    const page = show({ api });
    await fill(page, '081234567890', 'SARI01');
    expect(await screen.findByText('Try again in 5 minutes.')).toBeDefined();
  });

  it('shows that the device is offline, and keeps what was typed', async () => {
    const page = show({ api: { sendOtp: noAnswer() } });
    setOnline(false);
    await fill(page, '081234567890', 'SARI01');
    expect(await screen.findByText(/offline|no connection/i)).toBeDefined();
    expect((codeField() as HTMLInputElement).value).toBe('SARI01');
  });

  it('fills in the referral code of an old link', () => {
    show({ route: '/registerhere?referralCode=OLD-7' });
    expect((codeField() as HTMLInputElement).value).toBe('OLD-7');
  });

  it('shows the inviter, and sends the invite along', async () => {
    const state = { inviter: 'Sari Wulandari', referralCode: 'SARI01', linkId: 'aB3dE9' };
    const page = show({ api: { sendOtp: SENT }, state });
    expect(screen.getByText('Sari Wulandari invites you to become an agent')).toBeDefined();
    await fill(page, '081234567890', '');
    await expect.poll(page.address).toBe('/aobOTPConfirmation');
    expect(page.callsOf('sendOtp')[0]?.body).toEqual({
      mobileNo: '081234567890',
      linkId: 'aB3dE9',
      referralCode: 'SARI01',
    });
  });

  it('redirects agents to the login', () => {
    show();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });
});
