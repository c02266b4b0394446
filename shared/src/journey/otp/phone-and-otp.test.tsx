import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { isProof, provenText } from '#proof/proof-of-work.ts';
import type { VerifiedOtp } from '#schemas/auth.ts';
import { setLanguage } from '@payung/shared/session/language.ts';
import { noAnswer, refuse } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { PhoneAndOtp } from './phone-and-otp.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const PHONE = '081234567890';
const sendOtp = { key: 'key-1', message: 'OTP sent' };
const verified: VerifiedOtp = { message: 'OK' };

const open = (api: FakeReplies = {}, flow: 'customer' | 'agent' = 'customer') => {
  const onVerified = vi.fn<(reply: VerifiedOtp) => void>();
  const view = renderScreen(<PhoneAndOtp flow={flow} linkId="aB3dE9" onVerified={onVerified} />, {
    api: { sendOtp, verifyOtp: verified, ...api },
  });
  const send = async (phone: string) => {
    if (phone !== '') await view.user.type(phoneField(), phone);
    await view.user.click(screen.getByRole('button', { name: 'Send OTP' }));
  };
  const verify = async (code: string) => {
    await send(PHONE);
    await screen.findByRole('button', { name: 'Verify OTP' });
    if (code !== '') await view.user.keyboard(code);
    // The sixth digit submits.
    if (code.length < 6) await view.user.click(screen.getByRole('button', { name: 'Verify OTP' }));
  };
  return { ...view, onVerified, send, verify };
};

const phoneField = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /Digit/ });
const areWrong = () => boxes().every((box) => box.getAttribute('aria-invalid') === 'true');

it('requires a phone [OTP-004]', async () => {
  const { send, callsOf } = open();
  await send('');
  expect(screen.getByText('phonenumber is required')).toBeTruthy();
  expect(callsOf('sendOtp')).toHaveLength(0);
});

it('sends nothing to a phone of 9 digits [OTP-007]', async () => {
  const { send, callsOf } = open();
  await send('081234567');
  expect(screen.getByText('Please lengthen this text to 9 characters or more')).toBeTruthy();
  expect(callsOf('sendOtp')).toHaveLength(0);
});

it('sends to a phone of 10 digits, as the customer call, and moves to the code [OTP-007] [OTP-009] [OTP-010]', async () => {
  const { send, callsOf } = open();
  await send('0812345678');
  expect(await screen.findByText('We sent a 6-digit code to 0812345678')).toBeTruthy();
  const [seen] = callsOf('sendOtp');
  expect(seen?.method).toBe('POST');
  expect(seen?.address).toBe('auth/sendOtp?isCustomerFlow=true&langId=EN');
  expect(seen?.body).toEqual({ mobileNo: '0812345678', linkId: 'aB3dE9' });
});

it('asks for an agent without the customer flag', async () => {
  const { send, callsOf } = open({}, 'agent');
  await send(PHONE);
  expect(callsOf('sendOtp')[0]?.query).toEqual({ langId: 'EN' });
});

it.each([
  [
    'Agent is already exist on given mobile number',
    'This phone number has been used. Enter a different phone number.',
    'OTP-012',
  ],
  [
    'mobile number is required',
    'You might have entered an invalid phone number. Please check again.',
    'OTP-013',
  ],
])('translates "%s" and stays on the phone: %s [%s] [OTP-011]', async (errMsg, shown) => {
  const { send, toasts } = open({ sendOtp: refuse({ status: 400, errCode: 1, errMsg }) });
  await send(PHONE);
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(phoneField().value).toBe(PHONE);
  expect(screen.queryByText(errMsg)).toBeNull();
  expect(toasts).toEqual([]);
});

it('toasts any other message of the server and keeps it beside the phone [OTP-014] [OTP-011]', async () => {
  const errMsg = 'Too many codes. Please wait.';
  const { send, toasts } = open({ sendOtp: refuse({ status: 400, errCode: 1, errMsg }) });
  await send(PHONE);
  expect(await screen.findByText(errMsg)).toBeTruthy();
  expect(toasts.map((toast) => toast.text)).toEqual([errMsg]);
  expect(phoneField().value).toBe(PHONE);
});

