import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setDeviceAhead, WRONG_CLOCKS } from '#testing/browser/device-clock.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { PhoneAndOtp } from './phone-and-otp.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const PHONE = '081234567890';

const open = () => {
  const { user } = renderScreen(<PhoneAndOtp flow="customer" linkId="aB3dE9" onVerified={vi.fn()} />, {
    api: { sendOtp: { key: 'key-1', message: 'OTP sent' } },
  });
  const send = async (phone: string): Promise<void> => {
    await user.type(screen.getByLabelText('Mobile number'), phone);
    await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  };
  return { send };
};

it.each(WRONG_CLOCKS)('offers another code after a minute on a device that is %s', async (_words, ahead) => {
  setDeviceAhead(ahead);
  const { send } = open();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await send(PHONE);
  expect(await screen.findByRole('button', { name: /You can ask for a new code in (60|59) s/ })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code' }).disabled).toBe(false);
});

it('offers another code after a minute although the clock of the device was set back meanwhile', async () => {
  const { send } = open();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await send(PHONE);
  await screen.findByRole('button', { name: /You can ask for a new code in/ });
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code' }).disabled).toBe(false);
});
