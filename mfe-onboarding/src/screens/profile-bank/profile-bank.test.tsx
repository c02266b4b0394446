import { expect, it, onTestFinished, vi } from 'vitest';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { setDeviceAhead, WRONG_CLOCKS } from '@payung/shared/testing/browser/device-clock.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { aMyProfile } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './profile-bank.screen.tsx';

const bank = {
  bankCode: '014',
  bankName: 'BCA',
  accountHolder: 'Sari Wulandari',
  accountNumber: '•••• 7890',
};

const open = async (api: FakeReplies = {}) => {
  const view = renderRegistration(Screen, {
    session: anAgent(),
    route: '/profile-bank',
    api: {
      getProfile: aMyProfile({ bank }),
      sendFreshCode: { key: 'key-1', message: 'sent' },
      ...api,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Bank account' });
  return view;
};

const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const typeNumber = (value: string): void =>
  void fireEvent.change(screen.getByLabelText('Account number'), { target: { value } });

const enterCode = async (code: string): Promise<void> => {
  const [first] = await screen.findAllByRole('textbox', { name: /^Digit/ });
  fireEvent.input(first as HTMLElement, { target: { value: code } });
};
const sendCode = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Send me a code' }));

it('changes the account with a fresh one-time code [R55]', async () => {
  const view = await open({ updateAgentBank: { message: 'ok' } });
  expect(screen.getByText('We pay you to BCA, account •••• 7890.')).toBeTruthy();
  typeNumber('1234 567 890');
  save();
  expect(await screen.findByText('Request a code first, then enter it here')).toBeTruthy();
  expect(view.callsOf('updateAgentBank')).toEqual([]);
  sendCode();
  await enterCode('123456');
  save();
  await waitFor(() => expect(view.address()).toBe('/profile'));
  const [sent] = view.callsOf('updateAgentBank');
  expect([sent?.method, sent?.address, sent?.headers['If-Match']]).toEqual(['PUT', 'agent/bank', '"4"']);
  expect(sent?.body).toEqual({
    bankCode: '014',
    accountHolder: 'Sari Wulandari',
    accountNumber: '1234567890',
    code: { key: 'key-1', otp: 123_456 },
  });
  expect(view.toasts).toEqual([{ kind: 'success', text: 'Your bank account is saved' }]);
});

it('checks the account number before a code is used', async () => {
  const view = await open();
  sendCode();
  await enterCode('123456');
  typeNumber('12a4567');
  save();
  expect(await screen.findByText('An account number has digits only')).toBeTruthy();
  expect(view.callsOf('updateAgentBank')).toEqual([]);
});

it.each([
  [undefined, 'You have entered an invalid OTP. Please check again.'],
  ['codeOver', 'This code no longer works. Ask for a new one.'],
])(
  'shows beside the boxes what is wrong with the code (%s), and keeps the typed values',
  async (reason, says) => {
    const wrong = {
      status: 400,
      errCode: 4,
      errMsg: 'OTP is invalid',
      ...(reason === undefined ? {} : { reason }),
    };
    const view = await open({ updateAgentBank: refuse(wrong) });
    typeNumber('1234567890');
    sendCode();
    await enterCode('123456');
    save();
    await waitFor(() => expect(view.callsOf('updateAgentBank')).toHaveLength(1));
    const boxes = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Digit/ });
    await waitFor(() => expect(boxes.map(({ value }) => value).join('')).toBe(''));
    expect(screen.getByText(says)).toBeTruthy();
    expect(boxes[0]?.disabled).toBe(reason === 'codeOver');
    expect(screen.getByLabelText<HTMLInputElement>('Account number').value).toBe('1234567890');
    expect(view.toasts).toEqual([]);
  },
);

const stopClock = (): void => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
};
const waitedFor = () => screen.findByRole('button', { name: /You can ask for a new code in (60|59) s/ });
const again = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code' });

it.each(WRONG_CLOCKS)('sends another code after a minute on a device that is %s', async (_words, ahead) => {
  setDeviceAhead(ahead);
  await open();
  stopClock();
  sendCode();
  expect(await waitedFor()).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(again().disabled).toBe(false);
});

it('sends another code after a minute although the clock of the device was set back meanwhile', async () => {
  await open();
  stopClock();
  sendCode();
  await waitedFor();
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(again().disabled).toBe(false);
});