it('shows six boxes and Verify OTP, with the first box in focus [OTP-003]', async () => {
  const { send } = open();
  await send(PHONE);
  expect(await screen.findByRole('button', { name: 'Verify OTP' })).toBeTruthy();
  expect(boxes()).toHaveLength(6);
  expect(document.activeElement).toBe(boxes()[0]);
});

it('sends the key and the code as a number, and hands the answer on [OTP-019]', async () => {
  const { verify, callsOf, onVerified } = open();
  await verify('482913');
  expect(callsOf('verifyOtp')[0]?.body).toEqual({ key: 'key-1', otp: 482913 });
  expect(callsOf('verifyOtp')[0]?.address).toBe('auth/verifyOtp?langId=EN');
  expect(onVerified).toHaveBeenCalledWith(verified);
});

it('requires every box [OTP-016]', async () => {
  const { verify, callsOf } = open();
  await verify('48291');
  expect(screen.getByText('Otp is required')).toBeTruthy();
  expect(areWrong()).toBe(true);
  expect(callsOf('verifyOtp')).toHaveLength(0);
});

it('marks the boxes when the server misses the code [OTP-017]', async () => {
  const { verify } = open({ verifyOtp: refuse({ status: 400, errCode: 1, errMsg: 'otp is required' }) });
  await verify('482913');
  expect(await screen.findByText('Otp is required')).toBeTruthy();
  expect(areWrong()).toBe(true);
});

it('says an invalid code in both languages, beside marked boxes [OTP-017] [OTP-018]', async () => {
  const { verify, toasts, onVerified } = open({
    verifyOtp: refuse({ status: 400, errCode: 1, errMsg: 'OTP is invalid' }),
  });
  await verify('482913');
  expect(await screen.findByText('You have entered an invalid OTP. Please check again.')).toBeTruthy();
  expect(areWrong()).toBe(true);
  expect(toasts).toEqual([]);
  expect(onVerified).not.toHaveBeenCalled();
  act(() => setLanguage('id'));
  expect(screen.getByText('Kamu memasukkan OTP yang salah. Mohon periksa kembali')).toBeTruthy();
});

it('toasts any other message of the server and keeps it beside the boxes [OTP-020]', async () => {
  const errMsg = 'This code has expired.';
  const { verify, toasts } = open({ verifyOtp: refuse({ status: 400, errCode: 1, errMsg }) });
  await verify('482913');
  expect(await screen.findByText(errMsg)).toBeTruthy();
  expect(toasts.map((toast) => toast.text)).toEqual([errMsg]);
});

it('offers another code after a minute, and then verifies with its key', async () => {
  let sends = 0;
  const { send, user, callsOf } = open({
    sendOtp: () => {
      sends += 1;
      return { key: `key-${sends}`, message: 'OTP sent' };
    },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await send(PHONE);
  const wait = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'You can ask for a new code in 60 s',
  });
  expect(wait.disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByRole('button', { name: /new code in/ })).toBeTruthy();
  await user.click(boxes()[0]!);
  await user.keyboard('123456{Enter}');
  expect(callsOf('verifyOtp')[0]?.body).toEqual({ key: 'key-2', otp: 123456 });
});

it('goes back to the phone as it was typed', async () => {
  const { send, user } = open();
  await send(PHONE);
  await user.click(await screen.findByRole('button', { name: 'Change number' }));
  expect(phoneField().value).toBe(PHONE);
});

const refuseCode = (more: object = {}) =>
  refuse({ status: 400, errCode: 4, errMsg: 'OTP is invalid', ...more });

it('submits with the sixth digit', async () => {
  const { send, user, onVerified } = open();
  await send(PHONE);
  await screen.findByRole('button', { name: 'Verify OTP' });
  await user.keyboard('482913');
  await vi.waitFor(() => expect(onVerified).toHaveBeenCalledOnce());
});

