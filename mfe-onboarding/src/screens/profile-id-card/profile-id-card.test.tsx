import { aJpeg } from '@payung/shared/testing/fake-pictures.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { cachedRead, queryClient } from '@payung/shared/api/query.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { CHECK, withIdentityFrame } from '#testing/identity-frame.ts';
import { aMyProfile } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './profile-id-card.screen.tsx';

const frame = withIdentityFrame();
const NUMBER = '3273015205900001';
const CARD = { idNumber: NUMBER, idType: 'KTP', imageKey: 'key-1' };

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const open = async (api: FakeReplies = {}) => {
  const view = renderRegistration(Screen, {
    session: anAgent(),
    route: '/profile-id-card',
    api: {
      getProfile: aMyProfile(),
      identityToken: CHECK,
      identityImage: () => new Blob(['jpeg'], { type: 'image/jpeg' }),
      ...api,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'ID card' });
  return view;
};

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const agree = (): void => void fireEvent.click(screen.getByRole('checkbox'));

/** Checks the card in the frame and waits until the server has read it. */
const retake = async (): Promise<void> => {
  agree();
  fireEvent.click(button('Retake Photo'));
  await screen.findByRole('dialog');
  frame.end('auto_approved');
  await act(() => vi.advanceTimersByTimeAsync(5000));
};

it('offers Back to Profile, and Retake Photo launches the identity check [ONB-012]', async () => {
  const view = await open();
  agree();
  fireEvent.click(button('Retake Photo'));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(view.callsOf('identityToken').map(({ address }) => address)).toEqual([
    'auth/hyperverge/access-token?logkey=idCardUpload',
  ]);
  frame.end('user_cancelled');
  fireEvent.click(await screen.findByRole('button', { name: 'Back to Profile' }));
  expect(view.address()).toBe('/profile');
});

it.each([
  ['all three', CARD, false],
  ['no number', { ...CARD, idNumber: '' }, true],
  ['no kind', { ...CARD, idType: '' }, true],
  ['no photo', { ...CARD, imageKey: '' }, true],
])('with %s read, Continue is disabled: %s [IDV-014]', async (_what, read, isDisabled) => {
  const view = await open({ ocrDetails: { status: 'auto_approved', ocrDetails: read } });
  expect(button('Continue').disabled).toBe(true);
  await retake();
  await waitFor(() => expect(view.callsOf('ocrDetails')).toHaveLength(1));
  await waitFor(() =>
    expect([screen.queryByText('Loading'), button('Continue').disabled]).toEqual([null, isDisabled]),
  );
});

it('saves number, photo and kind, and the product tiles open at once [ONB-016] [SHELL-047]', async () => {
  const view = await open({
    ocrDetails: { status: 'auto_approved', ocrDetails: CARD },
    updateProfile: { message: 'ok' },
  });
  const { queryKey } = cachedRead(authEndpoints.getAgent);
  queryClient.setQueryData(queryKey, {});
  await retake();
  await waitFor(() => expect(button('Continue').disabled).toBe(false));
  fireEvent.click(button('Continue'));
  await waitFor(() => expect(view.address()).toBe('/profile-id-card-done'));
  const [sent] = view.callsOf('updateProfile');
  expect([sent?.method, sent?.address]).toEqual(['PATCH', 'agent/update-profile']);
  expect(sent?.body).toEqual({ idNumber: NUMBER, idUrl: 'key-1', idType: 'KTP' });
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('toasts why the card was refused with errCode 1 [ONB-017]', async () => {
  const view = await open({
    ocrDetails: { status: 'auto_approved', ocrDetails: CARD },
    updateProfile: refuse({ status: 409, errCode: 1, errMsg: 'Duplicate ID Number.' }),
  });
  await retake();
  await waitFor(() => expect(button('Continue').disabled).toBe(false));
  fireEvent.click(button('Continue'));
  await waitFor(() => expect(view.toasts).toContainEqual({ kind: 'error', text: 'Duplicate ID Number.' }));
  expect(view.address()).toBe('/profile-id-card');
});

it('asks for the number when the photo was not read', async () => {
  const view = await open({ uploadOwnImage: { imageKey: 'key-2' }, updateProfile: { message: 'ok' } });
  agree();
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [aJpeg('card.jpg')] },
  });
  const number = await screen.findByLabelText('ID card number');
  fireEvent.change(number, { target: { value: '327301' } });
  expect(button('Continue').disabled).toBe(true);
  fireEvent.change(number, { target: { value: NUMBER } });
  fireEvent.click(button('Continue'));
  await waitFor(() => expect(view.address()).toBe('/profile-id-card-done'));
  expect(view.callsOf('updateProfile')[0]?.body).toEqual({ idNumber: NUMBER, idUrl: 'key-2', idType: 'KTP' });
});

it('asks for a fresh code once the server says that the number changes, and sends it along [ONB-021]', async () => {
  let times = 0;
  const needed = refuse({ status: 400, errCode: 4, errMsg: 'otp is required', reason: 'codeNeeded' });
  const view = await open({
    getProfile: aMyProfile({ idCard: { isOnFile: true, number: '•••0009' } }),
    ocrDetails: { status: 'auto_approved', ocrDetails: CARD },
    updateProfile: () => ((times += 1) === 1 ? needed : { message: 'ok' }),
    sendFreshCode: { key: 'otp-1', message: 'sent' },
  });
  await retake();
  await waitFor(() => expect(button('Continue').disabled).toBe(false));
  fireEvent.click(button('Continue'));
  expect(
    await screen.findByText(
      'This is another ID number than the registered one. Ask for a code to confirm it, then continue.',
    ),
  ).toBeTruthy();
  expect(view.toasts.filter(({ kind }) => kind === 'error')).toEqual([]);
  fireEvent.click(button('Send me a code'));
  const [first] = await screen.findAllByRole('textbox', { name: /^Digit/ });
  fireEvent.input(first!, { target: { value: '123456' } });
  fireEvent.click(button('Continue'));
  await waitFor(() => expect(view.address()).toBe('/profile-id-card-done'));
  expect(view.callsOf('updateProfile').at(-1)?.body).toEqual({
    idNumber: NUMBER,
    idUrl: 'key-1',
    idType: 'KTP',
    code: { key: 'otp-1', otp: 123_456 },
  });
});

it('offers no other photo while staff review the card [SHELL-047]', async () => {
  await open({
    getProfile: aMyProfile({
      idCard: { isOnFile: false, number: '', review: { status: 'submitted', reason: '' } },
    }),
  });
  expect(
    screen.getByText('We are checking your ID card. You can sell products once it is accepted.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retake Photo' })).toBeNull();
});

it('shows why the last card was refused, and offers another photo', async () => {
  await open({
    getProfile: aMyProfile({
      idCard: { isOnFile: false, number: '', review: { status: 'returned', reason: 'Too dark.' } },
    }),
  });
  expect(screen.getByText('We need another photo of your ID card. Too dark.')).toBeTruthy();
  expect(button('Retake Photo')).toBeTruthy();
});