it('empties the boxes after a wrong code, with the first in focus, and takes the next', async () => {
  let tries = 0;
  const { send, user, callsOf, onVerified } = open({
    verifyOtp: () => {
      tries += 1;
      return tries === 1 ? refuseCode() : verified;
    },
  });
  await send(PHONE);
  await screen.findByRole('button', { name: 'Verify OTP' });
  await user.keyboard('482913');
  expect(await screen.findByText('You have entered an invalid OTP. Please check again.')).toBeTruthy();
  expect(boxes().map((box) => box.value)).toEqual(['', '', '', '', '', '']);
  expect(document.activeElement).toBe(boxes()[0]);
  await user.keyboard('654321');
  await vi.waitFor(() => expect(onVerified).toHaveBeenCalledOnce());
  expect(callsOf('verifyOtp').map((seen) => seen.body)).toEqual([
    { key: 'key-1', otp: 482913 },
    { key: 'key-1', otp: 654321 },
  ]);
});

it('keeps the digits when the connection fails', async () => {
  const { verify } = open({ verifyOtp: noAnswer() });
  await verify('482913');
  await screen.findByText('We could not reach our server. Nothing you entered is lost. Please try again.');
  expect(
    boxes()
      .map((box) => box.value)
      .join(''),
  ).toBe('482913');
});

it('says after the last try that the code is used up, and in how many seconds the next can be requested', async () => {
  const { send, user } = open({ verifyOtp: refuseCode({ reason: 'codeOver', retryAfter: 60 }) });
  await send(PHONE);
  await screen.findByRole('button', { name: 'Verify OTP' });
  await user.keyboard('482913');
  expect(await screen.findByText('This code no longer works. Ask for a new one.')).toBeTruthy();
  expect(boxes().every((box) => box.disabled)).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Verify OTP/ }).disabled).toBe(true);
  expect(screen.getByRole('button', { name: /You can ask for a new code in (60|59) s/ })).toBeTruthy();
  act(() => setLanguage('id'));
  expect(screen.getByText('Kode ini sudah tidak berlaku. Minta kode baru.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Kode baru bisa diminta dalam (60|59) detik/ })).toBeTruthy();
});

it('counts down the server’s waiting time before another code, long times in minutes', async () => {
  let sends = 0;
  const { send, user } = open({
    sendOtp: () => {
      sends += 1;
      const errMsg = 'Too many tries.';
      return sends === 1 ? sendOtp : refuse({ status: 429, errCode: 4, errMsg, retryAfter: 720 });
    },
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await send(PHONE);
  await screen.findByRole('button', { name: /You can ask for a new code/ });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  const wait = 'You can ask for a new code in 12 minutes';
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: wait })).disabled).toBe(true);
});

it('asks for a second code where somebody has guessed at the phone, and opens with it', async () => {
  const keys: unknown[] = [];
  const { verify, user, onVerified } = open({
    verifyOtp: ({ body }) => {
      keys.push((body as { key: string }).key);
      return keys.length === 1 ? { message: 'One more', nextKey: 'key-2' } : verified;
    },
  });
  await verify('123456');
  expect(
    await screen.findByText(
      'Somebody has been trying to guess your codes. To be safe, enter a second code: we have just sent it.',
    ),
  ).toBeTruthy();
  expect(boxes().map(({ value }) => value)).toEqual(['', '', '', '', '', '']);
  expect(onVerified).not.toHaveBeenCalled();
  await user.keyboard('654321');
  await vi.waitFor(() => expect(onVerified).toHaveBeenCalledWith(verified));
  expect(keys).toEqual(['key-1', 'key-2']);
});

it('shows the token of the page with its work for the phone, in the request that asks for the code', async () => {
  const meta = document.createElement('meta');
  meta.name = 'page-token';
  meta.content = 'token-of-the-page';
  document.head.append(meta);
  const { send, callsOf } = open();
  await send('081234567890');
  await screen.findByText('We sent a 6-digit code to 081234567890');
  const { headers } = callsOf('sendOtp')[0] ?? {};
  expect(headers?.['x-page-token']).toBe('token-of-the-page');
  expect(await isProof(provenText('token-of-the-page', '6281234567890'), headers?.['x-proof'] ?? '')).toBe(
    true,
  );
  meta.remove();
});
